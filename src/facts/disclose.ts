import type { Action } from "../record/action.ts";
import type { ContactPoint } from "../record/contact.ts";
import type { Location } from "../record/location.ts";
import type { Provenance } from "../record/provenance.ts";
import type { PublicEntry } from "../record/public-entry.ts";
import { requireRevision } from "../revision.ts";
import { capacityExpired, credentialExpired } from "./expired.ts";
import { isAtOrBelow, pointsAtSomething, starred } from "./pointer.ts";

/** Where the phone and the email of a contact point come from, when it was not the owner who said so. */
export type ContactSources = {
  readonly phone?: Provenance | undefined;
  readonly email?: Provenance | undefined;
};

export type ShownContactPoint = Omit<ContactPoint, "visibility">;
export type ShownAction = Omit<Action, "enabled">;

/** What of a suspended entry may be shown: which entry it is (contract §3.3, §6). */
export type SuspendedEntry = {
  readonly status: "suspended";
} & Pick<
  PublicEntry,
  | "id"
  | "slug"
  | "kind"
  | "revision"
  | "updatedAt"
  | "createdAt"
  | "defaultLanguage"
  | "languages"
  | "displayName"
> & { readonly verification: Pick<PublicEntry["verification"], "level"> };

/** What of any other entry may be shown. */
export type OpenEntry = Omit<PublicEntry, "status" | "contactPoints" | "actions"> & {
  readonly status: Exclude<PublicEntry["status"], "suspended">;
  readonly contactPoints?: readonly ShownContactPoint[] | undefined;
  readonly actions?: readonly ShownAction[] | undefined;
  /** By contact point ID. */
  readonly contactSources: Readonly<Record<string, ContactSources>>;
};

/** The only thing a projection sees of a record. */
export type Disclosed = SuspendedEntry | OpenEntry;

type Maybe<T> = T | undefined;

/** The record with everything hidden replaced by `undefined` where it stood, so that paths still resolve. */
function masked(revision: PublicEntry) {
  const { capacity, updatedAt } = revision;
  return {
    ...revision,
    locations: revision.locations?.map(shownLocation),
    contactPoints: maskList(revision.contactPoints, (point) => point.visibility === "public"),
    actions: maskList(revision.actions, (action) => action.enabled),
    credentials: maskList(revision.credentials, (credential) => !credentialExpired(credential, updatedAt)),
    capacity: capacity === undefined || capacityExpired(capacity, updatedAt) ? undefined : capacity,
  };
}

/** The list with what is not shown as `undefined`; no list at all when nothing of it is shown. */
function maskList<T>(list: Maybe<readonly T[]>, shown: (item: T) => boolean): Maybe<readonly Maybe<T>[]> {
  const result = list?.map((item) => (shown(item) ? item : undefined));
  return result?.some((item) => item !== undefined) ? result : undefined;
}

function compact<T>(list: Maybe<readonly Maybe<T>[]>): Maybe<readonly T[]> {
  return list?.filter((item) => item !== undefined) as Maybe<readonly T[]>;
}

/** GATE-LOCALITY. At locality level street, extra and point stay here. */
function shownLocation(location: Location): Location {
  if (location.display === "full") return location;
  const { geo: _geo, ...rest } = location;
  const { street: _street, extra: _extra, ...town } = location.address;
  return { ...rest, address: town };
}

/** GATE-PROVENANCE. Items with only the paths that point at something shown, list indexes as `*`. */
function shownProvenance(provenance: readonly Provenance[], shown: unknown): readonly Provenance[] {
  return provenance.flatMap((item) => {
    const kept = item.paths.filter((path) => pointsAtSomething(shown, path)).map(starred);
    return kept.length === 0 ? [] : [{ ...item, paths: [...new Set(kept)] }];
  });
}

/** MD-CP-SOURCE. The item whose path is the longest one at or above `path`, when it is a source to name. */
function sourceOf(provenance: readonly Provenance[], path: string): Maybe<Provenance> {
  let best: Maybe<Provenance>;
  let length = 0;
  for (const item of provenance) {
    for (const candidate of item.paths) {
      if (candidate.length > length && isAtOrBelow(path, candidate)) {
        best = item;
        length = candidate.length;
      }
    }
  }
  return best?.source === "owner" || best?.source === "daawid" ? undefined : best;
}

function contactSources(revision: PublicEntry): Readonly<Record<string, ContactSources>> {
  const entries = (revision.contactPoints ?? []).map((point, index): [string, ContactSources] => [
    point.id,
    {
      phone: sourceOf(revision.provenance, `/contactPoints/${index}/phone`),
      email: sourceOf(revision.provenance, `/contactPoints/${index}/email`),
    },
  ]);
  return Object.fromEntries(entries);
}

function discloseOpen(revision: PublicEntry, status: OpenEntry["status"]): OpenEntry {
  const shown = masked(revision);
  return {
    ...shown,
    status,
    contactPoints: compact(shown.contactPoints)?.map(({ visibility: _visibility, ...point }) => point),
    actions: compact(shown.actions)?.map(({ enabled: _enabled, ...action }) => action),
    credentials: compact(shown.credentials),
    provenance: shownProvenance(revision.provenance, shown),
    contactSources: contactSources(revision),
  };
}

function discloseSuspended(revision: PublicEntry): SuspendedEntry {
  const { id, slug, kind, updatedAt, createdAt, defaultLanguage, languages, displayName } = revision;
  return {
    status: "suspended",
    id,
    slug,
    kind,
    revision: revision.revision,
    updatedAt,
    createdAt,
    defaultLanguage,
    languages,
    displayName,
    verification: { level: revision.verification.level },
  };
}

/**
 * The gate: everything private, hidden, disabled, expired at the revision's own `updatedAt` or suspended is removed
 * here and nowhere else (GATE-CONTACT-PRIVATE, GATE-ACTION-DISABLED, GATE-LOCALITY, GATE-CAPACITY, GATE-CREDENTIAL,
 * GATE-SUSPENDED, GATE-PROVENANCE).
 *
 * @throws ContractError `NOT_A_REVISION` when the value did not come out of `parseEntry` (ENTRY-NOT-A-REVISION).
 */
export function disclose(revision: PublicEntry): Disclosed {
  requireRevision(revision);
  return revision.status === "suspended"
    ? discloseSuspended(revision)
    : discloseOpen(revision, revision.status);
}
