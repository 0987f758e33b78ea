import { asText, cut, expectedFrontmatter, readings } from "../frontmatter.ts";
import { isRec } from "../json.ts";
import { accept, languageOf, type Property } from "../sample.ts";

/** P3. Four YAML readings give the contract's keys in order, with the record's values; strings stay strings. */
export const frontmatter: Property = (sample, renderer) => {
  const revision = accept(sample.entry);
  const language = languageOf(revision, sample.turn);
  const document = cut(renderer.toMarkdown(revision, language));
  if (document === undefined) return "no frontmatter";
  const expected = JSON.stringify(expectedFrontmatter(revision, language));
  for (const { reader, value } of readings(document.frontmatter)) {
    if (!isRec(value)) return `${reader} finds no mapping`;
    const read = JSON.stringify(Object.entries(value).map(([key, item]) => [key, asText(key, item)]));
    if (read !== expected) return `${reader} reads ${read}, the record says ${expected}`;
  }
  return undefined;
};
