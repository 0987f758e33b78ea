import fc from "fast-check";
import { compact, type Rec } from "../json.ts";

/** What the parts of a record have to agree on while it is being put together. */
export type Context = {
  readonly languages: readonly string[];
  readonly kind: "person" | "organization";
  readonly unclaimed: boolean;
  /** Seconds since 1970 of `updatedAt`; nothing in the record happened later. */
  readonly updatedAt: number;
  readonly salt: number;
  /** Whether streets may be shown: an organization, or a person with an operator. */
  readonly shows: boolean;
  readonly locationIds: string[];
  readonly offeringIds: string[];
  readonly mediaIds: string[];
  readonly publicContactIds: string[];
  readonly enabledActionIds: string[];
  /** Whether a contact point's hours have a time zone to stand in. */
  zoned: boolean;
  hasArea: boolean;
};

/** A part of a record, waiting for the rest: built once the languages, times and IDs are known. */
export type Build<T> = (context: Context) => T;

/** How much of a record is there: the chance in ten of an optional part, and the length of lists. */
export type Size = { readonly chance: number; readonly items: number };

/** The value in `chance` of ten cases, else undefined. */
export function weighted<T>(chance: number, arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.oneof(
    { withCrossShrink: true },
    { weight: 10 - chance, arbitrary: fc.constant(undefined) },
    { weight: chance, arbitrary: arbitrary as fc.Arbitrary<T | undefined> },
  );
}

/** A list of one to `most` parts. */
export function several<T>(part: fc.Arbitrary<T>, most: number): fc.Arbitrary<T[]> {
  return fc.array(part, { minLength: 1, maxLength: most, size: "max" });
}

/** One to `most` different members of a closed list. */
export function someOf<T>(values: readonly T[], most: number): fc.Arbitrary<T[]> {
  return fc.subarray([...values], { minLength: 1, maxLength: Math.min(most, values.length) });
}

/** Calls the builds among the members and leaves out what is undefined. */
export function assemble(context: Context, members: { [key: string]: unknown }): Rec {
  const built: Rec = {};
  for (const [key, value] of Object.entries(members)) built[key] = settle(context, value);
  return compact(built);
}

function settle(context: Context, value: unknown): unknown {
  if (typeof value === "function") return settle(context, (value as Build<unknown>)(context));
  if (Array.isArray(value)) return value.map((item) => settle(context, item));
  return value;
}

/** A part of a record from its members: values, builds, or lists of them; undefined is left out. */
export function part(members: { [key: string]: fc.Arbitrary<unknown> }): fc.Arbitrary<Build<Rec>> {
  return fc.record(members).map((plan) => (context: Context) => assemble(context, plan));
}

/** A part that is left out when none of its optional members came up. */
export function nonEmpty(build: Build<Rec>): Build<Rec | undefined> {
  return (context) => {
    const built = build(context);
    return Object.keys(built).length === 0 ? undefined : built;
  };
}

const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

/** An ID of the given kind, the same for the same number and salt. */
export function makeId(kind: string, index: number, salt: number): string {
  let state = (salt * 2654435761 + index * 40503 + kind.length * 97 + kind.charCodeAt(0)) >>> 0;
  let id = `${kind}_0${ALPHABET[index % 32]}${ALPHABET[(index >> 5) % 32]}`;
  while (id.length < kind.length + 27) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    id += ALPHABET[state >>> 27];
  }
  return id;
}

/** `YYYY-MM-DDThh:mm:ssZ` of a number of seconds since 1970. */
export function utc(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace(".000Z", "Z");
}

/** `YYYY-MM-DD` of a number of seconds since 1970. */
export function day(seconds: number): string {
  return utc(seconds).slice(0, 10);
}

/** One of a list by any number, or undefined when the list is empty. */
export function pick<T>(list: readonly T[], index: number): T | undefined {
  return list[index % Math.max(1, list.length)];
}

/** A moment up to `span` seconds before `updatedAt`, or that very second. */
export function before(span: number): fc.Arbitrary<Build<string>> {
  return fc
    .oneof(fc.constant(0), fc.nat({ max: span }))
    .map((seconds) => (context: Context) => utc(context.updatedAt - seconds));
}
