import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { NOT_IN_RECORD, OF_FUNCTIONS } from "../../scripts/schemas/not-expressed.ts";
import { PublicEntry } from "../../src/record/public-entry.ts";
import { IsoDate } from "../../src/record/times.ts";
import { edited, example, faultsOf } from "../record/edit.ts";
import { objection, schemaOf, validatorOf } from "./support.ts";
import { EXCEPTIONS, TABLE } from "./verdict-table.ts";

type Document = {
  readonly code: string;
  readonly accepted: boolean;
  readonly value: unknown;
  readonly label: string;
};

/** A value in a label, cut short. */
function shown(value: unknown): string {
  const text = typeof value === "number" ? String(value) : JSON.stringify(value);
  return (text ?? "left out").slice(0, 60);
}

/** Every document of the table: the example record with one place changed. */
const DOCUMENTS: readonly Document[] = Object.entries(TABLE).flatMap(([code, rows]) =>
  rows.flatMap(([pointer, refused, accepted]) => {
    const document = (wanted: unknown, isAccepted: boolean): Document => ({
      code,
      accepted: isAccepted,
      value: pointer === "" ? wanted : edited(example(), pointer, wanted),
      label: `${code} ${isAccepted ? "accepted" : "refused"} ${pointer} ${shown(wanted)}`,
    });
    return [
      ...refused.map((value) => document(value, false)),
      ...accepted.map((value) => document(value, true)),
    ];
  }),
);

const validate = validatorOf("public-entry");
const ledger = parse(readFileSync("spec/0.1/requirements.yaml", "utf8")) as readonly {
  readonly id: string;
}[];

/** Documents on which zod, or the published schema, does not say what the table says. */
function disagreements(verdict: (document: Document) => boolean, documents: readonly Document[]) {
  return documents.filter((one) => verdict(one) !== one.accepted).map(({ label }) => label);
}

describe("one table of documents", () => {
  it("is long, and has no document twice", () => {
    expect(DOCUMENTS.length).toBeGreaterThan(300);
    const texts = DOCUMENTS.map(({ label }) => label);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    expect(DOCUMENTS.filter(({ accepted }) => accepted).length).toBeGreaterThan(100);
  });

  it("has every rule about the shape of a record", () => {
    const notHere = new Set([...NOT_IN_RECORD, ...OF_FUNCTIONS]);
    const shape = ledger.map(({ id }) => id).filter((id) => id.startsWith("ENTRY-") && !notHere.has(id));
    const tested = new Set(
      DOCUMENTS.filter(({ accepted }) => !accepted).map(({ code }) => `ENTRY-${code.replaceAll("_", "-")}`),
    );
    expect(shape.filter((id) => !tested.has(id))).toEqual([]);
  });

  it("gets its verdict from zod", () => {
    expect(disagreements(({ value }) => PublicEntry.safeParse(value).success, DOCUMENTS)).toEqual([]);
  });

  it("gets the same verdict from the published schema, but for rules that it cannot say", () => {
    const said = DOCUMENTS.filter(({ code, accepted }) => accepted || EXCEPTIONS[code] === undefined);
    expect(disagreements(({ value }) => validate(value), said)).toEqual([]);
  });

  it("lets pass, of what the schema cannot say, exactly what its comment names", () => {
    expect(Object.keys(EXCEPTIONS)).toHaveLength(1);
    for (const [code, rule] of Object.entries(EXCEPTIONS)) {
      expect(String(schemaOf("public-entry").$comment)).toContain(`${rule},`);
      const documents = DOCUMENTS.filter((one) => one.code === code && !one.accepted);
      expect(documents.length).toBeGreaterThan(0);
      for (const { value } of documents) expect(objection(validate, value)).toBeUndefined();
    }
  });

  it("has days as the calendar has them", () => {
    const isDay = validatorOf("public-entry", "IsoDate");
    const year = (number: number): string => String(number).padStart(4, "0");
    const leapDays = Array.from({ length: 10_000 }, (_, number) => `${year(number)}-02-29`);
    const days = Array.from({ length: 13 * 33 }, (_, number) => {
      const [month, day] = [Math.floor(number / 33), number % 33];
      return `2026-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
    });
    for (const day of [...leapDays, ...days]) expect(isDay(day), day).toBe(IsoDate.safeParse(day).success);
    expect(leapDays.filter((day) => isDay(day))).toHaveLength(2425);
  });

  it("is refused by the reader for the reason that the table gives", () => {
    const wrong = DOCUMENTS.filter(({ accepted, code }) => !accepted && code !== "TEXT_LIMITS").filter(
      ({ code, value }) => !faultsOf(value).some(([found]) => found === code),
    );
    expect(wrong.map(({ label }) => label)).toEqual([]);
  });
});

describe("the comparison", () => {
  it("bites: a schema that says less, a schema that says more", () => {
    const lax = (document: Document): boolean => document.code === "SLUG_RESERVED" || document.accepted;
    expect(disagreements(lax, DOCUMENTS)).toHaveLength(3);
    const strict = (document: Document): boolean => document.code !== "TOO_FEW" && document.accepted;
    expect(disagreements(strict, DOCUMENTS).length).toBeGreaterThan(3);
  });
});
