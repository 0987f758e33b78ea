import type { Fault } from "../../errors.ts";
import type { Draft } from "../draft.ts";
import { HttpsUrl } from "../primitives.ts";
import { fault, gone, goneLike, goneWithin, items, quoted, type Reading, repeated } from "./reading.ts";

const WHOLE = "/";

/** Every provenance path with its pointer, in document order. */
export function statedPaths(entry: Draft): [pointer: string, path: string][] {
  return items(entry.provenance).flatMap(([index, { paths }]) =>
    items(paths).map(([place, path]): [string, string] => [`/provenance/${index}/paths/${place}`, path]),
  );
}

/** Whether the record's provenance paths are all known, so that it can be judged what they leave out. */
export function pathsKnown(reading: Reading): boolean {
  if (goneLike(reading, /^\/provenance(\/[0-9]+(\/paths.*)?)?$/)) return false;
  return reading.entry.provenance?.every((item) => item?.paths !== undefined) ?? false;
}

/** Whether a path points at something: own members of objects, indexes of lists. */
function pointsAtSomething(value: unknown, path: string): boolean {
  let at = value;
  for (const step of path.split("/").slice(1)) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, step)) return false;
    if (Array.isArray(at) && !/^[0-9]+$/.test(step)) return false;
    at = (at as Record<string, unknown>)[step];
  }
  return at !== undefined;
}

/** ENTRY-I18-DUPLICATE-PATH. Each path stands once in the whole provenance. */
export function pathsUnique(reading: Reading): Fault[] {
  const stated = statedPaths(reading.entry);
  return repeated(stated.map(([, path], place): [number, string] => [place, path])).map(([place, path]) => {
    const message = `Each path must have one source, but ${quoted(path)} is listed again.`;
    return fault("I18_DUPLICATE_PATH", stated[place]?.[0] ?? "/provenance", message);
  });
}

/** ENTRY-I18-UNRESOLVED-PATH. Each path points at something in the record as given, unknown members included. */
export function pathsResolve(reading: Reading): Fault[] {
  const { given, original } = reading;
  return statedPaths(reading.entry).flatMap(([pointer, path]) => {
    if (path === WHOLE || pointsAtSomething(given, original(path)) || goneWithin(reading, path)) return [];
    const message = `A path must point at something in the record, but there is nothing at ${quoted(path)}.`;
    return [fault("I18_UNRESOLVED_PATH", pointer, message)];
  });
}

/** ENTRY-I18-WHOLE-ALONE. The path of the whole entry is alone in its item. */
export function wholeAlone(reading: Reading): Fault[] {
  return items(reading.entry.provenance).flatMap(([index, { paths }]) => {
    if (items(paths).every(([, path]) => path === WHOLE)) return [];
    return items(paths)
      .filter(([, path]) => path === WHOLE)
      .map(([place]) => {
        const message = 'The path "/" must be alone in its item, but other paths stand beside it.';
        return fault("I18_WHOLE_ALONE", `/provenance/${index}/paths/${place}`, message);
      });
  });
}

/** ENTRY-I18-WHOLE-LAST. The item of the whole entry is the last one. */
export function wholeLast(reading: Reading): Fault[] {
  const list = reading.entry.provenance ?? [];
  return items(list)
    .filter(([index, { paths }]) => index < list.length - 1 && paths?.includes(WHOLE))
    .map(([index]) => {
      const message = 'The item with the path "/" must be the last one, but others follow it.';
      return fault("I18_WHOLE_LAST", `/provenance/${index}`, message);
    });
}

/** ENTRY-I18-WHOLE-MISSING. Unless the entry is unclaimed, one item is for the whole entry. */
export function wholeGiven(reading: Reading): Fault[] {
  const { status } = reading.entry;
  if (status === undefined || status === "unclaimed" || !pathsKnown(reading)) return [];
  if (statedPaths(reading.entry).some(([, path]) => path === WHOLE)) return [];
  const message =
    'One item must have the path "/", which says where everything else comes from, but none has it.';
  return [fault("I18_WHOLE_MISSING", "/provenance", message)];
}

const hasReference = (source: string): boolean =>
  source === "register" || source === "impressum" || source === "website";

/** ENTRY-I18-REFERENCE-MISSING. What comes from a register, an Impressum or a website has a reference. */
export function referenceGiven(reading: Reading): Fault[] {
  return items(reading.entry.provenance).flatMap(([index, { source, reference }]) => {
    const pointer = `/provenance/${index}/reference`;
    if (source === undefined || !hasReference(source) || reference !== undefined || gone(reading, pointer))
      return [];
    const message = `The source ${quoted(source)} needs a reference, but it is missing.`;
    return [fault("I18_REFERENCE_MISSING", pointer, message)];
  });
}

/** ENTRY-I18-REFERENCE-UNEXPECTED. What comes from another source has no reference. */
export function referenceNotGiven(reading: Reading): Fault[] {
  return items(reading.entry.provenance).flatMap(([index, { source, reference }]) => {
    if (source === undefined || hasReference(source) || reference === undefined) return [];
    const message = `A reference goes with register, impressum and website, but the source is ${quoted(source)}.`;
    return [fault("I18_REFERENCE_UNEXPECTED", `/provenance/${index}/reference`, message)];
  });
}

/** ENTRY-I18-REFERENCE-URL. The reference of an Impressum or a website is an https address. */
export function referenceIsAddress(reading: Reading): Fault[] {
  return items(reading.entry.provenance).flatMap(([index, { source, reference }]) => {
    if ((source !== "impressum" && source !== "website") || reference === undefined) return [];
    if (HttpsUrl.safeParse(reference).success) return [];
    const message = `The reference of the source ${quoted(source)} must be an https address, but it is ${quoted(reference)}.`;
    return [fault("I18_REFERENCE_URL", `/provenance/${index}/reference`, message)];
  });
}

/** ENTRY-I18-SOURCE-NAME. A register has its name, and no other source has one. */
export function sourceNamed(reading: Reading): Fault[] {
  return items(reading.entry.provenance).flatMap(([index, { source, sourceName }]) => {
    const pointer = `/provenance/${index}/sourceName`;
    if (source === undefined || (source === "register") === (sourceName !== undefined)) return [];
    if (gone(reading, pointer)) return [];
    const message =
      sourceName === undefined
        ? 'The source "register" needs the name of the register, but it is missing.'
        : `A source name goes with "register", but the source is ${quoted(source)}.`;
    return [fault("I18_SOURCE_NAME", pointer, message)];
  });
}
