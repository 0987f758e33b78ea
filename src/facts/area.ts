import type { Location } from "../record/location.ts";
import type { ServiceArea } from "../record/service-area.ts";

/**
 * MD-FACTS-AREA. `anywhere`, `30 km around Wuppertal; also Solingen, Velbert`, `30 km around Wuppertal`, or the places
 * alone. `escaped` is applied to each name.
 */
export function areaText(
  area: ServiceArea,
  locations: readonly Location[] | undefined,
  escaped: (name: string) => string,
): string {
  if (area.anywhere) return "anywhere";
  const places = (area.places ?? []).map((place) => escaped(place.name)).join(", ");
  if (area.radius === undefined) return places;
  const { km, around } = area.radius;
  const locality = locations?.find((location) => location.id === around)?.address.locality ?? "";
  const circle = `${km} km around ${escaped(locality)}`;
  return places === "" ? circle : `${circle}; also ${places}`;
}
