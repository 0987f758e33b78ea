import availabilityTable from "../../data/availability.json" with { type: "json" };
import { takesOffering } from "../../facts/actions.ts";
import type { Offering } from "../../record/offering.ts";
import { type Context, itemIri, textValue } from "../context.ts";
import { type Node, oneOrMany, set } from "../node.ts";
import { areaNodes } from "./place.ts";
import { priceNode } from "./price.ts";

type LeadTime = NonNullable<Offering["typicalLeadTime"]>;

/** LD-OFFER-LEAD. */
export function leadTimeNode({ min, max }: LeadTime): Node {
  const node: Node = {};
  set(node, "daawid:min", min);
  set(node, "daawid:max", max);
  return node;
}

/** LD-OFFER-ITEM, LD-OFFER-IMAGE. What is offered. */
function itemOffered({ type, name, description, media }: Offering, context: Context): Node {
  const node: Node = { "@type": type === "product" ? "Product" : "Service" };
  set(node, "name", textValue(name, context));
  set(node, "description", description && textValue(description, context));
  set(
    node,
    "image",
    media?.map((id) => ({ "@id": itemIri(id, context) })),
  );
  return node;
}

/** LD-OFFER-ORDER, LD-OFFER-AVAILABILITY, LD-OFFER-AREA, LD-OFFER-ACTION. */
export function offerNode(offering: Offering, context: Context): Node {
  const { id, price, availability, serviceArea, audience, typicalLeadTime, category } = offering;
  const actions = (context.entry.actions ?? []).filter((action) => takesOffering(action, id));
  const node: Node = {
    "@type": "Offer",
    "@id": itemIri(id, context),
    itemOffered: itemOffered(offering, context),
  };
  set(node, "priceSpecification", price && priceNode(price));
  set(node, "availability", availability && `https://schema.org/${availabilityTable[availability].schema}`);
  set(node, "areaServed", serviceArea && areaNodes(serviceArea, context));
  set(node, "daawid:priceKind", price?.kind);
  node["daawid:audience"] = audience;
  set(node, "daawid:typicalLeadTime", typicalLeadTime && leadTimeNode(typicalLeadTime));
  set(node, "daawid:category", category);
  set(node, "potentialAction", oneOrMany(actions.map((action) => ({ "@id": itemIri(action.id, context) }))));
  return node;
}
