import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { blessCommand } from "../../conformance/bless-command.ts";
import { loadCase } from "../../scripts/vectors/load.ts";
import { caseDigest } from "../../scripts/vectors/manifest.ts";

const PROJECT = "escape/asterisk";
const REJECT = "entry/i20-too-large";
const ACCEPT = "entry/i20-too-large-twin";
const BYTES = "entry/bytes-bom";
const ERROR = "gate/suspended-unknown-key";
const REASON = "Read against the clause, byte by byte.";
const REQ = { [PROJECT]: "MD-ESC-INLINE", [BYTES]: "ENTRY-BYTES-BOM", [ERROR]: "GATE-SUSPENDED" } as Readonly<
  Record<string, string>
>;
let root = "";

const at = (id: string, name = "case.json"): string => join(root, "cases", id, name);
const meta = (id: string) => JSON.parse(readFileSync(at(id), "utf8"));
const blessings = (): readonly string[] =>
  existsSync(join(root, "blessings.jsonl"))
    ? readFileSync(join(root, "blessings.jsonl"), "utf8").trimEnd().split("\n")
    : [];

function change(id: string, members: object): void {
  writeFileSync(at(id), `${JSON.stringify({ ...meta(id), ...members }, null, 2)}\n`);
}

/** Every file of the copy and its bytes. */
function state(): Readonly<Record<string, string>> {
  const names = readdirSync(root, { recursive: true, encoding: "utf8", withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(files.map((path) => [path, readFileSync(path, "latin1")]));
}

async function call(...args: readonly string[]) {
  const streams = { out: "", err: "" };
  const exit = await blessCommand.run(args, {
    out: (text) => {
      streams.out += text;
    },
    err: (text) => {
      streams.err += text;
    },
    read: async (path) => readFileSync(path),
  });
  return { exit, ...streams };
}

function bless(id: string, target = "reference.mjs", ...more: readonly string[]) {
  const cmd = `node test/conformance/targets/${target}`;
  const req = REQ[id] ?? "ENTRY-I20-TOO-LARGE";
  return call(id, "--cmd", cmd, "--reason", REASON, "--req", req, "--suite", root, ...more);
}

beforeEach(() => {
  vi.stubEnv("CI", undefined);
  root = mkdtempSync(join(tmpdir(), "bless-"));
  for (const id of [PROJECT, REJECT, ACCEPT, BYTES, ERROR]) {
    cpSync(join("vectors/0.1/cases", id), join(root, "cases", id), { recursive: true });
    change(id, { scored: false, source: { origin: "hand", derivations: ["hand"] } });
  }
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

describe("bless", () => {
  it.each([PROJECT, REJECT, ACCEPT, BYTES, ERROR])("scores %s, which both give as it stands", async (id) => {
    const before = meta(id);
    const { exit, out } = await bless(id, "reference.mjs", "--derivation", "other@1");
    expect(out).toContain(`${id}: equal to what it expects; scored`);
    expect(out).toContain("npm run vectors:manifest");
    expect(exit).toBe(0);
    const source = { origin: "hand", derivations: ["hand", "reference", "other@1"] };
    const after = { ...before, scored: true, source };
    expect(readFileSync(at(id), "utf8")).toBe(`${JSON.stringify(after, null, 2)}\n`);
    const digest = caseDigest(loadCase(join(root, "cases", id)));
    expect(blessings().map((line) => JSON.parse(line))).toEqual([
      { id, req: meta(id).requires[0].req, reason: REASON, derivations: ["reference", "other@1"], digest },
    ]);
  });

  it("has nothing to do the second time", async () => {
    await bless(PROJECT);
    const before = state();
    const { exit, out } = await bless(PROJECT);
    expect(out).toContain("was blessed already");
    expect(exit).toBe(0);
    expect(state()).toEqual(before);
  });

  it("writes bytes that are not there, and leaves the case unscored until it was read", async () => {
    const golden = readFileSync(at(PROJECT, "out.de.md"));
    rmSync(at(PROJECT, "out.de.md"));
    const { exit, out } = await bless(PROJECT);
    expect(out).toContain("wrote out.de.md; read it");
    expect(exit).toBe(0);
    expect(readFileSync(at(PROJECT, "out.de.md"))).toEqual(golden);
    expect(meta(PROJECT).scored).toBe(false);
    expect(blessings()).toHaveLength(1);
    await bless(PROJECT);
    expect(meta(PROJECT)).toMatchObject({
      scored: true,
      source: { derivations: ["hand", "reference", "python"] },
    });
    expect(blessings()).toHaveLength(2);
  });

  it("writes a verdict that is not there, in its place", async () => {
    const before = readFileSync(at(REJECT), "utf8");
    change(REJECT, { expect: undefined });
    expect((await bless(REJECT)).out).toContain("wrote case.json");
    expect(readFileSync(at(REJECT), "utf8")).toBe(before);
  });

  it("puts bytes that differ beside those expected, and changes nothing else", async () => {
    writeFileSync(at(PROJECT, "out.de.md"), "other\n");
    const before = state();
    const { exit, out } = await bless(PROJECT);
    expect(out).toContain("out.de.md.rej; nothing was changed");
    expect(exit).toBe(1);
    const { [at(PROJECT, "out.de.md.rej")]: rejected, ...rest } = state();
    expect(rest).toEqual(before);
    expect(rejected).toContain("\\*");
    expect((await bless(PROJECT)).err).toContain("settle it and remove it first");
  });

  it("puts a verdict that differs beside the case", async () => {
    change(REJECT, { expect: { faults: [{ code: "TYPE", pointer: "" }] } });
    const before = state();
    expect((await bless(REJECT)).exit).toBe(1);
    const { [at(REJECT, "case.json.rej")]: rejected = "", ...rest } = state();
    expect(rest).toEqual(before);
    expect(JSON.parse(rejected).expect.faults).toEqual([{ code: "I20_TOO_LARGE", pointer: "" }]);
  });
});

describe("bless refuses", () => {
  it.each([
    [PROJECT, "accepts-all", "toMarkdown de: they differ first at byte 0, line 1:1 (nothing-given)"],
    [PROJECT, "crlf", "they differ first at byte 0"],
    [REJECT, "accepts-all", "got the record accepted"],
    [ACCEPT, "rejects-all", "got the record refused"],
    [PROJECT, "unsupported", "does not support"],
  ])("%s where the target is %s", async (id, kind, message) => {
    rmSync(at(PROJECT, "out.de.md"));
    const before = state();
    const { exit, out } = await bless(id, `broken.mjs ${kind}`);
    expect(out).toContain("the two do not agree, nothing was changed");
    expect(out).toContain(message);
    expect(exit).toBe(1);
    expect(state()).toEqual(before);
  });

  it.each(["garbage", "early-exit", "crashing"])("a target that breaks down (%s)", async (kind) => {
    const before = state();
    const { exit, err } = await bless(PROJECT, `broken.mjs ${kind}`);
    expect(err).toContain("the target broke down");
    expect(exit).toBe(1);
    expect(state()).toEqual(before);
  });

  it("a case whose kind the reference's answer does not fit", async () => {
    change(REJECT, { kind: "accept", expect: undefined });
    const { exit, err } = await bless(REJECT);
    expect(err).toContain("is to be accepted, and the reference refuses it");
    expect(exit).toBe(1);
  });

  it("a name outside the case", async () => {
    change(PROJECT, { calls: [{ fn: "toMarkdown", lang: "de", expect: "../out.md" }] });
    expect((await bless(PROJECT)).err).toContain("names no file out.*");
  });

  it.each(["true", ""])("to run in CI (CI=%j)", async (value) => {
    vi.stubEnv("CI", value);
    const before = state();
    const { exit, err } = await bless(PROJECT);
    expect(err).toContain("nothing is ever blessed in CI");
    expect(exit).toBe(2);
    expect(state()).toEqual(before);
  });

  const good = { "--cmd": "node x.mjs", "--reason": REASON, "--req": "MD-ESC-INLINE" };
  it.each([
    [[], {}, "at least one CASE"],
    [["escape/*"], {}, "named in full"],
    [["../escape"], {}, "named in full"],
    [["escape/no-such"], {}, "there is no case escape/no-such"],
    [[PROJECT, PROJECT], {}, "is named twice"],
    [[PROJECT], { "--cmd": undefined }, "expected --cmd"],
    [[PROJECT], { "--reason": undefined }, "expected --reason"],
    [[PROJECT], { "--reason": "TODO write a reason" }, "expected --reason"],
    [[PROJECT], { "--reason": "**CHANGE ME** now please" }, "expected --reason"],
    [[PROJECT], { "--reason": "fix" }, "expected --reason"],
    [[PROJECT], { "--req": undefined }, "expected --req"],
    [[PROJECT], { "--req": "MD-FAQ" }, "does not name MD-FAQ"],
    [[PROJECT], { "--derivation": "reference" }, "--derivation cannot be"],
    [[PROJECT], { "--overwrite": "x" }, "overwrite"],
  ])("%j with %j", async (ids, wrong, message) => {
    const named = Object.entries({ ...good, ...wrong }) as readonly (readonly [string, string | undefined])[];
    const args = named.flatMap(([name, value]) => (value === undefined ? [] : [name, value]));
    const before = state();
    const { exit, err } = await call(...ids, ...args, "--suite", root);
    expect(err).toContain(message);
    expect(exit).toBe(2);
    expect(state()).toEqual(before);
  });
});
