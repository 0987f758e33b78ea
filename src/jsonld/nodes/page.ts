import type { Disclosed } from "../../facts/disclose.ts";
import { pageUrl } from "../../facts/links.ts";
import type { Provenance } from "../../record/provenance.ts";
import type { Context } from "../context.ts";
import { type Json, type Node, oneOrMany, set } from "../node.ts";

/** LD-VERIFICATION. */
function verification({ entry }: Context<Disclosed>): Node {
  const node: Node = { "daawid:level": entry.verification.level };
  if (entry.status === "suspended") return node;
  const { level, contactConfirmedAt, lapsedAt } = entry.verification;
  set(node, "daawid:contactConfirmedAt", level === "contact" ? contactConfirmedAt : undefined);
  set(node, "daawid:lapsedAt", entry.status === "lapsed" ? lapsedAt : undefined);
  set(node, "daawid:domain", entry.domains.map(domain));
  return node;
}

/** LD-DOMAIN. */
function domain({
  host,
  status,
  method,
  verifiedAt,
  lastCheckedAt,
}: {
  readonly host: string;
  readonly status: string;
  readonly method?: string | undefined;
  readonly verifiedAt?: string | undefined;
  readonly lastCheckedAt?: string | undefined;
}): Node {
  const node: Node = { "daawid:host": host, "daawid:domainStatus": status };
  set(node, "daawid:method", method);
  set(node, "daawid:verifiedAt", verifiedAt);
  set(node, "daawid:lastCheckedAt", lastCheckedAt);
  return node;
}

/** LD-PROVENANCE, LD-PROVENANCE-PATH. The items that the gate left, their paths starred; `sourceName` is left out. */
function provenance({ paths, source, observedAt, reference }: Provenance): Node {
  const node: Node = {};
  set(node, "daawid:path", oneOrMany(paths));
  node["daawid:source"] = source;
  node["daawid:observedAt"] = observedAt;
  set(node, "daawid:reference", reference);
  return node;
}

/** LD-PAGE-LANGUAGE. */
function pageLanguage({ entry, language }: Context<Disclosed>): Json | undefined {
  return language ?? oneOrMany(entry.languages);
}

/** LD-PAGE-ORDER, LD-SITE, LD-VERSION. The document itself: record metadata, verification, provenance (contract §4.1). */
export function page(context: Context<Disclosed>): Node {
  const { entry, registry, iri } = context;
  const url = pageUrl(entry, registry);
  const node: Node = { "@type": "ProfilePage", "@id": url, url, name: entry.displayName };
  set(node, "inLanguage", pageLanguage(context));
  node.dateCreated = entry.createdAt;
  node.dateModified = entry.updatedAt;
  node.mainEntity = { "@id": iri };
  node.isPartOf = {
    "@type": "WebSite",
    "@id": `${registry.site}/#website`,
    name: registry.name,
    url: `${registry.site}/`,
  };
  node["daawid:schemaVersion"] = "0.1";
  node["daawid:revision"] = entry.revision;
  node["daawid:status"] = entry.status;
  if (entry.status !== "suspended") set(node, "daawid:lastConfirmed", entry.lastConfirmedAt);
  node["daawid:verification"] = verification(context);
  if (entry.status !== "suspended") set(node, "daawid:provenance", entry.provenance.map(provenance));
  return node;
}
