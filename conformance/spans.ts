import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Call, SuiteCase } from "./suite.ts";

/** Stands beside the vectors, in the repository and in the package alike. */
const SPANS = join(dirname(fileURLToPath(import.meta.url)), "../vectors/0.1/spans.jsonl");

type Span = readonly [start: number, end: number, owner: string];
type Maps = ReadonlyMap<string, readonly Span[]>;

let maps: Maps | undefined;

function loadMaps(): Maps {
  if (maps !== undefined) return maps;
  const lines = existsSync(SPANS) ? readFileSync(SPANS, "utf8").split("\n") : [];
  const read = lines
    .filter((line) => line !== "")
    .map((line) => {
      const { file, spans } = JSON.parse(line) as { readonly file: string; readonly spans: readonly Span[] };
      return [file, spans] as const;
    });
  maps = new Map(read);
  return maps;
}

/** The owner of the byte at an offset; at or behind the end of the file, that of its last byte. */
export function ownerAt(spans: readonly Span[], offset: number): string | undefined {
  return (spans.find(([, end]) => offset < end) ?? spans.at(-1))?.[2];
}

/** A failed call: how it was made, where its bytes differ and, where known, what was expected of it. */
export type Failed = {
  readonly fn: string;
  readonly lang?: string | undefined;
  readonly difference?: { readonly offset: number } | undefined;
  readonly expected?: Uint8Array | undefined;
};

/** The call a result is of. Of calls that differ only in sections or time, the one that expects the same bytes. */
function callOf(item: SuiteCase, { fn, lang, expected }: Failed): Call | undefined {
  const calls = (item.calls ?? []).filter((call) => call.fn === fn && call.lang === lang);
  const same = calls.find((call) => {
    const bytes = item.files.get(call.expect ?? "");
    return expected !== undefined && bytes !== undefined && Buffer.compare(bytes, expected) === 0;
  });
  return same ?? calls[0];
}

/**
 * The id of the requirement that owns the first byte in which a result differs from what its call expects, or
 * `undefined` when nothing differs or the expected file has no span map.
 */
export function ownerOf(item: SuiteCase, result: Failed): string | undefined {
  const call = callOf(item, result);
  if (result.difference === undefined || call?.expect === undefined) return undefined;
  const spans = loadMaps().get(`cases/${item.id}/${call.expect}`);
  return spans === undefined ? undefined : ownerAt(spans, result.difference.offset);
}
