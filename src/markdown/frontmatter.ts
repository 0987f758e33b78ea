import type { Disclosed } from "../facts/disclose.ts";
import { apiUrl, jsonLdUrl, pageUrl } from "../facts/links.ts";
import type { Registry } from "../registry.ts";

/** MD-FM-VERSION. The version of the projection, whatever 0.x version the record has. */
const PROJECTION_VERSION = "0.1";

const BARE = /^[A-Za-z][A-Za-z0-9_./:+-]*$/;
const YAML_WORD = /^(?:y|n|yes|no|on|off|true|false|null|nan|inf|e[0-9]+)$/i;

/** MD-FM-SCALAR. A string bare where every YAML version reads it as that string, else as a JSON string. */
export function scalar(value: string): string {
  const bare = BARE.test(value) && !value.endsWith(":") && !YAML_WORD.test(value);
  return bare ? value : JSON.stringify(value);
}

function sequence(values: readonly string[]): string {
  return `[${values.map(scalar).join(", ")}]`;
}

/** MD-FM-DOMAINS. The hosts that count as verified now, in record order. */
export function verifiedHosts(entry: Disclosed): readonly string[] {
  if (entry.status === "suspended") return [];
  return entry.domains
    .filter((domain) => domain.status === "verified" || domain.status === "grace")
    .map((domain) => domain.host);
}

/** MD-FM-KEYS, MD-FM-CONFIRMED. The frontmatter between its two fences. */
export function frontmatter(entry: Disclosed, language: string, registry: Registry): string {
  const confirmed = entry.status === "suspended" ? undefined : entry.lastConfirmedAt;
  const rows: readonly (readonly [key: string, value: string | undefined])[] = [
    ["daawid", JSON.stringify(PROJECTION_VERSION)],
    ["id", scalar(entry.id)],
    ["slug", scalar(entry.slug)],
    ["url", scalar(pageUrl(entry, registry))],
    ["kind", scalar(entry.kind)],
    ["language", scalar(language)],
    ["languages", sequence(entry.languages)],
    ["status", scalar(entry.status)],
    ["verification", scalar(entry.verification.level)],
    ["verified_domains", sequence(verifiedHosts(entry))],
    ["revision", String(entry.revision)],
    ["updated", entry.updatedAt],
    ["confirmed", confirmed],
    ["json_ld", scalar(jsonLdUrl(entry, registry))],
    ["api", scalar(apiUrl(entry, registry))],
    ["mcp", scalar(registry.mcp)],
  ];
  const body = rows.flatMap(([key, value]) => (value === undefined ? [] : [`${key}: ${value}`]));
  return ["---", ...body, "---"].join("\n");
}
