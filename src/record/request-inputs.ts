import * as z from "zod";
import type { DeepReadonly } from "./deep.ts";
import {
  ActionId,
  atMost,
  CurrencyCode,
  Email,
  EntryId,
  format,
  Key,
  list,
  Money,
  OfferingId,
  Phone,
  Slug,
} from "./primitives.ts";
import { LanguageTag } from "./text.ts";
import { IsoDate } from "./times.ts";

/** Contract §7.5. A time on somebody's clock: with seconds, and with the offset that says whose clock it is. */
export const OffsetDateTime = format(
  "FORMAT_DATE_TIME",
  /^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\.[0-9]{1,9})?(?:Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])$/,
  'a time with its offset such as "2026-12-03T09:00:00+01:00"',
  { further: [{ code: "DATE_NOT_REAL", test: (time) => IsoDate.safeParse(time.slice(0, 10)).success }] },
);

/** Contract §7.5. Which entry a call is for, by its ID or by its slug. */
export const EntryReference = z.union([EntryId, Slug]);

/** Contract §7.5. From when to when something suits the customer. */
export const TimeSlot = z.object({ from: OffsetDateTime, to: OffsetDateTime });

/** Contract §7.5. What the customer wants to spend at most. No currency is guessed. */
export const Budget = z.object({ max: Money, currency: CurrencyCode });

/** Contract §7.5. One answer to a question of the action: of a choice the value, of yes or no a boolean. */
export const Answer = z.union([z.string().max(1000, { error: "TOO_LONG" }), z.number(), z.boolean()]);

export const PreferredChannel = z.enum(["email", "phone"]);

/** Contract §7.5. Who is asking. The code that sends a request goes to the email address, so there always is one. */
export const Requester = z.object({
  name: words(2, 120),
  email: Email,
  phone: Phone.optional(),
  preferredChannel: PreferredChannel.optional(),
  language: LanguageTag.optional(),
});

/** Contract §7.5. A customer whom the business can call back. */
export const RequesterWithPhone = Requester.extend({ phone: Phone });

/** What every call of a confirming action has. */
const call = {
  entry: EntryReference,
  actionId: ActionId.optional(),
  requester: Requester,
  answers: z.record(Key, Answer).optional(),
  idempotencyKey: words(8, 64).optional(),
};

const offeringId = OfferingId.optional();
const postalCode = words(3, 10).optional();

/** Contract §7.5. A call of `request_quote`. */
export const RequestQuoteInput = z.object({
  ...call,
  offeringId,
  description: words(10, 4000),
  postalCode,
  desiredTiming: words(0, 200).optional(),
  budget: Budget.optional(),
});

/** Contract §7.5. A call of `request_callback`. */
export const RequestCallbackInput = z.object({
  ...call,
  requester: RequesterWithPhone,
  offeringId,
  topic: words(3, 500),
  preferredTimes: atMost(TimeSlot, 3).optional(),
});

/** Contract §7.5. A call of `request_appointment`. */
export const RequestAppointmentInput = z.object({
  ...call,
  offeringId,
  purpose: words(3, 1000),
  preferredSlots: list(TimeSlot, 5),
  postalCode,
});

/** Contract §7.5. A call of `send_message`. */
export const SendMessageInput = z.object({ ...call, subject: words(3, 200), message: words(10, 4000) });

/** A customer's words, by their length in code points. They are in no document, so the rules for owner text are not theirs. */
function words(min: number, max: number): z.ZodString {
  return z.string().min(min, { error: "TOO_SHORT" }).max(max, { error: "TOO_LONG" });
}

export type TimeSlot = DeepReadonly<z.infer<typeof TimeSlot>>;
export type Budget = DeepReadonly<z.infer<typeof Budget>>;
export type Answer = z.infer<typeof Answer>;
export type Requester = DeepReadonly<z.infer<typeof Requester>>;
export type RequestQuoteInput = DeepReadonly<z.infer<typeof RequestQuoteInput>>;
export type RequestCallbackInput = DeepReadonly<z.infer<typeof RequestCallbackInput>>;
export type RequestAppointmentInput = DeepReadonly<z.infer<typeof RequestAppointmentInput>>;
export type SendMessageInput = DeepReadonly<z.infer<typeof SendMessageInput>>;
