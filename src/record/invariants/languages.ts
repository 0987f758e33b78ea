import type { Fault } from "../../errors.ts";
import { localizedTexts } from "./owner-texts.ts";
import { fault, gone, goneWithin, items, quoted, type Reading, repeated } from "./reading.ts";

/** ENTRY-I1-DEFAULT-FIRST. The default language is the first of the entry's languages. */
export function defaultLanguageFirst(reading: Reading): Fault[] {
  const { defaultLanguage, languages } = reading.entry;
  const first = languages?.[0];
  if (defaultLanguage === undefined || first === undefined || first === defaultLanguage) return [];
  const message = `The list must begin with the default language ${quoted(defaultLanguage)}, but it begins with ${quoted(first)}.`;
  return [fault("I1_DEFAULT_FIRST", "/languages", message)];
}

/** ENTRY-I1-LANGUAGE-TWICE. The entry lists each language once. */
export function languageOnce(reading: Reading): Fault[] {
  return repeated(items(reading.entry.languages)).map(([index, language]) =>
    fault(
      "I1_LANGUAGE_TWICE",
      `/languages/${index}`,
      `Each language must be listed once, but ${quoted(language)} is listed again.`,
    ),
  );
}

/** ENTRY-I1-DEFAULT-TEXT. Each localized text has a text in the default language. */
export function defaultText(reading: Reading): Fault[] {
  const { defaultLanguage } = reading.entry;
  if (defaultLanguage === undefined) return [];
  const faults: Fault[] = [];
  for (const [pointer, texts] of localizedTexts(reading.entry)) {
    const written = Object.keys(texts);
    if (texts[defaultLanguage] !== undefined || written.length === 0) continue;
    if (gone(reading, `${pointer}/${defaultLanguage}`)) continue;
    const message = `A text in the default language ${quoted(defaultLanguage)} is needed, but there is one only in ${written.map(quoted).join(", ")}.`;
    faults.push(fault("I1_DEFAULT_TEXT", pointer, message));
  }
  return faults;
}

/** ENTRY-I1-FOREIGN-TEXT. A localized text is written only in the entry's languages. */
export function foreignText(reading: Reading): Fault[] {
  const { defaultLanguage, languages } = reading.entry;
  if (languages === undefined || goneWithin(reading, "/languages")) return [];
  const own = new Set<string | undefined>([defaultLanguage, ...languages]);
  const faults: Fault[] = [];
  for (const [pointer, texts] of localizedTexts(reading.entry)) {
    for (const language of Object.keys(texts)) {
      if (own.has(language)) continue;
      const message = `Texts must be in one of the entry's languages (${languages.join(", ")}), but this one is in ${quoted(language)}.`;
      faults.push(fault("I1_FOREIGN_TEXT", `${pointer}/${language}`, message));
    }
  }
  return faults;
}
