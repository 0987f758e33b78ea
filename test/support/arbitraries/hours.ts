import fc from "fast-check";
import type { Rec } from "../json.ts";
import { type Build, type Context, day, type Size, several, weighted } from "./context.ts";
import { localizedLine } from "./text.ts";

const DAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
type Interval = { readonly opens: string; readonly closes: string };
type DayKind = "unstated" | "closed" | "plain" | "split" | "night" | "all_day" | "early";

/** Intervals that are in order and apart, whatever stands on the day before or after. */
const SHAPES: Record<Exclude<DayKind, "unstated" | "night">, readonly Interval[]> = {
  closed: [],
  plain: [{ opens: "08:00", closes: "16:30" }],
  split: [
    { opens: "09:00", closes: "12:00" },
    { opens: "13:00", closes: "17:00" },
  ],
  all_day: [{ opens: "00:00", closes: "24:00" }],
  early: [
    { opens: "03:05", closes: "04:00" },
    { opens: "04:01", closes: "04:02" },
    { opens: "23:00", closes: "24:00" },
  ],
};

const dayKind: fc.Arbitrary<DayKind> = fc.oneof(
  { weight: 2, arbitrary: fc.constant<DayKind>("unstated") },
  { weight: 2, arbitrary: fc.constant<DayKind>("closed") },
  { weight: 4, arbitrary: fc.constant<DayKind>("plain") },
  { weight: 2, arbitrary: fc.constantFrom<DayKind>("split", "night", "all_day", "early") },
);

/** A night may only reach into a day whose first interval begins later, so it ends before anything could begin. */
function night(next: DayKind): readonly Interval[] {
  const closes = next === "all_day" ? "24:00" : "02:00";
  return [
    { opens: "10:00", closes: "11:00" },
    { opens: "18:00", closes },
  ];
}

/** Opening hours of a week: at least one day is stated. */
export const weekly: fc.Arbitrary<Rec> = fc
  .record({ days: fc.array(dayKind, { minLength: 7, maxLength: 7 }), uniform: fc.boolean() })
  .map(({ days, uniform }) => {
    const kinds = [...days];
    if (uniform) kinds.fill(kinds[0] ?? "plain", 0, 5);
    if (!kinds.some((kind) => kind !== "unstated")) kinds[3] = "plain";
    const week: Rec = {};
    DAYS.forEach((name, index) => {
      const kind = kinds[index] ?? "unstated";
      if (kind === "unstated") return;
      week[name] = kind === "night" ? night(kinds[(index + 1) % 7] ?? "unstated") : SHAPES[kind];
    });
    return week;
  });

const exception = fc.record({
  gap: fc.integer({ min: 2, max: 40 }),
  length: weighted(4, fc.integer({ min: 1, max: 12 })),
  kind: fc.constantFrom<keyof typeof SHAPES>("closed", "closed", "plain", "split", "all_day"),
  note: weighted(5, localizedLine(120)),
});

/** Dated exceptions, in order and apart. */
function exceptions(most: number): fc.Arbitrary<Build<Rec[]>> {
  return several(exception, most).map((plans) => (context: Context) => {
    let at = context.updatedAt - 20 * 86400;
    return plans.map(({ gap, length, kind, note }) => {
      at += gap * 86400;
      const item: Rec = { from: day(at) };
      if (length !== undefined) {
        at += length * 86400;
        item.to = day(at);
      }
      item.intervals = SHAPES[kind];
      if (note !== undefined) item.note = note(context);
      return item;
    });
  });
}

/** Hours of a location: a week, exceptions, or both. */
export function hours(size: Size): fc.Arbitrary<Build<Rec>> {
  return fc
    .record({
      shape: fc.constantFrom("week", "week", "both", "exceptions"),
      week: weekly,
      dated: exceptions(size.items),
    })
    .map(({ shape, week, dated }) => (context: Context) => {
      if (shape === "week") return { weekly: week };
      return shape === "both" ? { weekly: week, exceptions: dated(context) } : { exceptions: dated(context) };
    });
}
