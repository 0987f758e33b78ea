import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { VECTORS } from "../../scripts/vectors/load.ts";
import {
  type LedgerRow,
  ledgerRows,
  lockFaults,
  requirementSetText,
  setFaults,
  writeLock,
} from "../../scripts/vectors/lock.ts";

const CASES = ["escape/asterisk", "entry/i20-too-large-twin", "entry/i20-too-large"];
const ROWS: readonly LedgerRow[] = [
  { id: "MD-ESC-INLINE", observed: "markdown" },
  { id: "ENTRY-I20-TOO-LARGE", observed: "record" },
  { id: "ENTRY-NOT-A-REVISION", observed: "api" },
];
let root = "";

function copy(id: string): void {
  cpSync(join(VECTORS, "cases", id), join(root, "cases", id), { recursive: true });
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "lock-"));
  for (const id of CASES) copy(id);
  writeLock(root, ROWS);
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = (name: string): string => readFileSync(join(root, name), "utf8");
const golden = "cases/escape/asterisk/out.de.md";

function erratum(number: string, ...ids: readonly string[]): void {
  mkdirSync(join(root, "errata"), { recursive: true });
  writeFileSync(
    join(root, "errata", `${number}.md`),
    `# ${number}\n\n${ids.map((id) => `- case: ${id}\n`).join("")}`,
  );
}

function edit(name: string, change: (text: string) => string): void {
  const before = read(name);
  writeFileSync(join(root, name), change(before));
  expect(read(name)).not.toBe(before);
}

/** Makes what stands there the published state. */
function publish(): void {
  const git = (...args: readonly string[]) =>
    execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@t.invalid", ...args], { cwd: root });
  git("init", "-q");
  git("add", "-A");
  git("commit", "-q", "-m", "published");
}

describe("the vectors", () => {
  it("are as they were published", () => {
    expect(lockFaults()).toEqual([]);
  });

  it("have a frozen set of requirements that fits the ledger", () => {
    expect(ledgerRows().length).toBeGreaterThan(300);
    expect(setFaults()).toEqual([]);
  });
});

describe("the lock", () => {
  it("has a line for each case in order, and is sound", () => {
    const lines = read("vectors.lock.jsonl").trimEnd().split("\n");
    expect(lines.map((line) => JSON.parse(line).id)).toEqual([...CASES].sort());
    expect(lockFaults(root)).toEqual([]);
  });

  it.each([
    ["an expected byte", golden, (text: string) => text.replace("\n", "\n\n")],
    ["the input", "cases/escape/asterisk/input.json", (text: string) => text.replace("{", "{ ")],
    [
      "a requirement",
      "cases/escape/asterisk/case.json",
      (text: string) => text.replace('"primary"', '"incidental"'),
    ],
  ])("refuses a change of %s", (_what, name, change) => {
    edit(name, change);
    expect(lockFaults(root)).toEqual([
      "escape/asterisk: differs from what was published, and no erratum names it",
    ]);
    const before = read("vectors.lock.jsonl");
    writeLock(root, ROWS);
    expect(read("vectors.lock.jsonl")).toBe(before);
  });

  it("leaves title, why, source and scored free", () => {
    edit("cases/escape/asterisk/case.json", (text) =>
      JSON.stringify({ ...JSON.parse(text), title: "Other", why: "Other.", scored: false, source: {} }),
    );
    expect(lockFaults(root)).toEqual([]);
  });

  it("refuses a case that is gone, unless an erratum names it", () => {
    rmSync(join(root, "cases/escape/asterisk"), { recursive: true });
    expect(lockFaults(root)).toEqual(["escape/asterisk: was published and is gone, and no erratum names it"]);
    erratum("001", "escape/asterisk");
    expect(lockFaults(root)).toEqual([]);
  });

  it("lets an erratum change a case once", () => {
    const change = (text: string): string => `${text}more\n`;
    edit(golden, change);
    erratum("001", "escape/asterisk");
    expect(lockFaults(root)).toEqual([]);
    const before = read("vectors.lock.jsonl");
    writeLock(root, ROWS);
    expect(read("vectors.lock.jsonl").startsWith(before)).toBe(true);
    expect(read("vectors.lock.jsonl").split("\n")).toHaveLength(before.split("\n").length + 1);
    expect(lockFaults(root)).toEqual([]);
    edit(golden, change);
    expect(lockFaults(root).join()).toContain("differs from what was published");
    rmSync(join(root, "errata/001.md"));
    expect(lockFaults(root).join()).toContain("2 lines, but 0 errata");
  });

  it("refuses an erratum for what was never published, and passes over other files", () => {
    erratum("001", "escape/no-such");
    expect(lockFaults(root).join()).toContain("it was never published");
    rmSync(join(root, "errata/001.md"));
    erratum("README", "escape/no-such");
    expect(lockFaults(root)).toEqual([]);
  });

  it("misses a new case until it is written, at the end", () => {
    copy("escape/ampersands-alone");
    expect(lockFaults(root).join()).toContain("escape/ampersands-alone: is not in vectors.lock.jsonl");
    const before = read("vectors.lock.jsonl");
    writeLock(root, ROWS);
    expect(read("vectors.lock.jsonl").slice(before.length)).toMatch(
      /^\{"id":"escape\/ampersands-alone",.*\}\n$/,
    );
    expect(lockFaults(root)).toEqual([]);
  });

  it("refuses a line of another form", () => {
    appendFileSync(join(root, "vectors.lock.jsonl"), '{"id":"x/y"}\n');
    expect(lockFaults(root)).toEqual(["vectors.lock.jsonl line 4: is no { id, digest, since }"]);
  });

  it("refuses lines that are not as git has them", () => {
    publish();
    expect(lockFaults(root)).toEqual([]);
    edit(golden, (text) => `${text}more\n`);
    rmSync(join(root, "vectors.lock.jsonl"));
    writeLock(root, ROWS);
    expect(lockFaults(root)).toEqual([
      "escape/asterisk: its line in vectors.lock.jsonl was changed or removed",
    ]);
  });

  it("refuses lines in another order than git has them", () => {
    publish();
    edit("vectors.lock.jsonl", (text) => `${text.trimEnd().split("\n").reverse().join("\n")}\n`);
    expect(lockFaults(root).join()).toContain("only ever added at the end");
  });
});

describe("the frozen set", () => {
  const SET = "requirement-set.json";
  const faults = (rows = ROWS) => setFaults(root, rows).join("\n");
  const change = (members: object) =>
    edit(SET, (text) => JSON.stringify({ ...JSON.parse(text), ...members }));
  const later: readonly LedgerRow[] = [...ROWS, { id: "MD-NEW", observed: "markdown" }];
  const entry = (id: string, reason: string) => ({ id, reason });
  const api = entry("ENTRY-NOT-A-REVISION", "observed-in-api");

  it("has every requirement once, scored or with its reason", () => {
    expect(JSON.parse(read(SET))).toEqual({
      spec: "0.1",
      suite: "0.1.0",
      scored: ["MD-ESC-INLINE", "ENTRY-I20-TOO-LARGE"],
      not_scored: [api],
    });
    expect(faults()).toBe("");
  });

  it("is written only where there is none", () => {
    const before = read(SET);
    writeLock(root, later);
    expect(read(SET)).toBe(before);
    expect(requirementSetText(root, later)).toContain("no-scored-case");
  });

  it("takes a later requirement only as added after the release", () => {
    publish();
    expect(faults(later)).toContain("MD-NEW: is in the ledger and not in");
    change({ not_scored: [api, entry("MD-NEW", "no-scored-case")] });
    expect(faults(later)).toBe('MD-NEW: its reason must be "added-after-release"');
    change({ not_scored: [api, entry("MD-NEW", "added-after-release")] });
    expect(faults(later)).toBe("");
  });

  it("cannot be widened or narrowed once published", () => {
    publish();
    const set = JSON.parse(read(SET));
    change({ scored: [...set.scored, "ENTRY-NOT-A-REVISION"], not_scored: [] });
    expect(faults()).toContain("ENTRY-NOT-A-REVISION: was not scored in the frozen set");
    change({ scored: ["MD-ESC-INLINE"], not_scored: [api, entry("ENTRY-I20-TOO-LARGE", "no-scored-case")] });
    expect(faults()).toContain("ENTRY-I20-TOO-LARGE: is scored in the frozen set");
  });

  it.each([
    [{ scored: ["MD-ESC-INLINE"] }, "ENTRY-I20-TOO-LARGE: is in the ledger and not in"],
    [
      { not_scored: [api, entry("MD-GONE", "observed-in-api")] },
      "MD-GONE: is in requirement-set.json and not",
    ],
    [
      { not_scored: [api, entry("MD-ESC-INLINE", "observed-in-api")] },
      "MD-ESC-INLINE: is in requirement-set",
    ],
    [{ not_scored: [entry("ENTRY-NOT-A-REVISION", "difficult")] }, 'unknown reason "difficult"'],
  ])("refuses %j", (members, message) => {
    change(members);
    expect(faults()).toContain(message);
  });

  it("misses the scored case of a scored requirement", () => {
    edit("cases/escape/asterisk/case.json", (text) => text.replace('"scored": true', '"scored": false'));
    expect(faults()).toBe("MD-ESC-INLINE: has no scored case of its own");
  });

  it("is missed when it is not there", () => {
    rmSync(join(root, SET));
    expect(faults()).toContain("is missing");
  });
});
