import { type Disclosed, disclose } from "../facts/disclose.ts";
import { languageOf } from "../facts/language.ts";
import type { PublicEntry } from "../record/public-entry.ts";
import { DAAWID, type Registry, requireRegistry } from "../registry.ts";
import { requireSectionKeys, type SectionKey } from "../section-key.ts";
import { createContext, type Section } from "./context.ts";
import { heading, startingInline } from "./escape.ts";
import { framing, SUSPENDED_NOTICE } from "./framing.ts";
import { frontmatter } from "./frontmatter.ts";
import { actions } from "./sections/actions.ts";
import { brand } from "./sections/brand.ts";
import { capacity } from "./sections/capacity.ts";
import { contact } from "./sections/contact.ts";
import { credentials } from "./sections/credentials.ts";
import { facts } from "./sections/facts.ts";
import { faqs } from "./sections/faqs.ts";
import { hours } from "./sections/hours.ts";
import { legal } from "./sections/legal.ts";
import { allOfferings, offerings } from "./sections/offerings.ts";
import { policies } from "./sections/policies.ts";
import { provenance } from "./sections/provenance.ts";
import { voice } from "./sections/voice.ts";

/** MD-DOC-SECTIONS, MD-LEFT-OUT. The fixed order (contract §3.2); what no section names stays out. */
const SECTIONS: readonly Section[] = [
  facts,
  offerings,
  capacity,
  hours,
  contact,
  actions,
  policies,
  credentials,
  faqs,
  voice,
  brand,
  legal,
  provenance,
];

/** MD-DOC-LINES, MD-DOC-BLANKS, MD-TITLE, MD-SUMMARY. Blocks apart by one blank line, one line feed at the end. */
function documentOf(
  entry: Disclosed,
  language: string,
  registry: Registry,
  sections: readonly Section[],
): string {
  requireRegistry(registry);
  const head = [frontmatter(entry, language, registry), `# ${heading(entry.displayName)}`];
  if (entry.status === "suspended") return `${[...head, SUSPENDED_NOTICE].join("\n\n")}\n`;
  const context = createContext(entry, language, registry);
  const blocks = [...head, `> ${startingInline(context.text(entry.summary))}`, framing(context)];
  for (const section of sections) {
    const body = section.body(context);
    if (body !== undefined) blocks.push(`## ${section.heading}\n${body}`);
  }
  return `${blocks.join("\n\n")}\n`;
}

/**
 * The markdown document of a revision (contract §3), byte for byte the same on every runtime. `language` is resolved
 * by `resolveLanguage`: an unknown or empty one gives the default language (MD-LANGUAGE). Every address is made from
 * `registry` (MD-REGISTRY).
 *
 * @throws ContractError `NOT_A_REVISION` when `revision` did not come out of `parseEntry`; `NOT_A_REGISTRY`.
 */
export function toMarkdown(
  revision: PublicEntry,
  language: string | undefined,
  registry: Registry = DAAWID,
): string {
  const entry = disclose(revision);
  return documentOf(entry, languageOf(entry, language), registry, SECTIONS);
}

/**
 * MD-OFFERINGS-DOC. The document of all offerings, or `undefined` when the entry has none. A suspended entry gives its
 * notice, whatever it offers.
 *
 * @throws ContractError `NOT_A_REVISION`; `NOT_A_REGISTRY`.
 */
export function toOfferingsMarkdown(
  revision: PublicEntry,
  language: string | undefined,
  registry: Registry = DAAWID,
): string | undefined {
  const entry = disclose(revision);
  if (entry.status !== "suspended" && entry.offerings === undefined) return undefined;
  return documentOf(entry, languageOf(entry, language), registry, [allOfferings, provenance]);
}

/**
 * MD-SECTIONS. The document with only the named sections, in document order, and Provenance.
 *
 * @throws ContractError `UNKNOWN_SECTION` for a key that is not one of the contract's; `NOT_A_REVISION`.
 */
export function selectMarkdownSections(
  revision: PublicEntry,
  language: string | undefined,
  sections: readonly SectionKey[],
  registry: Registry = DAAWID,
): string {
  const entry = disclose(revision);
  requireSectionKeys(sections);
  const wanted = new Set<Section["key"]>([...sections, "provenance"]);
  const selected = SECTIONS.filter((section) => wanted.has(section.key));
  return documentOf(entry, languageOf(entry, language), registry, selected);
}
