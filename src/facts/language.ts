import type { PublicEntry } from "../record/public-entry.ts";
import { requireRevision } from "../revision.ts";
import { asciiLower } from "./text.ts";

type Languages = Pick<PublicEntry, "languages" | "defaultLanguage">;

/**
 * ENTRY-LANGUAGE-RESOLVE. The entry's language that equals `requested` ignoring ASCII case, in the entry's own
 * form; else its default language (contract §6). There is no prefix matching: `de-AT` does not find `de`.
 */
export function languageOf({ languages, defaultLanguage }: Languages, requested: string | undefined): string {
  if (typeof requested !== "string") return defaultLanguage;
  const wanted = asciiLower(requested);
  return languages.find((tag) => asciiLower(tag) === wanted) ?? defaultLanguage;
}

/**
 * ENTRY-LANGUAGE-RESOLVE. The language that a request for `requested` is answered in.
 *
 * @throws ContractError `NOT_A_REVISION`.
 */
export function resolveLanguage(revision: PublicEntry, requested: string | undefined): string {
  requireRevision(revision);
  return languageOf(revision, requested);
}

/**
 * ENTRY-LANGUAGE-LOOKUP. RFC 4647 section 3.4 for servers: each range of the priority list in turn, with subtags
 * cut from the right (and a single-letter subtag with them); `*` and what is no string is passed over; else the default
 * language.
 *
 * @throws ContractError `NOT_A_REVISION`.
 */
export function lookupLanguage(revision: PublicEntry, ranges: readonly string[]): string {
  requireRevision(revision);
  const known = new Map(revision.languages.map((tag) => [asciiLower(tag), tag]));
  for (const range of Array.isArray(ranges) ? ranges : []) {
    if (typeof range !== "string") continue;
    let rest = asciiLower(range).split("-");
    while (rest.length > 0 && rest[0] !== "*") {
      const found = known.get(rest.join("-"));
      if (found !== undefined) return found;
      rest = rest.slice(0, -1);
      if (rest.length > 0 && rest[rest.length - 1]?.length === 1) rest = rest.slice(0, -1);
    }
  }
  return revision.defaultLanguage;
}
