import postalAreas from "../../data/postal-areas.json";
import type { Fault } from "../../errors.ts";
import { fault, gone, goneWithin, items, quoted, type Reading } from "./reading.ts";

const AREA_DECIMALS = 2;
const POINT_DECIMALS = 6;

const POSTAL_AREAS = new Map(
  postalAreas.map((row) => [row.country, { part: row.part, pattern: new RegExp(row.pattern) }]),
);

/** How many decimals a number has when it is written without an exponent. */
export function decimals(value: number): number {
  const [digits = "", exponent = "0"] = String(value).split("e");
  return Math.max(0, (digits.split(".")[1] ?? "").length - Number(exponent));
}

/** ENTRY-I15-GEO-PRECISION. The point of a location that shows only its locality has at most two decimals. */
export function localityPoint(reading: Reading): Fault[] {
  return items(reading.entry.locations).flatMap(([index, { display, geo }]) => {
    if (display !== "locality_only") return [];
    const { latitude, longitude } = geo ?? {};
    if (Math.max(decimals(latitude ?? 0), decimals(longitude ?? 0)) <= AREA_DECIMALS) return [];
    const message = `A location that shows only its locality has a point of at most ${AREA_DECIMALS} decimals, but it is ${latitude}, ${longitude}.`;
    return [fault("I15_GEO_PRECISION", `/locations/${index}/geo`, message)];
  });
}

/** ENTRY-I15-DECIMALS. A latitude or longitude has at most six decimals. */
export function pointDecimals(reading: Reading): Fault[] {
  return items(reading.entry.locations).flatMap(([index, { display, geo }]) => {
    if (display === "locality_only") return [];
    return (["latitude", "longitude"] as const).flatMap((name) => {
      const value = geo?.[name];
      if (value === undefined || decimals(value) <= POINT_DECIMALS) return [];
      const message = `A coordinate has at most ${POINT_DECIMALS} decimals, but this one is ${value}.`;
      return [fault("I15_DECIMALS", `/locations/${index}/geo/${name}`, message)];
    });
  });
}

/** ENTRY-I15-POSTAL-AREA. The postal code of a location that shows only its locality names an area, not a street. */
export function localityPostalCode(reading: Reading): Fault[] {
  return items(reading.entry.locations).flatMap(([index, { display, address }]) => {
    const { country, postalCode } = address ?? {};
    if (display !== "locality_only" || country === undefined || postalCode === undefined) return [];
    const area = POSTAL_AREAS.get(country);
    if (area === undefined || area.pattern.test(postalCode)) return [];
    const message = `A location in ${country} that shows only its locality has at most ${area.part} as its postal code, but it is ${quoted(postalCode)}.`;
    return [fault("I15_POSTAL_AREA", `/locations/${index}/address/postalCode`, message)];
  });
}

/** ENTRY-I16-PERSON-ADDRESS. A person without an operator block shows only the locality of every location. */
export function personShowsLocality(reading: Reading): Fault[] {
  const { kind, operator, locations } = reading.entry;
  if (kind !== "person" || operator !== undefined || gone(reading, "/operator")) return [];
  return items(locations)
    .filter(([, { display }]) => display === "full")
    .map(([index]) => {
      const message =
        'A person without an operator block shows only the locality ("locality_only"), but this location says "full".';
      return fault("I16_PERSON_ADDRESS", `/locations/${index}/display`, message);
    });
}

/** ENTRY-I16-PERSON-EMPLOYEES. A person has no number of employees. */
export function personWithoutEmployees(reading: Reading): Fault[] {
  if (reading.entry.kind !== "person" || reading.entry.employees === undefined) return [];
  return [
    fault("I16_PERSON_EMPLOYEES", "/employees", "A person has no number of employees, but one is given."),
  ];
}

/** ENTRY-I16-PERSON-FOUNDING. A person has no founding year. */
export function personWithoutFounding(reading: Reading): Fault[] {
  const { kind, foundingYear } = reading.entry;
  if (kind !== "person" || foundingYear === undefined) return [];
  return [
    fault(
      "I16_PERSON_FOUNDING",
      "/foundingYear",
      `A person has no founding year, but ${foundingYear} is given.`,
    ),
  ];
}

type Place = { readonly type?: string | undefined; readonly country?: string | undefined };
type Area = {
  readonly anywhere?: true | undefined;
  readonly radius?: object | undefined;
  readonly places?: readonly (Place | undefined)[] | undefined;
};

function areas(reading: Reading): [pointer: string, area: Area][] {
  const { serviceArea, offerings } = reading.entry;
  return [
    ...(serviceArea === undefined ? [] : [["/serviceArea", serviceArea] satisfies [string, Area]]),
    ...items(offerings).flatMap(([index, offering]): [string, Area][] =>
      offering.serviceArea === undefined ? [] : [[`/offerings/${index}/serviceArea`, offering.serviceArea]],
    ),
  ];
}

/** ENTRY-I20-AREA. A service area is anywhere, or else a radius, places or both. */
export function areaOneWay(reading: Reading): Fault[] {
  return areas(reading).flatMap(([pointer, { anywhere, radius, places }]) => {
    const bounded = radius !== undefined || places !== undefined;
    if ((anywhere === true) !== bounded || (!bounded && goneWithin(reading, pointer))) return [];
    const came = bounded ? "it is both" : "it is empty";
    const message = `A service area is either anywhere or a radius, places or both, but ${came}.`;
    return [fault("I20_AREA", pointer, message)];
  });
}

/** ENTRY-I20-COUNTRY-PLACE. A place that is a country has its country code. */
export function countryPlaceHasCode(reading: Reading): Fault[] {
  return areas(reading).flatMap(([pointer, { places }]) =>
    items(places).flatMap(([index, { type, country }]) => {
      const at = `${pointer}/places/${index}/country`;
      if (type !== "country" || country !== undefined || gone(reading, at)) return [];
      return [
        fault(
          "I20_COUNTRY_PLACE",
          at,
          'A place of the type "country" needs its country code, but it is missing.',
        ),
      ];
    }),
  );
}
