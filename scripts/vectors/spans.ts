import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { idOf, type LoadedCase, loadCases, VECTORS, type VectorCall } from "./load.ts";
import { type Canvas, type Context, type Span, spansOf } from "./spans/claims.ts";
import { paintJsonLd } from "./spans/jsonld.ts";
import { paintMarkdown } from "./spans/markdown.ts";
import { ownerOfNothing, paintAnswer, paintRevision } from "./spans/other.ts";
import { paintView } from "./spans/view.ts";

/** The spans of one expected file, its path counted from the root of the vectors. */
export type SpanMap = { readonly file: string; readonly spans: readonly Span[] };

/** How a file is claimed, by the end of its name. */
const KINDS: readonly (readonly [ending: string, paint: (text: string, context: Context) => Canvas])[] = [
  [".md", paintMarkdown],
  [".jsonld", paintJsonLd],
  [".view.json", paintView],
  [".revision.json", paintRevision],
  [".txt", paintAnswer],
];

/** The spans of a text that is expected of a call. An empty text has one empty span. */
export function spansOfText(name: string, text: string, context: Context): readonly Span[] {
  if (text === "") return [[0, 0, ownerOfNothing(context)]];
  const kind = KINDS.find(([ending]) => name.endsWith(ending));
  if (kind === undefined) throw new Error(`${name} is no kind of expected file`);
  return spansOf(kind[1](text, context), context.primaries);
}

function contextOf({ meta, input }: LoadedCase, call: VectorCall): Context {
  const primaries = meta.requires.filter(({ role }) => role === "primary").map(({ req }) => req);
  const record: unknown = JSON.parse(Buffer.from(input).toString("utf8"));
  return { fn: call.fn, lang: call.lang, primaries, record };
}

/** Span maps of the expected files of a scored case, by name; a file that several calls expect is claimed by the first. */
export function spanMapsOf(loaded: LoadedCase, root: string = VECTORS): readonly SpanMap[] {
  const { meta, folder } = loaded;
  if (meta.kind !== "project" || !meta.scored) return [];
  const calls = new Map<string, VectorCall>();
  for (const call of meta.calls ?? []) {
    if (call.expect !== undefined && !calls.has(call.expect)) calls.set(call.expect, call);
  }
  return [...calls]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, call]) => {
      const file = `cases/${idOf(folder, root)}/${name}`;
      try {
        const text = readFileSync(join(folder, name), "utf8");
        return { file, spans: spansOfText(name, text, contextOf(loaded, call)) };
      } catch (error) {
        throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
      }
    });
}

/** The requirement ids that the text of the specification defines. */
export function knownIds(spec: string = join(VECTORS, "../../spec/0.1")): ReadonlySet<string> {
  const files = ["entry.md", "gate.md", "markdown.md", "jsonld.md", "view.md"];
  const texts = files.map((name) => readFileSync(join(spec, name), "utf8"));
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/^\*\*([A-Z0-9-]+)\.\*\*/gm)].map(([, id = ""]) => id)),
  );
}

/** What is wrong with a span map of a file of so many bytes: gaps, overlaps, neighbours not merged, unknown ids. */
export function spanFaults(
  { file, spans }: SpanMap,
  length: number,
  known: ReadonlySet<string>,
): readonly string[] {
  const faults: string[] = [];
  let at = 0;
  let before = "";
  for (const [start, end, owner] of spans) {
    if (start !== at) faults.push(`${file}: a span begins at ${start}, not at ${at}`);
    if (end < start || (end === start && length > 0)) faults.push(`${file}: an empty span at ${start}`);
    if (!known.has(owner)) faults.push(`${file}: ${owner} is no requirement`);
    if (owner === before) faults.push(`${file}: two spans of ${owner} meet at ${start}`);
    at = end;
    before = owner;
  }
  if (at !== length || spans.length === 0) faults.push(`${file}: the spans end at ${at} of ${length} bytes`);
  return faults;
}

/** The text of spans.jsonl: one line for each expected file of a scored case, in the order of the manifest. */
export function spansText(root: string = VECTORS): string {
  const known = knownIds();
  const maps = loadCases(root).flatMap((loaded) => spanMapsOf(loaded, root));
  const faults = maps.flatMap((map) => spanFaults(map, readFileSync(join(root, map.file)).length, known));
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return maps.map((map) => `${JSON.stringify(map)}\n`).join("");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = join(VECTORS, "spans.jsonl");
  const text = spansText();
  if (process.argv.includes("--check")) {
    if (readFileSync(path, "utf8") !== text) {
      process.stderr.write("vectors/0.1/spans.jsonl is out of date: run npx tsx scripts/vectors/spans.ts\n");
      process.exitCode = 1;
    }
  } else {
    writeFileSync(path, text);
  }
}
