import type { Fault } from "../../src/errors.ts";
import type { Draft } from "../../src/record/draft.ts";
import { invariants } from "../../src/record/invariants/index.ts";
import type { Rec } from "../support/json.ts";
import { editedAt, type Mark, marks } from "./edit.ts";

/** Values by pointer, set one after the other. */
export type Edits = Readonly<Record<string, unknown>>;

/** One rule: a sound record (`small` and the edits `twin`), and the edits that break it. */
export type Case = {
  readonly code: string;
  readonly why: string;
  readonly twin?: Edits;
  readonly wrong: Edits;
  readonly at: string | readonly string[];
};

const ulid = (letters: string): string => `01k8r2m${letters.padEnd(19, "0")}`;

/** Ids for records: the kind and two letters. */
export const id = (kind: string, letters: string): string => `${kind}_${ulid(letters)}`;

export const LOC = id("loc", "aa");
export const LOC_2 = id("loc", "bb");
export const OFF = id("off", "aa");
export const OFF_2 = id("off", "bb");
export const CP = id("cp", "aa");
export const CP_2 = id("cp", "bb");
export const ACT = id("act", "aa");
export const ACT_2 = id("act", "bb");
export const MED = id("med", "aa");
export const MED_2 = id("med", "bb");
export const CRD = id("crd", "aa");
export const CRD_2 = id("crd", "bb");

export const NOW = "2026-10-28T09:14:03Z";
export const EARLIER = "2026-09-14T08:02:11Z";
export const LATER = "2026-10-28T09:14:04Z";

/** The smallest sound record: published, in German, with nothing but what must be there. */
export function small(): Rec {
  return {
    schemaVersion: "0.1",
    id: id("ent", "aa"),
    slug: "tischlerei-muster",
    kind: "organization",
    status: "published",
    listed: true,
    revision: 1,
    createdAt: EARLIER,
    updatedAt: NOW,
    defaultLanguage: "de",
    languages: ["de"],
    verification: { level: "contact", contactConfirmedAt: EARLIER },
    domains: [],
    displayName: "Tischlerei Muster",
    summary: { de: "Tischlerei in Wuppertal." },
    categories: ["trades.carpentry"],
    provenance: [{ paths: ["/"], source: "owner", observedAt: NOW }],
  };
}

export const ADDRESS = { street: "Am Weg 1", postalCode: "42285", locality: "Wuppertal", country: "DE" };
export const location = (members: Rec = {}): Rec => ({
  id: LOC,
  display: "full",
  address: ADDRESS,
  ...members,
});
export const offering = (members: Rec = {}): Rec => ({
  id: OFF,
  type: "service",
  name: { de: "Küchen" },
  audience: "all",
  ...members,
});
export const contactPoint = (members: Rec = {}): Rec => ({
  id: CP,
  name: "Büro",
  visibility: "public",
  purposes: ["general"],
  email: "info@muster.example",
  ...members,
});
export const action = (members: Rec = {}): Rec => ({
  id: ACT,
  type: "request_quote",
  name: { de: "Angebot anfragen" },
  enabled: true,
  serviceAreaOnly: false,
  webForm: true,
  ...members,
});
export const domain = (members: Rec = {}): Rec => ({
  host: "muster.example",
  status: "verified",
  method: "dns_txt",
  verifiedAt: EARLIER,
  lastCheckedAt: NOW,
  ...members,
});
export const capacity = (members: Rec = {}): Rec => ({
  status: "limited",
  asOf: NOW,
  expiresAt: "2026-11-27T09:14:03Z",
  ...members,
});
export const credential = (members: Rec = {}): Rec => ({
  id: CRD,
  type: "certification",
  name: "Fachbetrieb",
  verification: "self_declared",
  ...members,
});
export const operator = (members: Rec = {}): Rec => ({
  legalName: "Muster GmbH",
  address: ADDRESS,
  contact: { email: "info@muster.example", phone: "+492029999001" },
  representatives: [{ name: "Jana Muster", role: "managing_director" }],
  ...members,
});
export const price = (amount = "10.00"): Rec => ({ amount, currency: "EUR", vatIncluded: true });

export const ONE_LOCATION: Edits = { "/locations": [location()], "/primaryLocationId": LOC };
export const VERIFIED: Edits = {
  "/status": "verified",
  "/verification/level": "domain",
  "/domains": [domain()],
};

/** An unclaimed entry with a source for every fact. */
export const UNCLAIMED: Edits = {
  "/status": "unclaimed",
  "/verification": { level: "none" },
  "/provenance": [
    {
      paths: ["/displayName"],
      source: "register",
      sourceName: "Handelsregister",
      observedAt: EARLIER,
      reference: "Amtsgericht Wuppertal HRB 1",
    },
    { paths: ["/summary", "/categories"], source: "daawid", observedAt: EARLIER },
  ],
};

/** Codes and pointers of what the rules find in a record that is sound in shape. */
export function found(record: Rec, pruned: readonly string[] = []): Mark[] {
  return marks(invariants(record as Draft, new Set(pruned)));
}

/** The same for the small record with some edits. */
export function foundIn(...edits: readonly Edits[]): Mark[] {
  return found(edits.reduce(editedAt, small()));
}

/** All faults, with their messages. */
export function faultsIn(...edits: readonly Edits[]): Fault[] {
  return invariants(edits.reduce(editedAt, small()) as Draft);
}
