import { describe, expect, it } from "vitest";
import * as requests from "../../src/record/request-inputs.ts";
import type { Rec } from "../support/json.ts";
import { faultyVariants, freeVariants, fullCall } from "./calls.ts";
import { HAND } from "./shown-actions.ts";
import { objection, validatorOf } from "./support.ts";

describe("the published schemas of requests", () => {
  const FILES = {
    request_quote: ["request-quote-input", requests.RequestQuoteInput],
    request_callback: ["request-callback-input", requests.RequestCallbackInput],
    request_appointment: ["request-appointment-input", requests.RequestAppointmentInput],
    send_message: ["send-message-input", requests.SendMessageInput],
  } as const;
  const validators = Object.values(FILES).map(([file]) => [file, validatorOf(file)] as const);
  const validatorFor = new Map(validators);

  it("accept what the action's own schema accepts", () => {
    for (const { entry, action } of HAND.filter((one) => one.action.handoffUrl === undefined)) {
      const validate = validatorFor.get(FILES[action.type][0]);
      if (validate === undefined) throw new Error("no schema");
      expect(objection(validate, fullCall(entry, action)), action.type).toBeUndefined();
    }
  });

  it("give the same verdict as zod to every correct and every faulty call", () => {
    for (const { entry, action } of HAND) {
      const [file, zod] = FILES[action.type];
      const validate = validatorFor.get(file);
      for (const [label, call] of [...freeVariants(entry, action), ...faultyVariants(entry, action)]) {
        expect(validate?.(call), `${file}: ${label}`).toBe(zod.safeParse(call).success);
      }
    }
  });

  const QUOTE = HAND.find(({ action }) => action.type === "request_quote" && action.handoffUrl === undefined);
  const APPOINTMENT = HAND.find(({ action }) => action.type === "request_appointment");
  const slot = (from: unknown): Rec => ({ preferredSlots: [{ from, to: "2027-01-11T10:00:00Z" }] });

  it.each([
    [
      "entry",
      [{ entry: "a" }, { entry: "admin" }, { entry: "off_00000000000000000000000000" }],
      [{ entry: "ab" }],
    ],
    ["answers", [{ answers: { A: 1 } }, { answers: { ab: "x".repeat(1001) } }], [{ answers: {} }]],
    ["answer", [{ answers: { ab: null } }, { answers: { ab: [] } }], [{ answers: { ab: "x".repeat(1000) } }]],
    ["idempotencyKey", [{ idempotencyKey: "1234567" }], [{ idempotencyKey: "12345678" }]],
    [
      "description",
      [{ description: "x".repeat(9) }, { description: "x".repeat(4001) }],
      [{ description: "𝄞".repeat(4000) }],
    ],
    ["postalCode", [{ postalCode: "42" }, { postalCode: "1".repeat(11) }], [{ postalCode: "SW1A 1AA" }]],
    ["desiredTiming", [{ desiredTiming: "x".repeat(201) }], [{ desiredTiming: "" }]],
    [
      "budget",
      [{ budget: { max: "5000", currency: "EUR" } }, { budget: { max: "5.00", currency: "eur" } }],
      [{ budget: { max: "0.00", currency: "CHF" } }],
    ],
    [
      "requester",
      [{ requester: { name: "A", email: "a@b.example" } }, { requester: { name: "Al", email: "a@b" } }],
      [{ requester: { name: "Al", email: "a@b.example" } }],
    ],
  ] as const)("hold the limits of a quote's %s as zod does", (_name, refused, accepted) => {
    const validate = validatorFor.get("request-quote-input");
    const base = QUOTE && fullCall(QUOTE.entry, QUOTE.action);
    for (const [edits, wanted] of [
      [refused, false],
      [accepted, true],
    ] as const) {
      for (const edit of edits) {
        expect(requests.RequestQuoteInput.safeParse({ ...base, ...edit }).success).toBe(wanted);
        expect(validate?.({ ...base, ...edit })).toBe(wanted);
      }
    }
  });

  it.each([
    ["2027-01-11T09:00:00+01:00", true],
    ["2027-01-11T09:00:00Z", true],
    ["2027-01-11T09:00:00.250-05:30", true],
    ["2028-02-29T09:00:00Z", true],
    ["2027-02-29T09:00:00Z", false],
    ["2027-01-11T09:00:00", false],
    ["2027-01-11T09:00+01:00", false],
    ["2027-01-11T09:00:00+0100", false],
    ["2027-01-11 09:00:00Z", false],
    ["2027-01-11T25:00:00Z", false],
  ])("read the time %s as zod does", (from, wanted) => {
    const call = { ...(APPOINTMENT && fullCall(APPOINTMENT.entry, APPOINTMENT.action)), ...slot(from) };
    expect(requests.RequestAppointmentInput.safeParse(call).success).toBe(wanted);
    expect(validatorFor.get("request-appointment-input")?.(call)).toBe(wanted);
  });
});
