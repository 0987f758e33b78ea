import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { idOf, type LoadedCase, loadCases, VECTORS } from "../../scripts/vectors/load.ts";
import { manifestText } from "../../scripts/vectors/manifest.ts";

const cases = loadCases();
const ids = new Set(cases.map(({ meta }) => meta.id));

const KEYS: ReadonlySet<string> = new Set([
  "id",
  "title",
  "kind",
  "requires",
  "profile",
  "calls",
  "expect",
  "twin",
  "since",
  "scored",
  "why",
  "source",
]);

/** The files a case names, beside case.json and its input. */
function expectedFiles({ meta }: LoadedCase): readonly string[] {
  return [...new Set((meta.calls ?? []).flatMap((call) => call.expect ?? []))];
}

/** What is wrong with one case, apart from its verdict. */
function lint(loaded: LoadedCase): readonly string[] {
  const { meta, folder, inputFile } = loaded;
  const found: string[] = [];
  const check = (holds: boolean, fault: string): void => {
    if (!holds) found.push(`${meta.id}: ${fault}`);
  };
  check(meta.id === idOf(folder), `stands in ${idOf(folder)}`);
  check(/^[a-z0-9-]+\/[a-z0-9-]+$/.test(meta.id), "id has other characters");
  for (const key of Object.keys(meta)) check(KEYS.has(key), `unknown member ${key}`);
  check(meta.title.length > 3 && !/\bshould\b/i.test(meta.title), "title");
  check(meta.why.length > 10, "why");
  check(
    meta.requires.some(({ role }) => role === "primary") ||
      meta.source.origin === "spec-example" ||
      meta.kind === "accept",
    "no primary requirement",
  );
  check(meta.source.derivations.length >= (meta.scored ? 2 : 1), "scored without two derivations");
  check(meta.kind !== "reject" || ids.has(meta.twin ?? ""), "refused without an accepted twin");
  check((meta.kind === "reject") === (meta.expect?.faults !== undefined), "faults and kind");
  const present = readdirSync(folder).sort();
  const named = ["case.json", inputFile, ...expectedFiles(loaded)].sort();
  check(
    JSON.stringify(present) === JSON.stringify(named),
    `has ${present.join(" ")}, names ${named.join(" ")}`,
  );
  return found;
}

/** What is wrong with the bytes of an expected file. */
function byteFaults(path: string): readonly string[] {
  const bytes = readFileSync(path);
  if (bytes.length === 0) return [];
  const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  // JSON-SCRIPT: what stands inside a script element has no line feed.
  const embedded = /\/out\.[A-Za-z-]+\.jsonld$/.test(path);
  const faults = [
    [text.includes("\r"), "has a carriage return"],
    [text.startsWith("\uFEFF"), "has a byte order mark"],
    [!(embedded ? /[^\n]$/ : /[^\n]\n$/).test(text), "has another end than it should"],
    [/ $/m.test(text), "has a space at the end of a line"],
    [text.normalize("NFC") !== text, "is not NFC"],
  ] as const;
  return faults.flatMap(([holds, fault]) => (holds ? `${path} ${fault}` : []));
}

describe("the vectors", () => {
  it("keep to their form", () => {
    expect(cases.flatMap(lint)).toEqual([]);
  });

  it("have titles of their own", () => {
    const titles = cases.map(({ meta }) => `${meta.id.split("/")[0]}: ${meta.title}`);
    expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
  });

  it("have sound expected bytes", () => {
    const files = cases.flatMap((loaded) => expectedFiles(loaded).map((name) => join(loaded.folder, name)));
    expect(files.length).toBeGreaterThan(400);
    expect(files.flatMap(byteFaults)).toEqual([]);
  });

  it("are those of the manifest", () => {
    expect(readFileSync(join(VECTORS, "MANIFEST.json"), "utf8")).toBe(manifestText());
  });

  it("are protected from line-end conversion", () => {
    expect(readFileSync("vectors/.gitattributes", "utf8")).toBe("* -text\n");
  });
});
