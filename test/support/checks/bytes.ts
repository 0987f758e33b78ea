import type { PublicEntry } from "../../../src/record/public-entry.ts";
import { permuted, type Rec } from "../json.ts";
import { accept, difference, languageOf, type Property, type Renderer } from "../sample.ts";

const SPACE_AT_END = /[\t \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]$/m;

/** Everything but LF and CR that some reader takes for the end of a line. */
const BREAKS = [0x0b, 0x0c, 0x1c, 0x1d, 0x1e, 0x85, 0x2028, 0x2029].map((code) => String.fromCharCode(code));

/** What is wrong with the bytes of one document, whatever it says. */
export function byteFault(document: string): string | undefined {
  if (/[\ud800-\udfff]/u.test(document)) return "half a surrogate pair";
  if (document.includes("\r")) return "a carriage return";
  if (document.includes("\ufeff")) return "a byte-order mark";
  if (BREAKS.some((char) => document.includes(char))) return "a line break that is not LF";
  if (!document.endsWith("\n") || document.endsWith("\n\n")) return "not exactly one LF at the end";
  if (SPACE_AT_END.test(document)) return "a space at the end of a line";
  if (document.includes("\n\n\n")) return "two blank lines in a row";
  const fences = document.split("\n").filter((line) => line === "---").length;
  if (fences !== 2) return `${fences} lines that equal "---"`;
  return undefined;
}

function documents(revision: PublicEntry, renderer: Renderer, language: string): string[] {
  const offerings = renderer.toOfferingsMarkdown(revision, language);
  return [renderer.toMarkdown(revision, language), ...(offerings === undefined ? [] : [offerings])];
}

/** P4. The bytes are clean, and depend on nothing but the record and the language. */
export const bytes: Property = (sample, renderer) => {
  const revision = accept(sample.entry);
  const language = languageOf(revision, sample.turn);
  const first = documents(revision, renderer, language);
  for (const document of first) {
    const fault = byteFault(document);
    if (fault !== undefined) return fault;
  }
  const permutes = sample.turn % 3 === 0;
  const variants: [string, PublicEntry, string, string][] = [
    ["a second call", revision, language, language],
    [
      "permuted members",
      permutes ? accept(permuted(sample.entry, sample.turn) as Rec) : revision,
      language,
      language,
    ],
    ["another case of the language", revision, language.toUpperCase(), language],
    ["no language", revision, "", revision.defaultLanguage],
    ["an unknown language", revision, "qq-Zzzz", revision.defaultLanguage],
  ];
  for (const [what, entry, asked, meant] of variants) {
    const expected = meant === language ? first : documents(revision, renderer, meant);
    const found = documents(entry, renderer, asked);
    if (found.join("\0") !== expected.join("\0")) {
      return `${what} gives other bytes:${difference(found.join("\0"), expected.join("\0"))}`;
    }
  }
  return undefined;
};
