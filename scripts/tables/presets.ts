import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** The languages of the category table, in the order of its labels. */
export const LANGUAGES = ["de", "en", "fr", "es", "it", "nl", "pl", "tr"] as const;

export type Language = (typeof LANGUAGES)[number];

type Preset = { readonly name?: string; readonly terms?: string; readonly aliases?: string };

/** The presets of the source by language, then by preset id. */
export type Source = Readonly<Record<Language, Readonly<Record<string, Preset>>>>;

/** Search words kept for one category in one language. */
const MOST_WORDS = 6;

/** A word that a person may type: letters and digits with single spaces, hyphens, apostrophes or `&` between them. */
const WORD = /^[\p{L}\p{M}\d]+(?:(?:[ \-'’&]|- )[\p{L}\p{M}\d]+)*$/u;

/** The source also describes grounds, buildings and offices on a map; nobody searches for those words. */
const MAP_WORD =
  /gelände|schulhof|büro (?:einer|eines|der)|grounds$|\boffice$|\bterrains?\b|\bterreno\b|\bpredio\b|\bcampus |^oficina de |^ufficio |^teren |^kantoor van|kantoor$|gebied|^biuro (?:organizacji|firmy|instytucji|dostawcy|administracji|partii|związku|fundacji)|^bureau d|alanı$|sahası$|şubesi$|ofisi$/;

const TITLE_CASE: readonly Language[] = ["en", "tr"];

function presetsOf(language: Language): Readonly<Record<string, Preset>> {
  const path = `@openstreetmap/id-tagging-schema/dist/translations/${language}.min.json`;
  const file = createRequire(import.meta.url).resolve(path);
  return JSON.parse(readFileSync(file, "utf8"))[language].presets.presets;
}

/** The translated presets of the pinned source package. */
export function readSource(): Source {
  return Object.fromEntries(LANGUAGES.map((language) => [language, presetsOf(language)])) as Source;
}

/** Where the source writes `Hair Salon`, the table writes `Hair salon`; words in capitals stay (`ATM`). */
function sentenceCase(name: string, language: Language): string {
  const small = (word: string): string =>
    word === word.toLocaleUpperCase(language) ? word : word.toLocaleLowerCase(language);
  return name
    .split(" ")
    .map((word, index) => (index === 0 ? word : small(word)))
    .join(" ");
}

/** The source's name of a preset as a label, or `undefined` where the source has none in that language. */
export function sourceLabel(source: Source, preset: string, language: Language): string | undefined {
  const name = source[language][preset]?.name?.normalize("NFC");
  return name !== undefined && TITLE_CASE.includes(language) ? sentenceCase(name, language) : name;
}

/** Lower case as the language has it; the source has a few `İ` whose dot came apart. */
function lower(text: string, language: Language): string {
  return text.toLocaleLowerCase(language).replaceAll("i\u0307", "i");
}

/** The first few lower-case search words of a preset: its name, aliases and terms, without the label itself. */
export function sourceWords(source: Source, preset: string, language: Language, label: string): string[] {
  const { name = "", aliases = "", terms = "" } = source[language][preset] ?? {};
  const all = `${name}\n${aliases}\n${terms.replaceAll(",", "\n")}`.normalize("NFC");
  const words = all.split("\n").map((word) => lower(word.trim(), language));
  const own = lower(label, language);
  const untranslated = language === "tr" ? lower(source.en[preset]?.name ?? "", language) : own;
  return [...new Set(words)]
    .filter((word) => word !== own && word !== untranslated && WORD.test(word) && !MAP_WORD.test(word))
    .slice(0, MOST_WORDS);
}
