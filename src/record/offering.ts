import * as z from "zod";
import { LeadTime } from "./capacity.ts";
import type { DeepReadonly } from "./deep.ts";
import { Price } from "./price.ts";
import { CategoryCode, list, MediaId, OfferingId } from "./primitives.ts";
import { ServiceArea } from "./service-area.ts";
import { localized, localizedText } from "./text.ts";

export const OfferingType = z.enum(["service", "product"]);
export const OfferingAudience = z.enum(["all", "consumer", "business"]);

export const Availability = z.enum([
  "available",
  "limited",
  "made_to_order",
  "preorder",
  "backorder",
  "unavailable",
  "discontinued",
]);

/** Contract §4.2. A service or a product. `shortName` is what an action's list of offerings calls it. */
export const Offering = z.object({
  id: OfferingId,
  type: OfferingType,
  name: localized(120),
  shortName: localized(60).optional(),
  description: localizedText(2000).optional(),
  category: CategoryCode.optional(),
  audience: OfferingAudience,
  price: Price.optional(),
  availability: Availability.optional(),
  typicalLeadTime: LeadTime.optional(),
  serviceArea: ServiceArea.optional(),
  media: list(MediaId, 10).optional(),
});

export type OfferingType = z.infer<typeof OfferingType>;
export type OfferingAudience = z.infer<typeof OfferingAudience>;
export type Availability = z.infer<typeof Availability>;
export type Offering = DeepReadonly<z.infer<typeof Offering>>;
