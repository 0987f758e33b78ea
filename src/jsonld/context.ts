import type { Disclosed, OpenEntry } from "../facts/disclose.ts";
import { type Localized, resolveText } from "../facts/text.ts";
import type { Registry } from "../registry.ts";
import { type Json, oneOrMany } from "./node.ts";
import { type Family, schemaType } from "./schema-type.ts";

/** What a node is made from. Without a `language` texts are tagged (standalone); with one they are plain (embedded). */
export type Context<Entry extends Disclosed = OpenEntry> = {
  readonly entry: Entry;
  readonly language: string | undefined;
  readonly registry: Registry;
  /** `https://…/id/{entryId}`. */
  readonly iri: string;
  readonly type: string;
  readonly family: Family;
};

export function createContext<Entry extends Disclosed>(
  entry: Entry,
  language: string | undefined,
  registry: Registry,
): Context<Entry> {
  return { entry, language, registry, iri: `${registry.site}/id/${entry.id}`, ...schemaType(entry) };
}

/** LD-IRI. The IRI of an item of the entry. */
export function itemIri(id: string, { iri }: Context): string {
  return `${iri}#${id}`;
}

/** LD-TEXT-TAGGED. One value object per language the text has, in the order of `languages`. */
function tagged(text: Localized, languages: readonly string[]): readonly Json[] {
  return languages.flatMap((language) => {
    const value = text[language];
    return value === undefined ? [] : [{ "@value": value, "@language": language }];
  });
}

/** LD-TEXT-TAGGED, LD-TEXT-PLAIN. A localized text in the form of the document. */
export function textValue(text: Localized, { entry, language }: Context): Json | undefined {
  return language === undefined
    ? oneOrMany(tagged(text, entry.languages))
    : resolveText(text, language, entry.defaultLanguage);
}

/** The flat list of several localized texts, text by text and inside it language by language. */
export function textValues(texts: readonly Localized[], { entry, language }: Context): readonly Json[] {
  return language === undefined
    ? texts.flatMap((text) => tagged(text, entry.languages))
    : texts.map((text) => resolveText(text, language, entry.defaultLanguage));
}
