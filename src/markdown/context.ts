import type { OpenEntry } from "../facts/disclose.ts";
import { type Localized, resolveText } from "../facts/text.ts";
import type { Registry } from "../registry.ts";
import type { SectionKey } from "../section-key.ts";

/** What a section is rendered from. `text` resolves a localized text in the document's language, unescaped. */
export type Context = {
  readonly entry: OpenEntry;
  readonly language: string;
  readonly registry: Registry;
  readonly text: (localized: Localized) => string;
  /** MD-FRAME-PERSON. `the business` or `this person`. */
  readonly subject: string;
};

/** A section of the document: its fixed heading, and its body or `undefined` when it has no data. */
export type Section = {
  readonly key: SectionKey | "provenance";
  readonly heading: string;
  readonly body: (context: Context) => string | undefined;
};

export function createContext(entry: OpenEntry, language: string, registry: Registry): Context {
  return {
    entry,
    language,
    registry,
    text: (localized) => resolveText(localized, language, entry.defaultLanguage),
    subject: entry.kind === "person" ? "this person" : "the business",
  };
}

/** A list of lines as one Markdown list, or `undefined` when there is none. */
export function list(items: readonly (string | undefined)[]): string | undefined {
  const present = items.filter((item) => item !== undefined);
  return present.length === 0 ? undefined : present.map((item) => `- ${item}`).join("\n");
}

/** Parts of one line by the separator ` · `, or `undefined` when there is none. */
export function joined(parts: readonly (string | undefined)[]): string | undefined {
  const present = parts.filter((part) => part !== undefined);
  return present.length === 0 ? undefined : present.join(" · ");
}
