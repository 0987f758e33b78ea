import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  type CategoryMap,
  derive,
  type MapRow,
  mapFaults,
  readMap,
  readStopWords,
  stopFaults,
} from "../../scripts/tables/categories.ts";
import { LANGUAGES, readSource, sourceLabel, sourceWords } from "../../scripts/tables/presets.ts";
import { classTree, descendants, familyOf, lineage } from "../../scripts/tables/vocabulary.ts";

type Row = { type?: string; family?: string; labels: Record<string, string> };

const DATA = new URL("../../src/data/", import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, DATA), "utf8");
const table: Record<string, Row> = JSON.parse(read("categories.json"));
const words: Record<string, Record<string, string[]>> = JSON.parse(read("category-words.json"));
const types: Record<string, string> = JSON.parse(read("schema-types.json"));
const rows = Object.entries(table);
const categories = rows.filter(([code]) => code.includes("."));
const sectors = rows.filter(([code]) => !code.includes("."));

const source = readSource();
const tree = classTree();
const map = readMap();
const stops = readStopWords();

/** Controls, invisible and unassigned characters, line separators: more than what the text rules refuse. */
const BAD = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;
const SPACE_EDGE = /^\s|\s$|\s\s/;

describe("the category table", () => {
  it("has at least 20 sectors and 250 categories", () => {
    expect(sectors.length).toBeGreaterThanOrEqual(20);
    expect(categories.length).toBeGreaterThanOrEqual(250);
  });

  it("has codes of the right form, sorted, each category in a sector that is there", () => {
    for (const [code] of rows) expect(code).toMatch(/^[a-z][a-z0-9_]{1,39}(\.[a-z][a-z0-9_]{1,39})?$/);
    expect(rows.map(([code]) => code)).toEqual(rows.map(([code]) => code).sort());
    const named = new Set(sectors.map(([code]) => code));
    expect(new Set(categories.map(([code]) => code.split(".")[0]))).toEqual(named);
  });

  it("has a type and a family for categories, neither for sectors", () => {
    for (const [, row] of sectors) expect(Object.keys(row)).toEqual(["labels"]);
    for (const [, row] of categories) expect(Object.keys(row)).toEqual(["type", "family", "labels"]);
  });

  it("is one row a line", () => {
    const lines = read("categories.json").trimEnd().split("\n").slice(1, -1);
    expect(lines).toHaveLength(rows.length);
    for (const line of lines) expect(line).toMatch(/^ {2}"[a-z0-9_.]+": \{.*\},?$/);
  });

  it("names the carpenter as the contract does, and keeps trades.locksmith free", () => {
    const row = table["trades.carpentry"];
    expect([row?.type, row?.labels.de]).toEqual(["HomeAndConstructionBusiness", "Tischlerei"]);
    expect(table["trades.locksmith"]).toBeUndefined();
    expect(table["trades.locks_and_keys"]?.type).toBe("Locksmith");
  });

  it("gives organizations no type of a person", () => {
    expect(categories.filter(([, row]) => row.family === "person")).toEqual([]);
  });
});

describe("labels", () => {
  it("stand in all eight languages, in one order", () => {
    for (const [, row] of rows) expect(Object.keys(row.labels)).toEqual([...LANGUAGES]);
  });

  it("are visible, printable, short, and begin with a capital in every language", () => {
    for (const label of rows.flatMap(([, row]) => Object.values(row.labels))) {
      expect(label).not.toMatch(BAD);
      expect(label).not.toMatch(SPACE_EDGE);
      expect(label).toMatch(/^(?:\p{Lu}|IJ)/u);
      expect(label).not.toMatch(/[/()|;:]/);
      expect(label.length).toBeLessThanOrEqual(45);
      expect(label.normalize("NFC")).toBe(label);
    }
  });

  it.each([...LANGUAGES])("are unique within a sector, and among sectors (%s)", (language) => {
    const seen = rows.map(([code, row]) => {
      const scope = code.includes(".") ? code.split(".")[0] : "";
      return `${scope}: ${row.labels[language]?.toLocaleLowerCase(language)}`;
    });
    expect(seen.filter((label, index) => seen.indexOf(label) !== index)).toEqual([]);
  });

  it.each(["en", "tr"] as const)("are in sentence case where the source is not (%s)", (language) => {
    for (const [, row] of rows) {
      for (const word of row.labels[language]?.split(" ").slice(1) ?? []) {
        expect(word === word.toLocaleUpperCase(language) || /^[\p{Ll}\d]/u.test(word), word).toBe(true);
      }
    }
  });
});

describe("search words", () => {
  it("belong to categories, in languages of the table", () => {
    for (const [code, lists] of Object.entries(words)) {
      expect(table[code]).toBeDefined();
      expect(Object.keys(lists)).toEqual(LANGUAGES.filter((language) => lists[language] !== undefined));
    }
  });

  it("are lower case, trimmed, never twice, never the label, at most six", () => {
    for (const [code, lists] of Object.entries(words)) {
      for (const [language, list] of Object.entries(lists)) {
        expect(list.length, code).toBeGreaterThan(0);
        expect(list.length, code).toBeLessThanOrEqual(6);
        expect(new Set(list).size, code).toBe(list.length);
        expect(list).not.toContain(table[code]?.labels[language]?.toLocaleLowerCase(language));
        for (const word of list) {
          expect(word).toBe(word.toLocaleLowerCase(language));
          expect(word).not.toMatch(BAD);
          expect(word).not.toMatch(SPACE_EDGE);
        }
      }
    }
  });
});

describe("schema.org types", () => {
  it("cover the whole LocalBusiness tree", () => {
    const used = new Set(categories.map(([, row]) => row.type));
    const tips = descendants(tree, "LocalBusiness");
    expect(tips.length).toBeGreaterThan(140);
    expect(tips.filter((type) => !used.has(type))).toEqual([]);
  });

  it("are listed once each with the family that their ancestors give", () => {
    for (const [type, family] of Object.entries(types)) expect(familyOf(tree, type), type).toBe(family);
    for (const [code, row] of categories) expect(types[row.type ?? ""], code).toBe(row.family);
    const used = new Set(categories.map(([, row]) => row.type));
    expect(new Set(Object.keys(types))).toEqual(
      new Set([...used, "LocalBusiness", "Organization", "Person"]),
    );
  });

  it.each([
    ["LocalBusiness", "business"],
    ["Hospital", "business"],
    ["Pharmacy", "business"],
    ["School", "institution"],
    ["CollegeOrUniversity", "institution"],
    ["Organization", "organization"],
    ["VeterinaryCare", "organization"],
    ["SportsTeam", "organization"],
    ["Person", "person"],
    ["Museum", undefined],
    ["Carpenter", undefined],
  ])("%s is of family %s", (type, family) => {
    expect(familyOf(tree, type)).toBe(family);
  });

  it("of the tree reach the top through every parent", () => {
    const hospital = lineage(tree, "Hospital");
    for (const type of ["MedicalOrganization", "CivicStructure", "Place", "Thing"]) {
      expect(hospital.has(type), type).toBe(true);
    }
    expect(lineage(tree, "Carpenter").size).toBe(0);
  });
});

describe("the derivation", () => {
  const changed = (code: string, row: MapRow): CategoryMap => ({ ...map, [code]: { ...map[code], ...row } });

  it("finds nothing wrong with the mapping and the refused words as committed", () => {
    expect(mapFaults(map, source, tree)).toEqual([]);
    expect(stopFaults(map, source, stops)).toEqual([]);
  });

  it.each([...derive(map, source, tree, stops)])("gives the committed %s", (name, text) => {
    expect(read(name) === text).toBe(true);
  });

  it.each<[string, string, MapRow]>([
    ["food.bakery: Bakkery is no type of a person or an organization", "food.bakery", { type: "Bakkery" }],
    ["food.bakery: Museum is no type of a person or an organization", "food.bakery", { type: "Museum" }],
    [
      "education.school: School is of family institution, not business",
      "education.school",
      { family: "business" },
    ],
    ["food.bakery: no preset shop/bakkery", "food.bakery", { preset: "shop/bakkery" }],
    ["food.bakery: the de label repeats the source", "food.bakery", { labels: { de: "Bäckerei" } }],
    ["food.bakery: no sector food", "food.bakery", { sector: "retail" }],
    ["no category of type Notary", "legal.notary", { type: "LegalService" }],
  ])("refuses: %s", (fault, code, row) => {
    expect(mapFaults(changed(code, row), source, tree)).toContain(fault);
  });

  it("refuses a category without a type, a label or a sector", () => {
    const faults = mapFaults({ ...map, "void.thing": { sector: "void", labels: {} } }, source, tree);
    const expected = ["no type", "no de label", "no tr label", "no sector void"];
    expect(faults).toEqual(expect.arrayContaining(expected.map((fault) => `void.thing: ${fault}`)));
  });

  it("refuses a stop word that stops nothing", () => {
    const faults = stopFaults(map, source, { "*": ["zzz"], "food.bakery": ["glockenspiel"] });
    expect(faults).toEqual(["*: no word zzz to refuse", "food.bakery: no word glockenspiel to refuse"]);
  });

  it("takes a label from the source, in sentence case", () => {
    expect(sourceLabel(source, "shop/clothes", "en")).toBe("Clothing store");
    expect(sourceLabel(source, "shop/clothes", "de")).toBe("Bekleidungsgeschäft");
    expect(sourceLabel(source, "amenity/atm", "en")).toBe("ATM");
    expect(sourceLabel(source, "shop/nothing", "en")).toBeUndefined();
  });

  it("takes words from name, aliases and terms, without the label", () => {
    const found = sourceWords(source, "craft/joiner", "de", "Tischlerei");
    expect(found).toEqual([
      "schreinerei",
      "tischler",
      "schreiner",
      "tischlerbetrieb",
      "möbelbau",
      "möbelbauer",
    ]);
  });
});

describe("the notice", () => {
  const notice = readFileSync(new URL("../../NOTICE", import.meta.url), "utf8");

  it("names the sources of the table with their licences", () => {
    for (const text of ["@openstreetmap/id-tagging-schema", "ISC License", "Copyright (c) iD Contributors"]) {
      expect(notice).toContain(text);
    }
    expect(notice).toContain("schema.org");
    expect(notice).toContain("CC BY-SA 3.0");
  });
});
