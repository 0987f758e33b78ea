import { format } from "./primitives.ts";

const DATE = "[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])";

/** A day, `YYYY-MM-DD`, that the calendar has. */
export const IsoDate = format("FORMAT_DATE", new RegExp(`^${DATE}$`), 'a date such as "2026-12-24"', {
  further: [{ code: "DATE_NOT_REAL", test: isRealDay }],
});

/** Contract §3.6. A time in UTC with seconds and `Z`: one form only, so that the order of strings is that of time. */
export const UtcDateTime = format(
  "FORMAT_DATE_TIME",
  new RegExp(`^${DATE}T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$`),
  'a time in UTC such as "2026-10-28T09:14:03Z"',
  { further: [{ code: "DATE_NOT_REAL", test: isRealDay }] },
);

const N = "[1-9][0-9]{0,2}";
const DAYS = `${N}Y(?:${N}M)?(?:${N}D)?|${N}M(?:${N}D)?|${N}D`;
const HOURS = `T(?:${N}H(?:${N}M)?|${N}M)`;

/** Contract §3.4. A duration in the one canonical form of ISO 8601: weeks alone, or a date part, a time part, both. */
export const Duration = format(
  "FORMAT_DURATION",
  new RegExp(`^P(?:${N}W|(?:${DAYS})(?:${HOURS})?|${HOURS})$`),
  'a duration such as "P6W", "P2D" or "PT4H"',
);

const CLOCK = "(?:[01][0-9]|2[0-3]):[0-5][0-9]";

export const Opens = format("FORMAT_TIME", new RegExp(`^${CLOCK}$`), 'a time of day such as "07:30"');

/** Midnight at the end of a day is `24:00`. */
export const Closes = format(
  "FORMAT_TIME",
  new RegExp(`^(?:${CLOCK}|24:00)$`),
  'a time of day such as "16:30" or "24:00"',
);

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether the Gregorian calendar has the day a date or date-time begins with. */
function isRealDay(text: string): boolean {
  const [year, month, day] = text.slice(0, 10).split("-").map(Number) as [number, number, number];
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const length = month === 2 && leap ? 29 : (MONTH_LENGTHS[month - 1] ?? 0);
  return day <= length;
}
