import type { Offering } from "../../src/record/offering.ts";
import type { PublicEntry } from "../../src/record/public-entry.ts";
import { disclosedPaths, expired } from "./disclosed.ts";

/** A link as GFM must read it: the address it goes to and the words it stands on. */
export type Link = { readonly href: string; readonly words: string };
/** A heading of the document. */
export type Heading = { readonly depth: number; readonly words: string };
/** Everything in a document that a program would copy from it, worked out from the record alone. */
export type Expected = {
  readonly headings: readonly Heading[];
  readonly codes: readonly string[];
  readonly links: readonly Link[];
  /** Cells of each row of the routing table, its head included. */
  readonly rows: readonly number[];
};

const SITE = "https://daawid.example";
const API = "https://api.daawid.example";

type Named = Readonly<Record<string, string>>;
type Out = { headings: Heading[]; codes: string[]; links: Link[]; rows: number[] };

function url(href: string): Link {
  return { href, words: href };
}

function mail(address: string): Link {
  return { href: `mailto:${address}`, words: address };
}

/** The text in the language, else in the default language. */
function say(text: Named, entry: PublicEntry, language: string): string {
  return text[language] ?? text[entry.defaultLanguage] ?? "";
}

/** What the Markdown document of an entry must contain, by the contract's rules (contract §3). */
export function expectedDocument(entry: PublicEntry, language: string): Expected {
  const out: Out = { headings: [{ depth: 1, words: entry.displayName }], codes: [], links: [], rows: [] };
  if (entry.status === "suspended") return out;
  framing(entry, out);
  facts(entry, out);
  offerings(entry, language, out);
  if (entry.capacity !== undefined && entry.capacity.expiresAt > entry.updatedAt) section(out, "Capacity");
  if (entry.locations?.some((place) => place.hours !== undefined || place.visits !== undefined))
    section(out, "Hours");
  contact(entry, out);
  actions(entry, language, out);
  if (entry.policies !== undefined) section(out, "Policies");
  if (entry.credentials?.some((one) => !expired(one, entry.updatedAt))) section(out, "Credentials");
  if (entry.faqs !== undefined) section(out, "FAQ");
  if (entry.voice !== undefined) section(out, "Voice");
  brand(entry, out);
  legal(entry, out);
  provenance(entry, out);
  return out;
}

function section(out: Out, words: string): void {
  out.headings.push({ depth: 2, words });
}

function framing(entry: PublicEntry, out: Out): void {
  if (entry.status === "unclaimed") out.links.push(url(`${SITE}/claim/${entry.id}`));
  if (entry.status !== "verified") return;
  for (const { host, status } of entry.domains) {
    const shown = status === "verified" || status === "grace";
    if (shown && host.startsWith("www.")) out.links.push({ href: `http://${host}`, words: host });
  }
}

function facts(entry: PublicEntry, out: Out): void {
  section(out, "Facts");
  out.codes.push(...entry.categories);
  out.links.push(...entry.domains.map(({ host }) => url(`https://${host}`)));
  out.links.push(...(entry.profiles ?? []).map(url));
}

/** IDs of the enabled actions that take this offering, with the name of each action's kind in front. */
function actionsFor(entry: PublicEntry, offering: Offering): string[] {
  return (entry.actions ?? [])
    .filter(({ enabled, type }) => enabled && type !== "send_message")
    .filter(({ offeringIds }) => offeringIds === undefined || offeringIds.includes(offering.id))
    .map(({ id }) => id);
}

function offerings(entry: PublicEntry, language: string, out: Out): void {
  if (entry.offerings === undefined) return;
  section(out, "Offerings");
  for (const offering of entry.offerings.slice(0, 25)) {
    out.headings.push({ depth: 3, words: say(offering.name, entry, language) });
    out.codes.push(offering.id, ...actionsFor(entry, offering));
  }
  if (entry.offerings.length <= 25) return;
  const inLanguage = language === entry.defaultLanguage ? "" : `/${language}`;
  out.links.push(url(`${SITE}/${entry.slug}${inLanguage}/offerings.md`));
}

function contact(entry: PublicEntry, out: Out): void {
  const shown = (entry.contactPoints ?? []).filter(({ visibility }) => visibility === "public");
  const routes = entry.routing ?? [];
  if (shown.length === 0 && routes.length === 0 && entry.agentPolicy === undefined) return;
  section(out, "Contact & routing");
  if (routes.length > 0) out.rows.push(3);
  for (const { routeTo } of routes) {
    out.rows.push(3);
    if (routeTo !== undefined) out.codes.push(routeTo);
  }
  for (const { id, email } of shown) {
    out.codes.push(id);
    if (email !== undefined) out.links.push(mail(email));
  }
}

function privacyPage(entry: PublicEntry): string {
  const german = entry.operator?.address.country === "DE";
  return `${SITE}/${entry.slug}/${german ? "datenschutz" : "privacy"}`;
}

function actions(entry: PublicEntry, language: string, out: Out): void {
  const enabled = (entry.actions ?? []).filter((action) => action.enabled);
  if (enabled.length === 0) return;
  section(out, "Actions");
  const first = enabled.find(({ handoffUrl }) => handoffUrl === undefined);
  for (const action of enabled) {
    out.headings.push({ depth: 3, words: `${action.type}: ${say(action.name, entry, language)}` });
    out.codes.push(action.id);
    for (const question of action.questions ?? []) {
      out.codes.push(question.key);
      if (question.type === "choice") out.codes.push(...question.options.map(({ value }) => value));
    }
    out.codes.push(action.type, `POST ${API}/v1/actions/${action.id}/runs`);
    if (action.handoffUrl !== undefined) out.links.push(url(action.handoffUrl));
    if (action === first) out.links.push(url(privacyPage(entry)));
    if (action.webForm) out.links.push(url(`${SITE}/${entry.slug}/actions/${action.id}`));
  }
}

function brand(entry: PublicEntry, out: Out): void {
  if (entry.brand === undefined) return;
  section(out, "Brand");
  const logo = entry.media?.find(({ id }) => id === entry.brand?.logo);
  if (logo !== undefined) out.links.push(url(`https://media.daawid.example/${logo.file}`));
  out.codes.push("get_brand_kit");
  out.links.push(url(`${API}/v1/entries/${entry.id}/brand-kit`));
}

function legal(entry: PublicEntry, out: Out): void {
  const { operator } = entry;
  if (operator === undefined) return;
  if (entry.status === "unclaimed") {
    if (operator.register !== undefined) section(out, "Legal");
    return;
  }
  section(out, "Legal");
  const german = operator.address.country === "DE";
  const optional = (address: string | undefined): Link[] => (address === undefined ? [] : [url(address)]);
  const email = operator.contact?.email === undefined ? [] : [mail(operator.contact.email)];
  const authority = optional(operator.supervisoryAuthority?.url);
  const rules = (operator.profession?.rules ?? []).flatMap((rule) => optional(rule.url));
  const dispute = operator.disputeResolution;
  const body = dispute?.participation === "unwilling" ? [] : optional(dispute?.body?.url);
  out.links.push(url(`${SITE}/${entry.slug}/${german ? "impressum" : "legal"}`));
  out.links.push(
    ...(german ? [...email, ...authority, ...rules, ...body] : [...authority, ...rules, ...email]),
  );
  out.links.push(url(privacyPage(entry)), ...optional(operator.privacy?.url));
  if (operator.privacy?.contactEmail !== undefined) out.links.push(mail(operator.privacy.contactEmail));
}

function provenance(entry: PublicEntry, out: Out): void {
  section(out, "Provenance");
  for (const item of entry.provenance) {
    if (disclosedPaths(entry, item.paths).length === 0) continue;
    if (item.source === "impressum" || item.source === "website")
      out.links.push(...[item.reference ?? ""].map(url));
  }
}
