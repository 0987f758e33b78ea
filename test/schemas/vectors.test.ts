import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { TABLE_NAMES } from "../../scripts/schemas/tables.ts";
import { type LoadedCase, loadCases } from "../../scripts/vectors/load.ts";
import { PublicEntry } from "../../src/record/public-entry.ts";
import { clone, type Rec } from "../support/json.ts";
import { objection, schemaOf, validatorOf } from "./support.ts";
import { EXCEPTIONS } from "./verdict-table.ts";

const cases = loadCases();
const record = validatorOf("public-entry");

/** The record of a case as JSON, or undefined when its bytes are not JSON. */
function recordOf({ input }: LoadedCase): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(input)) as unknown;
  } catch {
    return undefined;
  }
}

/** ENTRY-VERSIONS. Records that a reader accepts although they hold values that only a later version knows. */
function isOfLaterVersion(value: unknown): boolean {
  return (value as Rec).schemaVersion !== "0.1";
}

describe("the records of the vectors", () => {
  it("are valid where the case accepts them, but for values of later versions", () => {
    const accepted = cases.filter(({ meta }) => meta.kind !== "reject");
    const refused = accepted.filter((one) => objection(record, recordOf(one)) !== undefined);
    const now = refused.filter((one) => !isOfLaterVersion(recordOf(one)));
    expect(now.map((one) => `${one.meta.id}: ${objection(record, recordOf(one))}`)).toEqual([]);
    expect(accepted.length).toBeGreaterThan(700);
    expect(refused.length).toBeLessThan(20);
    expect(String(schemaOf("public-entry").$comment)).toContain("ENTRY-VERSIONS,");
  });

  it("get the same verdict from zod and from the schema, but for the rules that it cannot say", () => {
    const unlike = cases.flatMap((one) => {
      const value = recordOf(one);
      const codes = (one.meta.expect?.faults ?? []).map(({ code }) => code);
      if (value === undefined || codes.some((code) => EXCEPTIONS[code] !== undefined)) return [];
      const zod = PublicEntry.safeParse(value).success;
      return zod === record(value) ? [] : [`${one.meta.id}: zod ${zod}, ${objection(record, value)}`];
    });
    expect(unlike).toEqual([]);
  });
});

describe("the metadata of the vectors", () => {
  const validate = validatorOf("vector-case");
  const first = (kind: string): Rec =>
    clone(cases.find(({ meta }) => meta.kind === kind)?.meta) as unknown as Rec;

  it("is valid", () => {
    const wrong = cases.flatMap(({ meta }) => objection(validate, meta) ?? []);
    expect(wrong).toEqual([]);
    expect(cases.length).toBeGreaterThan(1000);
  });

  it("is refused with one thing wrong", () => {
    const [project, reject, accept] = [first("project"), first("reject"), first("accept")];
    const call = { fn: "toMarkdown", lang: "de", expect: "out.de.md" };
    const faults: readonly Rec[] = [
      { ...project, note: "x" },
      { ...project, kind: "render" },
      { ...project, id: "Price/From" },
      { ...project, calls: undefined },
      { ...project, calls: [] },
      { ...project, calls: [{ ...call, sections: [] }] },
      { ...project, calls: [{ ...call, language: "de" }] },
      { ...project, calls: [{ ...call, fn: "toHtml" }] },
      { ...project, calls: [{ ...call, expect: undefined }] },
      { ...project, calls: [{ ...call, expect: "../out.md" }] },
      { ...project, calls: [{ fn: "toOfferingView", lang: "de", expect: "out.json" }] },
      { ...project, requires: [{ req: "md-price", role: "primary" }] },
      { ...project, requires: [{ req: "MD-PRICE-AMOUNT", role: "main" }] },
      { ...project, profile: [] },
      { ...project, profile: ["html"] },
      { ...project, scored: "yes" },
      { ...project, source: { origin: "guess", derivations: ["hand"] } },
      { ...reject, twin: undefined },
      { ...reject, expect: { faults: [] } },
      { ...reject, expect: { faults: [{ code: "type", pointer: "" }] } },
      { ...reject, expect: { faults: [{ code: "TYPE", pointer: "slug" }] } },
      { ...reject, expect: { warnings: [] } },
      { ...accept, expect: { faults: [] } },
      { ...accept, twin: "entry/base-texts" },
    ];
    for (const meta of [project, reject, accept]) expect(objection(validate, meta)).toBeUndefined();
    expect(faults.filter((meta) => validate(clone(meta)))).toEqual([]);
  });
});

describe("the tables", () => {
  const FOLDER = "schemas/0.1/tables";
  const read = (folder: string, name: string): unknown =>
    JSON.parse(readFileSync(`${folder}/${name}.json`, "utf8")) as unknown;

  it("have a definition each", () => {
    const names = (folder: string) => readdirSync(folder).map((name) => name.replace(/\.json$/, ""));
    expect(names("src/data").sort()).toEqual([...TABLE_NAMES].sort());
    expect(names(FOLDER).filter((name) => !TABLE_NAMES.includes(name))).toEqual([]);
  });

  it("are valid, in the code and as they are published", () => {
    for (const name of TABLE_NAMES) {
      expect(objection(validatorOf("tables", name), read("src/data", name)), name).toBeUndefined();
    }
    for (const file of readdirSync(FOLDER)) {
      const name = file.replace(/\.json$/, "");
      expect(objection(validatorOf("tables", name), read(FOLDER, name)), name).toBeUndefined();
    }
    const all = Object.fromEntries(TABLE_NAMES.map((name) => [name, read("src/data", name)]));
    expect(objection(validatorOf("tables"), all)).toBeUndefined();
  });

  it("are refused with one thing wrong, and open to rows to come", () => {
    const units = read("src/data", "units") as Rec;
    const validate = validatorOf("tables", "units");
    const { hour: _hour, ...others } = units;
    expect(validate(others)).toBe(false);
    expect(validate({ ...units, day: { name: "day" } })).toBe(false);
    expect(validate({ ...units, litre: { name: "litre", code: "LTR" } })).toBe(true);
    const categories = validatorOf("tables", "categories");
    expect(categories({ Trades: { labels: { en: "Trades" } } })).toBe(false);
    expect(categories({ trades: { labels: { en: "" } } })).toBe(false);
    expect(categories({ "a_b.c_d": { type: "Bakery", family: "business", labels: {} } })).toBe(true);
    expect(categories({ "a_b.c_d": { type: "Bakery", family: "shop", labels: {} } })).toBe(false);
  });
});
