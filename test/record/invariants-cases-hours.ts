import { ABSENT } from "./edit.ts";
import { type Case, contactPoint, type Edits, LOC, LOC_2, location } from "./invariants-records.ts";

const span = (opens: string, closes: string) => ({ opens, closes });

/** A location with these hours, and its time zone. */
const open = (hours: Edits): Edits => ({
  "/locations": [location({ timeZone: "Europe/Berlin", hours })],
  "/primaryLocationId": LOC,
});

const MON = "/locations/0/hours/weekly/mon";
const week = open({ weekly: { mon: [span("08:00", "12:00"), span("13:00", "17:00")] } });
const night = open({
  weekly: {
    fri: [span("18:00", "02:00")],
    sat: [span("10:00", "12:00")],
    sun: [span("20:00", "03:00")],
    mon: [span("09:00", "12:00")],
  },
});
const holidays = open({
  exceptions: [
    { from: "2026-12-24", to: "2026-12-26", intervals: [] },
    { from: "2026-12-27", intervals: [span("08:00", "12:00"), span("13:00", "15:00")] },
  ],
});

const DAY: readonly Case[] = [
  {
    code: "I6_EQUAL_TIMES",
    why: "closes when it opens",
    twin: open({ weekly: { mon: [span("08:00", "07:59")] } }),
    wrong: { [`${MON}/0/closes`]: "08:00" },
    at: `${MON}/0/closes`,
  },
  {
    code: "I6_MIDNIGHT",
    why: "00:00 for the end of the day",
    twin: open({ weekly: { mon: [span("18:00", "24:00")], tue: [span("00:00", "24:00")] } }),
    wrong: { [`${MON}/0/closes`]: "00:00", "/locations/0/hours/weekly/tue/0/closes": "00:00" },
    at: [`${MON}/0/closes`, "/locations/0/hours/weekly/tue/0/closes"],
  },
  {
    code: "I6_ORDER",
    why: "the afternoon before the morning",
    twin: week,
    wrong: { [MON]: [span("13:00", "17:00"), span("08:00", "12:00")] },
    at: `${MON}/1`,
  },
  {
    code: "I6_OVERLAP",
    why: "touching intervals",
    twin: week,
    wrong: { [`${MON}/1/opens`]: "12:00" },
    at: `${MON}/1`,
  },
  {
    code: "I6_OVERLAP",
    why: "inside an exception",
    twin: holidays,
    wrong: { "/locations/0/hours/exceptions/1/intervals/0/closes": "13:00" },
    at: "/locations/0/hours/exceptions/1/intervals/1",
  },
  {
    code: "I6_NIGHT_NOT_LAST",
    why: "a night before the day",
    twin: open({ weekly: { mon: [span("08:00", "12:00"), span("22:00", "02:00")] } }),
    wrong: { [MON]: [span("22:00", "02:00"), span("08:00", "12:00")] },
    at: `${MON}/0`,
  },
];

const WEEK: readonly Case[] = [
  {
    code: "I6_NEXT_DAY",
    why: "the night touches Saturday, and Sunday's runs into Monday",
    twin: night,
    wrong: { "/locations/0/hours/weekly/sat/0/opens": "02:00", [`${MON}/0/opens`]: "01:00" },
    at: ["/locations/0/hours/weekly/sat/0", `${MON}/0`],
  },
  {
    code: "I6_NEXT_DAY",
    why: "also in the hours of a contact point",
    twin: {
      "/contactPoints": [
        contactPoint({ timeZone: "Europe/Paris", hours: { mon: [span("20:00", "05:00")], tue: [] } }),
      ],
    },
    wrong: { "/contactPoints/0/hours/tue": [span("04:00", "06:00")] },
    at: "/contactPoints/0/hours/tue/0",
  },
  {
    code: "I6_TIME_ZONE",
    why: "hours of a location without a time zone",
    twin: week,
    wrong: { "/locations/0/timeZone": ABSENT },
    at: "/locations/0/timeZone",
  },
  {
    code: "I6_TIME_ZONE",
    why: "hours of a contact point, and no zone at the primary location",
    twin: {
      "/locations": [location({ timeZone: "Europe/Berlin" }), location({ id: LOC_2 })],
      "/primaryLocationId": LOC,
      "/contactPoints": [contactPoint({ hours: { mon: [span("08:00", "12:00")] } })],
    },
    wrong: { "/primaryLocationId": LOC_2 },
    at: "/contactPoints/0/timeZone",
  },
  {
    code: "I6_TIME_ZONE",
    why: "hours of a contact point, and no location at all",
    twin: { "/contactPoints": [contactPoint({ timeZone: "Europe/Berlin", hours: { mon: [] } })] },
    wrong: { "/contactPoints/0/timeZone": ABSENT },
    at: "/contactPoints/0/timeZone",
  },
  {
    code: "I6_EMPTY_HOURS",
    why: "hours that say nothing",
    twin: open({ weekly: { sun: [] } }),
    wrong: { "/locations/0/hours": {} },
    at: "/locations/0/hours",
  },
  {
    code: "I6_EMPTY_WEEK",
    why: "weeks without a day",
    twin: { ...week, "/contactPoints": [contactPoint({ hours: { mon: [] } })] },
    wrong: { "/locations/0/hours/weekly": {}, "/contactPoints/0/hours": {} },
    at: ["/locations/0/hours/weekly", "/contactPoints/0/hours"],
  },
  {
    code: "I6_EXCEPTION_ORDER",
    why: "on the last day of the one before",
    twin: holidays,
    wrong: { "/locations/0/hours/exceptions/1/from": "2026-12-26" },
    at: "/locations/0/hours/exceptions/1",
  },
  {
    code: "I6_EXCEPTION_RANGE",
    why: "a last day that is the first",
    twin: holidays,
    wrong: { "/locations/0/hours/exceptions/0/to": "2026-12-24" },
    at: "/locations/0/hours/exceptions/0/to",
  },
];

/** I6. */
export const HOURS_CASES: readonly Case[] = [...DAY, ...WEEK];
