import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { publishedFiles } from "./published.ts";

/** The folder of the published schemas. The tables below it have a script of their own. */
export const TARGET = join(dirname(fileURLToPath(import.meta.url)), "../../schemas/0.1");

/** Names of published schemas that are missing, different, or left over. */
export function drift(files: ReadonlyMap<string, string>, folder: string = TARGET): readonly string[] {
  const there = new Set(readdirSync(folder).filter((name) => name.endsWith(".json")));
  const stale = [...files].filter(
    ([name, text]) => !there.has(name) || readFileSync(join(folder, name), "utf8") !== text,
  );
  return [...stale.map(([name]) => name), ...[...there].filter((name) => !files.has(name))];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(TARGET, { recursive: true });
  const files = publishedFiles();
  if (process.argv.includes("--check")) {
    for (const name of drift(files)) {
      process.stderr.write(`schemas/0.1/${name} differs from its source: run npm run schemas\n`);
      process.exitCode = 1;
    }
  } else {
    for (const [name, text] of files) writeFileSync(join(TARGET, name), text);
  }
}
