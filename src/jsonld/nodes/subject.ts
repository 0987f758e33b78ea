import paymentMethods from "../../data/payment-methods.json" with { type: "json" };
import { tableLabel } from "../../facts/labels.ts";
import { brandKitUrl } from "../../facts/links.ts";
import { primaryLocation } from "../../facts/locations.ts";
import type { Policy } from "../../record/policy.ts";
import { type Context, textValue } from "../context.ts";
import { type Json, type Node, oneOrMany, set } from "../node.ts";
import { actionNode } from "./action.ts";
import { contactPointNode, mainContact } from "./contact-point.ts";
import { setCredentials } from "./credential.ts";
import { agentPolicyNode, capacityNode, policyNodes, routeNode, voiceNode } from "./extension.ts";
import { faqPages } from "./faq.ts";
import { setPresence } from "./hours.ts";
import { pictures } from "./media.ts";
import { offerNode } from "./offer.ts";
import { addressNode, areaNodes, geoNode, placeNodes } from "./place.ts";

/** LD-IDENTIFIER. The entry's ID, the register's number, the German economic ID. */
function identifiers({ entry }: Context): readonly Json[] {
  const value = (propertyID: string, text: string): Node => ({
    "@type": "PropertyValue",
    propertyID,
    value: text,
  });
  const nodes = [value("daawid", entry.id)];
  const { operator } = entry;
  const { register } = operator ?? {};
  if (operator !== undefined && register?.number !== undefined) {
    const country = register.country ?? operator.address.country;
    const number = [register.authority, register.number].filter((part) => part !== undefined).join(" ");
    nodes.push(value(`${country}:${register.name.replaceAll(" ", "-")}`, number));
  }
  if (operator?.economicId !== undefined) nodes.push(value("DE:W-IdNr", operator.economicId));
  return nodes;
}

/** LD-DESCRIPTION. The long description if there is one, and then the summary beside it. */
function setDescriptions(node: Node, context: Context): void {
  const { description, summary } = context.entry;
  set(node, "description", textValue(description ?? summary, context));
  set(node, "disambiguatingDescription", description && textValue(summary, context));
}

/** LD-EMPLOYEES. */
function employeesNode({ entry: { employees } }: Context): Node | undefined {
  if (employees === undefined) return undefined;
  const node: Node = { "@type": "QuantitativeValue" };
  set(node, "minValue", employees.min);
  set(node, "maxValue", employees.max);
  return node;
}

/** LD-FAMILY-PERSON, LD-FAMILY-ORGANIZATION, LD-FAMILY-INSTITUTION, LD-FAMILY-BUSINESS. The name a property has on a subject of the context's family. */
function property(name: string, { family }: Context): string {
  const forbidden = PREFIXED[family] as readonly string[];
  return forbidden.includes(name) ? `daawid:${name}` : name;
}

const PAYMENT = ["paymentAccepted", "currenciesAccepted"] as const;
const PREFIXED = {
  business: [],
  institution: PAYMENT,
  organization: PAYMENT,
  person: [...PAYMENT, "legalName", "slogan", "logo", "areaServed"],
} as const;

/** LD-NAMES, LD-LEGAL-NAME, LD-SLOGAN, LD-URL, LD-SAME-AS, LD-LOGO, LD-IMAGE. */
function setIdentity(node: Node, context: Context): void {
  const { entry } = context;
  node.name = entry.displayName;
  set(node, "alternateName", entry.alternateNames);
  set(node, property("legalName", context), entry.operator?.legalName);
  set(node, "vatID", entry.operator?.vatId);
  node.identifier = identifiers(context);
  setDescriptions(node, context);
  const tagline = entry.voice?.tagline;
  set(node, property("slogan", context), tagline && textValue(tagline, context));
  const [primaryDomain] = entry.domains;
  set(node, "url", primaryDomain && `https://${primaryDomain.host}`);
  set(node, "sameAs", entry.profiles);
  const { logo, images } = pictures(context);
  set(node, property("logo", context), logo);
  set(node, "image", images);
}

/** LD-FOUNDING. `foundingDate` has four digits: the year 850 is `0850`. */
function foundingDate(year: number | undefined): string | undefined {
  return year === undefined ? undefined : String(year).padStart(4, "0");
}

/** LD-KNOWS-LANGUAGE and what says where and how the subject is reached. */
function setReach(node: Node, context: Context): void {
  const { entry, family } = context;
  set(node, "telephone", mainContact("phone", context));
  set(node, "email", mainContact("email", context));
  set(node, "foundingDate", foundingDate(entry.foundingYear));
  set(node, "numberOfEmployees", employeesNode(context));
  set(node, "knowsLanguage", oneOrMany(entry.languagesSpoken ?? []));
  const primary = primaryLocation(entry);
  set(node, "address", primary && addressNode(primary.address));
  if (primary !== undefined && (family === "business" || family === "institution")) {
    set(node, "geo", geoNode(primary.geo));
    setPresence(node, primary);
  }
  set(node, family === "person" ? "workLocation" : "location", placeNodes(context));
  const { serviceArea } = entry;
  set(node, property("areaServed", context), serviceArea && areaNodes(serviceArea, context));
}

/** LD-PAYMENT. */
function setPayment(node: Node, context: Context): void {
  const { entry, language } = context;
  const isPayment = (policy: Policy): policy is Extract<Policy, { type: "payment" }> =>
    policy.type === "payment";
  const payment = entry.policies?.find(isPayment);
  if (payment === undefined) return;
  const labels = payment.methods.map((method) =>
    tableLabel(paymentMethods[method].labels, language ?? entry.defaultLanguage, method),
  );
  node[property("paymentAccepted", context)] = labels.join(", ");
  node[property("currenciesAccepted", context)] = payment.currencies.join(", ");
}

function setDealings(node: Node, context: Context): void {
  const { entry } = context;
  set(
    node,
    "contactPoint",
    entry.contactPoints?.map((point) => contactPointNode(point, context)),
  );
  setCredentials(node, context);
  set(
    node,
    "makesOffer",
    entry.offerings?.map((offering) => offerNode(offering, context)),
  );
  set(
    node,
    "potentialAction",
    entry.actions?.map((action) => actionNode(action, context)),
  );
  set(node, "subjectOf", faqPages(context));
}

/** LD-CATEGORY, LD-BRAND-KIT, LD-TERMS. What schema.org has no property for. */
function setExtensions(node: Node, context: Context): void {
  const { entry, registry } = context;
  set(node, "daawid:category", entry.categories);
  set(node, "daawid:naceCode", entry.naceCodes);
  set(node, "daawid:capacity", capacityNode(context));
  set(node, "daawid:policy", policyNodes(context));
  set(
    node,
    "daawid:routing",
    entry.routing?.map((route) => routeNode(route, context)),
  );
  set(node, "daawid:agentPolicy", entry.agentPolicy && agentPolicyNode(entry.agentPolicy));
  set(node, "daawid:voice", voiceNode(context));
  set(node, "daawid:brandKit", entry.brand && brandKitUrl(entry, registry));
}

/**
 * LD-SUBJECT-ORDER. The person or organization the entry is about. What is set nowhere here is left out on purpose
 * (LD-LEFT-OUT).
 */
export function subject(context: Context): Node {
  const node: Node = { "@type": context.type, "@id": context.iri };
  setIdentity(node, context);
  setReach(node, context);
  setPayment(node, context);
  setDealings(node, context);
  setExtensions(node, context);
  return node;
}
