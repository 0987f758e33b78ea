import { dayOf } from "../../facts/calendar.ts";
import { durationRangeText } from "../../facts/duration.ts";
import { capitalized } from "../../facts/text.ts";
import type { Capacity } from "../../record/capacity.ts";
import { type Context, joined, list, type Section } from "../context.ts";
import { inline } from "../escape.ts";

/** MD-CAP-NEXT. `New projects from 2027-01-11 · lead time 6–10 weeks (P6W–P10W)`, or either part alone. */
function nextLine({ nextAvailableFrom, leadTime }: Capacity): string | undefined {
  const line = joined([
    nextAvailableFrom && `new projects from ${nextAvailableFrom}`,
    leadTime && `lead time ${durationRangeText(leadTime)}`,
  ]);
  return line && capitalized(line);
}

/** MD-CAP-STATUS, MD-CAP-NOTE, MD-CAP-DATES. The gate has already removed an expired capacity. */
function body({ entry: { capacity }, text }: Context): string | undefined {
  if (capacity === undefined) return undefined;
  const { status, note, asOf, expiresAt } = capacity;
  return list([
    `Status: ${status}`,
    nextLine(capacity),
    note && `Note: ${inline(text(note))}`,
    `As of ${dayOf(asOf)} · expires ${dayOf(expiresAt)}; treat as unknown after that`,
  ]);
}

export const capacity: Section = { key: "capacity", heading: "Capacity", body };
