import * as z from "zod";
import type { DeepReadonly } from "./deep.ts";
import { PaymentMethod } from "./enums.ts";
import { FlatPrice } from "./price.ts";
import { CurrencyCode, integer, list } from "./primitives.ts";
import { localized } from "./text.ts";
import { Duration } from "./times.ts";

/** The owner's own sentence. The other members are facts. */
const summary = localized(280).optional();
const price = FlatPrice.optional();
const period = Duration.optional();
const free = z.boolean().optional();

/** Contract §4.3. The terms of business, one policy for each type. */
export const Policy = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("payment"),
    methods: list(PaymentMethod, 13),
    currencies: list(CurrencyCode, 10),
    summary,
  }),
  z.object({ type: z.literal("deposit"), percent: integer(1, 100).optional(), price, summary }),
  z.object({ type: z.literal("estimates"), free, price, summary }),
  z.object({ type: z.literal("travel_costs"), freeWithinKm: integer(1, 1000).optional(), price, summary }),
  z.object({ type: z.literal("warranty"), period, summary }),
  z.object({ type: z.literal("cancellation"), period, summary }),
  z.object({ type: z.literal("returns"), period, summary }),
  z.object({ type: z.literal("delivery"), free, price, summary }),
  z.object({ type: z.literal("minimum_order"), price: FlatPrice, summary }),
  z.object({ type: z.literal("other"), summary: localized(280) }),
]);

export type Policy = DeepReadonly<z.infer<typeof Policy>>;
export type PolicyType = Policy["type"];
