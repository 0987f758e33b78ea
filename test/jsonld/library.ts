import { serialize, serializeForScript } from "../../src/facts/serialize.ts";
import { toJsonLd } from "../../src/jsonld/to-jsonld.ts";
import type { PublicEntry } from "../../src/record/public-entry.ts";
import type { Rec } from "../support/json.ts";
import { accept, type Property, type Sample } from "../support/sample.ts";

/** What the checks of JSON-LD look at; a saboteur stands in for one of its functions. */
export type Library = {
  readonly toJsonLd: (revision: PublicEntry, language?: string) => Rec;
  readonly serialize: (value: unknown) => string;
  readonly serializeForScript: (value: unknown) => string;
};

/** The library under test. */
export const LIBRARY: Library = {
  toJsonLd: (revision, language) => toJsonLd(revision, language),
  serialize,
  serializeForScript,
};

/** One document of a revision: standalone without a language, embedded with one. */
export type Form = {
  readonly revision: PublicEntry;
  readonly language: string | undefined;
  readonly document: Rec;
};

/** What is wrong with a sample in the documents of a library, or undefined. */
export type Judge = (sample: Sample, library: Library) => string | undefined;

/** What is wrong with one document, or undefined. */
export type Check = (form: Form) => string | undefined;

/** The standalone document of a revision, then the embedded one in each of its languages. */
export function formsOf(revision: PublicEntry, library: Library): Form[] {
  return [undefined, ...revision.languages].map((language) => ({
    revision,
    language,
    document: library.toJsonLd(revision, language),
  }));
}

/** Holds checks against every document of a sample. */
export function eachForm(...checks: readonly Check[]): Judge {
  return ({ entry }, library) => {
    for (const form of formsOf(accept(entry), library)) {
      for (const check of checks) {
        const objection = check(form);
        if (objection !== undefined) return `${form.language ?? "standalone"}: ${objection}`;
      }
    }
    return undefined;
  };
}

/** A judge as a property of the library under test. */
export function propertyOf(judge: Judge): Property {
  return (sample) => judge(sample, LIBRARY);
}
