import type { PublicEntry } from "../../src/record/public-entry.ts";
import { clone, isRec, type Rec } from "./json.ts";

/** Midnight UTC after a day, as a time. */
export function dayAfter(date: string): string {
  const next = new Date(`${date}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return `${next.toISOString().slice(0, 10)}T00:00:00Z`;
}

/** Whether a credential is past its last day at a moment. */
export function expired(credential: { readonly validThrough?: string | undefined }, at: string): boolean {
  return credential.validThrough !== undefined && dayAfter(credential.validThrough) <= at;
}

function blank(list: unknown, hidden: (item: Rec) => boolean): unknown {
  if (!Array.isArray(list)) return undefined;
  const kept = list.map((item: Rec) => (hidden(item) ? undefined : item));
  return kept.some((item) => item !== undefined) ? kept : undefined;
}

/** The record without what is not for the public, list places kept so that its paths still mean the same. */
function disclosed(entry: PublicEntry): Rec {
  const copy = clone(entry) as unknown as Rec;
  copy.contactPoints = blank(copy.contactPoints, (item) => item.visibility !== "public");
  copy.actions = blank(copy.actions, (item) => item.enabled !== true);
  copy.credentials = blank(copy.credentials, (item) => expired(item, entry.updatedAt));
  if (entry.capacity !== undefined && entry.capacity.expiresAt <= entry.updatedAt) copy.capacity = undefined;
  for (const place of (copy.locations ?? []) as Rec[]) {
    if (place.display !== "locality_only") continue;
    place.geo = undefined;
    if (isRec(place.address)) Object.assign(place.address, { street: undefined, extra: undefined });
  }
  return copy;
}

/** Of some provenance paths those that point at something public; the whole entry always does. */
export function disclosedPaths(entry: PublicEntry, paths: readonly string[]): string[] {
  const root = disclosed(entry);
  return paths.filter((path) => {
    if (path === "/") return true;
    let value: unknown = root;
    for (const step of path.slice(1).split("/")) {
      value = typeof value === "object" && value !== null ? (value as Rec)[step] : undefined;
    }
    return value !== undefined;
  });
}
