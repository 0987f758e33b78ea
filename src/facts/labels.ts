import categories from "../data/categories.json" with { type: "json" };
import formsOfAddress from "../data/forms-of-address.json" with { type: "json" };
import { row } from "./text.ts";

type Labels = Readonly<Record<string, string>>;

function baseLanguage(language: string): string {
  return language.split("-")[0] ?? language;
}

/** MD-LABEL-FALLBACK. A table's label: the language, its base language, English, then the code itself. */
export function tableLabel(labels: Labels | undefined, language: string, code: string): string {
  if (labels === undefined) return code;
  return row(labels, language) ?? row(labels, baseLanguage(language)) ?? row(labels, "en") ?? code;
}

/** MD-FACTS-CATEGORY. The label of a category code; a code without a row is its own label. */
export function categoryLabel(code: string, language: string): string {
  const table: Readonly<Record<string, { readonly labels: Labels }>> = categories;
  return tableLabel(row(table, code)?.labels, language, code);
}

/** MD-VOICE-FORM. The pronoun of a form of address in a language, or `undefined` where the table has none. */
export function pronoun(formality: "formal" | "informal", language: string): string | undefined {
  const table: Readonly<Record<string, Readonly<Record<"formal" | "informal", string>>>> = formsOfAddress;
  return (row(table, language) ?? row(table, baseLanguage(language)))?.[formality];
}
