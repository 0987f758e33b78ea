import { ABSENT } from "./edit.ts";
import {
  ACT,
  ACT_2,
  action,
  type Case,
  CP,
  CP_2,
  capacity,
  contactPoint,
  EARLIER,
  NOW,
  OFF,
  OFF_2,
  offering,
  operator,
  price,
} from "./invariants-records.ts";

const CAPACITY = { "/capacity": capacity() };
const policy = (members: object) => ({ "/policies": [members] });
const summary = { de: "Nach Absprache." };

const I7_TO_I9: readonly Case[] = [
  {
    code: "I7_EXPIRY_ORDER",
    why: "expires when it is stated",
    twin: CAPACITY,
    wrong: { "/capacity/expiresAt": NOW },
    at: "/capacity/expiresAt",
  },
  {
    code: "I7_TOO_LONG",
    why: "720 hours and a second",
    twin: CAPACITY,
    wrong: { "/capacity/expiresAt": "2026-11-27T09:14:04Z" },
    at: "/capacity/expiresAt",
  },
  {
    code: "I8_RANGE",
    why: "ends of a range that are equal",
    twin: {
      "/offerings": [
        offering({
          price: { kind: "range", min: "900.00", max: "1000.00", currency: "EUR", vatIncluded: true },
        }),
      ],
    },
    wrong: { "/offerings/0/price/max": "900.00" },
    at: "/offerings/0/price/max",
  },
  {
    code: "I8_FREE_WITH_PRICE",
    why: "free, and a price",
    twin: policy({ type: "estimates", free: false, price: price() }),
    wrong: { "/policies/0/free": true },
    at: "/policies/0/price",
  },
  {
    code: "I8_FREE_WITH_PRICE",
    why: "a free delivery with a price",
    twin: policy({ type: "delivery", price: price() }),
    wrong: { "/policies/0/free": true },
    at: "/policies/0/price",
  },
  {
    code: "I8_DEPOSIT_BOTH",
    why: "a percentage and an amount",
    twin: policy({ type: "deposit", percent: 30 }),
    wrong: { "/policies/0/price": price() },
    at: "/policies/0/price",
  },
  {
    code: "I8_POLICY_EMPTY",
    why: "a type alone",
    twin: policy({ type: "warranty", summary }),
    wrong: { "/policies/0/summary": ABSENT },
    at: "/policies/0",
  },
  {
    code: "I8_POLICY_EMPTY",
    why: "a delivery that is not free",
    twin: policy({ type: "estimates", free: false }),
    wrong: { "/policies/0/type": "delivery" },
    at: "/policies/0",
  },
  {
    code: "I9_LEAD_TIME",
    why: "five weeks are longer than one month",
    twin: {
      ...CAPACITY,
      "/capacity/leadTime": { min: "P4W", max: "P1M" },
      "/offerings": [offering({ typicalLeadTime: { min: "P1Y", max: "P365D" } })],
    },
    wrong: { "/capacity/leadTime/min": "P5W", "/offerings/0/typicalLeadTime/min": "P1YT1M" },
    at: ["/offerings/0/typicalLeadTime/min", "/capacity/leadTime/min"],
  },
  {
    code: "I9_EMPLOYEES",
    why: "at least more than at most",
    twin: { "/employees": { min: 10, max: 10 } },
    wrong: { "/employees/min": 11 },
    at: "/employees/min",
  },
];

const choice = (...values: readonly string[]) => ({
  key: "wood",
  label: { de: "Holz?" },
  required: false,
  type: "choice",
  options: values.map((value) => ({ value, label: { de: value } })),
});
const yesNo = (key: string) => ({ key, label: { de: "Ja?" }, required: true, type: "yes_no" });
const HANDOFF = { "/actions": [action({ handoffUrl: "https://muster.example/termin", webForm: false })] };
const AREA = { anywhere: true };

const I10: readonly Case[] = [
  {
    code: "I10_FIELD_OF_KIND",
    why: "a callback has no postal code and no budget",
    twin: { "/actions": [action({ requireFields: ["phone", "postal_code", "desired_timing", "budget"] })] },
    wrong: {
      "/actions/0/type": "request_callback",
      "/actions/0/requireFields": ["phone", "postal_code", "budget"],
    },
    at: ["/actions/0/requireFields/1", "/actions/0/requireFields/2"],
  },
  {
    code: "I10_FIELD_OF_KIND",
    why: "an appointment has no desired timing",
    twin: { "/actions": [action({ type: "request_appointment", requireFields: ["phone", "postal_code"] })] },
    wrong: { "/actions/0/requireFields/0": "desired_timing" },
    at: "/actions/0/requireFields/0",
  },
  {
    code: "I10_MESSAGE_OFFERING",
    why: "a message for an offering",
    twin: { "/offerings": [offering()], "/actions": [action({ offeringIds: [OFF] })] },
    wrong: { "/actions/0/type": "send_message" },
    at: "/actions/0/offeringIds",
  },
  {
    code: "I10_HANDOFF",
    why: "a handoff with a form, fields and questions",
    twin: HANDOFF,
    wrong: {
      "/actions/0/requireFields": ["phone"],
      "/actions/0/questions": [yesNo("new_here")],
      "/actions/0/webForm": true,
    },
    at: ["/actions/0/requireFields", "/actions/0/questions", "/actions/0/webForm"],
  },
  {
    code: "I10_AREA_MISSING",
    why: "only another offering has an area",
    twin: {
      "/offerings": [offering({ serviceArea: AREA }), offering({ id: OFF_2 })],
      "/actions": [action({ serviceAreaOnly: true, offeringIds: [OFF] })],
    },
    wrong: { "/actions/0/offeringIds": [OFF_2] },
    at: "/actions/0/serviceAreaOnly",
  },
  {
    code: "I10_AREA_MISSING",
    why: "nothing has an area",
    twin: { "/serviceArea": AREA, "/actions": [action({ serviceAreaOnly: true })] },
    wrong: { "/serviceArea": ABSENT },
    at: "/actions/0/serviceAreaOnly",
  },
  {
    code: "I10_QUESTION_KEY",
    why: "a key twice",
    twin: { "/actions": [action({ questions: [yesNo("aa"), yesNo("bb")] })] },
    wrong: { "/actions/0/questions/1/key": "aa" },
    at: "/actions/0/questions/1/key",
  },
  {
    code: "I10_OPTION_VALUE",
    why: "a value twice",
    twin: { "/actions": [action({ questions: [choice("oak", "ash")] })] },
    wrong: { "/actions/0/questions/0/options/1/value": "oak" },
    at: "/actions/0/questions/0/options/1/value",
  },
];

const ROUTE = { audience: "any", intent: "quote", routeTo: CP };
const ROUTED = { "/contactPoints": [contactPoint()], "/actions": [action()], "/routing": [ROUTE] };

const I11_I12: readonly Case[] = [
  {
    code: "I11_DUPLICATE_ROUTE",
    why: "one audience and intent twice",
    twin: { ...ROUTED, "/routing/-": { audience: "any", intent: "job", decline: true } },
    wrong: { "/routing/1/intent": "quote" },
    at: "/routing/1",
  },
  {
    code: "I11_TARGET_OR_DECLINE",
    why: "neither",
    twin: ROUTED,
    wrong: { "/routing/0/routeTo": ABSENT },
    at: "/routing/0",
  },
  {
    code: "I11_TARGET_OR_DECLINE",
    why: "both",
    twin: ROUTED,
    wrong: { "/routing/0/decline": true },
    at: "/routing/0",
  },
  {
    code: "I11_TARGET",
    why: "no such contact point",
    twin: ROUTED,
    wrong: { "/routing/0/routeTo": CP_2 },
    at: "/routing/0/routeTo",
  },
  {
    code: "I11_TARGET",
    why: "a private contact point",
    twin: ROUTED,
    wrong: { "/contactPoints/0/visibility": "private" },
    at: "/routing/0/routeTo",
  },
  {
    code: "I11_TARGET",
    why: "a disabled action",
    twin: { ...ROUTED, "/routing/0/routeTo": ACT },
    wrong: { "/actions/0/enabled": false },
    at: "/routing/0/routeTo",
  },
  {
    code: "I11_TARGET",
    why: "no such action",
    twin: { ...ROUTED, "/routing/0/routeTo": ACT },
    wrong: { "/routing/0/routeTo": ACT_2 },
    at: "/routing/0/routeTo",
  },
  {
    code: "I11_UNREACHABLE",
    why: "neither phone nor email",
    twin: { "/contactPoints": [contactPoint({ visibility: "private" })] },
    wrong: { "/contactPoints/0/email": ABSENT },
    at: "/contactPoints/0",
  },
  {
    code: "I12_PHONE_DIFFERS",
    why: "another number",
    twin: {
      "/contactPoints": [contactPoint({ phone: "+492029999001", phoneFormatted: "+49 (202) 99/99.00-1" })],
      "/operator": operator({
        contact: { email: "a@b.example", phone: "+492029999001", phoneFormatted: "+49 202 9999001" },
      }),
    },
    wrong: {
      "/contactPoints/0/phoneFormatted": "+49 202 9999002",
      "/operator/contact/phone": "+492029999003",
    },
    at: ["/contactPoints/0/phoneFormatted", "/operator/contact/phoneFormatted"],
  },
  {
    code: "I12_PHONE_MISSING",
    why: "the formatted number alone",
    twin: {
      "/contactPoints": [contactPoint({ phone: "+492029999001", phoneFormatted: "+49 202 9999001" })],
      "/lastConfirmedAt": EARLIER,
    },
    wrong: { "/contactPoints/0/phone": ABSENT },
    at: "/contactPoints/0/phoneFormatted",
  },
];

/** I7 to I12. */
export const BUSINESS_CASES: readonly Case[] = [...I7_TO_I9, ...I10, ...I11_I12];
