import { orderedLocations, primaryLocation } from "../../facts/locations.ts";
import type { Location } from "../../record/location.ts";
import type { ServiceArea } from "../../record/service-area.ts";
import { type Context, itemIri, textValue } from "../context.ts";
import { type Json, type Node, set } from "../node.ts";
import { setPresence } from "./hours.ts";

type Address = Location["address"];

/** LD-ADDRESS. */
export function addressNode({ street, extra, postalCode, locality, region, country }: Address): Node {
  const node: Node = { "@type": "PostalAddress" };
  const line = [street, extra].filter((part) => part !== undefined).join(", ");
  set(node, "streetAddress", line === "" ? undefined : line);
  set(node, "postalCode", postalCode);
  node.addressLocality = locality;
  set(node, "addressRegion", region);
  node.addressCountry = country;
  return node;
}

/** LD-GEO. */
export function geoNode(geo: Location["geo"]): Node | undefined {
  return geo && { "@type": "GeoCoordinates", latitude: geo.latitude, longitude: geo.longitude };
}

/** LD-PLACE. */
function placeNode(location: Location, context: Context): Node {
  const node: Node = { "@type": "Place", "@id": itemIri(location.id, context) };
  set(node, "name", location.name && textValue(location.name, context));
  node.address = addressNode(location.address);
  set(node, "geo", geoNode(location.geo));
  setPresence(node, location);
  return node;
}

/** Whether a location says more than its address. */
function hasPresence({ geo, hours, timeZone, visits }: Location): boolean {
  return geo !== undefined || hours !== undefined || timeZone !== undefined || visits !== undefined;
}

/** LD-PLACE, LD-PLACE-PRIMARY. The locations that are nodes of their own. */
export function placeNodes(context: Context): readonly Node[] {
  const { entry, family } = context;
  const inPlace = family === "business" || family === "institution";
  const primary = primaryLocation(entry);
  return orderedLocations(entry)
    .filter((location) => location !== primary || (!inPlace && hasPresence(location)))
    .map((location) => placeNode(location, context));
}

const AREA_TYPES = { city: "City", region: "AdministrativeArea", country: "Country" } as const;

/** LD-AREA, LD-AREA-RADIUS, LD-AREA-PLACES. */
export function areaNodes(area: ServiceArea, { entry }: Context): readonly Json[] {
  if (area.anywhere) return [{ "@type": "Place", name: "Worldwide" }];
  const nodes: Node[] = [];
  const { radius, places = [] } = area;
  const centre = radius && entry.locations?.find((location) => location.id === radius.around);
  if (radius !== undefined && centre !== undefined) {
    const circle: Node = { "@type": "GeoCircle" };
    const point = geoNode(centre.geo);
    if (point === undefined) circle.address = addressNode(centre.address);
    else circle.geoMidpoint = point;
    circle.geoRadius = radius.km * 1000;
    nodes.push(circle);
  }
  for (const { type, name, country } of places) {
    nodes.push({ "@type": AREA_TYPES[type], name: type === "country" ? (country ?? name) : name });
  }
  return nodes;
}
