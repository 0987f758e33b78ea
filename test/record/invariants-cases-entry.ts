import { ABSENT } from "./edit.ts";
import {
  ACT,
  action,
  type Case,
  CP,
  CRD,
  capacity,
  contactPoint,
  credential,
  domain,
  EARLIER,
  LATER,
  LOC,
  LOC_2,
  location,
  MED,
  MED_2,
  NOW,
  OFF,
  OFF_2,
  ONE_LOCATION,
  offering,
  VERIFIED,
} from "./invariants-records.ts";

const TWO_LANGUAGES = { "/languages": ["de", "en"] };
const LOGO = { "/media": [{ id: MED, file: "3f9a2c7e41b0d5a8.svg" }], "/brand": { logo: MED } };
const LAPSED = { "/status": "lapsed", "/verification": { level: "none", lapsedAt: NOW } };

const I1: readonly Case[] = [
  {
    code: "I1_DEFAULT_FIRST",
    why: "the default language is the first one",
    twin: TWO_LANGUAGES,
    wrong: { "/languages": ["en", "de"] },
    at: "/languages",
  },
  {
    code: "I1_LANGUAGE_TWICE",
    why: "a language twice",
    twin: TWO_LANGUAGES,
    wrong: { "/languages": ["de", "en", "en"] },
    at: "/languages/2",
  },
  {
    code: "I1_DEFAULT_TEXT",
    why: "a text in another language alone",
    twin: { ...TWO_LANGUAGES, "/description": { de: "Holz", en: "Wood" } },
    wrong: { "/description/de": ABSENT },
    at: "/description",
  },
  {
    code: "I1_FOREIGN_TEXT",
    why: "a text in a language the entry does not have",
    twin: TWO_LANGUAGES,
    wrong: { "/summary/fr": "Menuiserie", "/summary/en": "Joinery" },
    at: "/summary/fr",
  },
];

const I2: readonly Case[] = [
  {
    code: "I2_DUPLICATE_ID",
    why: "two offerings with one id",
    twin: { "/offerings": [offering(), offering({ id: OFF_2 })] },
    wrong: { "/offerings/1/id": OFF },
    at: "/offerings/1/id",
  },
  {
    code: "I2_DUPLICATE_ID",
    why: "one id twice in every other list",
    twin: {
      ...ONE_LOCATION,
      "/contactPoints": [contactPoint()],
      "/actions": [action()],
      "/credentials": [credential()],
      "/media": [{ id: MED, file: "3f9a2c7e41b0d5a8.svg" }],
    },
    wrong: {
      "/locations/-": location({ id: LOC }),
      "/contactPoints/-": contactPoint({ id: CP }),
      "/actions/-": action({ id: ACT }),
      "/credentials/-": credential({ id: CRD }),
      "/media/-": { id: MED, file: "3f9a2c7e41b0d5a9.svg" },
    },
    at: ["/locations/1/id", "/contactPoints/1/id", "/actions/1/id", "/credentials/1/id", "/media/1/id"],
  },
  {
    code: "I2_UNRESOLVED",
    why: "references that name nothing",
    twin: {
      ...ONE_LOCATION,
      ...LOGO,
      "/serviceArea": { radius: { km: 30, around: LOC } },
      "/offerings": [offering({ media: [MED], serviceArea: { radius: { km: 5, around: LOC } } })],
      "/actions": [action({ offeringIds: [OFF] })],
      "/brand/imagery": [MED],
    },
    wrong: {
      "/primaryLocationId": LOC_2,
      "/serviceArea/radius/around": LOC_2,
      "/offerings/0/serviceArea/radius/around": LOC_2,
      "/offerings/0/media": [MED, MED_2],
      "/actions/0/offeringIds": [OFF, OFF_2],
      "/brand/logo": MED_2,
      "/brand/imagery/0": MED_2,
    },
    at: [
      "/primaryLocationId",
      "/serviceArea/radius/around",
      "/offerings/0/serviceArea/radius/around",
      "/offerings/0/media/1",
      "/actions/0/offeringIds/1",
      "/brand/logo",
      "/brand/imagery/0",
    ],
  },
  {
    code: "I2_PRIMARY_LOCATION",
    why: "locations without a primary one",
    twin: ONE_LOCATION,
    wrong: { "/primaryLocationId": ABSENT },
    at: "/primaryLocationId",
  },
  {
    code: "I2_PRIMARY_LOCATION",
    why: "a primary location without locations",
    twin: ONE_LOCATION,
    wrong: { "/locations": ABSENT },
    at: "/primaryLocationId",
  },
];

const I3: readonly Case[] = [
  {
    code: "I3_LEVEL",
    why: "a level the status does not have",
    twin: VERIFIED,
    wrong: { "/verification/level": "contact" },
    at: "/verification/level",
  },
  {
    code: "I3_LEVEL",
    why: "lapsed above contact",
    twin: LAPSED,
    wrong: { "/verification/level": "domain" },
    at: "/verification/level",
  },
  {
    code: "I3_CONTACT_CONFIRMED",
    why: "published without the time",
    wrong: { "/verification/contactConfirmedAt": ABSENT },
    at: "/verification/contactConfirmedAt",
  },
  {
    code: "I3_LAPSED_AT",
    why: "lapsed without the time",
    twin: LAPSED,
    wrong: { "/verification/lapsedAt": ABSENT },
    at: "/verification/lapsedAt",
  },
  {
    code: "I3_NO_VERIFIED_DOMAIN",
    why: "verified, but its domain has lapsed",
    twin: { ...VERIFIED, "/domains": [domain({ status: "grace" })] },
    wrong: { "/domains/0/status": "lapsed" },
    at: "/domains",
  },
  {
    code: "I3_VERIFIED_DOMAIN",
    why: "published with a domain in its grace period",
    twin: { "/domains": [domain({ status: "lapsed" })] },
    wrong: { "/domains/0/status": "grace" },
    at: "/domains/0/status",
  },
];

const I4: readonly Case[] = [
  {
    code: "I4_AFTER_UPDATE",
    why: "one second after the update",
    twin: {
      ...VERIFIED,
      "/createdAt": NOW,
      "/lastConfirmedAt": NOW,
      "/verification": { level: "domain", contactConfirmedAt: NOW, lapsedAt: NOW },
      "/domains/0/verifiedAt": NOW,
      "/capacity": capacity(),
      "/credentials": [credential({ verification: "verified", verifiedAt: NOW })],
    },
    wrong: {
      "/createdAt": LATER,
      "/lastConfirmedAt": LATER,
      "/verification/contactConfirmedAt": LATER,
      "/verification/lapsedAt": LATER,
      "/domains/0/verifiedAt": LATER,
      "/domains/0/lastCheckedAt": LATER,
      "/capacity/asOf": LATER,
      "/credentials/0/verifiedAt": LATER,
      "/provenance/0/observedAt": LATER,
    },
    at: [
      "/createdAt",
      "/lastConfirmedAt",
      "/verification/contactConfirmedAt",
      "/verification/lapsedAt",
      "/domains/0/verifiedAt",
      "/domains/0/lastCheckedAt",
      "/capacity/asOf",
      "/credentials/0/verifiedAt",
      "/provenance/0/observedAt",
    ],
  },
  {
    code: "I4_CHECK_ORDER",
    why: "the last check before the verification",
    twin: VERIFIED,
    wrong: { "/domains/0/verifiedAt": NOW, "/domains/0/lastCheckedAt": EARLIER },
    at: "/domains/0/lastCheckedAt",
  },
];

const I5: readonly Case[] = [
  {
    code: "I5_DUPLICATE_HOST",
    why: "a host twice",
    twin: { "/domains": [{ host: "a.example", status: "unverified" }] },
    wrong: { "/domains/-": { host: "a.example", status: "unverified" } },
    at: "/domains/1/host",
  },
  {
    code: "I5_CHECK_MISSING",
    why: "a lapsed domain without its check",
    twin: { "/domains": [domain({ status: "lapsed" })] },
    wrong: { "/domains/0": { host: "muster.example", status: "lapsed" } },
    at: ["/domains/0/method", "/domains/0/verifiedAt", "/domains/0/lastCheckedAt"],
  },
  {
    code: "I5_CHECK_UNEXPECTED",
    why: "a check of a domain that was never verified",
    twin: { "/domains": [{ host: "muster.example", status: "unverified" }] },
    wrong: { "/domains/0": domain({ status: "unverified" }) },
    at: ["/domains/0/method", "/domains/0/verifiedAt", "/domains/0/lastCheckedAt"],
  },
  {
    code: "I5_HOSTING",
    why: "hosted on a domain that is not verified",
    twin: {
      ...VERIFIED,
      "/domains/-": { host: "b.example", status: "unverified" },
      "/hosting": { host: "muster.example" },
    },
    wrong: { "/hosting/host": "b.example" },
    at: "/hosting/host",
  },
];

/** I1 to I5. */
export const ENTRY_CASES: readonly Case[] = [...I1, ...I2, ...I3, ...I4, ...I5];
