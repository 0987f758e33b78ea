import days from "../../data/days.json" with { type: "json" };
import { groupDays } from "../../facts/hours.ts";
import type { Interval, Weekly } from "../../record/hours.ts";
import type { Location } from "../../record/location.ts";
import { type Node, oneOrMany, set } from "../node.ts";

type Exception = NonNullable<NonNullable<Location["hours"]>["exceptions"]>[number];

/** LD-HOURS-ALLDAY. Consumers read `00:00` to `00:00` as closed, so the end of the day is its last minute. */
function closing(closes: string): string {
  return closes === "24:00" ? "23:59" : closes;
}

/** LD-HOURS, LD-HOURS-CLOSED, LD-HOURS-NIGHT. One specification per group and interval; closed days say nothing. */
export function weekNodes(weekly: Weekly | undefined): readonly Node[] {
  return groupDays(weekly ?? {}).flatMap((group) =>
    group.intervals.map(({ opens, closes }) => {
      const node: Node = { "@type": "OpeningHoursSpecification" };
      set(node, "dayOfWeek", oneOrMany(group.days.map((day) => days[day]?.schema ?? "")));
      node.opens = opens;
      node.closes = closing(closes);
      return node;
    }),
  );
}

const CLOSED: Interval = { opens: "00:00", closes: "00:00" };

/** LD-HOURS-SPECIAL. One specification per interval; a closed day is `00:00` to `00:00` (contract §4.2). */
function exceptionNodes({ from, to, intervals }: Exception): readonly Node[] {
  const stated = intervals.length === 0 ? [CLOSED] : intervals;
  return stated.map(({ opens, closes }) => ({
    "@type": "OpeningHoursSpecification",
    validFrom: from,
    validThrough: to ?? from,
    opens,
    closes: closing(closes),
  }));
}

/** LD-TIME-ZONE, LD-VISITS. Sets hours, time zone and visits of a location on the node that carries them. */
export function setPresence(node: Node, { hours, timeZone, visits }: Location): void {
  set(node, "openingHoursSpecification", weekNodes(hours?.weekly));
  set(node, "specialOpeningHoursSpecification", (hours?.exceptions ?? []).flatMap(exceptionNodes));
  set(node, "daawid:timeZone", timeZone);
  set(node, "daawid:visits", visits);
}
