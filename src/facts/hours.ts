import days from "../data/days.json" with { type: "json" };
import type { DayHours, Interval, Weekly } from "../record/hours.ts";

/** Days (0 = Monday) that are open at the same times; no interval at all means closed. */
export type DayGroup = { readonly days: readonly number[]; readonly intervals: DayHours };

type DayKey = keyof Weekly;

function sameHours(a: DayHours, b: DayHours): boolean {
  return (
    a.length === b.length &&
    a.every((interval, i) => interval.opens === b[i]?.opens && interval.closes === b[i]?.closes)
  );
}

/** MD-HOURS-DAYS. Days with equal intervals together, groups by their first day, Monday first. */
export function groupDays(weekly: Weekly): readonly DayGroup[] {
  const groups: { days: number[]; intervals: DayHours }[] = [];
  days.forEach((day, index) => {
    const intervals = weekly[day.key as DayKey];
    if (intervals === undefined) return;
    const group = groups.find((candidate) => sameHours(candidate.intervals, intervals));
    if (group === undefined) groups.push({ days: [index], intervals });
    else group.days.push(index);
  });
  return groups;
}

/** MD-HOURS-DAYS. `Mon–Wed, Fri`: runs of two or more days with a dash, apart by `, `. */
export function dayNames(group: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const day of group) {
    const last = runs[runs.length - 1];
    if (last !== undefined && last[1] === day - 1) last[1] = day;
    else runs.push([day, day]);
  }
  const name = (day: number): string => days[day]?.short ?? "";
  return runs.map(([from, to]) => (from === to ? name(from) : `${name(from)}–${name(to)}`)).join(", ");
}

/** Whether an interval ends on the next day: it closes at or before the time it opens. */
export function endsNextDay(interval: Interval): boolean {
  return interval.closes <= interval.opens;
}

/** MD-HOURS-CLOSED, MD-HOURS-NIGHT. `09:00–12:00 and 18:00–02:00 (next day)`, or `closed`. */
export function intervalsText(intervals: DayHours): string {
  if (intervals.length === 0) return "closed";
  return intervals
    .map((interval) => `${interval.opens}–${interval.closes}${endsNextDay(interval) ? " (next day)" : ""}`)
    .join(" and ");
}

/** MD-HOURS-DAYS. `Mon–Thu 07:30–16:30`, `Sat–Sun closed`. */
export function dayGroupText(group: DayGroup): string {
  return `${dayNames(group.days)} ${intervalsText(group.intervals)}`;
}
