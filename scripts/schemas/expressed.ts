import * as z from "zod";
import { INVISIBLE } from "../../src/record/characters.ts";
import { Hostname, HttpsUrl, RESERVED_SLUGS, Slug } from "../../src/record/primitives.ts";
import { OffsetDateTime } from "../../src/record/request-inputs.ts";
import { LanguageTag, line, text } from "../../src/record/text.ts";
import { IsoDate, UtcDateTime } from "../../src/record/times.ts";
import type { Schema } from "./json-schema.ts";

const LEAP = "(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)";
const LONG = "(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])";
const SHORT = "(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)";
const FEBRUARY = "02-(?:0[1-9]|1[0-9]|2[0-8])";

/** A day that the Gregorian calendar has: the months by their length, and the 29th of February in leap years. */
const REAL_DAY = `(?:[0-9]{4}-(?:${LONG}|${SHORT}|${FEBRUARY})|${LEAP}-02-29)`;

/** The pattern of a date or time with the day it begins with held against the calendar. */
function onRealDay(schema: z.ZodType): Schema {
  const { pattern = "" } = z.toJSONSchema(schema) as { pattern?: string };
  const rest = /^\^\[0-9\]\{4\}-\(\?:0\[1-9\]\|1\[0-2\]\)-\(\?:0\[1-9\]\|\[12\]\[0-9\]\|3\[01\]\)(.*)$/.exec(
    pattern,
  );
  if (rest === null) throw new Error(`no date at the start of ${pattern}`);
  return { pattern: `^${REAL_DAY}${rest[1]}` };
}

/**
 * What JSON Schema says in its own words of a test that zod runs as code. A test that is neither here nor named in the
 * comment of a schema would be lost; the table of documents in test/schemas finds it.
 */
export const EXPRESSED: ReadonlyMap<z.core.$ZodType, Schema> = new Map<z.core.$ZodType, Schema>([
  [LanguageTag, { maxLength: 11 }],
  [IsoDate, onRealDay(IsoDate)],
  [UtcDateTime, onRealDay(UtcDateTime)],
  [OffsetDateTime, onRealDay(OffsetDateTime)],
  [Hostname, { maxLength: 253 }],
  [Slug, { allOf: [{ pattern: "^[0-9-]*[a-z][a-z0-9-]*$" }], not: { enum: [...RESERVED_SLUGS] } }],
  [
    HttpsUrl,
    {
      allOf: [{ pattern: "^https://[^:/?#]{1,253}(?:[:/?#].*)?$" }],
      not: { pattern: "^.*&#?[A-Za-z0-9]+;.*$" },
    },
  ],
]);

/** A text that shows nothing on any of its lines: I13_INVISIBLE. */
const SHOWS_NOTHING: Schema = { pattern: `^[${INVISIBLE}\\n]*$` };

/** The pattern that every line has, and the one of every text of several lines. */
export const LINE_PATTERN = line(1).meta()?.pattern as string;
export const TEXT_PATTERN = text(1).meta()?.pattern as string;

/** The two kinds of owner text, once in each schema that has them; the limit stands where they are used. */
export const TEXTS: Readonly<Record<string, Schema>> = {
  Line: {
    title: "Line",
    description:
      "A text on one line: no control, formatting or other forbidden character, no space at either end, and something to see.",
    type: "string",
    minLength: 1,
    pattern: LINE_PATTERN,
    not: SHOWS_NOTHING,
  },
  Text: {
    title: "Text",
    description: "Lines joined by one line feed, or by two where a paragraph begins.",
    type: "string",
    minLength: 1,
    pattern: TEXT_PATTERN,
    not: SHOWS_NOTHING,
  },
};
