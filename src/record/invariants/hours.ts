import type { Fault } from "../../errors.ts";
import { fault, gone, goneWithin, items, knownIds, quoted, type Reading } from "./reading.ts";
import { DAYS, days, exceptionLists, pairs, spans, type Week, weeks } from "./spans.ts";

/** ENTRY-I6-EQUAL-TIMES. An interval closes at another time than it opens. */
export function timesDiffer(reading: Reading): Fault[] {
  return days(reading.entry)
    .flatMap(spans)
    .filter(({ opens, closes }) => opens === closes && closes !== "00:00")
    .map(({ pointer, closes }) => {
      const message = `An interval must close at another time than it opens, but it opens and closes at ${closes}.`;
      return fault("I6_EQUAL_TIMES", `${pointer}/closes`, message);
    });
}

/** ENTRY-I6-MIDNIGHT. The end of the day is written `24:00`. */
export function midnightAs24(reading: Reading): Fault[] {
  return days(reading.entry).flatMap(([pointer, day]) =>
    items(day)
      .filter(([, interval]) => interval.closes === "00:00")
      .map(([index]) => {
        const message = 'The end of the day is written "24:00", but this interval closes at "00:00".';
        return fault("I6_MIDNIGHT", `${pointer}/${index}/closes`, message);
      }),
  );
}

/** ENTRY-I6-ORDER. The intervals of a day stand in the order in which they open. */
export function intervalsInOrder(reading: Reading): Fault[] {
  return days(reading.entry)
    .flatMap(pairs)
    .filter(([before, after]) => after.opens < before.opens)
    .map(([before, after]) => {
      const message = `Intervals must stand in order, but this one opens at ${after.opens} and the one before it at ${before.opens}.`;
      return fault("I6_ORDER", after.pointer, message);
    });
}

/** ENTRY-I6-OVERLAP. An interval opens after the one before it has closed; touching counts as an overlap. */
export function intervalsApart(reading: Reading): Fault[] {
  return days(reading.entry)
    .flatMap(pairs)
    .filter(([before, after]) => after.opens >= before.opens && after.opens <= before.end)
    .map(([before, after]) => {
      const message = `An interval must open after the one before it closes (${before.end}), but this one opens at ${after.opens}.`;
      return fault("I6_OVERLAP", after.pointer, message);
    });
}

/** ENTRY-I6-NIGHT-NOT-LAST. Only the last interval of a day runs past midnight. */
export function nightIsLast(reading: Reading): Fault[] {
  return days(reading.entry).flatMap((day) =>
    spans(day)
      .slice(0, -1)
      .filter(({ overnight }) => overnight)
      .map(({ pointer, opens, closes }) => {
        const message = `Only the last interval of a day may run past midnight, but ${opens} to ${closes} has others after it.`;
        return fault("I6_NIGHT_NOT_LAST", pointer, message);
      }),
  );
}

/** ENTRY-I6-NEXT-DAY. A night ends before the next day's first interval opens; after Sunday comes Monday. */
export function nightEndsBeforeNextDay(reading: Reading): Fault[] {
  return weeks(reading.entry).flatMap(([pointer, week]) =>
    DAYS.flatMap((name, index) => {
      const next = DAYS[(index + 1) % DAYS.length] ?? "mon";
      const night = spans([`${pointer}/${name}`, week[name] ?? []]).at(-1);
      const first = spans([`${pointer}/${next}`, week[next] ?? []])[0];
      if (!night?.overnight || first === undefined || first.opens > night.closes) return [];
      const message = `The first interval of ${next} must open after the night of ${name} ends (${night.closes}), but it opens at ${first.opens}.`;
      return [fault("I6_NEXT_DAY", first.pointer, message)];
    }),
  );
}

const statesDays = (week: Week | undefined): boolean => DAYS.some((name) => week?.[name] !== undefined);

/** Whether the primary location has a time zone; undefined when it cannot be told which location that is. */
function primaryHasZone(reading: Reading): boolean | undefined {
  const { locations, primaryLocationId } = reading.entry;
  if (gone(reading, "/primaryLocationId") || knownIds(reading, "locations") === undefined) return undefined;
  if (locations === undefined && primaryLocationId === undefined) return false;
  const [index, primary] = items(locations).find(([, { id }]) => id === primaryLocationId) ?? [];
  if (primary === undefined || gone(reading, `/locations/${index}/timeZone`)) return undefined;
  return primary.timeZone !== undefined;
}

/** ENTRY-I6-TIME-ZONE. Hours have a time zone: a location its own, a contact point its own or the primary location's. */
export function hoursHaveZone(reading: Reading): Fault[] {
  const { locations, contactPoints } = reading.entry;
  const faults: Fault[] = [];
  for (const [index, { hours, timeZone }] of items(locations)) {
    const pointer = `/locations/${index}/timeZone`;
    const stated = statesDays(hours?.weekly) || items(hours?.exceptions).length > 0;
    if (!stated || timeZone !== undefined || gone(reading, pointer)) continue;
    faults.push(
      fault("I6_TIME_ZONE", pointer, "A location with hours needs a time zone, but none is given."),
    );
  }
  const primary = primaryHasZone(reading);
  for (const [index, { hours, timeZone }] of items(contactPoints)) {
    const pointer = `/contactPoints/${index}/timeZone`;
    if (!statesDays(hours) || timeZone !== undefined || primary !== false || gone(reading, pointer)) continue;
    const message =
      "A contact point with hours needs a time zone, its own or the primary location's, but there is none.";
    faults.push(fault("I6_TIME_ZONE", pointer, message));
  }
  return faults;
}

/** ENTRY-I6-EMPTY-HOURS. The hours of a location have a week or exceptions. */
export function hoursNotEmpty(reading: Reading): Fault[] {
  return items(reading.entry.locations).flatMap(([index, { hours }]) => {
    const pointer = `/locations/${index}/hours`;
    if (hours === undefined || hours.weekly !== undefined || hours.exceptions !== undefined) return [];
    if (goneWithin(reading, pointer)) return [];
    return [fault("I6_EMPTY_HOURS", pointer, "Hours need weekly or exceptions, but both are missing.")];
  });
}

/** ENTRY-I6-EMPTY-WEEK. A week states at least one day. */
export function weekNotEmpty(reading: Reading): Fault[] {
  return weeks(reading.entry)
    .filter(([pointer, week]) => !statesDays(week) && !goneWithin(reading, pointer))
    .map(([pointer]) =>
      fault("I6_EMPTY_WEEK", pointer, "A week must state at least one day, but it states none."),
    );
}

/** ENTRY-I6-EXCEPTION-ORDER. Exceptions stand in order, each after the last day of the one before it. */
export function exceptionsInOrder(reading: Reading): Fault[] {
  return exceptionLists(reading.entry).flatMap(([pointer, list]) => {
    const dated = items(list).filter(([, { from }]) => from !== undefined);
    return dated.slice(1).flatMap(([index, { from = "" }], place) => {
      const before = dated[place]?.[1];
      const last = [before?.from, before?.to].reduce((a, b) => ((b ?? "") > (a ?? "") ? b : a));
      if (last === undefined || from > last) return [];
      const message = `An exception must begin after the last day of the one before it (${last}), but it begins on ${from}.`;
      return [fault("I6_EXCEPTION_ORDER", `${pointer}/${index}`, message)];
    });
  });
}

/** ENTRY-I6-EXCEPTION-RANGE. The last day of an exception is after its first day; one day alone has no `to`. */
export function exceptionRange(reading: Reading): Fault[] {
  return exceptionLists(reading.entry).flatMap(([pointer, list]) =>
    items(list).flatMap(([index, { from, to }]) => {
      if (from === undefined || to === undefined || to > from) return [];
      const message = `The last day must be after the first day ${quoted(from)} (a single day has no "to"), but it is ${quoted(to)}.`;
      return [fault("I6_EXCEPTION_RANGE", `${pointer}/${index}/to`, message)];
    }),
  );
}
