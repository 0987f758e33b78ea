import fc from "fast-check";
import { compact, type Rec } from "../json.ts";
import { actions, agentPolicy, contactPoints, routing } from "./contact.ts";
import { type Build, type Context, makeId, type Size, utc, weighted } from "./context.ts";
import { hostname, httpsUrl, TAGS } from "./grammar.ts";
import { capacity, categoryCode, credentials, offerings } from "./offerings.ts";
import { media, operator } from "./operator.ts";
import { locations, serviceArea } from "./places.ts";
import { brand, faqs, policies, voice } from "./policies.ts";
import { provenance } from "./provenance.ts";
import { localizedLine, localizedText, ownerLine } from "./text.ts";

const SLUGS = [
  ...["holzwerk", "e5", "1e5", "25921e05", "0x1f", "no", "true", "null", "nan", "inf", "on", "off", "a-b"],
  ...["12-3a", "1a", "yes", "a".repeat(63), "1-e1", "x1e5", "false", "0b1a", "0o7a"],
];
const STATUSES = [
  "unclaimed",
  "published",
  "verified",
  "verified",
  "verified",
  "lapsed",
  "suspended",
] as const;
const LEVELS = {
  unclaimed: ["none"],
  published: ["contact"],
  verified: ["domain", "business", "identity"],
  lapsed: ["none", "contact"],
  suspended: ["none", "contact", "domain", "business", "identity"],
} as const;
const METHODS = ["dns_txt", "well_known", "meta_tag"];

const identity = fc.record({
  version: fc.constantFrom("0.1", "0.1", "0.1", "0.1", "0.2", "0.10"),
  slug: fc.constantFrom(...SLUGS),
  kind: fc.constantFrom("organization", "organization", "person"),
  status: fc.constantFrom(...STATUSES),
  level: fc.nat({ max: 59 }),
  listed: fc.boolean(),
  noindex: weighted(2, weighted(6, fc.integer({ min: -9, max: 40 * 86400 }))),
  hidden: fc.boolean(),
  revision: fc.oneof(fc.integer({ min: 1, max: 50 }), fc.constant(2147483646)),
  updatedAt: fc.integer({ min: 1767225600, max: 1924905600 }),
  ages: fc.tuple(...Array.from({ length: 5 }, () => fc.nat({ max: 30000000 }))),
  confirmed: fc.boolean(),
  contactConfirmed: fc.boolean(),
  languages: fc.uniqueArray(fc.constantFrom(...TAGS), { minLength: 1, maxLength: 3 }),
  salt: fc.nat({ max: 9999 }),
  operated: weighted(5, operator),
});
type Identity = typeof identity extends fc.Arbitrary<infer T> ? T : never;

const domain = fc.record({
  host: hostname,
  state: fc.constantFrom("unverified", "verified", "grace", "lapsed"),
  method: fc.constantFrom(...METHODS),
  checkedAgo: fc.nat({ max: 4000000 }),
  olderBy: fc.nat({ max: 9999999 }),
  hosted: weighted(2, fc.constant(true)),
});
type DomainPlan = typeof domain extends fc.Arbitrary<infer T> ? T : never;

/** The blocks that every entry may have, each with the chance that the size gives it. */
function facts(size: Size) {
  const maybe = <T>(arbitrary: fc.Arbitrary<T>) => weighted(size.chance, arbitrary);
  return fc.record({
    displayName: ownerLine(120),
    alternateNames: maybe(fc.array(ownerLine(120), { minLength: 1, maxLength: 3 })),
    summary: localizedLine(300),
    description: maybe(localizedText(4000)),
    categories: fc.uniqueArray(categoryCode, { minLength: 1, maxLength: 3 }),
    naceCodes: maybe(fc.constant(["43.32", "31"])),
    foundingYear: maybe(fc.integer({ min: 800, max: 2026 })),
    employees: maybe(fc.constantFrom<Rec>({ min: 10, max: 49 }, { min: 5, max: 5 }, { min: 0 }, { max: 9 })),
    languagesSpoken: maybe(fc.uniqueArray(fc.constantFrom(...TAGS), { minLength: 1, maxLength: 3 })),
    profiles: maybe(fc.uniqueArray(httpsUrl, { minLength: 1, maxLength: 3 })),
    media: maybe(media(size)),
    locations: maybe(locations(size)),
    serviceArea: maybe(serviceArea(size)),
    domains: fc.uniqueArray(domain, { maxLength: 3, selector: (plan) => plan.host }),
    contactPoints: maybe(contactPoints(size)),
    provenance,
  });
}

/** The blocks that only a claimed entry may have. */
function claimed(size: Size) {
  const maybe = <T>(arbitrary: fc.Arbitrary<T>) => weighted(size.chance, arbitrary);
  return fc.record({
    offerings: maybe(offerings(size)),
    capacity: maybe(capacity),
    actions: maybe(actions(size)),
    routing: maybe(routing(size)),
    agentPolicy: maybe(agentPolicy),
    policies: maybe(policies(size)),
    credentials: maybe(credentials(size)),
    faqs: maybe(faqs(size)),
    voice: maybe(voice),
    brand: maybe(brand),
  });
}

function buildDomain(plan: DomainPlan, status: Identity["status"], index: number, updatedAt: number): Rec {
  let state = plan.state;
  if (status === "unclaimed") state = "unverified";
  else if (status === "verified" && index === 0 && state !== "grace") state = "verified";
  else if ((status === "published" || status === "lapsed") && state !== "unverified") state = "lapsed";
  if (state === "unverified") return { host: plan.host, status: state };
  const checked = updatedAt - plan.checkedAgo;
  const times = { verifiedAt: utc(checked - plan.olderBy), lastCheckedAt: utc(checked) };
  return { host: plan.host, status: state, method: plan.method, ...times };
}

function standing(plan: Identity, domains: readonly Rec[], hosted: boolean): Rec {
  const { status, updatedAt, ages } = plan;
  const claimedEntry = status !== "unclaimed";
  const levels = LEVELS[status];
  const host = domains.find((one) => one.status === "verified")?.host;
  const contactKnown = status === "published" || (claimedEntry && plan.contactConfirmed);
  return compact({
    listed: plan.listed,
    indexing: plan.hidden
      ? compact({
          noindex: true,
          until: plan.noindex === undefined ? undefined : utc(updatedAt + plan.noindex),
        })
      : undefined,
    hosting: hosted && host !== undefined && claimedEntry ? { host } : undefined,
    revision: plan.revision,
    createdAt: utc(updatedAt - (ages[0] ?? 0)),
    updatedAt: utc(updatedAt),
    lastConfirmedAt: claimedEntry && plan.confirmed ? utc(updatedAt - (ages[1] ?? 0)) : undefined,
    verification: compact({
      level: levels[plan.level % levels.length],
      contactConfirmedAt: contactKnown ? utc(updatedAt - (ages[2] ?? 0)) : undefined,
      lapsedAt: status === "lapsed" ? utc(updatedAt - (ages[3] ?? 0)) : undefined,
    }),
    domains,
  });
}

function contextOf(plan: Identity): Context {
  const unclaimed = plan.status === "unclaimed";
  const kind = unclaimed ? "organization" : (plan.kind as Context["kind"]);
  return {
    languages: plan.languages,
    kind,
    unclaimed,
    updatedAt: plan.updatedAt,
    salt: plan.salt,
    shows: kind === "organization" || plan.operated !== undefined,
    locationIds: [],
    offeringIds: [],
    mediaIds: [],
    publicContactIds: [],
    enabledActionIds: [],
    zoned: false,
    hasArea: false,
  };
}

type Facts = ReturnType<typeof facts> extends fc.Arbitrary<infer T> ? T : never;
type Claimed = ReturnType<typeof claimed> extends fc.Arbitrary<infer T> ? T : never;

/** The blocks in an order in which each finds the IDs it refers to. */
function blocks(plan: Facts, more: Claimed | undefined, context: Context): Rec {
  const organization = context.kind === "organization";
  const places = plan.locations?.(context) ?? {};
  const area = plan.serviceArea?.(context);
  context.hasArea = area !== undefined;
  const run = <T>(build: Build<T> | undefined) => build?.(context);
  const pictures = run(plan.media);
  const offered = run(more?.offerings);
  const doors = run(plan.contactPoints);
  const acts = run(more?.actions);
  return compact({
    displayName: plan.displayName,
    alternateNames: plan.alternateNames,
    summary: plan.summary(context),
    description: run(plan.description),
    categories: plan.categories,
    naceCodes: plan.naceCodes,
    foundingYear: organization ? plan.foundingYear : undefined,
    employees: organization ? plan.employees : undefined,
    languagesSpoken: plan.languagesSpoken,
    profiles: plan.profiles,
    ...places,
    serviceArea: area,
    offerings: offered,
    capacity: run(more?.capacity),
    contactPoints: doors,
    routing: run(more?.routing),
    agentPolicy: more?.agentPolicy,
    actions: acts,
    policies: run(more?.policies),
    credentials: run(more?.credentials),
    faqs: run(more?.faqs),
    voice: run(more?.voice),
    brand: run(more?.brand),
    media: pictures,
  });
}

const FALLBACK: DomainPlan = {
  host: "holz.example",
  state: "verified",
  method: "dns_txt",
  checkedAgo: 0,
  olderBy: 0,
  hosted: undefined,
};

/** A whole valid record of the given size, as a parsed JSON value. */
export function entryOf(size: Size): fc.Arbitrary<Rec> {
  return fc.record({ who: identity, facts: facts(size), more: claimed(size) }).map((plan) => {
    const { who } = plan;
    const context = contextOf(who);
    const hosts =
      plan.facts.domains.length === 0 && who.status === "verified" ? [FALLBACK] : plan.facts.domains;
    const domains = hosts.map((one, index) => buildDomain(one, who.status, index, who.updatedAt));
    const entry: Rec = {
      schemaVersion: who.version,
      id: makeId("ent", 0, who.salt),
      slug: who.slug,
      kind: context.kind,
      status: who.status,
      ...standing(
        who,
        domains,
        hosts.some((one) => one.hosted === true),
      ),
      defaultLanguage: who.languages[0],
      languages: who.languages,
      ...blocks(plan.facts, context.unclaimed ? undefined : plan.more, context),
      ...compact({ operator: who.operated?.(context) }),
    };
    entry.provenance = plan.facts.provenance(entry, context);
    return entry;
  });
}

/** Records of mixed size, mostly small. */
export const entries: fc.Arbitrary<Rec> = fc.oneof(
  { weight: 9, arbitrary: entryOf({ chance: 1, items: 1 }) },
  { weight: 9, arbitrary: entryOf({ chance: 2, items: 2 }) },
  { weight: 3, arbitrary: entryOf({ chance: 4, items: 2 }) },
  { weight: 1, arbitrary: entryOf({ chance: 9, items: 4 }) },
);
