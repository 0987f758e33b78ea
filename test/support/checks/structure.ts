import type { PublicEntry } from "../../../src/record/public-entry.ts";
import { cut } from "../frontmatter.ts";
import { readMdast } from "../judges.ts";
import { expectedDocument, type Heading, type Link } from "../oracle.ts";
import { ownerTexts } from "../owner-texts.ts";
import { accept, difference, languageOf, type Property, type Sample } from "../sample.ts";
import { type Block, eachInline, plain } from "../tree.ts";

type Found = { headings: Heading[]; codes: string[]; links: Link[]; rows: number[]; breaks: number };

/** What the tree of a document holds that the record must account for. */
function inventory(blocks: readonly Block[]): Found {
  const found: Found = { headings: [], codes: [], links: [], rows: [], breaks: 0 };
  for (const block of blocks) {
    if (block.t === "heading") found.headings.push({ depth: block.depth, words: plain(block.of) });
    if (block.t === "table") found.rows.push(...block.rows.map((row) => row.length));
  }
  eachInline(blocks, (part) => {
    if (part.t === "break") found.breaks += 1;
    if (part.t === "code") found.codes.push(part.text);
    if (part.t === "link") found.links.push({ href: part.href, words: plain(part.of) });
  });
  return found;
}

/** Kinds of nodes that no document has. */
function foreign(blocks: readonly Block[]): string | undefined {
  for (const block of blocks) {
    if (block.t === "rule" || block.t === "html" || block.t === "code" || block.t === "other") return block.t;
    if (block.t === "list" && block.ordered) return "ordered list";
    const inner = block.t === "quote" ? block.of : block.t === "list" ? block.items.flat() : [];
    const below = foreign(inner);
    if (below !== undefined) return below;
  }
  let odd: string | undefined;
  eachInline(blocks, (part) => {
    if (part.t === "html" || part.t === "em" || part.t === "del" || part.t === "image" || part.t === "other")
      odd = part.t;
  });
  return odd;
}

/** The links found, without email addresses that stand in an owner's prose and are not expected there. */
function settled(found: readonly Link[], expected: readonly Link[], sample: Sample): Link[] {
  const prose = ownerTexts(sample.entry).join("\n");
  const kept: Link[] = [];
  for (const link of found) {
    const due = expected[kept.length];
    const fits = due !== undefined && due.href === link.href && due.words === link.words;
    const extra = link.href === `mailto:${link.words}` && prose.includes(link.words);
    if (fits || !extra) kept.push(link);
  }
  return kept;
}

function same(what: string, found: unknown, expected: unknown): string | undefined {
  const [one, other] = [JSON.stringify(found), JSON.stringify(expected)];
  return one === other
    ? undefined
    : `${what} differ from what the record calls for:${difference(one, other)}`;
}

/** The single line breaks of the texts that may break: each is a hard break of the document. */
function lineBreaks(entry: PublicEntry, language: string): number {
  if (entry.status === "suspended") return 0;
  const texts = [
    entry.description,
    ...(entry.offerings ?? []).slice(0, 25).map((offering) => offering.description),
    ...(entry.faqs ?? []).map((faq) => faq.answer),
  ];
  const shown = texts.map((text) => text?.[language] ?? text?.[entry.defaultLanguage] ?? "");
  return shown.join("\n\n").split("\n\n").join("").split("\n").length - 1;
}

/**
 * P2. Headings, table rows, code spans and links are exactly those that the record calls for, in order; every bare
 * address is linked by GFM to itself.
 */
export const structure: Property = (sample, renderer) => {
  const revision = accept(sample.entry);
  const language = languageOf(revision, sample.turn);
  const document = cut(renderer.toMarkdown(revision, language));
  if (document === undefined) return "no frontmatter";
  const blocks = readMdast(document.body);
  const [found, expected] = [inventory(blocks), expectedDocument(revision, language)];
  const odd = foreign(blocks);
  if (odd !== undefined) return `the document has a node of kind ${odd}`;
  return (
    same("headings", found.headings, expected.headings) ??
    same("table rows", found.rows, expected.rows) ??
    same("code spans", found.codes, expected.codes) ??
    same("hard breaks", found.breaks, lineBreaks(revision, language)) ??
    same("links", settled(found.links, expected.links, sample), expected.links)
  );
};
