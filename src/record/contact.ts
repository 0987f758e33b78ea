import * as z from "zod";
import type { DeepReadonly } from "./deep.ts";
import { Audience, Intent, Purpose } from "./enums.ts";
import { Weekly } from "./hours.ts";
import {
  ContactPointId,
  Email,
  list,
  Phone,
  PhoneFormatted,
  RouteTarget,
  TimeZone,
  withOneOf,
} from "./primitives.ts";
import { LanguageTag, line, localized } from "./text.ts";
import { Duration } from "./times.ts";

/** Contract §4.2. Private contact points stay in the record and are in no document. */
export const Visibility = z.enum(["public", "private"]);

export const ContactPoint = withOneOf(["phone", "email"], {
  id: ContactPointId,
  name: line(60),
  visibility: Visibility,
  purposes: list(Purpose, 11),
  phone: Phone.optional(),
  phoneFormatted: PhoneFormatted.optional(),
  email: Email.optional(),
  languages: list(LanguageTag, 20).optional(),
  hours: Weekly.optional(),
  timeZone: TimeZone.optional(),
  responseTime: Duration.optional(),
});

/** Contract §3.6. Who wants what goes where, or is declined. */
export const Route = withOneOf(["routeTo", "decline"], {
  audience: Audience,
  intent: Intent,
  routeTo: RouteTarget.optional(),
  decline: z.literal(true).optional(),
  note: localized(160).optional(),
});

/** Contract §4.3. What agents may do here. */
export const AgentPolicy = z.object({
  agentRequests: z.enum(["welcome", "via_actions_only", "not_accepted"]),
  unsolicitedOutreach: z.enum(["allowed", "no_sales", "none"]),
  agentsMustDisclose: z.boolean(),
});

export type Visibility = z.infer<typeof Visibility>;
export type ContactPoint = DeepReadonly<z.infer<typeof ContactPoint>>;
export type Route = DeepReadonly<z.infer<typeof Route>>;
export type AgentPolicy = DeepReadonly<z.infer<typeof AgentPolicy>>;
