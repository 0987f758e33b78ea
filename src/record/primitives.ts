import * as z from "zod";
import type { FaultCode } from "./codes.ts";
import { fitsHostLimit, HOST } from "./host.ts";

/** What a written form demands beyond its pattern: a code of its own (or the form's) and a test. */
type Further = { readonly code: FaultCode; readonly test: (value: string) => boolean };

type FormatOptions = { readonly max?: number; readonly further?: readonly Further[] };

/**
 * A string in one written form. Every check carries its fault code as its message; the first that fails ends the
 * judgement of the string. `description` completes "expected …" and is published with the schema.
 */
export function format(
  code: FaultCode,
  pattern: RegExp,
  description: string,
  options: FormatOptions = {},
): z.ZodString {
  let schema = z.string();
  if (options.max !== undefined) schema = schema.max(options.max, { error: "TOO_LONG", abort: true });
  schema = schema.regex(pattern, { error: code, abort: true });
  for (const further of options.further ?? []) {
    schema = schema.refine(further.test, { error: further.code, abort: true });
  }
  return schema.meta({ description });
}

/** A list that says something: from one item to `max`. A list of nothing is left out instead. */
export function list<Item extends z.ZodType>(item: Item, max: number): z.ZodArray<Item> {
  return atMost(item, max).min(1, { error: "TOO_FEW" });
}

/** A list in which "none" is a statement of its own, such as a day without opening hours. */
export function atMost<Item extends z.ZodType>(item: Item, max: number): z.ZodArray<Item> {
  return z.array(item).max(max, { error: "TOO_MANY" });
}

/** Contract §6. An object whose members are all optional, but which says nothing without any (EMPTY_OBJECT). */
export function nonEmpty<Shape extends z.ZodRawShape>(shape: Shape) {
  return z
    .object(shape)
    .refine((value) => Object.keys(value).length > 0, { error: "EMPTY_OBJECT" })
    .meta({ minProperties: 1 });
}

/** Objects that need one of some members, which a rule asks for and not the shape: the members, by schema. */
export const ALTERNATIVES = new WeakMap<z.ZodType, readonly string[]>();

/** An object that is void without one of these members. */
export function withOneOf<Shape extends z.ZodRawShape>(
  names: readonly (keyof Shape & string)[],
  shape: Shape,
) {
  const schema = z.object(shape);
  ALTERNATIVES.set(schema, names);
  return schema;
}

/** A whole number from `min` to `max`, both allowed. */
export function integer(min: number, max: number): z.ZodInt {
  return z.int().min(min).max(max);
}

/** Crockford's base 32 without i, l, o and u; the first digit carries three bits. */
const ULID = "[0-7][0-9a-hjkmnp-tv-z]{25}";

/** Contract §7.5. An ID: the kind's prefix, `_`, and a ULID in lower case. */
function id(...prefixes: readonly [string, ...string[]]): z.ZodString {
  const pattern = new RegExp(`^(?:${prefixes.join("|")})_${ULID}$`);
  const schema = format("FORMAT_ID", pattern, `an ID such as "${prefixes[0]}_01k8r2m5n7p9q3s4t6v8w0x2yz"`);
  IDS.add(schema);
  return schema;
}

/** The schemas of IDs: a member called `id` has one of its own, every other names an item of a list by its ID. */
export const IDS = new WeakSet<z.ZodType>();

export const EntryId = id("ent");
export const LocationId = id("loc");
export const OfferingId = id("off");
export const ActionId = id("act");
export const ContactPointId = id("cp");
export const CredentialId = id("crd");
export const MediaId = id("med");

/** Contract §4.3. Where a route leads: an action or a contact point. */
export const RouteTarget = id("act", "cp");

/** First path segments that belong to the registry itself, now or later. */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set(
  (
    "about admin api assets claim confirm connect console datenschutz docs favicon fonts health id impressum legal " +
    "llms login mcp ns offerings privacy ranking report robots schemas search sitemap sitemaps terms v1 well-known www"
  ).split(" "),
);

/** Contract §2.1. The entry's name in addresses. It holds a letter, so that it is never mistaken for a number. */
export const Slug = format(
  "FORMAT_SLUG",
  /^[a-z0-9][a-z0-9-]{0,61}[a-z0-9]$/,
  'a slug of 2 to 63 lower-case letters, digits and inner hyphens, with at least one letter, such as "holzwerk-krause"',
  {
    further: [
      { code: "FORMAT_SLUG", test: (slug) => /[a-z]/.test(slug) },
      { code: "SLUG_RESERVED", test: (slug) => !RESERVED_SLUGS.has(slug) },
    ],
  },
);

/** Contract §3.1. A host name in lower case, international labels in their `xn--` form. */
export const Hostname = format(
  "FORMAT_HOSTNAME",
  new RegExp(`^${HOST}$`),
  'a host name in lower case such as "holzwerk-krause.example"',
  { further: [{ code: "FORMAT_HOSTNAME", test: fitsHostLimit }] },
);

const PORT = "6553[0-5]|655[0-2][0-9]|65[0-4][0-9]{2}|6[0-4][0-9]{3}|[1-5][0-9]{4}|[1-9][0-9]{0,3}";
const URL_REST = "(?:[A-Za-z0-9._~:/?#[\\]@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*";

/** Contract §6. An owner's address: https, the characters of RFC 3986, nothing that HTML reads as an entity. */
export const HttpsUrl = format(
  "FORMAT_URL",
  new RegExp(`^https://${HOST}(?::(?:${PORT}))?(?:[/?#]${URL_REST})?$`),
  'an https address such as "https://holzwerk-krause.example/kontakt"',
  {
    max: 2000,
    further: [
      {
        code: "FORMAT_URL",
        test: (url) => fitsHostLimit(url.slice("https://".length).split(/[:/?#]/, 1)[0] ?? ""),
      },
      { code: "FORMAT_URL", test: (url) => !/&#?[A-Za-z0-9]+;/.test(url) },
    ],
  },
);

export const Email = format(
  "FORMAT_EMAIL",
  new RegExp(`^[A-Za-z0-9_+-](?:[A-Za-z0-9._%+-]{0,62}[A-Za-z0-9_+-])?@${HOST}$`),
  'an email address such as "info@holzwerk-krause.example"',
  { max: 254 },
);

/** Contract §7.5. E.164. */
export const Phone = format(
  "FORMAT_PHONE",
  /^\+[1-9][0-9]{6,14}$/,
  'a phone number of digits alone with its country code, such as "+492029999001"',
);

/** Contract §3.4. The same number as people read it. */
export const PhoneFormatted = format(
  "FORMAT_PHONE_FORMATTED",
  /^\+[1-9][0-9 ()./-]{5,28}[0-9]$/,
  'a phone number in international form such as "+49 202 9999001"',
);

export const CountryCode = format(
  "FORMAT_COUNTRY",
  /^[A-Z]{2}$/,
  'a country code of two capitals (ISO 3166-1) such as "DE"',
);

export const CurrencyCode = format(
  "FORMAT_CURRENCY",
  /^[A-Z]{3}$/,
  'a currency code of three capitals (ISO 4217) such as "EUR"',
);

/** Contract §7.5. Two decimals, whatever the currency. */
export const Money = format(
  "FORMAT_MONEY",
  /^(?:0|[1-9][0-9]{0,11})\.[0-9]{2}$/,
  'an amount with two decimals such as "12.50"',
);

export const TimeZone = format(
  "FORMAT_TIME_ZONE",
  /^[A-Za-z]+(?:[/_+-][A-Za-z0-9]+)*$/,
  'a time zone of the IANA database such as "Europe/Berlin"',
  { max: 40 },
);

export const HexColor = format(
  "FORMAT_COLOR",
  /^#[0-9A-F]{6}$/,
  'a colour of six hexadecimal digits in capitals such as "#2F4B3A"',
);

/** Contract §3.6. A sector, or a sector and a trade. */
export const CategoryCode = format(
  "FORMAT_CATEGORY",
  /^[a-z][a-z0-9_]{1,39}(?:\.[a-z][a-z0-9_]{1,39})?$/,
  'a category such as "trades.carpentry"',
);

/** Contract §7.5. The name of an answer, and the value of a choice. */
export const Key = format(
  "FORMAT_KEY",
  /^[a-z][a-z0-9_]{1,39}$/,
  'a key of 2 to 40 lower-case letters, digits and underscores such as "has_sloped_ceiling"',
);

/** Any later 0.x keeps this shape and adds to it. */
export const SchemaVersion = format("FORMAT_VERSION", /^0\.[1-9][0-9]*$/, 'a version such as "0.1"');
