import fc from "fast-check";
import categories from "../../../src/data/categories.json" with { type: "json" };
import { compact, type Rec } from "../json.ts";
import {
  type Build,
  type Context,
  day,
  makeId,
  part,
  pick,
  type Size,
  several,
  utc,
  weighted,
} from "./context.ts";
import { currency, duration, leadTime, money } from "./grammar.ts";
import { serviceArea } from "./places.ts";
import { localizedLine, localizedText, ownerLine } from "./text.ts";

const CODES = Object.keys(categories);

/** A category code, with or without a row in the table. */
export const categoryCode = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...CODES) },
  { weight: 1, arbitrary: fc.constantFrom("trades.unheard_of", "oddities", "no.such_code") },
);

const UNITS = [
  ...["hour", "day", "piece", "metre", "square_metre", "cubic_metre", "kilogram", "kilometre", "month"],
];
const unit = weighted(5, fc.constantFrom(...UNITS));

/** An amount of money with its currency, VAT and unit. */
export const flatPrice: fc.Arbitrary<Rec> = fc
  .record({ amount: money, currency, vatIncluded: fc.boolean(), unit })
  .map((plan) => compact(plan));

/** A price of every kind; a range runs from the smaller to the larger amount. */
export const price: fc.Arbitrary<Build<Rec>> = fc
  .record({
    kind: fc.constantFrom("fixed", "from", "range", "on_request", "free"),
    flat: flatPrice,
    more: fc.integer({ min: 1, max: 99999 }),
    note: weighted(4, localizedLine(160)),
  })
  .map(({ kind, flat, more, note }) => (context: Context) => {
    const said = note?.(context);
    if (kind === "on_request" || kind === "free") return compact({ kind, note: said });
    const { amount, ...rest } = flat;
    if (kind !== "range") return compact({ kind, amount, ...rest, note: said });
    const min = String(Math.min(Number(String(amount).slice(0, -3)), 99999999));
    return compact({ kind, min: `${min}.00`, max: `${Number(min) + more}.05`, ...rest, note: said });
  });

const AVAILABILITY = [
  ...["available", "limited", "made_to_order", "preorder", "backorder", "unavailable", "discontinued"],
];

function offering(size: Size): fc.Arbitrary<Build<Rec>> {
  const some = Math.min(size.chance, 5);
  return part({
    type: fc.constantFrom("service", "product"),
    name: localizedLine(120),
    shortName: weighted(3, localizedLine(60)),
    description: weighted(some, localizedText(2000)),
    category: weighted(2, categoryCode),
    audience: fc.constantFrom("all", "consumer", "business"),
    price: weighted(some, price),
    availability: weighted(3, fc.constantFrom(...AVAILABILITY)),
    typicalLeadTime: weighted(3, leadTime),
    serviceArea: weighted(2, serviceArea(size)),
    media: weighted(
      1,
      fc.nat({ max: 5 }).map((index) => (context: Context) => mediaRef(context, index)),
    ),
  });
}

function mediaRef(context: Context, index: number): string[] | undefined {
  const id = pick(context.mediaIds, index);
  return id === undefined ? undefined : [id];
}

/** Offerings; rarely more than the 25 that one document lists. */
export function offerings(size: Size): fc.Arbitrary<Build<Rec[]>> {
  const many = fc.record({
    count: fc.integer({ min: 24, max: 29 }),
    audience: fc.constant("all"),
    name: localizedLine(40),
  });
  return fc
    .oneof(
      { weight: 40, arbitrary: several(offering(size), size.items) },
      {
        weight: 1,
        arbitrary: many.map(({ count, name }) => {
          const one = (context: Context) => ({ type: "service", name: name(context), audience: "all" });
          return Array.from({ length: count }, () => one as Build<Rec>);
        }),
      },
    )
    .map(
      (builds) => (context: Context) =>
        builds.map((build, index) => {
          const id = makeId("off", index, context.salt);
          context.offeringIds.push(id);
          return { id, ...build(context) };
        }),
    );
}

/** What the business can take on now; expired at `updatedAt` in some cases. */
export const capacity: fc.Arbitrary<Build<Rec>> = fc
  .record({
    status: fc.constantFrom("accepting", "limited", "waitlist", "not_accepting"),
    next: weighted(4, fc.integer({ min: -40, max: 400 })),
    leadTime: weighted(4, leadTime),
    note: weighted(5, localizedLine(280)),
    age: fc.oneof(fc.constant(0), fc.nat({ max: 45 * 86400 })),
    life: fc.oneof(fc.constant(1), fc.constant(30 * 86400), fc.integer({ min: 1, max: 30 * 86400 })),
  })
  .map(({ status, next, leadTime: time, note, age, life }) => (context: Context) => {
    const asOf = context.updatedAt - age;
    return compact({
      status,
      nextAvailableFrom: next === undefined ? undefined : day(context.updatedAt + next * 86400),
      leadTime: time,
      note: note?.(context),
      asOf: utc(asOf),
      expiresAt: utc(asOf + life),
    });
  });

const CREDENTIALS = [
  "master_craftsman",
  "certification",
  "license",
  "trade_registration",
  "membership",
  "award",
];

const credential = fc.record({
  type: fc.constantFrom(...CREDENTIALS),
  name: ownerLine(120),
  issuer: part({ name: ownerLine(120), url: weighted(3, fc.constant("https://www.issuer.example/a_b")) }),
  issued: fc.boolean(),
  verifiedAgo: weighted(2, fc.nat({ max: 9999999 })),
  validDays: weighted(5, fc.integer({ min: -3, max: 30 })),
});

/** Credentials; some are past their last day at `updatedAt`. */
export function credentials(size: Size): fc.Arbitrary<Build<Rec[]>> {
  return several(credential, size.items).map(
    (plans) => (context: Context) =>
      plans.map((plan, index) => ({
        id: makeId("crd", index, context.salt),
        ...compact({
          type: plan.type,
          name: plan.name,
          issuer: plan.issued || plan.type === "membership" ? plan.issuer(context) : undefined,
          verification: plan.verifiedAgo === undefined ? "self_declared" : "verified",
          verifiedAt: plan.verifiedAgo === undefined ? undefined : utc(context.updatedAt - plan.verifiedAgo),
          validThrough:
            plan.validDays === undefined ? undefined : day(context.updatedAt + plan.validDays * 86400),
        }),
      })),
  );
}

/** A response time. */
export const responseTime = weighted(3, duration);
