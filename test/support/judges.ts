import MarkdownIt from "markdown-it";
import type { Nodes, Parents, PhrasingContent, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import type { ConstructRecord } from "micromark-util-types";
import { type Block, type Inline, inlines } from "./tree.ts";

const SYNTAX = gfm();
/** The same without the search for email addresses, which has nothing to find where there is no `@` and is slow. */
const WITHOUT_EMAIL = { ...SYNTAX, text: withoutEmail(SYNTAX.text ?? {}) };

function withoutEmail(text: ConstructRecord): ConstructRecord {
  const kept: ConstructRecord = {};
  for (const [code, constructs] of Object.entries(text)) {
    kept[Number(code)] = [constructs ?? []].flat().filter(({ name }) => name !== "emailAutolink");
  }
  return kept;
}

/** Without the second search for addresses in text that has already been unescaped: GFM knows no such thing. */
const TO_MDAST = gfmFromMarkdown().map(({ transforms: _, ...extension }) => extension);

let last: { readonly body: string; readonly blocks: Block[] } | undefined;

/** Reading is slow, and properties that follow each other read the same document. */
function remembered(body: string, read: () => Block[]): Block[] {
  if (last?.body !== body) last = { body, blocks: read() };
  return last.blocks;
}

/** Reader (a): micromark with GFM, as mdast, reduced to the common tree. */
export function readMdast(body: string): Block[] {
  return remembered(body, () => {
    const extensions = [body.includes("@") ? SYNTAX : WITHOUT_EMAIL];
    return fromMarkdown(body, { extensions, mdastExtensions: [TO_MDAST] }).children.map(blockOf);
  });
}

function blockOf(node: RootContent): Block {
  switch (node.type) {
    case "heading":
      return { t: "heading", depth: node.depth, of: inlineOf(node.children) };
    case "paragraph":
      return { t: "paragraph", of: inlineOf(node.children) };
    case "blockquote":
      return { t: "quote", of: node.children.map(blockOf) };
    case "list": {
      const items = node.children.map((item) =>
        typeof item.checked === "boolean"
          ? [{ t: "other" as const, name: "task" }]
          : item.children.map(blockOf),
      );
      return { t: "list", ordered: node.ordered === true, items };
    }
    case "table":
      return {
        t: "table",
        rows: node.children.map((row) => row.children.map((cell) => inlineOf(cell.children))),
      };
    case "thematicBreak":
      return { t: "rule" };
    case "html":
    case "code":
      return { t: node.type, text: node.value };
    default:
      return { t: "other", name: node.type };
  }
}

function inlineOf(nodes: readonly PhrasingContent[]): Inline[] {
  return inlines(
    nodes.map((node): Inline => {
      switch (node.type) {
        case "text":
          return { t: "text", text: node.value };
        case "inlineCode":
          return { t: "code", text: node.value };
        case "html":
          return { t: "html", text: node.value };
        case "break":
          return { t: "break" };
        case "strong":
          return { t: "strong", of: inlineOf(node.children) };
        case "emphasis":
          return { t: "em", of: inlineOf(node.children) };
        case "delete":
          return { t: "del", of: inlineOf(node.children) };
        case "link":
          return { t: "link", href: node.url, of: inlineOf(node.children) };
        default:
          return { t: "other", name: (node as Nodes | Parents).type };
      }
    }),
  );
}

const MARKDOWN_IT = new MarkdownIt({ html: true, linkify: true });
MARKDOWN_IT.normalizeLink = (url: string) => url;
MARKDOWN_IT.normalizeLinkText = (url: string) => url;

type Token = ReturnType<typeof MARKDOWN_IT.parse>[number];

/** Reader (b): markdown-it with HTML, linkify, tables and strikethrough, reduced to the common tree. */
export function readMarkdownIt(body: string): Block[] {
  const tokens = MARKDOWN_IT.parse(body, {});
  return blocksOf(tokens, { at: 0 });
}

type Cursor = { at: number };

function blocksOf(tokens: readonly Token[], cursor: Cursor): Block[] {
  const result: Block[] = [];
  for (let token = tokens[cursor.at]; token !== undefined; token = tokens[cursor.at]) {
    if (token.nesting === -1) return result;
    cursor.at += 1;
    result.push(openBlock(token, tokens, cursor));
  }
  return result;
}

/** What is inside an opened block; the cursor then stands behind its end. */
function inside(tokens: readonly Token[], cursor: Cursor): Block[] {
  const blocks = blocksOf(tokens, cursor);
  cursor.at += 1;
  return blocks;
}

function openBlock(token: Token, tokens: readonly Token[], cursor: Cursor): Block {
  switch (token.type) {
    case "heading_open":
      return { t: "heading", depth: Number(token.tag.slice(1)), of: inlineContent(tokens, cursor) };
    case "paragraph_open":
      return { t: "paragraph", of: inlineContent(tokens, cursor) };
    case "blockquote_open":
      return { t: "quote", of: inside(tokens, cursor) };
    case "bullet_list_open":
    case "ordered_list_open":
      return { t: "list", ordered: token.type === "ordered_list_open", items: listItems(tokens, cursor) };
    case "table_open":
      return { t: "table", rows: tableRows(tokens, cursor) };
    case "hr":
      return { t: "rule" };
    case "html_block":
      return { t: "html", text: token.content };
    case "fence":
    case "code_block":
      return { t: "code", text: token.content };
    default:
      return { t: "other", name: token.type };
  }
}

function inlineContent(tokens: readonly Token[], cursor: Cursor): Inline[] {
  const token = tokens[cursor.at];
  cursor.at += 2;
  return inlineTokens(token?.children ?? [], { at: 0 });
}

function listItems(tokens: readonly Token[], cursor: Cursor): Block[][] {
  const items: Block[][] = [];
  while (tokens[cursor.at]?.type === "list_item_open") {
    cursor.at += 1;
    items.push(inside(tokens, cursor));
  }
  cursor.at += 1;
  return items;
}

function tableRows(tokens: readonly Token[], cursor: Cursor): Inline[][][] {
  const rows: Inline[][][] = [];
  for (let token = tokens[cursor.at]; token !== undefined; token = tokens[cursor.at]) {
    cursor.at += 1;
    if (token.type === "table_close") return rows;
    if (token.type === "tr_open") rows.push([]);
    if (token.type === "inline") rows.at(-1)?.push(inlineTokens(token.children ?? [], { at: 0 }));
  }
  return rows;
}

const SPANS: { readonly [type: string]: "strong" | "em" | "del" } = {
  strong_open: "strong",
  em_open: "em",
  s_open: "del",
};

function inlineTokens(tokens: readonly Token[], cursor: Cursor): Inline[] {
  const result: Inline[] = [];
  for (let token = tokens[cursor.at]; token !== undefined; token = tokens[cursor.at]) {
    cursor.at += 1;
    if (token.nesting === -1) break;
    result.push(inlineToken(token, tokens, cursor));
  }
  return inlines(result);
}

function inlineToken(token: Token, tokens: readonly Token[], cursor: Cursor): Inline {
  const span = SPANS[token.type];
  if (span !== undefined) return { t: span, of: inlineTokens(tokens, cursor) };
  switch (token.type) {
    case "text":
      return { t: "text", text: token.content };
    case "code_inline":
      return { t: "code", text: token.content };
    case "html_inline":
      return { t: "html", text: token.content };
    case "hardbreak":
      return { t: "break" };
    case "softbreak":
      return { t: "line" };
    case "link_open":
      return { t: "link", href: String(token.attrGet("href") ?? ""), of: inlineTokens(tokens, cursor) };
    default:
      return { t: "other", name: token.type };
  }
}
