import fc from "fast-check";
import { compact, type Rec } from "../json.ts";
import { assemble, type Build, type Context, pick, type Size, several, someOf, weighted } from "./context.ts";
import { duration } from "./grammar.ts";
import { flatPrice } from "./offerings.ts";
import { localizedLine, localizedText, ownerLine } from "./text.ts";

const METHODS = [
  ...["bank_transfer", "invoice", "girocard", "cash", "credit_card", "debit_card", "direct_debit", "paypal"],
  ...["apple_pay", "google_pay", "twint", "cheque", "instalments"],
];

const POLICIES = [
  ...["payment", "deposit", "estimates", "travel_costs", "warranty", "cancellation", "returns", "delivery"],
  ...["minimum_order", "other"],
] as const;

const policy = fc.record({
  type: fc.constantFrom(...POLICIES),
  methods: someOf(METHODS, 13),
  currencies: fc.subarray(["EUR", "GBP", "CHF"], { minLength: 1 }),
  percent: weighted(5, fc.integer({ min: 1, max: 100 })),
  free: weighted(6, fc.boolean()),
  freeWithinKm: weighted(5, fc.integer({ min: 1, max: 1000 })),
  price: weighted(5, flatPrice),
  period: weighted(5, duration),
  summary: localizedLine(280),
  said: fc.boolean(),
});
type PolicyPlan = typeof policy extends fc.Arbitrary<infer T> ? T : never;

/** The facts of a policy of this type, without its summary. */
function facts(plan: PolicyPlan): Rec {
  const { type, percent, free, freeWithinKm, price, period } = plan;
  const paid = free === true ? undefined : price;
  switch (type) {
    case "payment":
      return { methods: plan.methods, currencies: plan.currencies };
    case "deposit":
      return percent === undefined ? { price } : { percent };
    case "estimates":
      return { free, price: paid };
    case "travel_costs":
      return { freeWithinKm, price };
    case "delivery":
      return { free: price === undefined && free === false ? undefined : free, price: paid };
    case "minimum_order":
      return { price: price ?? { amount: "0.50", currency: "EUR", vatIncluded: false } };
    case "other":
      return {};
    default:
      return { period };
  }
}

/** Policies: one per type except `other`, each with a fact or a summary. */
export function policies(size: Size): fc.Arbitrary<Build<Rec[]>> {
  return several(policy, size.items + 1).map((plans) => (context: Context) => {
    const seen = new Set<string>();
    return plans.flatMap((plan) => {
      if (plan.type !== "other" && seen.has(plan.type)) return [];
      seen.add(plan.type);
      const stated = compact(facts(plan));
      const said = plan.said || Object.keys(stated).length === 0;
      return [{ type: plan.type, ...stated, ...(said ? { summary: plan.summary(context) } : {}) }];
    });
  });
}

/** Questions and answers. */
export function faqs(size: Size): fc.Arbitrary<Build<Rec[]>> {
  const pair = fc.record({ question: localizedLine(200), answer: localizedText(1500) });
  return several(pair, size.items).map(
    (plans) => (context: Context) => plans.map((plan) => assemble(context, plan)),
  );
}

const TONES = [
  ...["warm", "friendly", "precise", "traditional", "modern", "calm", "confident", "playful", "plain"],
  ...["professional", "personal", "reserved", "humorous", "technical", "elegant", "direct"],
];

/** How the business wants to be described; never empty. */
export const voice: fc.Arbitrary<Build<Rec>> = fc
  .record({
    preferredName: weighted(5, ownerLine(120)),
    avoidNames: weighted(4, fc.array(ownerLine(120), { minLength: 1, maxLength: 3 })),
    formality: weighted(5, fc.constantFrom("formal", "informal")),
    tone: weighted(5, someOf(TONES, 6)),
    tagline: weighted(5, localizedLine(120)),
    emphasis: weighted(5, fc.array(localizedLine(120), { minLength: 1, maxLength: 3 })),
  })
  .map((plan) => (context: Context) => {
    const built = assemble(context, plan);
    return Object.keys(built).length === 0 ? { formality: "formal" } : built;
  });

const color = weighted(5, fc.constantFrom("#2F4B3A", "#FFFFFF", "#000000", "#12E456"));
const font = weighted(
  5,
  fc.record({
    family: fc.constantFrom("Lora", "Source Sans 3", "A", "PT Serif"),
    generic: fc.constantFrom("serif", "sans-serif", "monospace", "cursive"),
  }),
);
const colors = fc.record({
  primary: color,
  onPrimary: color,
  accent: color,
  onAccent: color,
  surface: color,
  text: color,
});

function filled(members: Rec | undefined): Rec | undefined {
  const built = compact(members ?? {});
  return Object.keys(built).length === 0 ? undefined : built;
}

/** Colours, fonts, pictures and corners; never empty. */
export const brand: fc.Arbitrary<Build<Rec>> = fc
  .record({
    logo: weighted(5, fc.nat({ max: 5 })),
    imagery: weighted(3, fc.nat({ max: 5 })),
    colors: weighted(6, colors),
    fonts: weighted(5, fc.record({ heading: font, body: font })),
    corners: weighted(5, fc.constantFrom("sharp", "soft", "round")),
  })
  .map((plan) => (context: Context) => {
    const picture = plan.imagery === undefined ? undefined : pick(context.mediaIds, plan.imagery);
    const built = compact({
      logo: plan.logo === undefined ? undefined : pick(context.mediaIds, plan.logo),
      imagery: picture === undefined ? undefined : [picture],
      colors: filled(plan.colors),
      fonts: filled(plan.fonts),
      corners: plan.corners,
    });
    return Object.keys(built).length === 0 ? { corners: "soft" } : built;
  });
