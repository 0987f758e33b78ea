import categories from "../data/categories.json" with { type: "json" };
import type { Disclosed } from "../facts/disclose.ts";
import { row } from "../facts/text.ts";

/** What schema.org allows on a subject of a type. */
export type Family = "business" | "institution" | "organization" | "person";

type Typed = { readonly type: string; readonly family: Family };
type Row = { readonly labels: unknown; readonly type?: string; readonly family?: string };

const PERSON: Typed = { type: "Person", family: "person" };
const ORGANIZATION: Typed = { type: "Organization", family: "organization" };
const LOCAL_BUSINESS: Typed = { type: "LocalBusiness", family: "business" };

/** LD-TYPE. A person's type; else that of the first category with one; else by whether there is a location. */
export function schemaType(entry: Disclosed): Typed {
  if (entry.kind === "person") return PERSON;
  if (entry.status === "suspended") return ORGANIZATION;
  const table: Readonly<Record<string, Row>> = categories;
  for (const code of entry.categories) {
    const found = row(table, code);
    if (found?.type !== undefined) return { type: found.type, family: found.family as Family };
  }
  return entry.locations === undefined ? ORGANIZATION : LOCAL_BUSINESS;
}
