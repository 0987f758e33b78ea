import type { Location } from "../record/location.ts";

type Located = {
  readonly locations?: readonly Location[] | undefined;
  readonly primaryLocationId?: string | undefined;
};

export function primaryLocation(entry: Located): Location | undefined {
  return entry.locations?.find((location) => location.id === entry.primaryLocationId);
}

/** The primary location first, then the others in record order. */
export function orderedLocations(entry: Located): readonly Location[] {
  const primary = primaryLocation(entry);
  const others = (entry.locations ?? []).filter((location) => location !== primary);
  return primary === undefined ? others : [primary, ...others];
}
