import { readFileSync } from "node:fs";

/** The text of a clause, from its anchor to the next. */
function clause(id: string): string {
  const spec = readFileSync(new URL("../../spec/0.1/jsonld.md", import.meta.url), "utf8");
  const [, rest = ""] = spec.split(`<a id="${id}"></a>`);
  return rest.split("<a id=")[0] ?? "";
}

function termsIn(text: string): readonly string[] {
  return (text.match(/`daawid:[A-Za-z]+`/g) ?? []).map((term) => term.slice(1, -1));
}

/** LD-TERMS. The published list, in its order. */
export const PUBLISHED_TERMS: readonly string[] = termsIn(clause("ld-terms"));

const PUBLISHED = new Set(PUBLISHED_TERMS);

/** Whether a key is on the published list. */
export function isPublished(key: string): boolean {
  return PUBLISHED.has(key);
}

function codes(text: string): readonly string[] {
  return (text.match(/`[A-Za-z:]+`/g) ?? []).map((code) => code.slice(1, -1));
}

const [alone = "", list = ""] = clause("ld-one-or-many").split("Every other value that comes from a list");

/** LD-ONE-OR-MANY. Keys whose value stands alone when there is one, and keys that always hold a list. */
export const ALONE_OR_LIST: ReadonlySet<string> = new Set(codes(alone.split("localized texts;")[1] ?? ""));
export const ALWAYS_LIST: ReadonlySet<string> = new Set(codes(list.split("All remaining keys")[0] ?? ""));
