import type { Canvas, Claim } from "./claims.ts";

/** A backslash and the character after it: which rule of escaping wrote it. */
function escapeOwner(text: string, at: number, heading: boolean): string {
  const next = text[at + 1] ?? "";
  const before = text.slice(Math.max(0, at - 3), at);
  switch (next) {
    case "\n":
      return "MD-ESC-LINES";
    case "&":
      return "MD-ESC-ENTITY";
    case ":":
      if (text.startsWith("//", at + 2)) return "MD-ESC-SCHEME";
      return /[^\s]$/.test(before) ? "MD-ESC-LABEL" : "MD-ESC-START";
    case ".":
      return /^www$/i.test(before) ? "MD-ESC-WWW" : "MD-ESC-NUMBER";
    case ")":
      return "MD-ESC-NUMBER";
    case "#":
      return heading ? "MD-ESC-HEADING" : "MD-ESC-START";
    case "=":
    case "+":
    case "-":
      return "MD-ESC-START";
    case '"':
      return "MD-ESC-QUOTE";
    default:
      return "MD-ESC-INLINE";
  }
}

/** Claims every escape from `start` on. Code spans and addresses in angle brackets are ours and hold none. */
export function paintEscapes(on: Canvas, start: number): void {
  const pattern = /`[^`\n]*`|<[^>\n]*>|\\[\s\S]|&middot;/g;
  for (const match of on.text.slice(start).matchAll(pattern)) {
    const [found] = match;
    const at = start + match.index;
    if (found === "&middot;") on.paint(at, at + found.length, { owner: "MD-ESC-DOT" });
    if (!found.startsWith("\\")) continue;
    const lineStart = on.text.lastIndexOf("\n", at - 1) + 1;
    const heading = /^#+ /.test(on.text.slice(lineStart, at));
    on.paint(at, at + 2, { owner: escapeOwner(on.text, at, heading) });
  }
}

/** What an unescaped character of owner text says about escaping: the rules that leave it alone. */
const LEFT_ALONE: Readonly<Record<string, readonly string[]>> = {
  "&": ["MD-ESC-ENTITY"],
  ":": ["MD-ESC-SCHEME", "MD-ESC-LABEL", "MD-ESC-START"],
  ".": ["MD-ESC-WWW", "MD-ESC-NUMBER"],
  ")": ["MD-ESC-NUMBER"],
  "·": ["MD-ESC-DOT"],
  "#": ["MD-ESC-HEADING", "MD-ESC-START"],
  "=": ["MD-ESC-START"],
  "+": ["MD-ESC-START"],
  "-": ["MD-ESC-START"],
  '"': ["MD-ESC-QUOTE"],
};

/** Claims owner text: the clause of the line, and at punctuation the rules of escaping as well. */
export function paintText(
  on: Canvas,
  start: number,
  end: number,
  { owner, also = [], absent = [] }: Claim,
): void {
  on.paint(start, end, { owner, also, absent });
  for (let i = start; i < end; i += 1) {
    const character = on.text[i] ?? "";
    if (!/[!-/:-@[-`{-~·]/.test(character)) continue;
    const rules = [...(LEFT_ALONE[character] ?? []), "MD-ESC-INLINE"];
    on.paint(i, i + 1, { owner, also: [...also, ...rules], absent });
  }
}

/** The index in an escaped text behind its first `count` characters as they were before escaping. */
export function escapedIndex(text: string, count: number): number {
  let at = 0;
  for (let done = 0; done < count && at < text.length; done += 1) {
    if (text.startsWith("&middot;", at)) at += 8;
    else at += text[at] === "\\" ? 2 : 1;
  }
  return at;
}
