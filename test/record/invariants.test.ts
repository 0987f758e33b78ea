import { describe, expect, test } from "vitest";
import * as z from "zod";
import type { Draft } from "../../src/record/draft.ts";
import { warnings } from "../../src/record/invariants/index.ts";
import { ownerTexts, TEXT_MEMBERS } from "../../src/record/invariants/owner-texts.ts";
import { decimals } from "../../src/record/invariants/places.ts";
import { PublicEntry } from "../../src/record/public-entry.ts";
import type { Rec } from "../support/json.ts";
import { ABSENT, edited, editedAt, example, faultsOf, marks } from "./edit.ts";
import { BUSINESS_CASES } from "./invariants-cases-business.ts";
import { ENTRY_CASES } from "./invariants-cases-entry.ts";
import { HOURS_CASES } from "./invariants-cases-hours.ts";
import { PEOPLE_CASES } from "./invariants-cases-people.ts";
import { SOURCE_CASES } from "./invariants-cases-sources.ts";
import { ADDRESS, type Case, faultsIn, found, foundIn, operator, small } from "./invariants-records.ts";

const CASES: readonly Case[] = [
  ...ENTRY_CASES,
  ...HOURS_CASES,
  ...BUSINESS_CASES,
  ...PEOPLE_CASES,
  ...SOURCE_CASES,
];

const CODES =
  `I1_DEFAULT_FIRST I1_LANGUAGE_TWICE I1_DEFAULT_TEXT I1_FOREIGN_TEXT I2_DUPLICATE_ID I2_UNRESOLVED I2_PRIMARY_LOCATION
  I3_LEVEL I3_CONTACT_CONFIRMED I3_LAPSED_AT I3_NO_VERIFIED_DOMAIN I3_VERIFIED_DOMAIN I4_AFTER_UPDATE I4_CHECK_ORDER
  I5_DUPLICATE_HOST I5_CHECK_MISSING I5_CHECK_UNEXPECTED I5_HOSTING I6_EQUAL_TIMES I6_MIDNIGHT I6_ORDER I6_OVERLAP
  I6_NIGHT_NOT_LAST I6_NEXT_DAY I6_TIME_ZONE I6_EMPTY_HOURS I6_EMPTY_WEEK I6_EXCEPTION_ORDER I6_EXCEPTION_RANGE
  I7_EXPIRY_ORDER I7_TOO_LONG I8_RANGE I8_FREE_WITH_PRICE I8_DEPOSIT_BOTH I8_POLICY_EMPTY I9_LEAD_TIME I9_EMPLOYEES
  I10_FIELD_OF_KIND I10_MESSAGE_OFFERING I10_HANDOFF I10_AREA_MISSING I10_QUESTION_KEY I10_OPTION_VALUE
  I11_DUPLICATE_ROUTE I11_TARGET_OR_DECLINE I11_TARGET I11_UNREACHABLE I12_PHONE_DIFFERS I12_PHONE_MISSING
  I15_GEO_PRECISION I15_DECIMALS I15_POSTAL_AREA I16_PERSON_ADDRESS I16_PERSON_EMPLOYEES I16_PERSON_FOUNDING
  I17_UNCLAIMED_MEMBER I17_UNCLAIMED_OPERATOR I17_UNCLAIMED_PERSON I18_DUPLICATE_PATH I18_UNRESOLVED_PATH
  I18_WHOLE_ALONE I18_WHOLE_LAST I18_WHOLE_MISSING I18_REFERENCE_MISSING I18_REFERENCE_UNEXPECTED I18_REFERENCE_URL
  I18_SOURCE_NAME I18_UNCOVERED I18_UNCLAIMED_OWNER I19_DIMENSIONS I20_DUPLICATE_POLICY I20_AREA I20_OPERATOR_ADDRESS
  I20_OPERATOR_EMAIL I20_ECONOMIC_ID I20_VERIFIED_AT I20_MEMBERSHIP_ISSUER I20_TOO_LARGE I20_REGISTER I20_DISPUTE_BODY
  I20_COUNTRY_PLACE`.split(/\s+/);

describe("each rule: a record that breaks it, and its sound twin", () => {
  test("the small record is sound in shape and rules", () => {
    expect(faultsOf(small())).toEqual([]);
  });

  test.each(CASES)("$code: $why", ({ code, twin = {}, wrong, at }) => {
    expect(faultsOf(editedAt(small(), twin))).toEqual([]);
    expect(foundIn(twin)).toEqual([]);
    const pointers = typeof at === "string" ? [at] : at;
    expect(foundIn(twin, wrong)).toEqual(pointers.map((pointer) => [code, pointer]));
  });

  test("every code has a case", () => {
    expect([...new Set(CASES.map(({ code }) => code))].sort()).toEqual([...CODES].sort());
  });

  test.each(CASES)("$code: $why, in whole sentences", ({ twin = {}, wrong }) => {
    for (const { message } of faultsIn(twin, wrong)) {
      expect(message).toMatch(/^[A-Z"].{20,400}\.$/u);
      expect(message).not.toMatch(/undefined|\[object/);
    }
  });
});

describe("the examples", () => {
  test.each(["holzwerk-krause", "schreinerei-beispiel"] as const)(
    "%s has neither fault nor warning",
    (name) => {
      expect(found(example(name))).toEqual([]);
      expect(warnings(example(name) as Draft)).toEqual([]);
    },
  );
});

describe("what is sound, though it looks wrong", () => {
  const location = "/locations/0/hours/weekly";

  test.each<[string, Rec]>([
    [
      "a day and night through the whole week",
      editedAt(
        example(),
        Object.fromEntries(
          ["mon", "tue", "wed", "thu", "fri", "sat", "sun"].map((day) => [
            `${location}/${day}`,
            [{ opens: "00:00", closes: "24:00" }],
          ]),
        ),
      ),
    ],
    [
      "a night before a closed day",
      edited(example(), `${location}/fri`, [{ opens: "20:00", closes: "04:00" }]),
    ],
    ["suspended at any level", edited(example(), "/status", "suspended")],
    [
      "a person with an operator shows the street",
      editedAt(example(), { "/kind": "person", "/employees": ABSENT, "/foundingYear": ABSENT }),
    ],
    [
      "a whole postal code where the country has no areas",
      editedAt(example(), { "/locations/0/display": "locality_only", "/locations/0/geo": ABSENT }),
    ],
  ])("%s", (_, record) => {
    expect(found(record)).toEqual([]);
  });

  test("decimals are counted without an exponent", () => {
    expect([0, -7, 51.2701, 1e-7, 1.5e-7, 1e21].map(decimals)).toEqual([0, 0, 4, 7, 8, 0]);
  });
});

describe("warnings", () => {
  const warned = (members: Rec, edits: Rec = {}) =>
    marks(warnings(editedAt(small(), { "/operator": operator(members), ...edits }) as Draft));
  const nobody = { representatives: undefined };

  test.each([
    "Muster GmbH",
    "Muster gGmbH",
    "Muster UG (haftungsbeschränkt)",
    "Sportverein Muster e. V.",
    "Muster GmbH & Co. KG",
    "AG",
  ])("%s in Germany names its representatives", (legalName) => {
    expect(warned({ legalName })).toEqual([]);
    expect(warned({ legalName, ...nobody })).toEqual([
      ["WARN_NO_REPRESENTATIVES", "/operator/representatives"],
    ]);
    const abroad = { address: { ...ADDRESS, country: "AT" } };
    expect(warned({ legalName, ...nobody, ...abroad })).toEqual([]);
  });

  test.each(["Jana Muster", "Muster OHG", "AGentur Muster", "Muster & SEhne"])(
    "%s needs none",
    (legalName) => {
      expect(warned({ legalName, ...nobody })).toEqual([]);
    },
  );

  test("the legal form counts, a person does not", () => {
    const form = { legalName: "Muster", legalForm: "GmbH", ...nobody };
    expect(warned(form)).toEqual([["WARN_NO_REPRESENTATIVES", "/operator/representatives"]]);
    expect(warned(form, { "/kind": "person" })).toEqual([]);
  });

  test("an email without a phone", () => {
    expect(warned({ contact: { email: "a@b.example" } })).toEqual([
      ["WARN_NO_OPERATOR_PHONE", "/operator/contact/phone"],
    ]);
    expect(warned({ contact: { phone: "+492029999001" } })).toEqual([]);
  });
});

describe("owner texts", () => {
  test("of the example, with their languages", () => {
    const texts = [...ownerTexts(example() as Draft)];
    expect(texts).toContainEqual(["/displayName", "Holzwerk Krause", undefined]);
    expect(texts).toContainEqual(["/voice/emphasis/1/de", "Eigene Werkstatt in Wuppertal-Barmen", "de"]);
    expect(texts).toContainEqual(["/operator/profession/rules/0/name", "Handwerksordnung (HwO)", undefined]);
    expect(texts).toContainEqual(["/provenance/0/reference", "Amtsgericht Wuppertal HRB 99901", undefined]);
    expect(new Set(texts.map(([pointer]) => pointer)).size).toBe(texts.length);
  });

  test("a reference that is an address is none", () => {
    const texts = [...ownerTexts(example("schreinerei-beispiel") as Draft)];
    expect(texts.filter(([, text]) => text.startsWith("https:"))).toEqual([]);
  });

  test("are all the texts that the schema has", () => {
    expect([...TEXT_MEMBERS].sort()).toEqual([...new Set(texts(PublicEntry, ""))].sort());
  });
});

/** Pointers of every text in a schema, `*` for any index: what is localized, and strings of prose. */
function texts(schema: unknown, pointer: string): string[] {
  if (schema instanceof z.ZodOptional) return texts(schema.unwrap(), pointer);
  if (schema instanceof z.ZodArray) return texts(schema.element, `${pointer}/*`);
  if (schema instanceof z.ZodRecord) return [pointer];
  if (schema instanceof z.ZodDiscriminatedUnion)
    return schema.options.flatMap((branch) => texts(branch, pointer));
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([name, member]) => texts(member, `${pointer}/${name}`));
  }
  const prose =
    schema instanceof z.ZodString && !schema.safeParse(" x").success && schema.safeParse("x y ü ☕").success;
  return prose ? [pointer] : [];
}
