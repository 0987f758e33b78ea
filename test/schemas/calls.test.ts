import { describe, expect, it } from "vitest";
import { ACT, OFF } from "../record/invariants-records.ts";
import { faultyVariants, freeVariants, fullCall, type Variant } from "./calls.ts";
import { HAND, SAMPLES } from "./shown-actions.ts";
import { objection, strictAjv } from "./support.ts";

const ALL = [...HAND, ...SAMPLES];
const AJV = strictAjv();

const wrongly = (variants: readonly Variant[], validate: (call: unknown) => boolean, wanted: boolean) =>
  variants.flatMap(([label, call]) => (validate(call) === wanted ? [] : [label]));

describe("the input schema of every action", () => {
  it("is valid in draft 2020-12, by itself", () => {
    expect(SAMPLES.length).toBeGreaterThan(60);
    for (const { schema } of ALL) {
      expect(schema.$schema).toBe("https://json-schema.org/draft/2020-12/schema");
      expect(AJV.validateSchema(schema)).toBe(true);
      expect(() => AJV.compile(schema)).not.toThrow();
    }
  });

  it("accepts a correct call, whatever is left out that may be", () => {
    for (const { entry, action, schema } of ALL) {
      const validate = AJV.compile(schema);
      expect(objection(validate, fullCall(entry, action))).toBeUndefined();
      expect(wrongly(freeVariants(entry, action), validate, true)).toEqual([]);
    }
  });

  it("refuses every call with a single thing wrong", () => {
    let count = 0;
    for (const { entry, action, schema } of ALL) {
      const faulty = faultyVariants(entry, action);
      count += faulty.length;
      expect(wrongly(faulty, AJV.compile(schema), false)).toEqual([]);
    }
    expect(count).toBeGreaterThan(5000);
  });

  it("is tried with every kind of thing wrong", () => {
    const labels = HAND.flatMap(({ entry, action }) => faultyVariants(entry, action).map(([label]) => label));
    const kinds = [
      ...["without /actionId", "without /requester/phone", "without /answers/side", "without /postalCode"],
      ...[
        "without /budget",
        "without /budget/max",
        "without /preferredSlots/0/to",
        "/entry as another-entry",
      ],
      ...["/answers/side beside the options", "an answer to no question", "an offering of another action"],
      ...["0 of preferredSlots", "6 of preferredSlots", "4 of preferredTimes", "/answers/old as 5"],
    ];
    expect(kinds.filter((kind) => !labels.includes(kind))).toEqual([]);
  });

  it("would be found out: one that is closed, forgets a requirement, or asks too much", () => {
    const shown = HAND.find(({ entry, action }) => action.id === ACT && entry.offerings?.[0]?.id === OFF);
    if (shown === undefined) throw new Error("no action");
    const { entry, action, schema } = shown;
    const found = (planted: object): readonly string[] => {
      const validate = AJV.compile({ ...schema, ...planted });
      return [
        ...wrongly(freeVariants(entry, action), validate, true),
        ...wrongly(faultyVariants(entry, action), validate, false),
      ];
    };
    expect(found({})).toEqual([]);
    expect(found({ additionalProperties: false })).toEqual(["a member nobody defined"]);
    const { required, properties } = schema;
    expect(found({ required: required.filter((name) => name !== "budget") })).toEqual(["without /budget"]);
    expect(found({ required: [...required, "offeringId"] })).toEqual(["without /offeringId"]);
    const { additionalProperties: _closed, ...open } = properties.answers ?? { type: "object" };
    expect(found({ properties: { ...properties, answers: open } })).toEqual(["an answer to no question"]);
  });
});
