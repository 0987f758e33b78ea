import { isRec, type Rec } from "./json.ts";

const ADDRESS = ["street", "extra", "postalCode", "locality", "region"];

/** Where in a record a string of an owner, a register or an editor stands; `*` is a list index or a language. */
const FIELDS = [
  ...["displayName", "alternateNames/*", "summary/*", "description/*", "locations/*/name/*"],
  ...ADDRESS.map((part) => `locations/*/address/${part}`),
  ...["locations/*/hours/exceptions/*/note/*", "serviceArea/places/*/name", "offerings/*/name/*"],
  ...["offerings/*/shortName/*", "offerings/*/description/*", "offerings/*/price/note/*"],
  ...["offerings/*/serviceArea/places/*/name", "capacity/note/*", "contactPoints/*/name", "routing/*/note/*"],
  ...["actions/*/name/*", "actions/*/questions/*/label/*", "actions/*/questions/*/options/*/label/*"],
  ...["policies/*/summary/*", "credentials/*/name", "credentials/*/issuer/name", "faqs/*/question/*"],
  ...[
    "faqs/*/answer/*",
    "voice/preferredName",
    "voice/avoidNames/*",
    "voice/tagline/*",
    "voice/emphasis/*/*",
  ],
  ...["media/*/caption/*", "media/*/alt/*", "operator/legalName", "operator/legalForm"],
  ...ADDRESS.map((part) => `operator/address/${part}`),
  ...["operator/register/name", "operator/register/authority", "operator/register/number"],
  ...["operator/representatives/*/name", "operator/representatives/*/wording"],
  ...["operator/representatives/*/through/name", "operator/representatives/*/through/wording"],
  ...["operator/supervisoryAuthority/name", "operator/profession/title", "operator/profession/chamber"],
  ...["operator/profession/rules/*/name", "operator/disputeResolution/body/name"],
  ...["operator/disputeResolution/body/address", "provenance/*/sourceName", "provenance/*/reference"],
];

type Trie = { [step: string]: Trie };

const TRIE: Trie = {};
for (const field of FIELDS) {
  let node = TRIE;
  for (const step of field.split("/")) {
    node[step] ??= {};
    node = node[step];
  }
}

/** A string of an owner, and the member that it is ("postalCode", or "*" inside a list or a localized text). */
type Change = (text: string, member: string) => string;

function walk(value: unknown, trie: Trie, member: string, change: Change): unknown {
  if (typeof value === "string") return Object.keys(trie).length === 0 ? change(value, member) : value;
  if (Array.isArray(value)) {
    const next = trie["*"];
    return next === undefined ? value : value.map((item) => walk(item, next, "*", change));
  }
  if (!isRec(value)) return value;
  const changed: Rec = {};
  for (const [key, inner] of Object.entries(value)) {
    const next = trie[key] ?? trie["*"];
    changed[key] = next === undefined ? inner : walk(inner, next, key, change);
  }
  return changed;
}

/** A copy of the record with every owner's string replaced; web addresses among the references stay. */
export function mapOwnerTexts(entry: Rec, change: Change): Rec {
  return walk(entry, TRIE, "", (text, member) =>
    member === "reference" && text.startsWith("https://") ? text : change(text, member),
  ) as Rec;
}

/** Every owner's string of a record. */
export function ownerTexts(entry: Rec): string[] {
  const found: string[] = [];
  mapOwnerTexts(entry, (text) => {
    found.push(text);
    return text;
  });
  return found;
}
