import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";

/** What each folder of src/ may import: itself and what lies below it. `types` marks a type-only import. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  root: ["root", "types:record"],
  data: [],
  record: ["root", "data", "record"],
  facts: ["root", "data", "facts", "types:record"],
  markdown: ["root", "data", "facts", "markdown", "types:record"],
  jsonld: ["root", "data", "facts", "jsonld", "types:record"],
  view: ["root", "data", "facts", "view", "types:record"],
  cli: ["root", "data", "record", "facts", "markdown", "jsonld", "view", "cli", "conformance"],
};

/** Entry points wire layers together and are nobody's layer. */
const ENTRY_POINTS: ReadonlySet<string> = new Set(["src/index.ts", "src/schema.ts"]);

function layerOf(file: string): string {
  const parts = file.split("/");
  if (parts[0] === "conformance") return "conformance";
  return parts.length === 2 ? "root" : (parts[1] ?? "");
}

/** Breaches of the table in one file's text. */
function breaches(file: string, text: string): readonly string[] {
  const allowed = ALLOWED[layerOf(file)] ?? [];
  const named = [...text.matchAll(/(?:import|export)\s+(type\s)?[^;"]*?from\s+"(\.[^"]+)"/g)];
  const bare = [...text.matchAll(/import\s*(\()?\s*"(\.[^"]+)"/g)].map(([all, , path]) => [
    all,
    undefined,
    path,
  ]);
  return [...named, ...bare].flatMap(([, type, path = ""]) => {
    const target = layerOf(normalize(join(dirname(file), path)));
    const ok = allowed.includes(target) || (type !== undefined && allowed.includes(`types:${target}`));
    return ok ? [] : [`${file} imports ${path}`];
  });
}

describe("the layers", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" })
    .map((name) => `src/${name}`)
    .filter((name) => name.endsWith(".ts") && !ENTRY_POINTS.has(name));

  it("import downwards only", () => {
    expect(files.length).toBeGreaterThan(30);
    expect(files.flatMap((file) => breaches(file, readFileSync(file, "utf8")))).toEqual([]);
  });

  it.each([
    ["src/facts/x.ts", 'import { toMarkdown } from "../markdown/to-markdown.ts";'],
    ["src/markdown/x.ts", 'import { PublicEntry } from "../record/public-entry.ts";'],
    ["src/record/x.ts", 'import { dayOf } from "../facts/calendar.ts";'],
    ["src/facts/x.ts", 'import { run } from "../cli/main.ts";'],
    ["src/facts/x.ts", 'export const run = () => import("../cli/main.ts");'],
    ["src/facts/x.ts", 'import "../cli/main.ts";'],
  ])("refuse an import upwards from %s", (file, text) => {
    expect(breaches(file, text)).toHaveLength(1);
  });
});
