import fc from "fast-check";
import { weighted } from "./context.ts";

const LABELS = ["holz", "a", "x-1", "1a", "shop", "my--shop", "www", "xn--mbel-6qa", "e5", "no"];
const ROOTS = ["example", "de", "co.uk", "com", "xn--p1ai", "xn--e1a4c", "museum"];

/** A host name in the record's form: lower case, A-labels, at least one dot. */
export const hostname: fc.Arbitrary<string> = fc
  .tuple(
    weighted(2, fc.constantFrom(...LABELS)),
    fc.constantFrom(...LABELS),
    fc.nat({ max: 99 }),
    fc.constantFrom(...ROOTS),
  )
  .map(([sub, label, number, root]) => `${sub === undefined ? "" : `${sub}.`}${label}${number}.${root}`);

const TAILS = [
  ...[
    "",
    "/",
    "/a",
    "/a_b",
    "/_a",
    "/a_",
    "/a__b",
    "/@moor_",
    "/my_new_shop",
    "/a.",
    "/a,",
    "/a;",
    "/a?",
    "/a!",
    "/a:",
  ],
  ...[
    "/a=b&c=d",
    "?q=a+b",
    "?q=1&amp",
    "#top",
    "/a#",
    "/a+",
    "/a-",
    "/a@",
    "/a&",
    "/a=",
    "/a%20b",
    "/%C3%BC",
    "/a*b*",
  ],
  ...[
    "/(a)",
    "/a(b",
    "/a)",
    "/a'b",
    "/[x]",
    "/~a~",
    "/a~b",
    "/$a$",
    "/a//b",
    "/a/../b",
    "/a..",
    "/a.?!",
    "/a*",
    "/**",
  ],
];

/** An https address with every kind of character that a web address may hold, also at its end. */
export const httpsUrl: fc.Arbitrary<string> = fc
  .tuple(hostname, weighted(1, fc.constantFrom(80, 443, 8443, 65535)), fc.constantFrom(...TAILS))
  .map(([host, port, tail]) => `https://${host}${port === undefined ? "" : `:${port}`}${tail}`);

const LOCALS = [
  ...[
    "info",
    "a",
    "a.b",
    "a_b",
    "_a",
    "a_",
    "a__b",
    "a+b",
    "+a",
    "-a",
    "a-",
    "a%b",
    "50%_x",
    "1",
    "a.b_c.d",
    "A.B",
    "x_-y",
  ],
];

/** An email address with every kind of character that the record allows. */
export const email: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom(...LOCALS), hostname)
  .map(([local, host]) => `${local}@${host}`);

/** A phone number in E.164 and, mostly, as its owner writes it. */
export type PhonePlan = { readonly phone: string; readonly phoneFormatted: string | undefined };

const SHAPES = [" ", "-", ".", "/", "(", "spread"] as const;

function format(digits: string, shape: (typeof SHAPES)[number]): string {
  const [country, area, rest] = [digits.slice(0, 2), digits.slice(2, 5), digits.slice(5)];
  if (shape === "(") return `+${country} (${area}) ${rest}`;
  if (shape === "spread")
    return `+${country} ${area} ${rest.slice(0, 1)} ${rest.slice(1)}`.replace(/ +/g, " ");
  return `+${country}${shape}${area}${shape}${rest}`;
}

/** See `PhonePlan`. */
export const phone: fc.Arbitrary<PhonePlan> = fc
  .tuple(fc.integer({ min: 1000000, max: 999999999999 }), weighted(7, fc.constantFrom(...SHAPES)))
  .map(([number, shape]) => ({
    phone: `+${number}`,
    phoneFormatted: shape === undefined ? undefined : format(String(number), shape),
  }));

/** Language tags in canonical case; those that YAML 1.1 reads as something else are among them. */
export const TAGS = [
  "de",
  "en",
  "no",
  "fr",
  "es",
  "it",
  "nl",
  "pl",
  "tr",
  "pt-BR",
  "zh-Hant",
  "de-AT",
  "sr-Latn-RS",
  "es-419",
  "ar",
  "yy",
  "on",
];

/** A currency amount with two decimals. */
export const money: fc.Arbitrary<string> = fc
  .oneof(fc.nat({ max: 99999 }), fc.nat({ max: 99999999999999 }))
  .map((cents) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`);

/** Codes of currencies. */
export const currency = fc.constantFrom("EUR", "GBP", "JPY", "CHF", "KWD");

const UNIT_DAYS = { Y: 365, M: 30, W: 7, D: 1 } as const;

/** An ISO 8601 duration. */
export const duration: fc.Arbitrary<string> = fc.oneof(
  fc
    .tuple(fc.constantFrom("W", "D", "M", "Y"), fc.integer({ min: 1, max: 12 }))
    .map(([unit, n]) => `P${n}${unit}`),
  fc.constantFrom("PT30M", "PT1H", "P1DT2H", "P1Y6M", "P1DT1M", "PT1H30M", "P2Y1M3DT4H5M", "P999W"),
);

/** A lead time: one end, both ends in order, or equal ends. */
export const leadTime: fc.Arbitrary<{ min?: string; max?: string }> = fc
  .tuple(
    fc.constantFrom("both", "min", "max", "equal"),
    fc.tuple(fc.constantFrom("W", "D", "M", "Y"), fc.integer({ min: 1, max: 12 })),
    fc.tuple(fc.constantFrom("W", "D", "M", "Y"), fc.integer({ min: 1, max: 12 })),
  )
  .map(([shape, a, b]) => {
    const days = ([unit, n]: readonly [string, number]) => UNIT_DAYS[unit as keyof typeof UNIT_DAYS] * n;
    const [low, high] = days(a) <= days(b) ? [a, b] : [b, a];
    const min = `P${low[1]}${low[0]}`;
    if (shape === "min") return { min };
    if (shape === "max") return { max: min };
    return { min, max: shape === "equal" ? min : `P${high[1]}${high[0]}` };
  });
