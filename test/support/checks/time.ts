import type { PublicEntry } from "../../../src/record/public-entry.ts";
import { dayAfter, expired } from "../disclosed.ts";
import { clone, type Rec } from "../json.ts";
import { accept, type Property } from "../sample.ts";

/** Every moment at which something in the record is over, past ones included. */
function moments(revision: PublicEntry): string[] {
  const ends = [revision.capacity?.expiresAt, revision.indexing?.until];
  for (const { validThrough } of revision.credentials ?? []) {
    if (validThrough !== undefined) ends.push(dayAfter(validThrough));
  }
  return ends.filter((end) => end !== undefined).sort();
}

function shifted(time: string, seconds: number): string {
  return new Date(Date.parse(time) + seconds * 1000).toISOString().replace(".000Z", "Z");
}

/** What is still there although it is over at `at`. */
function remains(revision: PublicEntry, at: string): string | undefined {
  if (revision.capacity !== undefined && revision.capacity.expiresAt <= at) return "capacity";
  if (revision.credentials?.some((one) => expired(one, at))) return "a credential";
  const until = revision.indexing?.until;
  return until !== undefined && until <= at ? "indexing" : undefined;
}

/** What is wrong with the revision that a moment gives. */
function faultOf(before: PublicEntry, after: PublicEntry, at: string): string | undefined {
  const over = moments(before).some((end) => end <= at);
  if (!over) return after === before ? undefined : `${at}: another object although nothing is over`;
  if (after === before) return `${at}: the same object although something is over`;
  const left = remains(after, at);
  if (left !== undefined) return `${at}: ${left} remains`;
  if (after.revision !== before.revision + 1 || after.updatedAt !== at)
    return `${at}: wrong revision or time`;
  return undefined;
}

/** What is wrong when the derived revision is read as a record. */
function readingFault(after: PublicEntry, at: string): string | undefined {
  const again = accept(clone(after) as unknown as Rec);
  return JSON.stringify(again) === JSON.stringify(after) ? undefined : `${at}: parsing it again changes it`;
}

/** P6. Derived revisions are valid, change at `nextExpiry` and not a second before, and keep nothing that is over. */
export const time: Property = (sample, renderer) => {
  const revision = accept(sample.entry);
  const now = revision.updatedAt;
  const copy = JSON.stringify(revision);
  const coming = moments(revision).filter((end) => end > now);
  const next = renderer.nextExpiry(revision);
  if (next !== coming[0]) return `nextExpiry is ${next}, the record says ${coming[0]}`;
  const edges = [...coming.slice(0, 1), ...coming.slice(-1)].flatMap((end) => [shifted(end, -1), end]);
  const far = shifted(now, 86400 * 3650);
  const ats = new Set([now, ...edges, far]);
  for (const at of ats) {
    if (at < now) continue;
    const after = renderer.withoutExpired(revision, at);
    const reads = after !== revision && (at === now || at === coming[0] || at === far);
    const fault = faultOf(revision, after, at) ?? (reads ? readingFault(after, at) : undefined);
    if (fault !== undefined) return fault;
    const left = renderer.nextExpiry(after);
    const due = coming.find((end) => end > at);
    if (left !== due) return `${at}: nextExpiry then is ${left}, the record says ${due}`;
  }
  return JSON.stringify(revision) === copy ? undefined : "withoutExpired changed its input";
};
