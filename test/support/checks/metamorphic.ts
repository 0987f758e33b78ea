import labels from "../../../src/data/label-table.json" with { type: "json" };
import { cut } from "../frontmatter.ts";
import { harmless } from "../harmless.ts";
import { readMarkdownIt, readMdast } from "../judges.ts";
import { accept, difference, languageOf, type Property } from "../sample.ts";
import { type Block, mapTree, outline } from "../tree.ts";

const READERS: readonly { readonly name: string; readonly read: (body: string) => Block[] }[] = [
  { name: "micromark", read: readMdast },
  { name: "markdown-it", read: readMarkdownIt },
];

/**
 * Links that a reader finds in an owner's prose without any mark of a link there: an email address in GFM, and what
 * linkify takes for a host ("e.example") or a scheme-relative address. Their words stay the owner's.
 */
function guessed(href: string, words: string): boolean {
  if (href === `mailto:${words}` || (href === words && /^(mailto:|\/\/)/i.test(words))) return true;
  return href === `http://${words}` && !/^www\./i.test(words);
}

const LABEL = new RegExp(
  `^(?:\\s*- |> |\\s*)(${labels.map((label) => asciiLower(label).replace(/[.()]/g, "\\$&")).join("|")}):`,
);

/** Lower case of A to Z and of nothing else. */
function asciiLower(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** What a reader of single lines makes of a line: its label and its parts between ` · `, quoted or not. */
function rawReading(line: string, quoted: boolean): string {
  const label = LABEL.exec(asciiLower(line))?.[1] ?? "";
  const separators = line.match(/(?<=^| )·(?= |$)/g)?.length ?? 0;
  const quotes = quoted ? (line.replace(/\\./g, "").match(/"/g)?.length ?? 0) : 0;
  return `label "${label}", ${separators} separators, ${quotes} quotes`;
}

const QUOTED = /^- (Question|Tagline|Names to avoid)/;

function compareLines(hostile: string, tame: string): string | undefined {
  const [one, other] = [hostile.split("\n"), tame.split("\n")];
  if (one.length !== other.length) return `${one.length} lines instead of ${other.length}`;
  for (const [index, line] of one.entries()) {
    const twin = other[index] ?? "";
    const quoted = QUOTED.test(twin);
    const [read, expected] = [rawReading(line, quoted), rawReading(twin, quoted)];
    if (read !== expected)
      return `line ${index + 1} ${JSON.stringify(line)} reads as ${read}; expected ${expected}`;
  }
  return undefined;
}

function compareTrees(hostile: string, tame: string, restore: (text: string) => string): string | undefined {
  for (const { name, read } of READERS) {
    const found = outline(mapTree(read(hostile), (text) => text, guessed)).join("\n");
    const expected = outline(mapTree(read(tame), restore, guessed)).join("\n");
    if (found !== expected) return `${name} reads another document:${difference(found, expected)}`;
  }
  return undefined;
}

/** Compares the document of a record with the one whose owner's lines are harmless words. */
function compare(hostile: string, tame: string, restore: (text: string) => string): string | undefined {
  const [one, other] = [cut(hostile), cut(tame)];
  if (one === undefined || other === undefined) return "no frontmatter";
  if (one.frontmatter !== other.frontmatter) return "owner text reaches the frontmatter";
  return compareLines(one.body, other.body) ?? compareTrees(one.body, other.body, restore);
}

/**
 * P1. With a harmless word in the place of each owner's line, both readers see the same tree; put back, the words
 * read as the owner wrote them. So no text makes a heading, row, list, link, tag or fence, and none is lost.
 */
export const metamorphic: Property = (sample, renderer) => {
  const tame = harmless(sample.entry);
  const [revision, twin] = [accept(sample.entry), accept(tame.entry)];
  const language = languageOf(revision, sample.turn);
  const whole = compare(
    renderer.toMarkdown(revision, language),
    renderer.toMarkdown(twin, language),
    tame.restore,
  );
  if (whole !== undefined || (revision.offerings?.length ?? 0) <= 25) return whole;
  const [one, other] = [revision, twin].map((entry) => renderer.toOfferingsMarkdown(entry, language) ?? "");
  return compare(one ?? "", other ?? "", tame.restore);
};
