import type { PublicEntry } from "../../../src/record/public-entry.ts";
import { SECTION_KEYS, type SectionKey } from "../../../src/section-key.ts";
import { planted } from "../canaries.ts";
import { accept, difference, languageOf, type Property, type Renderer } from "../sample.ts";

/** The subset of the sections that a number stands for, one bit a section. */
export function subset(bits: number): SectionKey[] {
  return SECTION_KEYS.filter((_, index) => (bits >> index) % 2 === 1);
}

/** Every document of an entry in every language: whole, offerings alone, and the given choices of sections. */
export function everyDocument(
  revision: PublicEntry,
  renderer: Renderer,
  choices: readonly number[],
): string[] {
  return revision.languages.flatMap((language) => [
    renderer.toMarkdown(revision, language),
    renderer.toOfferingsMarkdown(revision, language) ?? "",
    ...choices.map((bits) => renderer.selectMarkdownSections(revision, language, subset(bits)) ?? ""),
  ]);
}

/** Whether any of the documents holds any of the canaries. */
export function leaked(documents: readonly string[], canaries: readonly string[]): string | undefined {
  const all = documents.join("\0");
  return canaries.find((canary) => all.includes(canary));
}

/**
 * P5. What is private, hidden, expired, disabled, suspended or unknown appears in no document, and changing it
 * changes no byte.
 */
export const canary: Property = (sample, renderer) => {
  const hidden = planted(sample.entry);
  const [revision, bare] = [accept(hidden.entry), accept(sample.entry)];
  const leak = leaked(everyDocument(revision, renderer, [sample.turn]), hidden.canaries);
  if (leak !== undefined) return `${leak} leaks`;
  const language = languageOf(revision, sample.turn);
  const [one, other] = [revision, bare].map((entry) => renderer.toMarkdown(entry, language));
  return one === other
    ? undefined
    : `what is hidden changes the document:${difference(one ?? "", other ?? "")}`;
};
