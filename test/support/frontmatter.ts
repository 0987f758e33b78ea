import { JSON_SCHEMA, load } from "js-yaml";
import { parse } from "yaml";
import type { PublicEntry } from "../../src/record/public-entry.ts";

/** A document cut at its frontmatter. */
export type Cut = { readonly frontmatter: string; readonly body: string };

/** The lines between the two fences and what follows them; undefined when there is no frontmatter. */
export function cut(document: string): Cut | undefined {
  const end = document.indexOf("\n---\n", 3);
  if (!document.startsWith("---\n") || end < 0) return undefined;
  return { frontmatter: document.slice(4, end + 1), body: document.slice(end + 5) };
}

/** The frontmatter of an entry as the contract lists it, keys in order (contract §3.1). */
export function expectedFrontmatter(entry: PublicEntry, language: string): [string, unknown][] {
  const suspended = entry.status === "suspended";
  const hosts = entry.domains.filter(({ status }) => status === "verified" || status === "grace");
  const confirmed = suspended ? undefined : entry.lastConfirmedAt;
  return [
    ["daawid", "0.1"],
    ["id", entry.id],
    ["slug", entry.slug],
    ["url", `https://daawid.example/${entry.slug}`],
    ["kind", entry.kind],
    ["language", language],
    ["languages", entry.languages],
    ["status", entry.status],
    ["verification", entry.verification.level],
    ["verified_domains", suspended ? [] : hosts.map(({ host }) => host)],
    ["revision", entry.revision],
    ["updated", entry.updatedAt],
    ...(confirmed === undefined ? [] : [["confirmed", confirmed] satisfies [string, unknown]]),
    ["json_ld", `https://daawid.example/${entry.slug}.json`],
    ["api", `https://api.daawid.example/v1/entries/${entry.id}`],
    ["mcp", "https://mcp.daawid.example/mcp"],
  ];
}

/** The three readings: YAML 1.1, YAML 1.2, and js-yaml's (whose default set of types knows timestamps). */
export function readings(frontmatter: string): { readonly reader: string; readonly value: unknown }[] {
  return [
    { reader: "yaml 1.1", value: parse(frontmatter, { version: "1.1" }) },
    { reader: "yaml 1.2", value: parse(frontmatter, { version: "1.2" }) },
    { reader: "js-yaml", value: load(frontmatter) },
    { reader: "js-yaml, JSON types", value: load(frontmatter, { schema: JSON_SCHEMA }) },
  ];
}

/** A value read from YAML with the two timestamps that some readers turn into dates written out again. */
export function asText(key: string, value: unknown): unknown {
  if ((key === "updated" || key === "confirmed") && value instanceof Date) {
    return value.toISOString().replace(".000Z", "Z");
  }
  return value;
}
