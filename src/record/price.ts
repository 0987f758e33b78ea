import * as z from "zod";
import type { DeepReadonly } from "./deep.ts";
import { PriceUnit } from "./enums.ts";
import { CurrencyCode, Money } from "./primitives.ts";
import { localized } from "./text.ts";

const note = localized(160).optional();

/** Contract §3.4. Every amount says its currency and whether value added tax is in it. */
const terms = { currency: CurrencyCode, vatIncluded: z.boolean(), unit: PriceUnit.optional(), note };

/** Contract §4.2. What an offering costs. */
export const Price = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("fixed"), amount: Money, ...terms }),
  z.object({ kind: z.literal("from"), amount: Money, ...terms }),
  z.object({ kind: z.literal("range"), min: Money, max: Money, ...terms }),
  z.object({ kind: z.literal("on_request"), note }),
  z.object({ kind: z.literal("free"), note }),
]);

/** One amount, as policies state it. */
export const FlatPrice = z.object({
  amount: Money,
  currency: CurrencyCode,
  vatIncluded: z.boolean(),
  unit: PriceUnit.optional(),
});

export type { PriceUnit } from "./enums.ts";
export type Price = DeepReadonly<z.infer<typeof Price>>;
export type FlatPrice = DeepReadonly<z.infer<typeof FlatPrice>>;
