import { ABSENT } from "../record/edit.ts";

/** A place in the example record, values that are refused there, and values that are accepted there. */
export type Verdicts = readonly [pointer: string, refused: readonly unknown[], accepted: readonly unknown[]];

const NAME = "/displayName";
const ANSWER = "/faqs/0/answer/de";
const PROFILE = "/profiles/0";
const PRICE = "/offerings/0/price";
const MONDAY = "/locations/0/hours/weekly/mon";

const hours = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ opens: `1${index}:00`, closes: `1${index}:30` }));
const url = (length: number) => `https://a.example/${"a".repeat(length - 18)}`;

/** Types, sizes and texts. */
export const SHAPE: Readonly<Record<string, readonly Verdicts[]>> = {
  TYPE: [
    ["", [[], "record", 5, null, true], []],
    ["/listed", ["true", 1, null, {}, []], [true, false]],
    [NAME, [5, null, ["a"], { de: "a" }, false], ["a"]],
    ["/summary", ["text", [], null], [{ de: "text" }]],
    ["/languagesSpoken", [{}, "de", null], [["de"]]],
    ["/foundingYear", ["1987", null, {}, true], [1987]],
    [PRICE, [[], "12.50", null], [{ kind: "free" }]],
    ["/locations/0/geo/latitude", ["51.2"], [51.2]],
  ],
  REQUIRED: [
    ...["/schemaVersion", "/id", "/slug", "/kind", "/status", "/listed", "/revision", "/createdAt"],
    ...["/updatedAt", "/defaultLanguage", "/languages", "/verification", "/domains", "/displayName"],
    ...["/summary", "/categories", "/provenance", "/verification/level", "/domains/0/host"],
    ...["/locations/0/address/country", "/serviceArea/radius/km", "/offerings/0/audience"],
    ...["/contactPoints/0/visibility", "/routing/0/intent", "/agentPolicy/agentsMustDisclose"],
    ...["/actions/0/webForm", "/actions/0/questions/0/required", "/policies/0/methods", "/media/0/file"],
    ...["/credentials/0/verification", "/faqs/0/answer", "/operator/address", "/provenance/0/source"],
    ...["/capacity/expiresAt", "/brand/fonts/body/generic", "/operator/representatives/0/role"],
    ...[`${PRICE}/currency`, `${PRICE}/kind`, "/locations/0/hours/weekly/mon/0/opens"],
  ].map((pointer): Verdicts => [pointer, [ABSENT], []]),
  ENUM: [
    ["/status", ["active", "VERIFIED", ""], ["suspended"]],
    ["/routing/0/intent", ["quotes"], ["order"]],
    ["/routing/5/decline", [false], [true]],
    ["/operator/inLiquidation", [false], [true, ABSENT]],
    [PRICE, [{ kind: "fixd" }, { kind: "constructor" }], [{ kind: "on_request" }]],
    [`${PRICE}/unit`, ["hours"], ["hour"]],
    ["/policies/0/methods/0", ["bitcoin"], ["twint"]],
    ["/policies/4", [{ type: "guarantee" }], [{ type: "warranty" }]],
    ["/actions/0/questions/0/type", ["yesno"], ["text"]],
  ],
  EMPTY_OBJECT: [
    ["/employees", [{}, { about: 9 }], [{ max: 3 }, { max: 3, about: 9 }]],
    ["/summary", [{}], [{ en: "a" }]],
    ["/voice", [{}], [{ formality: "formal" }]],
    ["/brand", [{}, { theme: "dark" }], [{ corners: "soft" }]],
    ["/brand/colors", [{}], [{ onAccent: "#000000" }]],
    ["/brand/fonts", [{}], [{ body: { family: "Lora", generic: "serif" } }]],
    ["/operator/contact", [{}], [{ email: "a@b.example" }]],
    ["/operator/privacy", [{}], [{ contactEmail: "a@b.example" }]],
    ["/capacity/leadTime", [{}], [{ max: "P1W" }]],
    ["/locations/0/hours", [], [{}, { weekly: {} }]],
  ],
  TOO_LONG: [
    [NAME, ["x".repeat(121)], ["x".repeat(120)]],
    [ANSWER, ["x".repeat(1501)], ["x".repeat(1500)]],
    [PROFILE, [url(2001)], [url(2000)]],
    ["/locations/0/timeZone", ["A".repeat(41)], ["A".repeat(40)]],
    ["/brand/fonts/body/family", ["a".repeat(41)], ["a".repeat(40)]],
  ],
  TEXT_LIMITS: [
    [NAME, ["𝄞".repeat(121)], ["𝄞".repeat(120)]],
    ["/summary/de", ["ä".repeat(301)], ["ä".repeat(300)]],
  ],
  TOO_SHORT: [
    [NAME, [""], ["x"]],
    ["/summary/de", [""], ["x"]],
    [ANSWER, [""], ["x"]],
  ],
  TOO_MANY: [
    ["/languagesSpoken", [Array(31).fill("de")], [Array(30).fill("de")]],
    [MONDAY, [hours(5)], [hours(4)]],
    ["/actions/0/requireFields", [Array(5).fill("phone")], [Array(4).fill("phone")]],
  ],
  TOO_FEW: [
    ["/profiles", [[]], [["https://a.example"], ABSENT]],
    ["/categories", [[]], [["trades"]]],
    ["/domains", [], [[]]],
    [MONDAY, [], [[]]],
    ["/provenance", [[]], []],
  ],
  TOO_SMALL: [
    ["/serviceArea/radius/km", [0, -1], [1]],
    ["/foundingYear", [799], [800]],
    ["/locations/0/geo/latitude", [-90.5], [-90]],
    ["/revision", [0], [1]],
    ["/employees/min", [-1], [0]],
  ],
  TOO_LARGE: [
    ["/policies/1/percent", [101], [100]],
    ["/locations/0/geo/longitude", [180.000001], [180]],
    ["/revision", [2147483648, 1e300], [2147483647]],
  ],
  NOT_INTEGER: [["/foundingYear", [1987.5], [1987.0]]],
  FORMAT_NUMBER: [["/locations/0/geo/latitude", [Number.POSITIVE_INFINITY, Number.NaN], [0]]],
  I13_CHARACTER: [
    [NAME, ["a\tb", "a\u0000b", "a\u202eb", "a\ufeffb", "a\ufdd0b", "a\ufffe"], ["a\u200fb", "a\u200db"]],
    [NAME, ["a\ud83d", "\udc00a", "a\u{1fffe}", "a\u{e0041}"], ["a\u{1fffd}", "a\u{1f600}"]],
    [ANSWER, ["a\rb", "a\u2028b"], ["a\nb"]],
  ],
  I13_SPACE_EDGE: [
    [NAME, [" a", "a ", "\u00a0a", "a\u3000", " "], ["a b"]],
    [ANSWER, ["a \nb", "a\n b"], ["a b\nc"]],
  ],
  I13_LINE_BREAK: [
    [NAME, ["a\nb", "a\n"], ["a"]],
    [ANSWER, ["\na", "a\n", "a\n\n\nb"], ["a\n\nb"]],
  ],
  I13_INVISIBLE: [
    [NAME, ["\u200b", "\u00ad\u200d", "\u3164"], ["\u200ba"]],
    [ANSWER, ["\u2800", "\u200b\n\u200b"], ["\u00ad\na"]],
  ],
  I13_NOT_NFC: [[NAME, ["Mu\u0308ller", "\u212b"], ["M\u00fcller", "\u00c5"]]],
};
