import * as z from "zod";
import type { DeepReadonly } from "./deep.ts";
import { CapacityStatus } from "./enums.ts";
import { nonEmpty } from "./primitives.ts";
import { localized } from "./text.ts";
import { Duration, IsoDate, UtcDateTime } from "./times.ts";

/** How long customers wait: at least, at most, or both. */
export const LeadTime = nonEmpty({ min: Duration.optional(), max: Duration.optional() });

/** Contract §7.5. Whether new work is taken: stated at `asOf`, void from `expiresAt` on. */
export const Capacity = z.object({
  status: CapacityStatus,
  nextAvailableFrom: IsoDate.optional(),
  leadTime: LeadTime.optional(),
  note: localized(280).optional(),
  asOf: UtcDateTime,
  expiresAt: UtcDateTime,
});

export type LeadTime = DeepReadonly<z.infer<typeof LeadTime>>;
export type Capacity = DeepReadonly<z.infer<typeof Capacity>>;
