import visitsTable from "../../data/visits.json" with { type: "json" };
import { addressText } from "../../facts/address.ts";
import { dayGroupText, groupDays, intervalsText } from "../../facts/hours.ts";
import { orderedLocations } from "../../facts/locations.ts";
import type { Location } from "../../record/location.ts";
import { type Context, joined, list, type Section } from "../context.ts";
import { blockStart, inline } from "../escape.ts";

type Exception = NonNullable<NonNullable<Location["hours"]>["exceptions"]>[number];

/** MD-HOURS-HEAD, MD-HOURS-ZONE, MD-HOURS-VISITS. The line above a location's hours; a block start as a whole. */
function headLine(
  { name, address, visits }: Location,
  timeZone: string | undefined,
  { text }: Context,
): string {
  const place = inline(addressText(address, undefined));
  const line = joined([
    name === undefined ? place : `${inline(text(name))}, ${place}`,
    timeZone && `time zone ${timeZone}`,
    visits && visitsTable[visits],
  ]);
  return blockStart(line ?? "");
}

/** MD-HOURS-EXCEPTIONS. `2026-12-24 to 2027-01-01 closed (Betriebsferien)`. */
function exceptionText({ from, to, intervals, note }: Exception, { text }: Context): string {
  const dates = to === undefined ? from : `${from} to ${to}`;
  return `${dates} ${intervalsText(intervals)}${note === undefined ? "" : ` (${inline(text(note))})`}`;
}

function block(location: Location, timeZone: string | undefined, context: Context): string {
  const { hours } = location;
  const rows = list([
    ...(hours?.weekly === undefined ? [] : groupDays(hours.weekly).map(dayGroupText)),
    ...(hours?.exceptions ?? []).map((exception) => exceptionText(exception, context)),
  ]);
  const head = headLine(location, timeZone, context);
  return rows === undefined ? head : `${head}\n${rows}`;
}

/** MD-HOURS-BLOCKS. One block per location with hours or visits, the primary one first. */
function body(context: Context): string | undefined {
  const locations = orderedLocations(context.entry).filter(
    (location) => location.hours !== undefined || location.visits !== undefined,
  );
  const first = locations.find((location) => location.hours !== undefined);
  const blocks = locations.map((location) => {
    const named = location === first || location.timeZone !== first?.timeZone;
    return block(location, location.hours !== undefined && named ? location.timeZone : undefined, context);
  });
  return blocks.length === 0 ? undefined : blocks.join("\n\n");
}

export const hours: Section = { key: "hours", heading: "Hours", body };
