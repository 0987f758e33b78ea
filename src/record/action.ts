import * as z from "zod";
import type { DeepReadonly } from "./deep.ts";
import { ActionType } from "./enums.ts";
import { ActionId, atMost, HttpsUrl, Key, list, OfferingId } from "./primitives.ts";
import { localized } from "./text.ts";
import { Duration } from "./times.ts";

export const Option = z.object({ value: Key, label: localized(80) });

const label = localized(200);

/** Contract §7.5. What the business wants to know with a request. */
export const Question = z.discriminatedUnion("type", [
  z.object({ key: Key, label, type: z.literal("yes_no"), required: z.boolean() }),
  z.object({ key: Key, label, type: z.literal("text"), required: z.boolean() }),
  z.object({ key: Key, label, type: z.literal("number"), required: z.boolean() }),
  z.object({
    key: Key,
    label,
    type: z.literal("choice"),
    required: z.boolean(),
    options: atMost(Option, 12).min(2, { error: "TOO_FEW" }),
  }),
]);

/** Contract §7.5. A field that a kind of action has, and that an action can make required. */
export const RequireField = z.enum(["phone", "postal_code", "desired_timing", "budget"]);

/** Contract §7.4. Something an agent can do here. Without `offeringIds` it is for every offering. */
export const Action = z.object({
  id: ActionId,
  type: ActionType,
  name: localized(80),
  enabled: z.boolean(),
  offeringIds: list(OfferingId, 200).optional(),
  requireFields: list(RequireField, 4).optional(),
  questions: list(Question, 12).optional(),
  serviceAreaOnly: z.boolean(),
  expectedResponse: Duration.optional(),
  webForm: z.boolean(),
  handoffUrl: HttpsUrl.optional(),
});

export type Option = DeepReadonly<z.infer<typeof Option>>;
export type Question = DeepReadonly<z.infer<typeof Question>>;
export type RequireField = z.infer<typeof RequireField>;
export type Action = DeepReadonly<z.infer<typeof Action>>;
