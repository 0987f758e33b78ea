import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readVocabulary, vocabularyDrift, vocabularyFiles } from "../../scripts/vocabulary/vocabulary.ts";
import categories from "../../src/data/categories.json" with { type: "json" };
import { entryOf } from "../support/arbitraries/entry.ts";
import type { Rec } from "../support/json.ts";
import { accept, samples } from "../support/sample.ts";
import { EXCEPTIONS } from "./checks/vocabulary.ts";
import { formsOf, LIBRARY } from "./library.ts";
import { wellFormed } from "./properties.ts";
import { domainsOf, enumerationsOf, isSuperseded, lineage, rangesOf } from "./schema-org.ts";
import { ALONE_OR_LIST, ALWAYS_LIST, PUBLISHED_TERMS } from "./terms.ts";
import { placesOf } from "./walk.ts";

describe("the table of schema.org", () => {
  it("is what the pinned package gives", () => {
    expect(vocabularyDrift(vocabularyFiles())).toEqual([]);
  });

  it("names its source and its licence", () => {
    const { source, license } = readVocabulary();
    expect(source).toMatch(/@vocabulary\/schema 1\.1\.0/);
    expect(license).toMatch(/CC BY-SA 3\.0/);
  });

  it("knows types, properties, values of enumerations and what is superseded", () => {
    expect([...lineage("Plumber")].sort()).toEqual(
      ["HomeAndConstructionBusiness", "LocalBusiness", "Organization", "Place", "Plumber", "Thing"].sort(),
    );
    expect(lineage("Carpenter").size).toBe(0);
    expect(lineage("constructor").size).toBe(0);
    expect(domainsOf("hoursAvailable")).toContain("ContactPoint");
    expect(domainsOf("daawid:category")).toBeUndefined();
    expect(rangesOf("minPrice")).toEqual(["Number"]);
    expect(enumerationsOf("InStock")).toEqual(["ItemAvailability"]);
    expect(isSuperseded("members")).toBe(true);
  });
});

/** One big record of each standing, to be given every category in turn. */
const BIG = fc
  .sample(entryOf({ chance: 9, items: 2 }), { numRuns: 60, seed: 23 })
  .filter(({ kind, status }) => kind === "organization" && status !== "suspended")
  .slice(0, 2);

describe("documents and the vocabulary", () => {
  it("agree for every type of the category table", () => {
    const byType = new Map<string, string>();
    for (const [code, row] of Object.entries(categories)) {
      if ("type" in row && !byType.has(row.type)) byType.set(row.type, code);
    }
    expect(byType.size).toBeGreaterThan(100);
    const objections = [...byType].flatMap(([type, code]) =>
      BIG.map((entry) => wellFormed({ entry: { ...entry, categories: [code] }, turn: 0 }, LIBRARY))
        .filter((objection) => objection !== undefined)
        .map((objection) => `${type}: ${objection}`),
    );
    expect(objections).toEqual([]);
  });

  it("need every exception, every published term and both lists of list keys", () => {
    const used = new Set<string>();
    const values = new Set<string>();
    for (const { entry } of fc.sample(samples, { numRuns: 1500, seed: 9 })) {
      for (const { document } of formsOf(accept(entry), LIBRARY).slice(0, 1)) collect(document, used, values);
    }
    const listed = [...PUBLISHED_TERMS, ...ALONE_OR_LIST, ...ALWAYS_LIST];
    expect(listed.filter((key) => !used.has(key))).toEqual([]);
    const excepted = EXCEPTIONS.map(({ property, value }) => `${property} ${value}`);
    expect(excepted.filter((one) => !values.has(one))).toEqual([]);
  });

  it("list no term twice", () => {
    expect([...new Set(PUBLISHED_TERMS)]).toEqual([...PUBLISHED_TERMS].sort());
  });
});

function collect(document: Rec, used: Set<string>, values: Set<string>): void {
  for (const { node } of placesOf(document)) {
    for (const [key, value] of Object.entries(node)) {
      used.add(key);
      values.add(`${key} ${typeof value}`);
    }
  }
}
