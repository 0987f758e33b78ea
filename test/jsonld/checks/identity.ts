import type { Rec } from "../../support/json.ts";
import type { Check } from "../library.ts";
import { graphOf, isReference, placesOf } from "../walk.ts";

/** What an item's ID begins with, and the types that its node may have. */
const ITEMS: { readonly [prefix: string]: readonly string[] } = {
  off: ["Offer"],
  act: ["Action", "CommunicateAction", "ReserveAction"],
  cp: ["ContactPoint"],
  crd: ["EducationalOccupationalCredential"],
  loc: ["Place"],
  med: ["ImageObject"],
};

const SITE = "https://daawid.example";

/** Where a node may be named without being described. */
const REFERRING = ["mainEntity", "potentialAction", "image", "daawid:routeTo"];

function iriFault(iri: string, node: Rec, slug: string, subject: string): string | undefined {
  if (iri === `${SITE}/#website`) return node["@type"] === "WebSite" ? undefined : "a site of another type";
  if (iri === `${SITE}/${slug}`)
    return node["@type"] === "ProfilePage" ? undefined : "a page of another type";
  if (iri === subject) return undefined;
  const prefix = iri.startsWith(`${subject}#`) ? (iri.slice(subject.length + 1).split("_")[0] ?? "") : "";
  const types = Object.hasOwn(ITEMS, prefix) ? ITEMS[prefix] : undefined;
  if (types === undefined) return "is none of this entry's";
  return types.includes(String(node["@type"])) ? undefined : `stands on a node of type ${node["@type"]}`;
}

/** LD-IRI, LD-ONE-NODE. Every `@id` is one of the entry's and has one describing node; every reference finds it. */
export const oneNodeEach: Check = ({ document, revision }) => {
  const subject = `${SITE}/id/${revision.id}`;
  const described = new Set<string>();
  const named: { readonly iri: string; readonly at: string }[] = [];
  for (const { node, at, key } of placesOf(document)) {
    const iri = node["@id"];
    if (iri === undefined) continue;
    if (typeof iri !== "string") return `${at}/@id is no text`;
    if (isReference(node)) {
      if (!REFERRING.includes(key)) return `${at} is a reference in ${key}`;
      named.push({ iri, at });
      continue;
    }
    const fault = iriFault(iri, node, revision.slug, subject);
    if (fault !== undefined) return `${at}: ${iri} ${fault}`;
    if (described.has(iri)) return `${at}: a second node describes ${iri}`;
    described.add(iri);
  }
  const { page, subject: about } = graphOf(document);
  if (page["@id"] !== `${SITE}/${revision.slug}`) return "the first node is not the page";
  if (about["@id"] !== subject) return "the second node is not the subject";
  const lost = named.find(({ iri }) => !described.has(iri));
  return lost === undefined ? undefined : `${lost.at}: nothing describes ${lost.iri}`;
};
