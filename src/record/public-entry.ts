import * as z from "zod";
import { Action } from "./action.ts";
import { Brand, Media } from "./brand.ts";
import { Capacity } from "./capacity.ts";
import { AgentPolicy, ContactPoint, Route } from "./contact.ts";
import { Credential } from "./credential.ts";
import type { DeepReadonly } from "./deep.ts";
import { Domain } from "./domain.ts";
import { EntryKind, EntryStatus, VerificationLevel } from "./enums.ts";
import { Location } from "./location.ts";
import { Offering } from "./offering.ts";
import { Operator } from "./operator.ts";
import { Policy } from "./policy.ts";
import {
  atMost,
  CategoryCode,
  EntryId,
  format,
  Hostname,
  HttpsUrl,
  integer,
  LocationId,
  list,
  nonEmpty,
  SchemaVersion,
  Slug,
} from "./primitives.ts";
import { Provenance } from "./provenance.ts";
import { ServiceArea } from "./service-area.ts";
import { LanguageTag, line, localized, localizedText } from "./text.ts";
import { UtcDateTime } from "./times.ts";
import { Voice } from "./voice.ts";

/** Contract §2.2. That the page asks not to be indexed, and until when; never why. */
export const Indexing = z.object({ noindex: z.literal(true), until: UtcDateTime.optional() });

/** Contract §2.2. The business's own domain that the page is served from. */
export const Hosting = z.object({ host: Hostname });

/** Contract §2.3. What was confirmed about who runs the entry. */
export const Verification = z.object({
  level: VerificationLevel,
  contactConfirmedAt: UtcDateTime.optional(),
  lapsedAt: UtcDateTime.optional(),
});

const headcount = integer(0, 9_999_999).optional();

/** How many people work there: at least, at most, or both. */
export const Employees = nonEmpty({ min: headcount, max: headcount });

/** Contract §3.6. A question that customers ask, and the answer. */
export const Faq = z.object({ question: localized(200), answer: localizedText(1500) });

/**
 * The record: one published revision of an entry (contract §1, principle 1). This is its shape; `parseEntry` also
 * holds it against the rules that span members. Members it does not know are dropped (GATE-UNKNOWN).
 */
export const PublicEntry = z.object({
  schemaVersion: SchemaVersion,
  id: EntryId,
  slug: Slug,
  kind: EntryKind,
  status: EntryStatus,
  listed: z.boolean(),
  indexing: Indexing.optional(),
  hosting: Hosting.optional(),
  revision: integer(1, 2_147_483_647),
  createdAt: UtcDateTime,
  updatedAt: UtcDateTime,
  lastConfirmedAt: UtcDateTime.optional(),
  defaultLanguage: LanguageTag,
  languages: list(LanguageTag, 20),
  verification: Verification,
  domains: atMost(Domain, 10),
  displayName: line(120),
  alternateNames: list(line(120), 10).optional(),
  summary: localized(300),
  description: localizedText(4000).optional(),
  categories: list(CategoryCode, 5),
  naceCodes: list(
    format("FORMAT_NACE", /^[0-9]{2}(?:\.[0-9]{1,2})?$/, 'a NACE code such as "43.32"'),
    10,
  ).optional(),
  foundingYear: integer(800, 2200).optional(),
  employees: Employees.optional(),
  languagesSpoken: list(LanguageTag, 30).optional(),
  profiles: list(HttpsUrl, 20).optional(),
  primaryLocationId: LocationId.optional(),
  locations: list(Location, 50).optional(),
  serviceArea: ServiceArea.optional(),
  offerings: list(Offering, 200).optional(),
  capacity: Capacity.optional(),
  contactPoints: list(ContactPoint, 20).optional(),
  routing: list(Route, 40).optional(),
  agentPolicy: AgentPolicy.optional(),
  actions: list(Action, 20).optional(),
  policies: list(Policy, 20).optional(),
  credentials: list(Credential, 30).optional(),
  faqs: list(Faq, 50).optional(),
  voice: Voice.optional(),
  brand: Brand.optional(),
  media: list(Media, 60).optional(),
  operator: Operator.optional(),
  provenance: list(Provenance, 40),
});

export type Indexing = DeepReadonly<z.infer<typeof Indexing>>;
export type Hosting = DeepReadonly<z.infer<typeof Hosting>>;
export type Verification = DeepReadonly<z.infer<typeof Verification>>;
export type Employees = DeepReadonly<z.infer<typeof Employees>>;
export type Faq = DeepReadonly<z.infer<typeof Faq>>;
export type PublicEntry = DeepReadonly<z.infer<typeof PublicEntry>>;
