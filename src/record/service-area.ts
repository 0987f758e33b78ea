import * as z from "zod";
import type { DeepReadonly } from "./deep.ts";
import { CountryCode, integer, LocationId, list, withOneOf } from "./primitives.ts";
import { line } from "./text.ts";

/** Kilometres around one of the entry's locations. */
export const ServiceRadius = z.object({ km: integer(1, 1000), around: LocationId });

export const ServicePlace = z.object({
  type: z.enum(["city", "region", "country"]),
  name: line(100),
  country: CountryCode.optional(),
});

/** Contract §4.2. Where the business works: anywhere, or around a location and in named places. */
export const ServiceArea = withOneOf(["anywhere", "radius", "places"], {
  anywhere: z.literal(true).optional(),
  radius: ServiceRadius.optional(),
  places: list(ServicePlace, 60).optional(),
});

export type ServiceRadius = DeepReadonly<z.infer<typeof ServiceRadius>>;
export type ServicePlace = DeepReadonly<z.infer<typeof ServicePlace>>;
export type ServiceArea = DeepReadonly<z.infer<typeof ServiceArea>>;
