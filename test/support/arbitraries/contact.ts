import fc from "fast-check";
import { compact, type Rec } from "../json.ts";
import { type Build, type Context, makeId, pick, type Size, several, someOf, weighted } from "./context.ts";
import { email, httpsUrl, phone } from "./grammar.ts";
import { weekly } from "./hours.ts";
import { responseTime } from "./offerings.ts";
import { localizedLine, ownerLine } from "./text.ts";

const PURPOSES = [
  ...["general", "quotes", "complaints", "jobs", "appointments", "orders", "support", "billing", "press"],
  ...["partnerships", "emergencies"],
];

const contactPoint = fc.record({
  name: ownerLine(60),
  visibility: fc.constantFrom("public", "public", "public", "private"),
  purposes: someOf(PURPOSES, 3),
  reach: fc.constantFrom("phone", "email", "both"),
  phone,
  email,
  languages: weighted(3, fc.subarray(["de", "en", "no", "zh-Hant"], { minLength: 1 })),
  hours: weighted(3, weekly),
  timeZone: weighted(3, fc.constantFrom("Europe/Berlin", "America/New_York")),
  responseTime,
});

/** Contact points, public and private; each has a phone or an email. */
export function contactPoints(size: Size): fc.Arbitrary<Build<Rec[]>> {
  return several(contactPoint, size.items).map(
    (plans) => (context: Context) =>
      plans.map((plan, index) => {
        const id = makeId("cp", index, context.salt);
        if (plan.visibility === "public") context.publicContactIds.push(id);
        const zone = plan.hours !== undefined && !context.zoned ? "Asia/Tokyo" : undefined;
        const called = plan.reach === "email" ? {} : plan.phone;
        return compact({
          id,
          name: plan.name,
          visibility: plan.visibility,
          purposes: plan.purposes,
          ...called,
          email: plan.reach === "phone" ? undefined : plan.email,
          languages: plan.languages,
          hours: plan.hours,
          timeZone: plan.timeZone ?? zone,
          responseTime: plan.responseTime,
        });
      }),
  );
}

const AUDIENCES = ["any", "consumer", "business", "job_seeker", "press", "supplier", "public_body"];
const INTENTS = [
  ...["quote", "question", "complaint", "job", "sales_pitch", "appointment", "order", "support", "billing"],
  ...["press", "partnership", "emergency"],
];

const route = fc.record({
  audience: fc.constantFrom(...AUDIENCES),
  intent: fc.constantFrom(...INTENTS),
  target: fc.nat({ max: 9 }),
  note: weighted(5, localizedLine(160)),
});

/** Routes to enabled actions and public contact points, or declined; one per audience and intent. */
export function routing(size: Size): fc.Arbitrary<Build<Rec[]>> {
  return several(route, size.items + 1).map((plans) => (context: Context) => {
    const targets = [...context.enabledActionIds, ...context.publicContactIds];
    const seen = new Set<string>();
    return plans.flatMap(({ audience, intent, target, note }) => {
      if (seen.has(`${audience} ${intent}`)) return [];
      seen.add(`${audience} ${intent}`);
      const routeTo = target < 7 ? pick(targets, target) : undefined;
      const way = routeTo === undefined ? { decline: true } : { routeTo };
      return [compact({ audience, intent, ...way, note: note?.(context) })];
    });
  });
}

/** What the entry asks of agents. */
export const agentPolicy = fc.record({
  agentRequests: fc.constantFrom("welcome", "via_actions_only", "not_accepted"),
  unsolicitedOutreach: fc.constantFrom("allowed", "no_sales", "none"),
  agentsMustDisclose: fc.boolean(),
});

/** The fields that each kind of action lets its owner require. */
const REQUIRABLE: { readonly [type: string]: readonly string[] } = {
  request_quote: ["phone", "postal_code", "desired_timing", "budget"],
  request_callback: [],
  request_appointment: ["phone", "postal_code"],
  send_message: ["phone"],
};
const TYPES = Object.keys(REQUIRABLE);
const KEYS = ["has_sloped_ceiling", "no", "a1", "width_mm", "x_"];

const question = fc.record({
  type: fc.constantFrom("yes_no", "text", "number", "choice"),
  label: localizedLine(200),
  required: fc.boolean(),
  options: fc.array(localizedLine(80), { minLength: 2, maxLength: 4 }),
});

const action = fc.record({
  type: fc.constantFrom(...TYPES),
  name: localizedLine(80),
  enabled: fc.constantFrom(true, true, true, false),
  offerings: weighted(4, fc.array(fc.nat({ max: 30 }), { minLength: 1, maxLength: 4 })),
  required: weighted(4, fc.nat({ max: 15 })),
  questions: weighted(3, fc.array(question, { minLength: 1, maxLength: 3 })),
  serviceAreaOnly: fc.boolean(),
  expectedResponse: responseTime,
  webForm: fc.boolean(),
  handoffUrl: weighted(2, httpsUrl),
});
type ActionPlan = typeof action extends fc.Arbitrary<infer T> ? T : never;

function questions(plan: ActionPlan, context: Context): Rec[] | undefined {
  return plan.questions?.map(({ type, label, required, options }, index) => {
    const base = { key: KEYS[index], label: label(context), type, required };
    if (type !== "choice") return base;
    return { ...base, options: options.map((text, at) => ({ value: KEYS[at], label: text(context) })) };
  });
}

function buildAction(plan: ActionPlan, index: number, context: Context): Rec {
  const id = makeId("act", index, context.salt);
  if (plan.enabled) context.enabledActionIds.push(id);
  const named = new Set((plan.offerings ?? []).flatMap((at) => pick(context.offeringIds, at) ?? []));
  const fields = (REQUIRABLE[plan.type] ?? []).filter((_, at) => ((plan.required ?? 0) >> at) % 2 === 1);
  const handoff = plan.handoffUrl !== undefined;
  return compact({
    id,
    type: plan.type,
    name: plan.name(context),
    enabled: plan.enabled,
    offeringIds: plan.type === "send_message" || named.size === 0 ? undefined : [...named],
    requireFields: handoff || fields.length === 0 ? undefined : fields,
    questions: handoff ? undefined : questions(plan, context),
    serviceAreaOnly: plan.serviceAreaOnly && context.hasArea,
    expectedResponse: plan.expectedResponse,
    webForm: plan.webForm && !handoff,
    handoffUrl: plan.handoffUrl,
  });
}

/** Actions of every kind, enabled and disabled, handed off or not. */
export function actions(size: Size): fc.Arbitrary<Build<Rec[]>> {
  return several(action, size.items).map(
    (plans) => (context: Context) => plans.map((plan, index) => buildAction(plan, index, context)),
  );
}
