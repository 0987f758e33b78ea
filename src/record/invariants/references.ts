import type { Fault } from "../../errors.ts";
import { fault, gone, items, knownIds, type ListName, quoted, type Reading, repeated } from "./reading.ts";

const LISTS: readonly ListName[] = [
  "locations",
  "offerings",
  "contactPoints",
  "actions",
  "credentials",
  "media",
];

/** ENTRY-I2-DUPLICATE-ID. No two items of a list have the same id. */
export function idsUnique(reading: Reading): Fault[] {
  return LISTS.flatMap((name) => {
    const list: readonly ({ readonly id?: string | undefined } | undefined)[] = reading.entry[name] ?? [];
    const ids = items(list).map(([index, item]): [number, string | undefined] => [index, item.id]);
    return repeated(ids).map(([index, id]) =>
      fault(
        "I2_DUPLICATE_ID",
        `/${name}/${index}/id`,
        `Every id must be used once, but an earlier item of ${name} has the id ${quoted(id)} too.`,
      ),
    );
  });
}

type Reference = readonly [pointer: string, list: ListName, id: string | undefined];

function references(reading: Reading): Reference[] {
  const { entry } = reading;
  const found: Reference[] = [];
  if (entry.locations !== undefined) found.push(["/primaryLocationId", "locations", entry.primaryLocationId]);
  found.push(["/serviceArea/radius/around", "locations", entry.serviceArea?.radius?.around]);
  for (const [index, offering] of items(entry.offerings)) {
    const at = `/offerings/${index}`;
    found.push([`${at}/serviceArea/radius/around`, "locations", offering.serviceArea?.radius?.around]);
    for (const [place, id] of items(offering.media)) found.push([`${at}/media/${place}`, "media", id]);
  }
  for (const [index, action] of items(entry.actions)) {
    for (const [place, id] of items(action.offeringIds)) {
      found.push([`/actions/${index}/offeringIds/${place}`, "offerings", id]);
    }
  }
  found.push(["/brand/logo", "media", entry.brand?.logo]);
  for (const [place, id] of items(entry.brand?.imagery)) found.push([`/brand/imagery/${place}`, "media", id]);
  return found;
}

/** ENTRY-I2-UNRESOLVED. Every reference, routes apart, names an item of the list it refers to. */
export function referencesResolve(reading: Reading): Fault[] {
  const known = new Map(LISTS.map((name) => [name, knownIds(reading, name)]));
  return references(reading).flatMap(([pointer, list, id]) => {
    const ids = known.get(list);
    if (id === undefined || ids === undefined || ids.has(id)) return [];
    return [
      fault(
        "I2_UNRESOLVED",
        pointer,
        `The id of an item of ${list} is needed, but ${quoted(id)} names none.`,
      ),
    ];
  });
}

/** ENTRY-I2-PRIMARY-LOCATION. There is a primary location exactly when there are locations. */
export function primaryLocation(reading: Reading): Fault[] {
  const { locations, primaryLocationId } = reading.entry;
  if (gone(reading, "/locations") || gone(reading, "/primaryLocationId")) return [];
  if ((locations === undefined) === (primaryLocationId === undefined)) return [];
  const message =
    locations === undefined
      ? "A primary location goes with a list of locations, but the entry has none."
      : "An entry with locations must say which one is the primary one, but primaryLocationId is missing.";
  return [fault("I2_PRIMARY_LOCATION", "/primaryLocationId", message)];
}
