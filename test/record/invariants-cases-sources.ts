import { ABSENT } from "./edit.ts";
import {
  ADDRESS,
  type Case,
  CRD_2,
  credential,
  EARLIER,
  LOC,
  MED,
  NOW,
  ONE_LOCATION,
  offering,
  operator,
  UNCLAIMED,
} from "./invariants-records.ts";

const WHOLE = { paths: ["/"], source: "owner", observedAt: NOW };
const website = (...paths: readonly string[]) => ({
  paths,
  source: "website",
  observedAt: EARLIER,
  reference: "https://muster.example/",
});
const REGISTER = {
  paths: ["/displayName"],
  source: "register",
  sourceName: "Handelsregister",
  observedAt: EARLIER,
  reference: "HRB 1",
};
const SOURCED = { "/provenance": [website("/summary", "/categories"), REGISTER, WHOLE] };

const PROVENANCE: readonly Case[] = [
  {
    code: "I18_DUPLICATE_PATH",
    why: "one path, two sources",
    twin: SOURCED,
    wrong: { "/provenance/1/paths": ["/displayName", "/summary"] },
    at: "/provenance/1/paths/1",
  },
  {
    code: "I18_UNRESOLVED_PATH",
    why: "paths to nothing",
    twin: { ...SOURCED, ...ONE_LOCATION, "/provenance/1/paths/-": "/locations/0" },
    wrong: {
      "/provenance/0/paths": ["/faqs", "/summary/constructor", "/locations/length"],
      "/provenance/1/paths/1": "/locations/1",
    },
    at: ["/provenance/0/paths/0", "/provenance/0/paths/1", "/provenance/0/paths/2", "/provenance/1/paths/1"],
  },
  {
    code: "I18_WHOLE_ALONE",
    why: "beside other paths",
    twin: SOURCED,
    wrong: { "/provenance/2/paths": ["/slug", "/"] },
    at: "/provenance/2/paths/1",
  },
  {
    code: "I18_WHOLE_LAST",
    why: "before others",
    twin: SOURCED,
    wrong: { "/provenance": [WHOLE, REGISTER] },
    at: "/provenance/0",
  },
  {
    code: "I18_WHOLE_MISSING",
    why: "an owner, and nothing for the rest",
    twin: SOURCED,
    wrong: { "/provenance": [REGISTER] },
    at: "/provenance",
  },
  {
    code: "I18_REFERENCE_MISSING",
    why: "nowhere to look",
    twin: SOURCED,
    wrong: { "/provenance/0/reference": ABSENT, "/provenance/1/reference": ABSENT },
    at: ["/provenance/0/reference", "/provenance/1/reference"],
  },
  {
    code: "I18_REFERENCE_UNEXPECTED",
    why: "an owner is no place",
    twin: SOURCED,
    wrong: { "/provenance/2/reference": "https://muster.example/" },
    at: "/provenance/2/reference",
  },
  {
    code: "I18_REFERENCE_URL",
    why: "not https",
    twin: SOURCED,
    wrong: { "/provenance/0/reference": "http://muster.example/" },
    at: "/provenance/0/reference",
  },
  {
    code: "I18_SOURCE_NAME",
    why: "a register without a name, an owner with one",
    twin: SOURCED,
    wrong: { "/provenance/1/sourceName": ABSENT, "/provenance/2/sourceName": "Inhaber" },
    at: ["/provenance/1/sourceName", "/provenance/2/sourceName"],
  },
];

const OPERATOR = { "/operator": operator() };
const BODY = { name: "Schlichtungsstelle", address: "Weg 2, 77694 Kehl", url: "https://schlichter.example" };

const OPERATOR_RULES: readonly Case[] = [
  {
    code: "I20_OPERATOR_ADDRESS",
    why: "no street",
    twin: OPERATOR,
    wrong: { "/operator/address/street": ABSENT },
    at: "/operator/address",
  },
  {
    code: "I20_OPERATOR_EMAIL",
    why: "no email",
    twin: OPERATOR,
    wrong: { "/operator/contact/email": ABSENT },
    at: "/operator/contact/email",
  },
  {
    code: "I20_OPERATOR_EMAIL",
    why: "no contact, and now in Germany",
    twin: { "/operator": operator({ contact: undefined, address: { ...ADDRESS, country: "AT" } }) },
    wrong: { "/operator/address/country": "DE" },
    at: "/operator/contact/email",
  },
  {
    code: "I20_ECONOMIC_ID",
    why: "an economic id in Austria",
    twin: { "/operator": operator({ economicId: "DE999999999-00001" }) },
    wrong: { "/operator/address/country": "AT" },
    at: "/operator/economicId",
  },
  {
    code: "I20_REGISTER",
    why: "a register alone",
    twin: { "/operator": operator({ register: { name: "Companies House", number: "1" } }) },
    wrong: { "/operator/register/number": ABSENT },
    at: "/operator/register",
  },
  {
    code: "I20_DISPUTE_BODY",
    why: "willing, but before nobody",
    twin: { "/operator": operator({ disputeResolution: { participation: "unwilling" } }) },
    wrong: { "/operator/disputeResolution/participation": "willing" },
    at: "/operator/disputeResolution/body",
  },
  {
    code: "I20_DISPUTE_BODY",
    why: "a body without address and site",
    twin: { "/operator": operator({ disputeResolution: { participation: "obliged", body: BODY } }) },
    wrong: {
      "/operator/disputeResolution/body/address": ABSENT,
      "/operator/disputeResolution/body/url": ABSENT,
    },
    at: ["/operator/disputeResolution/body/address", "/operator/disputeResolution/body/url"],
  },
];

const picture = (members: object) => ({
  "/media": [{ id: MED, file: "8c41e09b7a2f6d13.webp", width: 4, height: 3, ...members }],
});
const AREA = { "/serviceArea": { places: [{ type: "city", name: "Solingen" }] } };
const MEMBER = credential({ id: CRD_2, type: "membership", issuer: { name: "Innung" } });
const POLICIES = {
  "/policies": ["other", "other", "warranty"].map((type) => ({ type, summary: { de: "Ja." } })),
};
const manyOfferings = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    offering({
      id: `off_01k8r2maa0000000000000${String(place).padStart(4, "0")}`,
      description: { de: "ü".repeat(1200) },
    }),
  );

const REST: readonly Case[] = [
  {
    code: "I19_DIMENSIONS",
    why: "a raster picture without its height",
    twin: picture({}),
    wrong: { "/media/0/height": ABSENT },
    at: "/media/0",
  },
  {
    code: "I19_DIMENSIONS",
    why: "a drawing needs none, a picture does",
    twin: { "/media": [{ id: MED, file: "3f9a2c7e41b0d5a8.svg" }] },
    wrong: { "/media/0/file": "3f9a2c7e41b0d5a8.png" },
    at: "/media/0",
  },
  {
    code: "I20_DUPLICATE_POLICY",
    why: "two warranties",
    twin: POLICIES,
    wrong: { "/policies/0/type": "warranty" },
    at: "/policies/2",
  },
  {
    code: "I20_AREA",
    why: "anywhere, and a place",
    twin: AREA,
    wrong: { "/serviceArea/anywhere": true },
    at: "/serviceArea",
  },
  {
    code: "I20_AREA",
    why: "an area of an offering that says nothing",
    twin: { ...ONE_LOCATION, "/offerings": [offering({ serviceArea: { radius: { km: 3, around: LOC } } })] },
    wrong: { "/offerings/0/serviceArea": {} },
    at: "/offerings/0/serviceArea",
  },
  {
    code: "I20_COUNTRY_PLACE",
    why: "a country without its code",
    twin: AREA,
    wrong: { "/serviceArea/places/0/type": "country" },
    at: "/serviceArea/places/0/country",
  },
  {
    code: "I20_VERIFIED_AT",
    why: "verified at no time",
    twin: { "/credentials": [credential({ verification: "verified", verifiedAt: NOW })] },
    wrong: { "/credentials/0/verifiedAt": ABSENT },
    at: "/credentials/0/verifiedAt",
  },
  {
    code: "I20_VERIFIED_AT",
    why: "self-declared at a time",
    twin: { "/credentials": [credential()] },
    wrong: { "/credentials/0/verifiedAt": NOW },
    at: "/credentials/0/verifiedAt",
  },
  {
    code: "I20_MEMBERSHIP_ISSUER",
    why: "a member of nothing",
    twin: { "/credentials": [credential(), MEMBER] },
    wrong: { "/credentials/1/issuer": ABSENT },
    at: "/credentials/1/issuer",
  },
  {
    code: "I20_TOO_LARGE",
    why: "bytes of UTF-8, not characters",
    twin: { "/offerings": manyOfferings(100) },
    wrong: { "/offerings": manyOfferings(105) },
    at: "",
  },
  {
    code: "I18_UNCLAIMED_OWNER",
    why: "an owner in an entry that has none",
    twin: UNCLAIMED,
    wrong: { "/provenance/1/source": "owner" },
    at: "/provenance/1/source",
  },
];

/** I18 to I20. */
export const SOURCE_CASES: readonly Case[] = [...PROVENANCE, ...OPERATOR_RULES, ...REST];
