import type { Location } from "../record/location.ts";
import type { ServiceArea } from "../record/service-area.ts";
import { inline, inlineBeforeSemicolon } from "./escape.ts";

/**
 * MD-FACTS-AREA. `anywhere`, `30 km around Wuppertal; also Solingen, Velbert`, `30 km around Wuppertal`, or the places
 * alone.
 */
export function areaText(area: ServiceArea, locations: readonly Location[] | undefined): string {
  if (area.anywhere) return "anywhere";
  const places = (area.places ?? []).map((place) => inline(place.name)).join(", ");
  if (area.radius === undefined) return places;
  const { km, around } = area.radius;
  const locality = locations?.find((location) => location.id === around)?.address.locality ?? "";
  if (places === "") return `${km} km around ${inline(locality)}`;
  return `${km} km around ${inlineBeforeSemicolon(locality)}; also ${places}`;
}
