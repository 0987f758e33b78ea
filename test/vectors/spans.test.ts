import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ownerAt, ownerOf } from "../../conformance/spans.ts";
import type { SuiteCase } from "../../conformance/suite.ts";
import { idOf, type LoadedCase, loadCases, VECTORS } from "../../scripts/vectors/load.ts";
import {
  knownIds,
  type SpanMap,
  spanFaults,
  spanMapsOf,
  spansOfText,
  spansText,
} from "../../scripts/vectors/spans.ts";

const cases = loadCases();
const known = knownIds();
const text = readFileSync(join(VECTORS, "spans.jsonl"), "utf8");
const maps = text
  .trimEnd()
  .split("\n")
  .map((line) => JSON.parse(line) as SpanMap);
const byFile = new Map(maps.map(({ file, spans }) => [file, spans]));

function lengthOf(file: string): number {
  return readFileSync(join(VECTORS, file)).length;
}

/** The scored expected files, read off the cases themselves. */
function expectedFiles(): readonly string[] {
  const scored = cases.filter(({ meta }) => meta.kind === "project" && meta.scored);
  return scored.flatMap(({ meta, folder }) => {
    const names = new Set((meta.calls ?? []).flatMap(({ expect: name }) => name ?? []));
    return [...names].map((name) => `cases/${idOf(folder)}/${name}`);
  });
}

/** The requirements that own a byte of a case. */
function ownersIn({ meta, folder }: LoadedCase): ReadonlySet<string> {
  const files = (meta.calls ?? []).map(({ expect: name }) => `cases/${idOf(folder)}/${name}`);
  return new Set(files.flatMap((file) => (byFile.get(file) ?? []).map(([, , owner]) => owner)));
}

/** The owner of the first byte of a stretch of an expected file. */
function ownerOfStretch(file: string, stretch: string): string | undefined {
  const at = readFileSync(join(VECTORS, file)).indexOf(stretch);
  expect(at, `${stretch} in ${file}`).toBeGreaterThanOrEqual(0);
  return ownerAt(byFile.get(file) ?? [], at);
}

describe("the spans", () => {
  it("are those of the vectors", () => {
    expect(spansText()).toBe(text);
  });

  it("are there for every scored expected file, and for nothing else", () => {
    expect(maps.length).toBeGreaterThan(700);
    expect(maps.map(({ file }) => file).sort()).toEqual([...expectedFiles()].sort());
  });

  it("cover every byte once, with ids that the specification defines", () => {
    expect(maps.flatMap((map) => spanFaults(map, lengthOf(map.file), known))).toEqual([]);
  });

  it("name a case's primary requirement in its own bytes", () => {
    const cover = new Map<string, boolean>();
    for (const loaded of cases.filter(({ meta }) => meta.kind === "project" && meta.scored)) {
      const owners = ownersIn(loaded);
      for (const { req, role } of loaded.meta.requires) {
        if (role === "primary") cover.set(req, (cover.get(req) ?? false) || owners.has(req));
      }
    }
    const without = [...cover].filter(([, owns]) => !owns).map(([req]) => req);
    if (without.length > 0) process.stdout.write(`own no byte in a primary case: ${without.join(" ")}\n`);
    expect(cover.size).toBeGreaterThan(250);
    expect(1 - without.length / cover.size).toBeGreaterThanOrEqual(0.85);
  });
});

describe("the owner of a byte", () => {
  const md = "cases/examples/holzwerk-krause/out.de.md";
  const ld = "cases/jsonld-examples/holzwerk-krause/out.jsonld";
  const view = "cases/view-examples/holzwerk-krause/out.de.view.json";

  it.each([
    [md, '"0.1"', "MD-FM-VERSION"],
    [md, "from 15000.00", "MD-PRICE-WORD"],
    [md, "15000.00", "MD-PRICE-AMOUNT"],
    [md, " per piece", "MD-PRICE-UNIT"],
    [md, " (zzgl. Anfahrt", "MD-PRICE-NOTE"],
    [md, "(P8W–P12W)", "MD-DURATION-RANGE"],
    [md, "2 days (P2D)", "MD-DURATION"],
    [md, " · time zone", "MD-HOURS-ZONE"],
    [md, "closed", "MD-HOURS-CLOSED"],
    [md, " · for Einbauküchen", "MD-ACT-FOR"],
    [md, "\n## Hours", "MD-DOC-BLANKS"],
    [md, "## Hours", "MD-DOC-SECTIONS"],
    [md, "30 %. Bei", "MD-POL-DEPOSIT"],
    [md, "Everything else", "MD-PROV-LABEL"],
    ["cases/hours/night/out.de.md", " (next day)", "MD-HOURS-NIGHT"],
    ["cases/price/range/out.de.md", "–900.00", "MD-PRICE-RANGE"],
    ["cases/escape/www/out.de.md", "\\.x.example", "MD-ESC-WWW"],
    ["cases/escape/separators/out.de.md", "&middot;", "MD-ESC-DOT"],
    [ld, '"daawid:schemaVersion"', "LD-PAGE-ORDER"],
    [ld, '"HomeAndConstructionBusiness"', "LD-TYPE"],
    [ld, '"latitude"', "LD-GEO"],
    [ld, '"H87"', "LD-PRICE-UNIT"],
    [ld, '"@language"', "LD-TEXT-TAGGED"],
    [view, '"schemaVersion"', "VIEW-ORDER"],
  ])("%s: %s", (file, stretch, owner) => {
    const at = stretch === '"schemaVersion"' ? stretch.slice(1) : stretch;
    expect(ownerOfStretch(file, at)).toBe(owner);
  });

  it("is found from a failed call", () => {
    const item = caseOf("time/capacity");
    const [first, second] = (item.calls ?? []).map((call) => item.files.get(call.expect ?? ""));
    const failed = { fn: "withoutExpired", difference: { offset: 1_000_000 } };
    expect(ownerOf(item, { ...failed, expected: first })).toBe("TIME-CAPACITY");
    expect(ownerOf(item, { ...failed, expected: second })).toBe("TIME-CAPACITY");
    expect(ownerOf(item, { fn: "withoutExpired" })).toBeUndefined();
    expect(ownerOf(item, { ...failed, fn: "toMarkdown", lang: "de" })).toBeUndefined();
  });

  it("at the end of a file is the owner of its last byte", () => {
    const item = caseOf("price/fixed");
    const length = item.files.get("out.de.md")?.length ?? 0;
    expect(ownerOf(item, { fn: "toMarkdown", lang: "de", difference: { offset: length } })).toBe(
      "MD-DOC-LINES",
    );
    expect(ownerOf(item, { fn: "toMarkdown", lang: "de", difference: { offset: 0 } })).toBe("MD-DOC-LINES");
  });
});

/** A case as the runner has it. */
function caseOf(id: string): SuiteCase {
  const loaded = cases.find(({ meta }) => meta.id === id);
  if (loaded === undefined) throw new Error(`no case ${id}`);
  const names = (loaded.meta.calls ?? []).flatMap(({ expect: name }) => name ?? []);
  const files = new Map(names.map((name) => [name, new Uint8Array(readFileSync(join(loaded.folder, name)))]));
  return { ...loaded.meta, digest: "", input: loaded.input, raw: false, files } as SuiteCase;
}

describe("the check of the spans", () => {
  const [good] = cases.flatMap((loaded) => spanMapsOf(loaded)) as [SpanMap];
  const length = lengthOf(good.file);

  it("passes what is sound", () => {
    expect(spanFaults(good, length, known)).toEqual([]);
  });

  it.each(good.spans.map(([start], i) => [start, i] as const))(
    "objects when the span at %i is gone",
    (_start, i) => {
      const spans = good.spans.filter((_, at) => at !== i);
      expect(spanFaults({ ...good, spans }, length, known)).not.toEqual([]);
    },
  );

  it("objects to an overlap, to neighbours of one owner and to an id that nobody defined", () => {
    const faults = (spans: SpanMap["spans"]): readonly string[] => spanFaults({ file: "x", spans }, 4, known);
    expect(
      faults([
        [0, 3, "MD-TITLE"],
        [2, 4, "MD-SUMMARY"],
      ]),
    ).toHaveLength(1);
    expect(
      faults([
        [0, 2, "MD-TITLE"],
        [2, 4, "MD-TITLE"],
      ]),
    ).toHaveLength(1);
    expect(faults([[0, 4, "MD-TITEL"]])).toHaveLength(1);
    expect(faults([])).toHaveLength(1);
  });

  it("refuses a line or a key that no clause knows", () => {
    const context = { fn: "toMarkdown", lang: "de", primaries: [], record: {} };
    expect(() => spansOfText("out.de.md", "---\n---\n\n# A\n\nHello.\n", context)).toThrow(
      "no rule for the line",
    );
    expect(() =>
      spansOfText("out.jsonld", '{"@context":[],"x":1}\n', { ...context, fn: "toJsonLd" }),
    ).toThrow("no rule for the key x");
  });
});
