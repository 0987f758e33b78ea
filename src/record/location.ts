import * as z from "zod";
import type { DeepReadonly } from "./deep.ts";
import { Hours } from "./hours.ts";
import { CountryCode, LocationId, TimeZone } from "./primitives.ts";
import { line, localized } from "./text.ts";

/** A postal address, its parts as the owner writes them. */
export const Address = z.object({
  street: line(120).optional(),
  extra: line(120).optional(),
  postalCode: line(12).optional(),
  locality: line(100),
  region: line(100).optional(),
  country: CountryCode,
});

/** A point in degrees (WGS 84). */
export const Geo = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

/** `locality_only` publishes neither street nor point (contract §1, principle 6). */
export const LocationDisplay = z.enum(["full", "locality_only"]);
export const Visits = z.enum(["walk_in", "appointment_preferred", "appointment_only", "none"]);

export const Location = z.object({
  id: LocationId,
  name: localized(120).optional(),
  display: LocationDisplay,
  address: Address,
  geo: Geo.optional(),
  timeZone: TimeZone.optional(),
  visits: Visits.optional(),
  hours: Hours.optional(),
});

export type Address = DeepReadonly<z.infer<typeof Address>>;
export type Geo = DeepReadonly<z.infer<typeof Geo>>;
export type LocationDisplay = z.infer<typeof LocationDisplay>;
export type Visits = z.infer<typeof Visits>;
export type Location = DeepReadonly<z.infer<typeof Location>>;
