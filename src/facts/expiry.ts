import { ContractError, described } from "../errors.ts";
import type { PublicEntry } from "../record/public-entry.ts";
import { markRevision, requireRevision } from "../revision.ts";
import { isUtcDateTime } from "./calendar.ts";
import { capacityExpired, credentialExpired, credentialExpiry } from "./expired.ts";
import { segments } from "./pointer.ts";

/** The largest revision number there is. */
const LAST_REVISION = 2_147_483_647;

/**
 * TIME-NEXT-EXPIRY. The earliest moment after `updatedAt` at which something of the record expires: the capacity,
 * the day after a credential's `validThrough`, the end of an indexing restriction. `undefined` when nothing will.
 */
export function nextExpiry(revision: PublicEntry): string | undefined {
  requireRevision(revision);
  const moments = [
    revision.capacity?.expiresAt,
    revision.indexing?.until,
    ...(revision.credentials ?? []).map(credentialExpiry),
  ];
  return moments.reduce(
    (earliest, moment) =>
      moment !== undefined && moment > revision.updatedAt && (earliest === undefined || moment < earliest)
        ? moment
        : earliest,
    undefined,
  );
}

/**
 * TIME-PATHS. Where a provenance path of the old revision points in the new one: `undefined` when it pointed at
 * something removed, one index lower for each removed credential before it.
 */
function movedPath(
  path: string,
  gone: ReadonlySet<string>,
  keptCredentials: readonly number[],
): string | undefined {
  const [member, index, ...rest] = segments(path);
  if (member === undefined) return path;
  if (gone.has(member)) return undefined;
  if (member !== "credentials" || index === undefined) return path;
  const moved = keptCredentials.indexOf(Number(index));
  return moved === -1 ? undefined : ["", member, moved, ...rest].join("/");
}

/**
 * TIME-UNCHANGED, TIME-CAPACITY, TIME-CREDENTIAL, TIME-INDEXING, TIME-REVISION. The record without what has expired at
 * `at` (a UTC date-time): the same object when nothing has; else the next revision, dated `at` (or `updatedAt`, if
 * that is later), everything else as before.
 *
 * @throws ContractError `NOT_A_TIME` when `at` is not of the form `2026-11-27T09:14:03Z`; `REVISION_LIMIT` when there
 * is no next revision number; `NOT_A_REVISION`.
 */
export function withoutExpired(revision: PublicEntry, at: string): PublicEntry {
  requireRevision(revision);
  if (!isUtcDateTime(at)) {
    throw new ContractError(
      "NOT_A_TIME",
      `expected a UTC date-time like 2026-11-27T09:14:03Z, got ${described(at)}`,
    );
  }
  const { capacity, indexing, credentials = [] } = revision;
  const gone = new Set<string>();
  if (capacity !== undefined && capacityExpired(capacity, at)) gone.add("capacity");
  if (indexing?.until !== undefined && indexing.until <= at) gone.add("indexing");
  const kept = credentials.flatMap((credential, index) => (credentialExpired(credential, at) ? [] : [index]));
  if (gone.size === 0 && kept.length === credentials.length) return revision;
  if (kept.length === 0) gone.add("credentials");
  if (revision.revision === LAST_REVISION) {
    throw new ContractError("REVISION_LIMIT", `revision ${LAST_REVISION} has no next one`);
  }
  return markRevision(withoutMembers(revision, gone, kept, at));
}

function withoutMembers(
  revision: PublicEntry,
  gone: ReadonlySet<string>,
  kept: readonly number[],
  at: string,
): PublicEntry {
  const provenance = revision.provenance.flatMap((item) => {
    const paths = item.paths.flatMap((path) => movedPath(path, gone, kept) ?? []);
    return paths.length === 0 ? [] : [{ ...item, paths }];
  });
  const changed: Partial<PublicEntry> = {
    revision: revision.revision + 1,
    updatedAt: at > revision.updatedAt ? at : revision.updatedAt,
    credentials: revision.credentials?.filter((_, index) => kept.includes(index)),
    provenance,
  };
  const members = Object.entries({ ...revision, ...changed }).filter(
    ([key, value]) => !gone.has(key) && value !== undefined,
  );
  return Object.fromEntries(members) as PublicEntry;
}
