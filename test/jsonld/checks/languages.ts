import type { Check } from "../library.ts";
import { graphOf, isValueObject, listOf, placesOf } from "../walk.ts";

/** Keys whose values are language tags, and whether they are the entry's own languages. */
const TAG_KEYS: { readonly [key: string]: "own" | "any" } = {
  "@language": "own",
  inLanguage: "own",
  availableLanguage: "any",
  knowsLanguage: "any",
};

function isWellFormed(tag: unknown): boolean {
  try {
    return typeof tag === "string" && Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
}

/** The order of a text's languages is the entry's, and none comes twice (LD-TEXT-TAGGED). */
function orderFault(values: readonly unknown[], languages: readonly string[]): boolean {
  const places = values.map((value) => languages.indexOf(String(value)));
  return places.some((place, index) => index > 0 && place <= (places[index - 1] ?? -1));
}

/**
 * LD-TEXT-TAGGED, LD-PAGE-LANGUAGE. Tags are well-formed and in canonical case; those of texts and pages are languages
 * of the entry, in its order; the page names all of them, or the one language of an embedded document.
 */
export const languagesAsTold: Check = ({ document, revision, language }) => {
  const { languages } = revision;
  for (const { node, at } of placesOf(document)) {
    for (const [key, value] of Object.entries(node)) {
      const kind = Object.hasOwn(TAG_KEYS, key) ? TAG_KEYS[key] : undefined;
      const tags = kind === undefined ? [] : listOf(value);
      const odd = tags.find((tag) => !isWellFormed(tag));
      if (odd !== undefined) return `${at}/${key}: ${odd} is no language tag`;
      if (kind !== "own") {
        const texts = key === "daawid:emphasis" ? [] : listOf(value).filter((one) => typeof one === "object");
        const tagged = texts.filter((one) => isValueObject(one as object as Record<string, unknown>));
        const said = tagged.map((one) => (one as { "@language": unknown })["@language"]);
        if (orderFault(said, languages)) return `${at}/${key}: languages ${said.join()}`;
        continue;
      }
      const foreign = tags.find((tag) => !languages.includes(String(tag)));
      if (foreign !== undefined) return `${at}/${key}: ${foreign} is no language of the entry`;
      if (orderFault(tags, languages)) return `${at}/${key}: languages ${tags.join()}`;
    }
  }
  const page = listOf(graphOf(document).page.inLanguage).join();
  const expected = language ?? languages.join();
  return page === expected ? undefined : `the page is in ${page} instead of ${expected}`;
};
