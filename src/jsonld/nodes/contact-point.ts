import type { ShownContactPoint } from "../../facts/disclose.ts";
import { type Context, itemIri } from "../context.ts";
import { type Node, oneOrMany, set } from "../node.ts";
import { weekNodes } from "./hours.ts";

/** LD-CONTACT, LD-CONTACT-HOURS. */
export function contactPointNode(point: ShownContactPoint, context: Context): Node {
  const node: Node = {
    "@type": "ContactPoint",
    "@id": itemIri(point.id, context),
    name: point.name,
    contactType: point.purposes.join(", "),
  };
  set(node, "telephone", point.phone);
  set(node, "email", point.email);
  set(node, "availableLanguage", oneOrMany(point.languages ?? []));
  set(node, "hoursAvailable", weekNodes(point.hours));
  set(node, "daawid:timeZone", point.timeZone);
  return node;
}

/** LD-PHONE-EMAIL. Of the first general contact point that has one, else of the first that has one. */
export function mainContact(key: "phone" | "email", { entry }: Context): string | undefined {
  const points = (entry.contactPoints ?? []).filter((point) => point[key] !== undefined);
  const general = points.find((point) => point.purposes.includes("general"));
  return (general ?? points[0])?.[key];
}
