import { isWithin, pointerTo, segmentsOf } from "./json.ts";

/** A record without the parts that are read as absent. */
export type Reduced = {
  readonly record: unknown;
  /** Where something of the reduced record stood in the record as it came. */
  readonly original: (pointer: string) => string;
};

/** By pointer of a list in the reduced record: the original index of each item that is left. */
type Left = Map<string, readonly number[]>;

/**
 * ENTRY-VERSIONS. Takes items out of lists. Later items move up, and so do the provenance paths that name them; a path to a part
 * that is read as absent goes, and a source left without paths goes with it.
 */
export function withoutDropped(record: unknown, dropped: ReadonlySet<string>): Reduced {
  if (dropped.size === 0) return { record, original: (pointer) => pointer };
  const left: Left = new Map();
  const gone = new Set([...dropped, ...pathsToDropped(record as Sourced, dropped)]);
  const reduced = reduce(record, { from: "", to: "" }, gone, left) as Sourced;
  return { record: withMovedPaths(reduced, left), original: (pointer) => originalOf(pointer, left) };
}

type Sourced = { readonly provenance?: readonly { readonly paths?: readonly string[] }[] };

/** Pointers to the provenance paths that lead to something dropped, and to the sources that have no other. */
function pathsToDropped(record: Sourced, dropped: ReadonlySet<string>): string[] {
  return (record.provenance ?? []).flatMap(({ paths = [] }, index) => {
    const source = `/provenance/${index}`;
    const lost = [...paths.keys()].filter((at) => isWithin(paths[at] ?? "", dropped));
    const all = lost.length > 0 && lost.length === paths.length;
    return all ? [source] : lost.map((at) => `${source}/paths/${at}`);
  });
}

type Places = { readonly from: string; readonly to: string };

function reduce(value: unknown, { from, to }: Places, gone: ReadonlySet<string>, left: Left): unknown {
  if (Array.isArray(value)) {
    const indexes = [...value.keys()].filter((index) => !gone.has(pointerTo(from, index)));
    if (indexes.length < value.length) left.set(to, indexes);
    return indexes.map((index, now) =>
      reduce(value[index], { from: pointerTo(from, index), to: pointerTo(to, now) }, gone, left),
    );
  }
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).map(([name, member]) => {
    const below = { from: pointerTo(from, name), to: pointerTo(to, name) };
    return [name, reduce(member, below, gone, left)];
  });
  return Object.fromEntries(members);
}

function withMovedPaths(record: Sourced, left: Left): Sourced {
  if (!record.provenance) return record;
  const provenance = record.provenance.map((item) => {
    return item.paths ? { ...item, paths: item.paths.map((path) => moved(path, left)) } : item;
  });
  return { ...record, provenance };
}

/** A path into a list of the record, as it reads once earlier items of that list are gone. */
function moved(path: string, left: Left): string {
  const [list, index, ...rest] = segmentsOf(path);
  const indexes = left.get(`/${list}`);
  const now = indexes?.indexOf(Number(index)) ?? -1;
  return now < 0 ? path : `/${[list, now, ...rest].join("/")}`;
}

function originalOf(pointer: string, left: Left): string {
  let reduced = "";
  let original = "";
  for (const segment of segmentsOf(pointer)) {
    const index = left.get(reduced)?.[Number(segment)];
    original = pointerTo(original, index ?? segment);
    reduced = pointerTo(reduced, segment);
  }
  return original;
}
