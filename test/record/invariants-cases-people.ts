import { ABSENT } from "./edit.ts";
import {
  ADDRESS,
  action,
  type Case,
  CP,
  capacity,
  contactPoint,
  credential,
  domain,
  EARLIER,
  LOC,
  location,
  MED,
  NOW,
  ONE_LOCATION,
  offering,
  operator,
  UNCLAIMED,
} from "./invariants-records.ts";

const PERSON = { "/kind": "person" };
const LOCALITY = {
  "/locations": [location({ display: "locality_only", geo: { latitude: 51.27, longitude: 7.2 } })],
  "/primaryLocationId": LOC,
};
const REGISTER = { name: "Handelsregister", authority: "Amtsgericht Wuppertal", number: "HRB 1" };
const COMPILED = { legalName: "Muster GmbH", address: ADDRESS, register: REGISTER };

/** An unclaimed entry with every kind of fact, and a path for each of them. */
const FACTS = {
  ...UNCLAIMED,
  ...ONE_LOCATION,
  "/domains": [{ host: "muster.example", status: "unverified" }],
  "/alternateNames": ["Muster"],
  "/description": { de: "Holz." },
  "/naceCodes": ["43.32"],
  "/foundingYear": 1987,
  "/employees": { max: 9 },
  "/languagesSpoken": ["de"],
  "/profiles": ["https://muster.example/profil"],
  "/locations/0/geo": { latitude: 51.27, longitude: 7.2 },
  "/locations/0/timeZone": "Europe/Berlin",
  "/locations/0/hours": { weekly: { sun: [] } },
  "/serviceArea": { anywhere: true },
  "/contactPoints": [contactPoint({ phone: "+492029999001" })],
  "/media": [{ id: MED, file: "3f9a2c7e41b0d5a8.svg" }],
  "/operator": {
    ...COMPILED,
    legalForm: "GmbH",
    vatId: "DE999999999",
    economicId: "DE999999999-00001",
    supervisoryAuthority: { name: "Ordnungsamt" },
  },
};

const FACT_PATHS = [
  "/domains/0",
  "/displayName",
  "/alternateNames",
  "/summary",
  "/description",
  "/categories",
  "/naceCodes",
  "/foundingYear",
  "/employees",
  "/languagesSpoken",
  "/profiles",
  "/locations/0/address",
  "/locations/0/geo",
  "/locations/0/hours",
  "/serviceArea",
  "/contactPoints/0/phone",
  "/contactPoints/0/email",
  "/media/0",
  "/operator/legalName",
  "/operator/legalForm",
  "/operator/address",
  "/operator/register",
  "/operator/vatId",
  "/operator/economicId",
  "/operator/supervisoryAuthority",
];

const compiled = (...paths: readonly string[]) => ({ paths, source: "daawid", observedAt: EARLIER });
const half = Math.ceil(FACT_PATHS.length / 2);
const ALL_FACTS = [compiled(...FACT_PATHS.slice(0, half)), compiled(...FACT_PATHS.slice(half))];
const IN_FULL_ORDER = [
  "/displayName",
  "/alternateNames",
  "/summary",
  "/description",
  "/categories",
  "/naceCodes",
  "/foundingYear",
  "/employees",
  "/languagesSpoken",
  "/profiles",
  "/serviceArea",
  ...FACT_PATHS.filter((path) => /\/[0-9]/.test(path) || path.startsWith("/operator")),
];

const PLACES: readonly Case[] = [
  {
    code: "I15_GEO_PRECISION",
    why: "three decimals at a locality",
    twin: LOCALITY,
    wrong: { "/locations/0/geo/longitude": 7.201 },
    at: "/locations/0/geo",
  },
  {
    code: "I15_GEO_PRECISION",
    why: "more than six decimals are no second fault there",
    twin: LOCALITY,
    wrong: { "/locations/0/geo/latitude": 1e-7 },
    at: "/locations/0/geo",
  },
  {
    code: "I15_DECIMALS",
    why: "seven decimals",
    twin: { ...ONE_LOCATION, "/locations/0/geo": { latitude: -0.000001, longitude: 7.123456 } },
    wrong: { "/locations/0/geo/latitude": -1e-7, "/locations/0/geo/longitude": 7.1234567 },
    at: ["/locations/0/geo/latitude", "/locations/0/geo/longitude"],
  },
  {
    code: "I15_POSTAL_AREA",
    why: "a whole British code at a locality",
    twin: { ...LOCALITY, "/locations/0/address": { postalCode: "LS1", locality: "Leeds", country: "GB" } },
    wrong: { "/locations/0/address/postalCode": "LS1 4AB" },
    at: "/locations/0/address/postalCode",
  },
  {
    code: "I16_PERSON_ADDRESS",
    why: "the home of a private person",
    twin: { ...PERSON, ...LOCALITY },
    wrong: { "/locations/0/display": "full" },
    at: "/locations/0/display",
  },
  {
    code: "I16_PERSON_ADDRESS",
    why: "the operator block goes",
    twin: { ...PERSON, ...ONE_LOCATION, "/operator": operator() },
    wrong: { "/operator": ABSENT },
    at: "/locations/0/display",
  },
  {
    code: "I16_PERSON_EMPLOYEES",
    why: "a person with employees",
    twin: { "/employees": { min: 1 }, "/operator": operator() },
    wrong: PERSON,
    at: "/employees",
  },
  {
    code: "I16_PERSON_FOUNDING",
    why: "a person with a founding year",
    twin: { "/foundingYear": 1987 },
    wrong: PERSON,
    at: "/foundingYear",
  },
];

const UNCLAIMED_RULES: readonly Case[] = [
  {
    code: "I17_UNCLAIMED_MEMBER",
    why: "what only an owner can say",
    twin: { ...UNCLAIMED, "/contactPoints": [contactPoint()], "/provenance/1/paths/-": "/contactPoints" },
    wrong: {
      "/lastConfirmedAt": NOW,
      "/verification/contactConfirmedAt": NOW,
      "/offerings": [offering()],
      "/capacity": capacity(),
      "/routing": [{ audience: "any", intent: "quote", routeTo: CP }],
      "/agentPolicy": { agentRequests: "welcome", unsolicitedOutreach: "none", agentsMustDisclose: true },
      "/actions": [action()],
      "/policies": [{ type: "warranty", period: "P2Y" }],
      "/credentials": [credential()],
      "/faqs": [{ question: { de: "Wo?" }, answer: { de: "Hier." } }],
      "/voice": { tone: ["warm"] },
      "/brand": { corners: "soft" },
    },
    at: [
      "/lastConfirmedAt",
      "/offerings",
      "/capacity",
      "/routing",
      "/agentPolicy",
      "/actions",
      "/policies",
      "/credentials",
      "/faqs",
      "/voice",
      "/brand",
      "/verification/contactConfirmedAt",
    ],
  },
  {
    code: "I17_UNCLAIMED_OPERATOR",
    why: "more than register data",
    twin: { ...UNCLAIMED, "/operator": COMPILED, "/provenance/0/paths/-": "/operator" },
    wrong: {
      "/operator/contact": { email: "info@muster.example" },
      "/operator/representatives": [{ name: "Jana Muster", role: "owner" }],
      "/operator/profession": { title: "Tischler", grantedIn: "DE" },
      "/operator/disputeResolution": { participation: "unwilling" },
    },
    at: [
      "/operator/contact",
      "/operator/representatives",
      "/operator/profession",
      "/operator/disputeResolution",
    ],
  },
  {
    code: "I17_UNCLAIMED_PERSON",
    why: "a person who knows nothing of it",
    twin: UNCLAIMED,
    wrong: PERSON,
    at: "/kind",
  },
  {
    code: "I3_VERIFIED_DOMAIN",
    why: "an unclaimed entry with a verified domain",
    twin: { ...UNCLAIMED, "/domains": [domain({ status: "lapsed" })], "/provenance/1/paths/-": "/domains" },
    wrong: { "/domains/0/status": "verified" },
    at: "/domains/0/status",
  },
  {
    code: "I18_UNCOVERED",
    why: "no path for any fact",
    twin: { ...FACTS, "/provenance": ALL_FACTS },
    wrong: { "/provenance": [compiled("/slug")] },
    at: IN_FULL_ORDER,
  },
  {
    code: "I18_UNCOVERED",
    why: "a path to another contact point",
    twin: { ...UNCLAIMED, "/contactPoints": [contactPoint()], "/provenance/1/paths/-": "/contactPoints/0" },
    wrong: { "/provenance/1/paths/2": "/contactPoints/0/name" },
    at: "/contactPoints/0/email",
  },
  {
    code: "I18_UNCLAIMED_OWNER",
    why: "said by an owner",
    twin: UNCLAIMED,
    wrong: { "/provenance/1/source": "owner" },
    at: "/provenance/1/source",
  },
];

/** I15 to I17, and I18 for unclaimed entries. */
export const PEOPLE_CASES: readonly Case[] = [...PLACES, ...UNCLAIMED_RULES];
