import table from "../../data/lint.json";
import type { Fault } from "../../errors.ts";
import { INVISIBLE, SPACE } from "../characters.ts";
import { type OwnerText, ownerTexts } from "./owner-texts.ts";
import { fault, quoted, type Reading } from "./reading.ts";

/** One row of the lint table: a pattern, and texts that it has to catch and to let pass. */
export type LintRow = {
  readonly id: string;
  readonly code: string;
  readonly languages: readonly string[];
  readonly pattern: string;
  readonly caught: readonly string[];
  readonly passes: readonly string[];
};

/** The lint table, as published. */
export const LINT: readonly LintRow[] = table;

const RULES = LINT.map(({ id, code, pattern }) => ({ id, code, pattern: new RegExp(pattern, "mu") }));

/** What leaves no mark on paper and could split a word: everything invisible but spaces and line breaks. */
const UNSEEN = new RegExp(`(?![${SPACE}\\n])[${INVISIBLE}]`, "gu");

const COMPLAINTS: Readonly<Record<string, string>> = {
  I14_IGNORE_INSTRUCTIONS: "tells a reader to ignore instructions",
  I14_ADDRESSES_AI: "speaks to an AI",
  I14_CHAT_ROLE: "is the markup of a chat",
  I14_PROMPT_JARGON: "reads like a part of a prompt",
  I14_RECOMMEND: "tells a reader what to recommend",
  I14_TOOL_NAME: "names a tool of an AI",
  I14_FRAMING: "imitates what the registry itself says in a document",
};

/** A text as the patterns read it: NFKC, lower case, soft hyphens and other invisible characters dropped. */
export function lintText(text: string): string {
  return text.replace(UNSEEN, "").normalize("NFKC").toLowerCase().replaceAll("i\u0307", "i");
}

/** What the lint finds in a text: rows in the order of the table, each with the words it caught. */
export function lint(text: string): { readonly id: string; readonly code: string; readonly words: string }[] {
  const read = lintText(text);
  return RULES.flatMap(({ id, code, pattern }) => {
    const found = pattern.exec(read);
    return found === null ? [] : [{ id, code, words: found[0].trim() }];
  });
}

function faultsOf([pointer, text]: OwnerText): Fault[] {
  const found = lint(text);
  const firsts = found.filter(({ code }, index) => found.findIndex((other) => other.code === code) === index);
  return firsts.map(({ code, words }) => {
    const message = `Text describes the business for people, but ${quoted(words)} ${COMPLAINTS[code] ?? "reads like an instruction to a model"}.`;
    return fault(code, pointer, message);
  });
}

/**
 * ENTRY-I14-IGNORE-INSTRUCTIONS, ENTRY-I14-ADDRESSES-AI, ENTRY-I14-CHAT-ROLE, ENTRY-I14-PROMPT-JARGON,
 * ENTRY-I14-RECOMMEND, ENTRY-I14-TOOL-NAME, ENTRY-I14-FRAMING. No owner text reads like an instruction to a model:
 * at most one fault for each code and text. The texts are never changed.
 */
export function nothingForModels(reading: Reading): Fault[] {
  const texts = [...ownerTexts(reading.entry)];
  const all = lintText(texts.map(([, text]) => text).join("\n"));
  if (!RULES.some(({ pattern }) => pattern.test(all))) return [];
  return texts.flatMap(faultsOf);
}
