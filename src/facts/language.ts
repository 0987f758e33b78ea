import type { PublicEntry } from "../record/public-entry.ts";
import { asciiLower } from "./text.ts";

/**
 * ENTRY-LANGUAGE-RESOLVE. The entry's language that equals `requested` ignoring ASCII case, in the entry's own
 * form; else its default language (contract §6). There is no prefix matching: `de-AT` does not find `de`.
 */
export function resolveLanguage(
  revision: Pick<PublicEntry, "languages" | "defaultLanguage">,
  requested: string | undefined,
): string {
  if (typeof requested !== "string") return revision.defaultLanguage;
  const wanted = asciiLower(requested);
  return revision.languages.find((tag) => asciiLower(tag) === wanted) ?? revision.defaultLanguage;
}

/**
 * ENTRY-LANGUAGE-LOOKUP. RFC 4647 section 3.4 for servers: each range of the priority list in turn, with subtags
 * cut from the right (and a single-letter subtag with them); `*` is passed over; else the default language.
 */
export function lookupLanguage(
  revision: Pick<PublicEntry, "languages" | "defaultLanguage">,
  ranges: readonly string[],
): string {
  const known = new Map(revision.languages.map((tag) => [asciiLower(tag), tag]));
  for (const range of ranges) {
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
