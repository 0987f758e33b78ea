import { requireSectionKeys, type SectionKey } from "../section-key.ts";
import type { EntryView, OpenView } from "./types.ts";

/** VIEW-SECTIONS. Members every selection has. */
const ALWAYS: readonly string[] = [
  "schemaVersion",
  "id",
  "slug",
  "url",
  "kind",
  "status",
  "listed",
  "revision",
  "createdAt",
  "updatedAt",
  "lastConfirmedAt",
  "defaultLanguage",
  "language",
  "availableLanguages",
  "verification",
  "displayName",
  "summary",
  "provenance",
  "links",
];

/** VIEW-SECTIONS. Members each section adds. */
const MEMBERS: Readonly<Record<SectionKey, readonly string[]>> = {
  facts: [
    "domains",
    "alternateNames",
    "description",
    "categories",
    "naceCodes",
    "foundingYear",
    "employees",
    "languagesSpoken",
    "profiles",
    "primaryLocationId",
    "locations",
    "serviceArea",
  ],
  offerings: ["offerings", "media"],
  capacity: ["capacity"],
  hours: ["locations"],
  contact: ["contactPoints", "routing", "agentPolicy"],
  actions: ["actions"],
  policies: ["policies"],
  credentials: ["credentials"],
  faqs: ["faqs"],
  voice: ["voice"],
  brand: ["brand", "media"],
  legal: ["operator"],
};

const LOCATION: readonly string[] = ["id", "name", "display", "address"];
const LOCATION_FACTS: readonly string[] = ["geo"];
const LOCATION_HOURS: readonly string[] = ["timeZone", "visits", "hours"];

function pick<T extends object>(value: T, keys: ReadonlySet<string>): T {
  return Object.fromEntries(Object.entries(value).filter(([key]) => keys.has(key))) as T;
}

/** VIEW-SECTION-LOCATIONS. */
function locationKeys(wanted: ReadonlySet<SectionKey>): ReadonlySet<string> {
  return new Set([
    ...LOCATION,
    ...(wanted.has("facts") ? LOCATION_FACTS : []),
    ...(wanted.has("hours") ? LOCATION_HOURS : []),
  ]);
}

/**
 * VIEW-SECTIONS, VIEW-SECTION-KEYS. The view with only the members of the named sections, in the view's order; a
 * suspended entry's view as it is.
 *
 * @throws ContractError `UNKNOWN_SECTION` for a key that is not one of the contract's.
 */
export function selectSections(view: EntryView, sections: readonly SectionKey[]): EntryView {
  requireSectionKeys(sections);
  if (view.status === "suspended") return view;
  const wanted = new Set(sections);
  const keys = new Set([...ALWAYS, ...[...wanted].flatMap((section) => MEMBERS[section])]);
  const selected: OpenView = pick(view, keys);
  const { locations } = selected;
  if (locations === undefined) return selected;
  const kept = locationKeys(wanted);
  return { ...selected, locations: locations.map((location) => pick(location, kept)) };
}
