import type { PublicEntry } from "./record/public-entry.ts";

/**
 * The mark of a parsed revision: a non-enumerable member under a registered symbol. It is invisible to JSON, to
 * `Object.keys` and to comparison, survives several copies of this package in one process, and is lost by copying:
 * an edited copy is a new record and has to be parsed again.
 */
const PARSED = Symbol.for("@daawid/contract/revision");

/** Marks what the parser accepted. Only `parseEntry` and functions that derive valid revisions call this. */
export function markRevision<T extends PublicEntry>(revision: T): T {
  Object.defineProperty(revision, PARSED, { value: true });
  return revision;
}

/** ENTRY-NOT-A-REVISION. Whether the value came out of `parseEntry` (or `withoutExpired`). */
export function isRevision(value: unknown): value is PublicEntry {
  return typeof value === "object" && value !== null && Object.hasOwn(value, PARSED);
}
