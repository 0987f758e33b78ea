import fc from "fast-check";
import {
  nextExpiry,
  selectMarkdownSections,
  toMarkdown,
  toOfferingsMarkdown,
  withoutExpired,
} from "../../src/index.ts";
import { parseEntry } from "../../src/record/parse.ts";
import type { PublicEntry } from "../../src/record/public-entry.ts";
import { entries } from "./arbitraries.ts";
import { deepFreeze, type Rec } from "./json.ts";

/** A generated record, and a number that settles the choices a property still has to make. */
export type Sample = { readonly entry: Rec; readonly turn: number };

/** What the properties look at; a saboteur stands in for one of its functions. */
export type Renderer = {
  readonly toMarkdown: (revision: PublicEntry, language: string) => string;
  readonly toOfferingsMarkdown: (revision: PublicEntry, language: string) => string | undefined;
  readonly selectMarkdownSections: typeof selectMarkdownSections;
  readonly withoutExpired: (revision: PublicEntry, at: string) => PublicEntry;
  readonly nextExpiry: (revision: PublicEntry) => string | undefined;
};

/** The library under test. */
export const LIBRARY: Renderer = {
  toMarkdown: (revision, language) => toMarkdown(revision, language),
  toOfferingsMarkdown: (revision, language) => toOfferingsMarkdown(revision, language),
  selectMarkdownSections,
  withoutExpired,
  nextExpiry,
};

/** A property: what it objects to in this sample, or undefined. */
export type Property = (sample: Sample, renderer: Renderer) => string | undefined;

/** Samples of every size, mostly small. */
export const samples: fc.Arbitrary<Sample> = fc.record({ entry: entries, turn: fc.nat({ max: 4095 }) });

const accepted = new WeakMap<object, PublicEntry>();

/** The frozen revision that the parser makes of a generated record; a refusal is a fault of the generator. */
export function accept(entry: Rec): PublicEntry {
  const known = accepted.get(entry);
  if (known !== undefined) return known;
  const result = parseEntry(entry);
  if (result.ok) {
    accepted.set(entry, deepFreeze(result.revision));
    return result.revision;
  }
  const faults = result.faults.map(({ code, pointer, message }) => `${code} ${pointer} ${message}`);
  throw new Error(`the generated record was refused: ${faults.join("; ")}`);
}

/** One of the entry's languages, by the sample's turn. */
export function languageOf(revision: PublicEntry, turn: number): string {
  return revision.languages[turn % revision.languages.length] ?? revision.defaultLanguage;
}

/** Where two texts part, for a message. */
export function difference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const from = Math.max(0, at - 60);
  return `\n  one:   ${JSON.stringify(a.slice(from, at + 120))}\n  other: ${JSON.stringify(b.slice(from, at + 120))}`;
}
