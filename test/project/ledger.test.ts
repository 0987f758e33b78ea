import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { loadCases } from "../../scripts/vectors/load.ts";

type Row = {
  readonly id: string;
  readonly level: string;
  readonly clause: string;
  readonly contract?: string;
  readonly rule: string;
  readonly observed: string;
  readonly profile: string;
};

const ledger = parse(readFileSync("spec/0.1/requirements.yaml", "utf8")) as readonly Row[];
const ids = new Set(ledger.map((row) => row.id));
const SPEC = readdirSync("spec/0.1").filter((name) => name.endsWith(".md"));

/** Every clause of the text: its id and the anchor it is found by. */
function clauses(): readonly { readonly id: string; readonly clause: string }[] {
  return SPEC.flatMap((file) => {
    const text = readFileSync(`spec/0.1/${file}`, "utf8");
    const found = text.matchAll(/^<a id="([a-z0-9-]+)"><\/a>\n\*\*([A-Z0-9-]+)\.\*\*/gm);
    return [...found].map(([, anchor = "", id = ""]) => ({ id, clause: `${file}#${anchor}` }));
  });
}

/** Requirement ids named in the code's docstrings and comments. */
function codeAnchors(folders: readonly string[]): ReadonlySet<string> {
  const names = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts"))
      .map((name) => `${folder}/${name}`),
  );
  const areas = [...new Set(ledger.map((row) => row.id.split("-")[0]))].join("|");
  // "JSON-LD" is the format, not a clause.
  const pattern = new RegExp(`\\b(?!JSON-LD\\b)(?:${areas})-[A-Z0-9]+(?:-[A-Z0-9]+)*\\b`, "g");
  return new Set(names.flatMap((name) => readFileSync(name, "utf8").match(pattern) ?? []));
}

describe("the ledger", () => {
  it("has rows of one form, each once", () => {
    expect(ledger.length).toBeGreaterThan(300);
    expect(ids.size).toBe(ledger.length);
    for (const row of ledger) {
      expect(row.level, row.id).toMatch(/^(MUST|SHOULD|MAY)$/);
      expect(row.rule.length, row.id).toBeGreaterThan(10);
      expect(row.observed, row.id).toMatch(/^(markdown|jsonld|view|record|time|api|schema)$/);
      expect(row.profile, row.id).toMatch(/^(markdown|jsonld|view|reject)$/);
    }
  });

  it("has a row for every clause, and a clause for every row", () => {
    const text = clauses();
    expect(text.map(({ id }) => id).sort()).toEqual([...ids].sort());
    const byId = new Map(text.map(({ id, clause }) => [id, clause]));
    for (const row of ledger) expect(byId.get(row.id)).toBe(row.clause);
  });

  it("has a primary vector for every requirement, and no vector names an unknown one", () => {
    const primary = new Set<string>();
    for (const { meta } of loadCases()) {
      for (const { req, role } of meta.requires) {
        expect(ids.has(req), `${meta.id} names ${req}`).toBe(true);
        if (role === "primary") primary.add(req);
      }
    }
    expect(
      ledger
        .filter((row) => row.observed !== "api" && row.observed !== "schema" && !primary.has(row.id))
        .map((row) => row.id),
    ).toEqual([]);
  });

  it("is named by the code that implements it, and the code names nothing else", () => {
    const anchors = codeAnchors(["src", "scripts/schemas"]);
    expect([...codeAnchors(["src"])].filter((id) => !ids.has(id))).toEqual([]);
    const coded = (id: string): boolean => anchors.has(id) || codeOf(id);
    expect(ledger.filter((row) => !coded(row.id)).map((row) => row.id)).toEqual([]);
  });
});

/** A rule with a fault code is found in the code by that code. */
function codeOf(id: string): boolean {
  return id.startsWith("ENTRY-") && faultCodes.has(id.slice("ENTRY-".length).replaceAll("-", "_"));
}

const faultCodes: ReadonlySet<string> = new Set(
  readdirSync("src/record", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .flatMap((name) => readFileSync(`src/record/${name}`, "utf8").match(/"[A-Z][A-Z0-9_]+"/g) ?? [])
    .map((quoted) => quoted.slice(1, -1)),
);
