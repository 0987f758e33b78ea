/** A text in the entry's languages; always has the default language (ENTRY-I1-DEFAULT-TEXT). */
export type Localized = Readonly<Record<string, string>>;

/** MD-TEXT-RESOLVE. The text in `language`, else in the entry's default language. */
export function resolveText(text: Localized, language: string, defaultLanguage: string): string {
  return text[language] ?? text[defaultLanguage] ?? "";
}

/** Lower case of A to Z only: the same on every runtime and under every locale. */
export function asciiLower(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 32));
}

/** First letter A to Z of a fixed English phrase in upper case. */
export function capitalized(phrase: string): string {
  return phrase.replace(/^[a-z]/, (letter) => String.fromCharCode(letter.charCodeAt(0) - 32));
}

/** The row of a frozen table, never a member every object inherits (`constructor` is a valid category code). */
export function row<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
