import * as z from "zod";
import type { DeepReadonly } from "./deep.ts";
import { atMost, list, withOneOf } from "./primitives.ts";
import { localized } from "./text.ts";
import { Closes, IsoDate, Opens } from "./times.ts";

/** One stretch of opening. One that closes before it opens ends on the next day. */
export const Interval = z.object({ opens: Opens, closes: Closes });

/** The stretches of one day. None means closed; a day that is not stated is left out. */
export const DayHours = atMost(Interval, 4);

export const Weekly = withOneOf(["mon", "tue", "wed", "thu", "fri", "sat", "sun"], {
  mon: DayHours.optional(),
  tue: DayHours.optional(),
  wed: DayHours.optional(),
  thu: DayHours.optional(),
  fri: DayHours.optional(),
  sat: DayHours.optional(),
  sun: DayHours.optional(),
});

/** Contract §3.6. Days from `from` to `to`, both included, that are not like the others. */
export const HoursException = z.object({
  from: IsoDate,
  to: IsoDate.optional(),
  intervals: DayHours,
  note: localized(120).optional(),
});

export const Hours = withOneOf(["weekly", "exceptions"], {
  weekly: Weekly.optional(),
  exceptions: list(HoursException, 60).optional(),
});

export type Interval = DeepReadonly<z.infer<typeof Interval>>;
export type DayHours = DeepReadonly<z.infer<typeof DayHours>>;
export type Weekly = DeepReadonly<z.infer<typeof Weekly>>;
export type HoursException = DeepReadonly<z.infer<typeof HoursException>>;
export type Hours = DeepReadonly<z.infer<typeof Hours>>;
