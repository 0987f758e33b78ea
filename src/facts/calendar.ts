/** MD-CAP-DATES. The UTC day of a UTC date-time: its first ten characters. */
export function dayOf(dateTime: string): string {
  return dateTime.slice(0, 10);
}

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

function monthLength(year: number, month: number): number {
  return month === 2 && isLeap(year) ? 29 : (MONTH_DAYS[month - 1] ?? 31);
}

const UTC_DATE_TIME =
  /^([0-9]{4})-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$/;

/** TIME-AT. Whether a value is a UTC date-time of the one fixed form, on a day that exists. */
export function isUtcDateTime(value: unknown): value is string {
  const match = typeof value === "string" ? UTC_DATE_TIME.exec(value) : null;
  return match !== null && Number(match[3]) <= monthLength(Number(match[1]), Number(match[2]));
}

function padded(value: number, width: number): string {
  return String(value).padStart(width, "0");
}

/** The day after a `YYYY-MM-DD`, or `undefined` after 9999-12-31, which four digits cannot say. */
export function nextDay(day: string): string | undefined {
  let year = Number(day.slice(0, 4));
  let month = Number(day.slice(5, 7));
  let date = Number(day.slice(8, 10)) + 1;
  if (date > monthLength(year, month)) {
    date = 1;
    month += 1;
  }
  if (month > 12) {
    month = 1;
    year += 1;
  }
  return year > 9999 ? undefined : `${padded(year, 4)}-${padded(month, 2)}-${padded(date, 2)}`;
}
