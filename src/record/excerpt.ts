import { BAD, INVISIBLE } from "./characters.ts";
import type { Json } from "./json.ts";

const LIMIT = 60;
const TOKENS = /\\u[0-9a-f]{4}|\\.|[\s\S]/gu;
const UNSAFE = new RegExp(`(?! )[${BAD}${INVISIBLE}]`, "gu");

/**
 * What came, as JSON of at most 60 characters. Whatever a terminal would obey or hide is written as an escape; what
 * JSON cannot write is named in words.
 */
export function excerpt(value: Json | undefined): string {
  if (value === undefined) return "nothing";
  if (typeof value === "symbol") return value.description ?? "a symbol";
  if (typeof value === "number" && !Number.isFinite(value)) return String(value);
  const tokens = JSON.stringify(value).replace(UNSAFE, escaped).match(TOKENS) ?? [];
  let text = "";
  for (const token of tokens) {
    if (text.length + token.length > LIMIT) return `${text}…`;
    text += token;
  }
  return text;
}

function escaped(character: string): string {
  const units = character.split("");
  return units.map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
}
