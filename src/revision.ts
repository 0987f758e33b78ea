import { ContractError } from "./errors.ts";
import type { PublicEntry } from "./record/public-entry.ts";

/**
 * The parsed revisions, shared by all copies of this package in one process. Being one is no property of the object:
 * a copy, edited or not, is a new record and has to be parsed again.
 */
const KEY = Symbol.for("@daawid/contract/revisions");

type Shared = { [KEY]?: WeakSet<object> };

function revisions(): WeakSet<object> {
  const shared = globalThis as Shared;
  shared[KEY] ??= new WeakSet();
  return shared[KEY];
}

/** Freezes a value and everything in it. */
function frozen(value: unknown): void {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const member of Object.values(value)) frozen(member);
}

/**
 * ENTRY-NOT-A-REVISION. Takes what the parser accepted into the parsed revisions, and freezes it: what was checked is
 * not changed afterwards. Only `parseEntry` and functions that derive valid revisions call this.
 */
export function markRevision<T extends PublicEntry>(revision: T): T {
  frozen(revision);
  revisions().add(revision);
  return revision;
}

/** Whether a value came out of `parseEntry` (or `withoutExpired`). */
export function isRevision(value: unknown): value is PublicEntry {
  return typeof value === "object" && value !== null && revisions().has(value);
}

/**
 * ENTRY-NOT-A-REVISION. Lets only values pass that came out of `parseEntry` (or `withoutExpired`).
 *
 * @throws ContractError `NOT_A_REVISION`.
 */
export function requireRevision(revision: PublicEntry): void {
  if (isRevision(revision)) return;
  throw new ContractError(
    "NOT_A_REVISION",
    "expected a revision that parseEntry returned; call parseEntry(value) from @daawid/contract/schema and pass its `revision`",
  );
}
