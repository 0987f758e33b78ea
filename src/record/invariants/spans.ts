import type { Draft } from "../draft.ts";
import { items } from "./reading.ts";

/** The days of a week, in the order of the record. */
export const DAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

type Interval = { readonly opens?: string | undefined; readonly closes?: string | undefined };
type Day = readonly (Interval | undefined)[];

/** A week of opening hours; a day that is not stated is left out. */
export type Week = { readonly [day in (typeof DAYS)[number]]?: Day | undefined };

/** A value with its pointer. */
export type Placed<T> = readonly [pointer: string, value: T];

/** An interval with both ends: `overnight` when it closes on the next day, `end` where it ends on its own day. */
export type Span = {
  readonly pointer: string;
  readonly opens: string;
  readonly closes: string;
  readonly end: string;
  readonly overnight: boolean;
};

/** Every week of the record: of locations and of contact points. */
export function weeks(entry: Draft): Placed<Week>[] {
  const found: Placed<Week>[] = [];
  for (const [index, location] of items(entry.locations)) {
    if (location.hours?.weekly) found.push([`/locations/${index}/hours/weekly`, location.hours.weekly]);
  }
  for (const [index, point] of items(entry.contactPoints)) {
    if (point.hours) found.push([`/contactPoints/${index}/hours`, point.hours]);
  }
  return found;
}

type Exception = {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly intervals?: Day | undefined;
};
type ExceptionList = readonly (Exception | undefined)[];

/** The exceptions of every location that has some. */
export function exceptionLists(entry: Draft): Placed<ExceptionList>[] {
  return items(entry.locations).flatMap(([index, location]): Placed<ExceptionList>[] => {
    const list = location.hours?.exceptions;
    return list ? [[`/locations/${index}/hours/exceptions`, list]] : [];
  });
}

/** Every list of intervals of one day: of weeks and of exceptions. */
export function days(entry: Draft): Placed<Day>[] {
  const ofWeeks = weeks(entry).flatMap(([pointer, week]) =>
    DAYS.map((name): Placed<Day> => [`${pointer}/${name}`, week[name] ?? []]),
  );
  const ofExceptions = exceptionLists(entry).flatMap(([pointer, list]) =>
    items(list).map(([index, item]): Placed<Day> => [`${pointer}/${index}/intervals`, item.intervals ?? []]),
  );
  return [...ofWeeks, ...ofExceptions];
}

/** The intervals of a day that have both ends. `00:00` is read as the end of the day that it means. */
export function spans([pointer, day]: Placed<Day>): Span[] {
  return items(day).flatMap(([index, { opens, closes }]) => {
    if (opens === undefined || closes === undefined) return [];
    const end = closes === "00:00" ? "24:00" : closes;
    return [{ pointer: `${pointer}/${index}`, opens, closes, end, overnight: end < opens }];
  });
}

/** Neighbours among the intervals of a day; what follows a night is not compared with it. */
export function pairs(day: Placed<Day>): [before: Span, after: Span][] {
  const list = spans(day);
  return list.slice(1).flatMap((after, index): [Span, Span][] => {
    const before = list[index];
    return before === undefined || before.overnight ? [] : [[before, after]];
  });
}
