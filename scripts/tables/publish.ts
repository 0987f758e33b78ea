import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const SOURCE = "src/data";
const TARGET = "schemas/0.1/tables";

/** The published copy of every frozen table: the same JSON, by the same name. */
export function publishedTables(): ReadonlyMap<string, string> {
  const names = readdirSync(SOURCE)
    .filter((name) => name.endsWith(".json"))
    .sort();
  return new Map(names.map((name) => [name, readFileSync(join(SOURCE, name), "utf8")]));
}

/** Names of published tables that are missing, different, or left over. */
export function drift(tables: ReadonlyMap<string, string>): readonly string[] {
  const there = new Set(readdirSync(TARGET));
  const stale = [...tables].filter(
    ([name, text]) => !there.has(name) || readFileSync(join(TARGET, name), "utf8") !== text,
  );
  const extra = [...there].filter((name) => !tables.has(name));
  return [...stale.map(([name]) => name), ...extra];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(TARGET, { recursive: true });
  const tables = publishedTables();
  const different = drift(tables);
  if (process.argv.includes("--check")) {
    for (const name of different) process.stderr.write(`${TARGET}/${name} differs: run npm run tables\n`);
    process.exitCode = different.length === 0 ? 0 : 1;
  } else {
    for (const name of different) rmSync(join(TARGET, name), { force: true });
    for (const [name, text] of tables) writeFileSync(join(TARGET, name), text);
  }
}
