import { disclose } from "../facts/disclose.ts";
import { languageOf } from "../facts/language.ts";
import type { PublicEntry } from "../record/public-entry.ts";
import { DAAWID, type Registry, requireRegistry } from "../registry.ts";
import { createContext } from "./context.ts";
import type { Json, Node } from "./node.ts";
import { page } from "./nodes/page.ts";
import { subject } from "./nodes/subject.ts";

/** LD-CONTEXT. The prefix is defined inline, so nobody has to fetch anything (contract §4.1). */
function contextOf(registry: Registry): readonly Json[] {
  return ["https://schema.org", { daawid: `${registry.site}/ns#` }];
}

/**
 * LD-DOCUMENT, LD-FORMS, LD-SUSPENDED. The JSON-LD of a revision (contract §4). Without a `language` the standalone document, its texts tagged with their
 * languages; with one the embedded form, plain strings in that language (resolved by `resolveLanguage`). A fresh plain
 * object each time; `serialize` gives its bytes.
 *
 * @throws ContractError `NOT_A_REVISION` when `revision` did not come out of `parseEntry`; `NOT_A_REGISTRY`.
 */
export function toJsonLd(revision: PublicEntry, language?: string, registry: Registry = DAAWID): Node {
  const entry = disclose(revision);
  const resolved = language === undefined ? undefined : languageOf(entry, language);
  requireRegistry(registry);
  const pageNode = page(createContext(entry, resolved, registry));
  return { "@context": contextOf(registry), "@graph": [pageNode, subjectNode()] };

  function subjectNode(): Node {
    if (entry.status !== "suspended") return subject(createContext(entry, resolved, registry));
    const { type, iri } = createContext(entry, resolved, registry);
    return { "@type": type, "@id": iri, name: entry.displayName };
  }
}
