import * as z from "zod";
import { BAD, firstBad, isSpace, SPACE, showsNothing } from "./characters.ts";
import type { FaultCode } from "./codes.ts";
import { format } from "./primitives.ts";

/** Contract §3.6. A language tag of BCP 47 in canonical case: language, then script, then region. */
export const LanguageTag = format(
  "FORMAT_LANGUAGE",
  /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|[0-9]{3}))?$/,
  'a language tag such as "de" or "de-AT"',
  { further: [{ code: "FORMAT_LANGUAGE", test: (tag) => tag.length <= 11 }] },
);

const LINE = `[^${SPACE}${BAD}](?:[^${BAD}]*[^${SPACE}${BAD}])?`;
const ONE_LINE = `^${LINE}$`;
const SOME_LINES = `^${LINE}(?:\\n\\n?${LINE})*$`;

/** ENTRY-TEXT-LIMITS. A text of one line and at most `max` code points, not UTF-16 units, without the faults of I13. */
export function line(max: number): z.ZodString {
  return prose(max, false);
}

/** ENTRY-TEXT-LIMITS. A text of at most `max` code points whose lines are joined by one or two U+000A. */
export function text(max: number): z.ZodString {
  return prose(max, true);
}

function prose(max: number, mayBreak: boolean): z.ZodString {
  return z
    .string()
    .min(1, { error: "TOO_SHORT", abort: true })
    .max(max, { error: "TOO_LONG", abort: true })
    .check((payload) => {
      for (const { code, found } of textFaults(payload.value, mayBreak)) {
        payload.issues.push({
          code: "custom",
          message: code,
          params: { found },
          input: payload.value,
          continue: true,
        });
      }
    })
    .meta({ pattern: mayBreak ? SOME_LINES : ONE_LINE });
}

/** The limit, in code points, of each localized text: a view in one language has a plain string in its place. */
export const LOCALIZED = new WeakMap<z.ZodType, number>();

export type Localized = z.ZodRecord<z.ZodString, z.ZodString>;

/** Contract §4.1. One line in one or more languages, by language tag. */
export function localized(max: number): Localized {
  return inLanguages(max, line(max));
}

/** Contract §4.1. A text that may break into lines, in one or more languages. */
export function localizedText(max: number): Localized {
  return inLanguages(max, text(max));
}

function inLanguages(max: number, value: z.ZodString): Localized {
  const schema = z
    .record(LanguageTag, value)
    .refine((texts) => Object.keys(texts).length > 0, { error: "EMPTY_OBJECT" })
    .meta({ minProperties: 1 });
  LOCALIZED.set(schema, max);
  return schema;
}

/** A localized text: the text by language tag. */
export type LocalizedText = Readonly<Record<string, string>>;

type TextFault = { readonly code: FaultCode; readonly found: string };

/**
 * I13. Everything that is wrong with the characters of a text, each kind once at its first place: one that no text
 * has, spaces at the edge of a line, line breaks where none may be, nothing to see, not in Unicode's NFC. Only texts
 * within their limit come here: normalising takes time that grows with the square of a run of combining marks.
 */
function textFaults(value: string, mayBreak: boolean): TextFault[] {
  const faults: TextFault[] = [];
  const bad = firstBad(value);
  if (bad) faults.push({ code: "I13_CHARACTER", found: `${bad.name} at index ${bad.index}` });
  if (value.split("\n").some(hasSpaceAtEdge)) faults.push({ code: "I13_SPACE_EDGE", found: "" });
  const wrongBreak = value.search(mayBreak ? /^\n|\n\n\n|\n$/ : /\n/);
  if (wrongBreak >= 0) faults.push({ code: "I13_LINE_BREAK", found: `U+000A at index ${wrongBreak}` });
  if (showsNothing(value)) faults.push({ code: "I13_INVISIBLE", found: "" });
  if (value.normalize("NFC") !== value) faults.push({ code: "I13_NOT_NFC", found: "" });
  return faults;
}

/** Every space is in the basic plane, so one UTF-16 unit at each end tells. */
function hasSpaceAtEdge(one: string): boolean {
  return one !== "" && (isSpace(one.charAt(0)) || isSpace(one.charAt(one.length - 1)));
}
