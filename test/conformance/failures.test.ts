import { describe, expect, it } from "vitest";
import { applyList, listOf } from "../../conformance/failures.ts";
import type { CallResult } from "../../conformance/run.ts";
import { sha256 } from "../../conformance/suite.ts";

const TODAY = "2026-11-30";
const bytes = new TextEncoder().encode("# wrong\n");

function result(id: string, status: CallResult["status"]): CallResult {
  const actual = status === "fail" ? { actual: bytes } : {};
  return { id, fn: "toMarkdown", lang: "de", status, scored: true, req: "MD-TITLE", ms: 1, ...actual };
}

const known = { case: "title/a", status: "fail", reason: "fixed fence", issue: "https://x.example/1" };

function faults(results: readonly CallResult[], ...entries: readonly object[]): readonly string[] {
  const text = entries.map((entry) => JSON.stringify(entry)).join("\n");
  return applyList(results, text, TODAY).faults.map(({ message }) => message);
}

describe("a failure list", () => {
  const failed = [result("title/a", "fail"), result("title/b", "pass")];

  it("takes a failure as it is listed", () => {
    const { results, faults: found } = applyList(failed, JSON.stringify(known), TODAY);
    expect(found).toEqual([]);
    expect(results.map(({ status }) => status)).toEqual(["xfail", "pass"]);
  });

  it("pins which failure it is", () => {
    expect(faults(failed, { ...known, actual: `sha256:${sha256(bytes)}` })).toEqual([]);
    expect(faults(failed, { ...known, actual: "sha256:00" })).toEqual([
      expect.stringContaining("fails in another way"),
    ]);
    expect(faults(failed, { ...known, status: "error" })).toEqual([
      expect.stringContaining("listed as error"),
    ]);
  });

  it.each([
    ["passes now", { ...known, case: "title/b" }],
    ["names no call", { ...known, case: "title/zz" }],
    ["needs a reason", { ...known, reason: "**CHANGE ME**" }],
    ["needs a reason", { ...known, reason: "" }],
    ["needs the address", { ...known, issue: undefined }],
    ["expired on", { ...known, expires: "2026-11-01" }],
    ["needs a status", { ...known, status: "flaky" }],
  ])("is refused where an entry %s", (message, entry) => {
    expect(faults(failed, entry).join()).toContain(message);
  });

  it("is refused where two entries overlap, a call was not run, or a wildcard takes too much", () => {
    expect(faults(failed, known, { ...known, case: "title/*" }).join()).toContain("is on line 1 already");
    expect(faults([result("title/a", "not-run")], known).join()).toContain("was not run");
    const unsupported = { ...known, status: "unsupported" };
    expect(faults([result("title/a", "unsupported")], unsupported).join()).toContain("cannot be listed");
    const many = Array.from({ length: 21 }, (_, i) => result(`title/${i}`, "fail"));
    expect(faults(many, { ...known, case: "title/*" }).join()).toContain("at most 20");
  });

  it("is written anew with the reasons it had", () => {
    const earlier = `# ours\n${JSON.stringify({ ...known, fn: "toMarkdown", lang: "de" })}\n`;
    const lines = listOf(
      [result("title/a", "fail"), result("title/c", "error"), result("title/b", "pass")],
      earlier,
    )
      .trimEnd()
      .split("\n");
    expect(lines[0]).toBe("# ours");
    expect(JSON.parse(lines[1] ?? "")).toMatchObject({ case: "title/a", reason: "fixed fence" });
    expect(JSON.parse(lines[2] ?? "")).toMatchObject({ case: "title/c", status: "error", reason: "" });
    expect(lines).toHaveLength(3);
  });

  it("leaves comments and blank lines alone, and refuses what is no JSON", () => {
    expect(applyList(failed, `# known\n\n${JSON.stringify(known)}\n`, TODAY).faults).toEqual([]);
    expect(applyList(failed, "title/a", TODAY).faults).toEqual([{ line: 1, message: "is not JSON" }]);
  });
});
