import labelTable from "../data/label-table.json" with { type: "json" };
import { asciiLower } from "../facts/text.ts";

const LABELS: ReadonlySet<string> = new Set(labelTable.map(asciiLower));

/**
 * The rules in the order they apply, to owner text only (MD-ESC-OWN: nothing else is escaped). Each sees what the earlier ones left; none escapes what an earlier one added.
 * MD-ESC-INLINE, MD-ESC-ENTITY, MD-ESC-SCHEME, MD-ESC-WWW, MD-ESC-DOT.
 */
const INLINE_RULES: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/[\\`*_[\]<>~|]/g, "\\$&"],
  [/&(?=#?[A-Za-z0-9]+;)/g, "\\&"],
  [/:(?=\/\/)/g, "\\:"],
  [/(www)\./gi, "$1\\."],
  [/(^| )·(?= |$)/g, "$1&middot;"],
];

/** One line of owner text inside a line of the document: it reads back as the same text and as nothing else. */
export function inline(text: string): string {
  return INLINE_RULES.reduce(
    (escaped, [pattern, replacement]) => escaped.replace(pattern, replacement),
    text,
  );
}

/** MD-ESC-ENTITY. The same where a `;` of ours follows at once, which must not complete a character reference. */
export function inlineBeforeSemicolon(text: string): string {
  return inline(text).replace(/&(?=#?[A-Za-z0-9]+$)/, "\\&");
}

/** Owner texts with `; ` between them, each escaped for what follows it. */
export function semicolonList(texts: readonly string[]): string {
  const last = texts.length - 1;
  return texts.map((text, i) => (i === last ? inline(text) : inlineBeforeSemicolon(text))).join("; ");
}

/**
 * MD-ESC-START, MD-ESC-NUMBER, MD-ESC-LABEL. A line that starts a block with owner text: `escaped` has been through
 * `inline`, so a first character that is already escaped stays as it is.
 */
export function blockStart(escaped: string): string {
  if (/^[#>=:+-]/.test(escaped)) return `\\${escaped}`;
  if (/^[0-9]{1,9}[.)](?: |$)/.test(escaped)) return escaped.replace(/[.)]/, "\\$&");
  const colon = escaped.indexOf(":");
  if (colon > 0 && LABELS.has(asciiLower(escaped.slice(0, colon)))) return escaped.replace(":", "\\:");
  return escaped;
}

/** A whole line of owner text that starts a block. */
export function startingInline(text: string): string {
  return blockStart(inline(text));
}

/** MD-ESC-HEADING. Owner text at the end of a heading: a closing run of `#` stays text. */
export function heading(text: string): string {
  return inline(text).replace(/(^| )(?=#+$)/, "$1\\");
}

/** MD-ESC-QUOTE. Owner text in straight quotes. */
export function quoted(text: string): string {
  return `"${inline(text).replaceAll('"', '\\"')}"`;
}

/**
 * MD-ESC-LINES. Owner text of several lines: a single line break is a hard break, an empty line parts paragraphs, and
 * every further line is indented by `indent` and starts a block. `first` escapes the first line.
 */
export function lines(text: string, indent: string, first: (line: string) => string): string {
  const [head = "", ...rest] = text.split(/(\n+)/);
  let out = first(head);
  for (let i = 0; i < rest.length; i += 2) {
    out += `${rest[i] === "\n" ? "\\\n" : "\n\n"}${indent}${startingInline(rest[i + 1] ?? "")}`;
  }
  return out;
}

const BARE_URL = /^[A-Za-z0-9:/.?=&%#+,;@_-]*[A-Za-z0-9/=#+&@-]$/;
const BARE_EMAIL = /^[A-Za-z0-9.+_@-]*$/;
const LOOSE_UNDERSCORE = /(?:^|[^A-Za-z0-9])_|_(?:[^A-Za-z0-9]|$)/;

/** MD-ADDR-URL. An owner's address, bare where readers link exactly it, else in angle brackets. */
export function url(address: string): string {
  return BARE_URL.test(address) && !LOOSE_UNDERSCORE.test(address) ? address : `<${address}>`;
}

/** MD-ADDR-EMAIL. An email address, bare where readers link exactly it, else in angle brackets. */
export function email(address: string): string {
  return BARE_EMAIL.test(address) && !LOOSE_UNDERSCORE.test(address) ? address : `<${address}>`;
}
