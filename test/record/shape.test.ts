import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import type { FaultCode } from "../../src/record/codes.ts";
import { RESERVED_SLUGS } from "../../src/record/primitives.ts";
import { PublicEntry } from "../../src/record/public-entry.ts";
import { LOCALIZED, line, localized, localizedText, text } from "../../src/record/text.ts";
import { Duration } from "../../src/record/times.ts";
import { ABSENT, edited, example, faultsOf, messageOf } from "./edit.ts";

/** Where, what is refused there, and what is accepted there. */
type Case = {
  readonly where: string;
  readonly refused: readonly unknown[];
  readonly accepted: readonly unknown[];
};

const where = (pointer: string, refused: readonly unknown[], accepted: readonly unknown[]): Case => ({
  where: pointer,
  refused,
  accepted,
});

const NAME = "/displayName";
const PROFILE = "/profiles/0";
const MONDAY = "/locations/0/hours/weekly/mon";
const url = (length: number) => `https://a.example/${"a".repeat(length - 18)}`;
const times = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ opens: `0${index}:00`, closes: `0${index}:30` }));

const CASES = {
  TYPE: [
    where("/listed", ["yes", 1, null, {}, []], [true, false]),
    where(NAME, [5, null, ["a"], { de: "a" }], ["a"]),
    where("/kind", [5, null, ["organization"]], ["organization"]),
    where("/foundingYear", ["1987", null, {}], [1987]),
    where("/employees", [[], "10", null], [{ min: 10 }]),
    where("/summary", ["Tischlerei", [], null], [{ de: "Tischlerei" }]),
    where("/languagesSpoken", [{}, "de", null], [["de"]]),
    where("/offerings/0/price", [[], "12.50", null], [{ kind: "free" }]),
    where("/offerings/0/price/kind", [5, null], ["from"]),
    where("/serviceArea", [[], "anywhere"], [{ anywhere: true }]),
  ],
  REQUIRED: [
    where("/summary", [ABSENT, undefined], [{ de: "a" }]),
    where("/offerings/0/id", [ABSENT], ["off_01k8r2m6aa1b2c3d4e5f6g7h8j"]),
    where("/offerings/0/price/kind", [ABSENT], ["from"]),
    where("/domains", [ABSENT], [[{ host: "a.example", status: "grace", ...verified() }]]),
  ],
  ENUM: [
    where("/agentPolicy/agentRequests", ["welcomed", "WELCOME", ""], ["welcome"]),
    where("/offerings/0/price/kind", ["fixd", "constructor", "__proto__"], ["fixed"]),
    where("/actions/0/questions/0/type", ["yesno"], ["yes_no", "text", "number"]),
    where("/routing/5/decline", [false], [true]),
  ],
  EMPTY_OBJECT: [
    where("/employees", [{}], [{ max: 3 }]),
    where("/summary", [{}], [{ de: "a" }]),
    where("/offerings/0/typicalLeadTime", [{}], [{ min: "P1W" }]),
    where("/voice", [{}], [{ formality: "formal" }]),
    where("/brand", [{}], [{ corners: "soft" }]),
    where("/brand/colors", [{}], [{ text: "#000000" }]),
    where("/brand/fonts", [{}], [{ body: { family: "Lora", generic: "serif" } }]),
    where("/operator/privacy", [{}], [{ contactEmail: "a@b.example" }, { url: "https://b.example/" }]),
  ],
  TOO_LONG: [
    where(NAME, ["x".repeat(121), "𝄞".repeat(121)], ["x".repeat(120), "𝄞".repeat(120)]),
    where("/summary/de", ["ä".repeat(301)], ["ä".repeat(300)]),
    where(PROFILE, [url(2001)], [url(2000)]),
    where("/locations/0/timeZone", ["A".repeat(41)], ["A".repeat(40)]),
  ],
  TOO_SHORT: [where(NAME, [""], ["x"]), where("/summary/de", [""], ["x"])],
  TOO_MANY: [
    where("/languagesSpoken", [Array(31).fill("de")], [Array(30).fill("de")]),
    where(MONDAY, [times(5)], [times(4), []]),
    where("/categories", [Array(6).fill("trades")], [Array(5).fill("trades")]),
  ],
  TOO_FEW: [
    where("/profiles", [[]], [["https://a.example"], ABSENT]),
    where("/contactPoints/0/purposes", [[]], [["general"]]),
    where("/languages", [[]], [["de", "en"]]),
    where("/locations", [[]], []),
    where("/provenance", [[]], []),
  ],
  TOO_SMALL: [
    where("/serviceArea/radius/km", [0, -1, -0], [1]),
    where("/policies/3/freeWithinKm", [0], [1]),
    where("/foundingYear", [799], [800]),
    where("/locations/0/geo/latitude", [-90.5], [-90]),
    where("/revision", [0], [1]),
  ],
  TOO_LARGE: [
    where("/policies/1/percent", [101, 2 ** 60], [100]),
    where("/foundingYear", [2201], [2200]),
    where("/locations/0/geo/longitude", [180.000001], [180]),
    where("/revision", [2147483648, 2 ** 53 + 2, 1e300], [2147483647]),
  ],
  NOT_INTEGER: [where("/foundingYear", [1987.5], [1987]), where("/serviceArea/radius/km", [0.5, 30.1], [30])],
  SLUG_RESERVED: [where("/slug", [...RESERVED_SLUGS], ["impressum-2", "doc"])],
  DATE_NOT_REAL: [
    where(
      "/capacity/nextAvailableFrom",
      ["2027-02-29", "2100-02-29", "2027-04-31"],
      ["2028-02-29", "2000-02-29", "2027-04-30"],
    ),
    where("/createdAt", ["2026-02-30T00:00:00Z"], ["2026-02-28T00:00:00Z"]),
  ],
  I13_CHARACTER: [
    where(
      NAME,
      ["a\tb", "a\u0000b", "a\r b", "a\u0085b", "a\u2028b", "a\u202eb", "a\u2066b", "a\ufeffb", "a\ufdd0b"],
      ["a\u200fb", "a\u061cb", "a\u200eb", "a\u200bb", "a\u200db"],
    ),
    where(
      NAME,
      ["a\ud83d", "\udc00a", "a\u{1fffe}", "a\u{10ffff}", "a\u{e0041}", "a\u{e0100}"],
      ["a\u{1fffd}"],
    ),
  ],
  I13_SPACE_EDGE: [
    where(NAME, [" a", "a ", "\u00a0a", "a\u3000", "a\u202f", " ", "\u00a0\u3000"], ["a b", "a\u00a0b"]),
    where("/offerings/0/description/de", ["a \nb", "a\n b", "a\n\nb\u2003"], ["a b\nc d"]),
  ],
  I13_LINE_BREAK: [
    where(NAME, ["a\nb", "a\n"], ["a b"]),
    where("/offerings/0/description/de", ["\na", "a\n", "a\n\n\nb"], ["a\nb", "a\n\nb\nc"]),
  ],
  I13_INVISIBLE: [
    where(NAME, ["\u200b", "\u00ad", "\u3164", "\u2800", "\u00ad\u200d"], ["\u00ada", "\u200ba"]),
    where("/offerings/0/description/de", ["\u200b"], ["\u00ad\na"]),
  ],
  I13_NOT_NFC: [where(NAME, ["Mu\u0308ller", "\u212b", "\u1100\u1161"], ["M\u00fcller", "\u00c5", "\uac00"])],
  FORMAT_ID: [
    where(
      "/credentials/0/id",
      [
        "crd_81k8r2maaa1b2c3d4e5f6g7h8j",
        "crd_01K8R2MAAA1B2C3D4E5F6G7H8J",
        "crd_01k8r2maaa1b2c3d4e5f6g7h8i",
        "off_01k8r2maaa1b2c3d4e5f6g7h8j",
        "crd_01k8r2maaa1b2c3d4e5f6g7h8j\n",
        "",
      ],
      ["crd_71k8r2maaa1b2c3d4e5f6g7h8j"],
    ),
    where("/routing/0/routeTo", ["off_01k8r2m6aa1b2c3d4e5f6g7h8j"], ["act_01k8r2m7aa1b2c3d4e5f6g7h8j"]),
  ],
  FORMAT_SLUG: [
    where(
      "/slug",
      ["12345", "a", "-a", "a-", "Krause", "a_b", "a".repeat(64)],
      ["12345a", "ab", "a".repeat(63)],
    ),
  ],
  FORMAT_HOSTNAME: [
    where(
      "/domains/0/host",
      ["Krause.example", "krause", "krause.example.", "-a.example", "a..example", "a.1"],
      ["krause.example", "a-b.example", "a.xn--p1ai", "1.example"],
    ),
  ],
  FORMAT_URL: [
    where(
      PROFILE,
      [
        "http://a.example",
        "https://a",
        "https://A.example",
        "https://a.example:0",
        "https://a.example:65536",
        "https://a.example:080",
        "https://u@a.example",
        "https://a.example/%zz",
        "https://a.example/%2",
        "https://a.example/ä",
        "https://a.example/?a&amp;b",
        "https://a.example/\n",
        `https://${"a.".repeat(126)}example`,
      ],
      [
        "https://a.example",
        "https://a.example:65535/",
        "https://a.example:1?q=%C3%A4&b=c",
        "https://a.example#x",
        `https://${"a.".repeat(123)}example`,
      ],
    ),
  ],
  FORMAT_EMAIL: [
    where(
      "/contactPoints/0/email",
      [
        "info@krause",
        "info",
        "@a.example",
        ".a@a.example",
        "a.@a.example",
        "a b@a.example",
        `${"a".repeat(65)}@a.example`,
      ],
      ["info@a.example", "a+b@a.example", `${"a".repeat(64)}@a.example`],
    ),
  ],
  FORMAT_PHONE: [
    where("/contactPoints/0/phone", ["0202999", "+0492029999001", "+49 202", "+123456"], ["+492029999001"]),
  ],
  FORMAT_PHONE_FORMATTED: [
    where(
      "/contactPoints/0/phoneFormatted",
      ["0202 9999001", "+49 x", "+49 202 9999001 "],
      ["+49 (202) 999-90/01"],
    ),
  ],
  FORMAT_COUNTRY: [where("/locations/0/address/country", ["de", "DEU", ""], ["AT"])],
  FORMAT_CURRENCY: [where("/offerings/0/price/currency", ["eur", "€", "EURO"], ["CHF"])],
  FORMAT_MONEY: [
    where(
      "/offerings/0/price/amount",
      ["1,50", "1.5", "01.50", ".50", "-1.00", "1.500", "1234567890123.00", "1e2", "١.٥٠"],
      ["1.50", "0.00", "123456789012.00"],
    ),
  ],
  FORMAT_DATE: [
    where("/capacity/nextAvailableFrom", ["2027-1-11", "2027-13-01", "2027-00-01"], ["2027-01-11"]),
  ],
  FORMAT_DATE_TIME: [
    where(
      "/lastConfirmedAt",
      [
        "2026-10-28",
        "2026-10-28T09:14:03+00:00",
        "2026-10-28T09:14Z",
        "2026-10-28T24:00:00Z",
        "2026-10-28T09:14:03z",
      ],
      ["2026-10-28T00:00:00Z"],
    ),
  ],
  FORMAT_DURATION: [
    where(
      "/contactPoints/0/responseTime",
      ["P", "PT", "P0D", "P1W2D", "PT1S", "P1.5D", "P1DT", "P1H", "-P1D", "P1000D", "P1D1M"],
      ["P1D", "P6W", "PT90M", "PT4H", "P1Y2M3DT4H5M", "P1YT1M", "P2M3D", "P999D"],
    ),
  ],
  FORMAT_TIME_ZONE: [
    where("/locations/0/timeZone", ["Europe Berlin", "+02:00", "Europe/"], ["Europe/Vienna", "Etc/GMT-1"]),
  ],
  FORMAT_TIME: [
    where(`${MONDAY}/0/opens`, ["7:30", "24:00", "07:60", "07.30"], ["00:00"]),
    where(`${MONDAY}/0/closes`, ["24:01", "25:00"], ["24:00"]),
  ],
  FORMAT_COLOR: [where("/brand/colors/primary", ["#2f4b3a", "2F4B3A", "#FFF", "red"], ["#2F4B3A"])],
  FORMAT_CATEGORY: [where("/categories/0", ["Trades", "trades.", "trades.carpentry.oak", "t"], ["trades"])],
  FORMAT_LANGUAGE: [
    where(
      "/languagesSpoken/0",
      ["DE", "de_AT", "deutsch", "de-at", "d", "gsw-Latn-419"],
      ["de-AT", "gsw", "zh-Hant", "es-419"],
    ),
    where("/offerings/0/name/EN", ["Kitchens"], []),
    where("/offerings/0/name/en", [], ["Kitchens"]),
  ],
  FORMAT_KEY: [where("/actions/0/questions/0/key", ["Slope", "1a", "a", "a-b"], ["slope", "a1"])],
  FORMAT_NACE: [where("/naceCodes/0", ["4332", "43.", "4", "43.321"], ["43", "43.3", "43.32"])],
  FORMAT_VAT_ID: [where("/operator/vatId", ["999999999", "de999999999", "D9"], ["ATU99999999"])],
  FORMAT_ECONOMIC_ID: [
    where("/operator/economicId", ["DE999999999", "AT999999999-00001"], ["DE999999999-00002"]),
  ],
  FORMAT_FONT: [where("/brand/fonts/body/family", ["Source  Sans", "a'b", "a b c d e f"], ["Source Sans 3"])],
  FORMAT_FILE: [where("/media/0/file", ["3f9a2c7e41b0d5a8.gif", "a.svg", "../a"], ["3f9a2c7e41b0d5a9.svg"])],
  FORMAT_PATH: [
    where(
      "/provenance/0/paths/0",
      ["operator", "/operator/", "//", "/a~1b"],
      ["/operator", "/operator/register"],
    ),
  ],
  FORMAT_VERSION: [
    where("/schemaVersion", ["1.0", "0.0", "0.01", "0", "v0.1", "0.1.0"], ["0.1", "0.2", "0.10"]),
  ],
  FORMAT_NUMBER: [where("/locations/0/geo/latitude", [Number.NaN, Number.POSITIVE_INFINITY], [1])],
} as const satisfies Record<FaultCode, readonly Case[]>;

function verified() {
  return { method: "dns_txt", verifiedAt: "2026-09-14T08:31:40Z", lastCheckedAt: "2026-10-28T06:00:12Z" };
}

function choice(...values: string[]) {
  const options = values.map((value) => ({ value, label: { de: value } }));
  return { key: "slope", label: { de: "?" }, type: "choice", required: false, options };
}

const all = Object.entries(CASES).flatMap(([code, cases]) =>
  (cases as readonly Case[]).map((one): [string, string, Case] => [code, one.where, one]),
);

describe("every code of the shape", () => {
  test.each(all)("%s at %s: refused, and its twins accepted", (code, pointer, { refused, accepted }) => {
    for (const value of refused) {
      const found = faultsOf(edited(example(), pointer, value));
      expect(found, JSON.stringify(value)).toEqual([[code, pointer]]);
    }
    for (const value of accepted) {
      const found = faultsOf(edited(example(), pointer, value));
      expect(found, JSON.stringify(value)).toEqual([]);
    }
  });

  test("a choice has two options or more, the fault at the list", () => {
    const question = "/actions/0/questions/0";
    expect(faultsOf(edited(example(), question, choice("yes")))).toEqual([
      ["TOO_FEW", `${question}/options`],
    ]);
    expect(faultsOf(edited(example(), question, choice("yes", "no")))).toEqual([]);
  });

  test("each thing wrong in one text is said once", () => {
    const codes = ["I13_CHARACTER", "I13_SPACE_EDGE", "I13_LINE_BREAK", "I13_NOT_NFC"];
    const name = " Mu\u0308ller\u202e\u202e\n\nx\n";
    expect(faultsOf(edited(example(), NAME, name))).toEqual(codes.map((code) => [code, NAME]));
    expect(faultsOf(edited(example(), NAME, name + "x".repeat(120)))).toEqual([["TOO_LONG", NAME]]);
    expect(faultsOf(edited(example(), NAME, "\u00a0\u200d"))).toEqual([
      ["I13_SPACE_EDGE", NAME],
      ["I13_INVISIBLE", NAME],
    ]);
  });

  test("a list in the place of a text has the wrong type alone", () => {
    expect(faultsOf(edited(example(), NAME, []))).toEqual([["TYPE", NAME]]);
  });

  test("a text that is too long costs no more than any other", () => {
    const marked = "a".padEnd(400_000, "\u0301\u0323");
    const start = performance.now();
    expect(faultsOf(edited(example(), NAME, marked))).toEqual([
      ["I20_TOO_LARGE", ""],
      ["TOO_LONG", NAME],
    ]);
    expect(performance.now() - start).toBeLessThan(2000);
  });

  test("a character is named with its place", () => {
    expect(messageOf(edited(example(), NAME, "𝄞a\u202e"), "I13_CHARACTER")).toContain("U+202E at index 2");
    expect(messageOf(edited(example(), NAME, "a\ud83d"), "I13_CHARACTER")).toContain("U+D83D at index 1");
    expect(messageOf(edited(example(), NAME, "a\u{e0041}"), "I13_CHARACTER")).toContain("U+E0041 at index 1");
  });
});

describe("messages", () => {
  const sentences: [string, string, unknown, string][] = [
    [
      "FORMAT_MONEY",
      "/offerings/0/price/amount",
      "1,50",
      'expected an amount with two decimals such as "12.50", got "1,50"',
    ],
    ["TYPE", "/listed", "yes", 'expected true or false, got "yes"'],
    [
      "TYPE",
      "/offerings/0/price/amount",
      12.5,
      'expected an amount with two decimals such as "12.50", got 12.5',
    ],
    ["TYPE", "/offerings", { a: 1 }, 'expected a list, got {"a":1}'],
    ["TYPE", "/offerings/0/price", "free", 'expected an object with a kind, got "free"'],
    ["REQUIRED", "/slug", ABSENT, "but it is missing"],
    [
      "ENUM",
      "/brand/corners",
      "sofd",
      'expected one of "sharp", "soft", "round", got "sofd"; did you mean "soft"?',
    ],
    ["ENUM", "/brand/corners", "square-ish", 'expected one of "sharp", "soft", "round", got "square-ish"'],
    ["TOO_LONG", NAME, "𝄞".repeat(131), "expected at most 120 characters, got 131"],
    ["TOO_MANY", "/categories", Array(7).fill("trades"), "expected at most 5 items, got 7"],
    [
      "TOO_LARGE",
      "/policies/1/percent",
      2 ** 60,
      "expected a whole number from 1 to 100, got 1152921504606847000",
    ],
    ["NOT_INTEGER", "/policies/1/percent", 0.5, "expected a whole number from 1 to 100, got 0.5"],
    ["TOO_SMALL", "/locations/0/geo/latitude", -91, "expected a number from -90 to 90, got -91"],
    ["FORMAT_NUMBER", "/locations/0/geo/latitude", Number.NaN, "got NaN"],
    ["EMPTY_OBJECT", "/employees", {}, "expected at least one of min, max, got {}"],
    [
      "DATE_NOT_REAL",
      "/capacity/nextAvailableFrom",
      "2027-02-29",
      'expected a day that the calendar has, got "2027-02-29"',
    ],
    ["TYPE", "/listed", { a: "x".repeat(100) }, `got {"a":"${"x".repeat(54)}…`],
    ["FORMAT_SLUG", "/slug", "a\u001b[31m\u202eb\u00a0c", 'got "a\\u001b[31m\\u202eb\\u00a0c"'],
    ["FORMAT_SLUG", "/slug", "\ud83d\u{e0041}", 'got "\\ud83d\\udb40\\udc41"'],
  ];

  test.each(sentences)("%s at %s", (code, pointer, value, expected) => {
    expect(messageOf(edited(example(), pointer, value), code)).toContain(expected);
  });
});

describe("what the schemas publish", () => {
  const published = JSON.stringify(z.toJSONSchema(PublicEntry, { io: "input" }), (name, value: unknown) =>
    name === "description" && typeof value === "string" ? undefined : value,
  );
  const patterns = [...new Set(published.match(/"pattern":"(?:[^"\\]|\\.)*"/g))].map(
    (member) => (JSON.parse(`{${member}}`) as { pattern: string }).pattern,
  );

  test("patterns match whole strings and mean the same everywhere", () => {
    expect(patterns.length).toBeGreaterThan(30);
    for (const pattern of patterns) {
      expect(pattern).toMatch(/^\^[\s\S]*\$$/);
      expect(pattern).not.toMatch(/\(\?[=!<]|\\[pPdDwWsSbB]/);
      expect(() => new RegExp(pattern, "u")).not.toThrow();
    }
  });

  test("the objects that need a member, and the limits of texts, are published", () => {
    expect(published).toContain('"minProperties":1');
    expect(published).toContain('"maxLength":4000');
  });

  const hostile = fc.string({
    unit: fc.oneof(
      fc.constantFrom(
        "a",
        " ",
        "\n",
        "\u00a0",
        "\u202e",
        "\r",
        "\u200b",
        "\ud800",
        "\u{e0041}",
        "\u{1ffff}",
        "\u2028",
      ),
      fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
    ),
    maxLength: 8,
  });

  test.each([
    ["line", line(100)],
    ["text", text(100)],
  ])("the pattern of a %s says what its check says, apart from NFC and what cannot be seen", (_, schema) => {
    const pattern = new RegExp(String(schema.meta()?.pattern), "u");
    fc.assert(
      fc.property(hostile, (value) => {
        const codes = schema.safeParse(value).error?.issues.map((issue) => issue.message) ?? [];
        const seen = !codes.includes("I13_INVISIBLE");
        const judged = codes.filter((code) => code !== "I13_NOT_NFC");
        if (seen) expect(pattern.test(value)).toBe(judged.length === 0);
      }),
      { numRuns: 1000 },
    );
  });

  test("durations are canonical: a part, no zero, no weeks beside others", () => {
    const part = (unit: string) =>
      fc.option(
        fc.integer({ min: 0, max: 1001 }).map((n) => `${n}${unit}`),
        { nil: "" },
      );
    const duration = fc
      .tuple(part("Y"), part("M"), part("W"), part("D"), fc.boolean(), part("H"), part("M"))
      .map(([y, m, w, d, t, h, min]) => `P${y}${m}${w}${d}${t ? `T${h}${min}` : ""}`);
    const canonical =
      /^P(?!$)(?:[1-9]\d{0,2}W|(?:[1-9]\d{0,2}Y)?(?:[1-9]\d{0,2}M)?(?:[1-9]\d{0,2}D)?(?:T(?=\d)(?:[1-9]\d{0,2}H)?(?:[1-9]\d{0,2}M)?)?)$/;
    fc.assert(
      fc.property(duration, (value) => {
        expect(Duration.safeParse(value).success).toBe(canonical.test(value));
      }),
      { numRuns: 1000 },
    );
  });

  test("localized texts are known with their limits", () => {
    expect(LOCALIZED.get(PublicEntry.shape.summary)).toBe(300);
    expect(LOCALIZED.get(PublicEntry.shape.description.unwrap())).toBe(4000);
    expect(LOCALIZED.get(localized(7))).toBe(7);
    expect(LOCALIZED.get(localizedText(8))).toBe(8);
    expect(LOCALIZED.has(line(7))).toBe(false);
  });

  test("read by itself, the schema drops unknown members", () => {
    const record = edited(example(), "/verification/colour", "red");
    expect(PublicEntry.parse(record)).toEqual(example());
  });
});
