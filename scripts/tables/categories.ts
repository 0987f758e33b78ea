import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { LANGUAGES, type Language, readSource, type Source, sourceLabel, sourceWords } from "./presets.ts";
import { type ClassTree, classTree, descendants, type Family, familyOf } from "./vocabulary.ts";

type Labels = Readonly<Record<Language, string>>;

/** One reviewed row of the mapping; a sector has labels alone. */
export type MapRow = {
  readonly sector?: string;
  readonly type?: string;
  readonly family?: Family;
  readonly preset?: string;
  readonly labels?: Partial<Labels>;
};

export type CategoryMap = Readonly<Record<string, MapRow>>;

/** Words of the source that review refused, by category; `*` holds those refused everywhere. */
export type StopWords = Readonly<Record<string, readonly string[]>>;

type Words = Readonly<Record<string, readonly string[]>>;

const DATA = fileURLToPath(new URL("../../src/data", import.meta.url));

/** Types the JSON-LD document falls back to when no category has one. */
const FALLBACK_TYPES = ["LocalBusiness", "Organization", "Person"];

const byCode = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

/** The mapping as committed. */
export function readMap(): CategoryMap {
  return JSON.parse(readFileSync(new URL("categories.map.json", import.meta.url), "utf8"));
}

/** The refused search words as committed. */
export function readStopWords(): StopWords {
  return JSON.parse(readFileSync(new URL("stop-words.json", import.meta.url), "utf8"));
}

function labelFaults(code: string, row: MapRow, source: Source): string[] {
  return LANGUAGES.flatMap((language) => {
    const own = row.labels?.[language];
    const given = row.preset === undefined ? undefined : sourceLabel(source, row.preset, language);
    if (own === undefined && given === undefined) return [`${code}: no ${language} label`];
    return own === given ? [`${code}: the ${language} label repeats the source`] : [];
  });
}

function typeFaults(code: string, row: MapRow, tree: ClassTree): string[] {
  if (row.type === undefined) return [`${code}: no type`];
  const family = familyOf(tree, row.type);
  if (family === undefined) return [`${code}: ${row.type} is no type of a person or an organization`];
  return family === row.family ? [] : [`${code}: ${row.type} is of family ${family}, not ${row.family}`];
}

/** Everything wrong with the mapping: sectors, types, families, presets, labels, types without a category. */
export function mapFaults(map: CategoryMap, source: Source, tree: ClassTree): readonly string[] {
  const used = new Set(Object.values(map).map((row) => row.type));
  const faults = Object.entries(map).flatMap(([code, row]) => {
    const preset = row.preset !== undefined && source.en[row.preset] === undefined;
    const [sector = code] = code.split(".");
    return [
      ...labelFaults(code, row, source),
      ...(preset ? [`${code}: no preset ${row.preset}`] : []),
      ...(code === sector ? [] : typeFaults(code, row, tree)),
      ...(code === sector || (row.sector === sector && map[sector]) ? [] : [`${code}: no sector ${sector}`]),
    ];
  });
  const missing = descendants(tree, "LocalBusiness").filter((type) => !used.has(type));
  return [...faults, ...missing.map((type) => `no category of type ${type}`)];
}

function labelsOf(row: MapRow, source: Source): Labels {
  const label = (language: Language): string =>
    row.labels?.[language] ?? sourceLabel(source, row.preset ?? "", language) ?? "";
  return Object.fromEntries(LANGUAGES.map((language) => [language, label(language)])) as Labels;
}

function wordsOf(row: MapRow, source: Source, refused: ReadonlySet<string>): Words {
  const labels = labelsOf(row, source);
  const lists = LANGUAGES.map((language) => {
    const words = sourceWords(source, row.preset ?? "", language, labels[language]);
    return [language, words.filter((word) => !refused.has(word))] as const;
  });
  return Object.fromEntries(lists.filter(([, words]) => words.length > 0));
}

/** Refused words that no category has, so that the list cannot go stale. */
export function stopFaults(map: CategoryMap, source: Source, stops: StopWords): readonly string[] {
  const found = (codes: readonly string[]): ReadonlySet<string> =>
    new Set(codes.flatMap((code) => Object.values(wordsOf(map[code] ?? {}, source, new Set())).flat()));
  return Object.entries(stops).flatMap(([code, words]) => {
    const there = found(code === "*" ? Object.keys(map) : [code]);
    return words.filter((word) => !there.has(word)).map((word) => `${code}: no word ${word} to refuse`);
  });
}

/** An object as JSON with one member a line, so that a changed row is a changed line. */
function lines(members: readonly (readonly [string, unknown])[]): string {
  const line = ([key, value]: readonly [string, unknown]): string =>
    `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`;
  return `{\n${[...members].sort(byCode).map(line).join(",\n")}\n}\n`;
}

/** The derived tables by file name: categories, their search words, and the types with their families. */
export function derive(
  map: CategoryMap,
  source: Source,
  tree: ClassTree,
  stops: StopWords,
): ReadonlyMap<string, string> {
  const rows = Object.entries(map);
  const categories = rows.map(([code, row]) => {
    const { type, family } = row;
    return [code, { type, family, labels: labelsOf(row, source) }] as const;
  });
  const words = rows.map(([code, row]) => {
    const refused = new Set([...(stops["*"] ?? []), ...(stops[code] ?? [])]);
    return [code, wordsOf(row, source, refused)] as const;
  });
  const types = new Set([...FALLBACK_TYPES, ...rows.flatMap(([, row]) => row.type ?? [])]);
  return new Map([
    ["categories.json", lines(categories)],
    ["category-words.json", lines(words.filter(([, lists]) => Object.keys(lists).length > 0))],
    ["schema-types.json", lines([...types].map((type) => [type, familyOf(tree, type)] as const))],
  ]);
}

function main(check: boolean): readonly string[] {
  const [map, source, tree, stops] = [readMap(), readSource(), classTree(), readStopWords()];
  const faults = [...mapFaults(map, source, tree), ...stopFaults(map, source, stops)];
  if (faults.length > 0) return faults;
  const tables = [...derive(map, source, tree, stops)].map(
    ([name, text]) => [join(DATA, name), text] as const,
  );
  const stale = tables.filter(([file, text]) => current(file) !== text);
  if (check) return stale.map(([file]) => `${file} differs: run npx tsx scripts/tables/categories.ts`);
  for (const [file, text] of stale) writeFileSync(file, text);
  return [];
}

function current(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = main(process.argv.includes("--check"));
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
