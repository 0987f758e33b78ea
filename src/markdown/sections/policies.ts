import paymentMethods from "../../data/payment-methods.json" with { type: "json" };
import policyLabels from "../../data/policies.json" with { type: "json" };
import { unreachable } from "../../errors.ts";
import { durationText } from "../../facts/duration.ts";
import { flatPriceText } from "../../facts/money.ts";
import type { Policy } from "../../record/policy.ts";
import { type Context, list, type Section } from "../context.ts";
import { inline } from "../escape.ts";

type PolicyOf<T extends Policy["type"]> = Extract<Policy, { readonly type: T }>;

/** MD-POL-PAYMENT. */
function paymentFacts({ methods, currencies }: PolicyOf<"payment">): string {
  const names = methods.map((method) => paymentMethods[method].name).join(", ");
  return currencies.length > 1 ? `${names}; in ${currencies.join(", ")}` : names;
}

/** MD-POL-TRAVEL. */
function travelFacts({ freeWithinKm, price }: PolicyOf<"travel_costs">): string | undefined {
  const amount = price && flatPriceText(price);
  if (freeWithinKm === undefined) return amount;
  const free = `free within ${freeWithinKm} km`;
  return amount === undefined ? free : `${free}; beyond that ${amount}`;
}

/** MD-POL-PERIOD. */
function periodFacts(policy: PolicyOf<"warranty" | "cancellation" | "returns">): string | undefined {
  if (policy.period === undefined) return undefined;
  const period = durationText(policy.period);
  switch (policy.type) {
    case "warranty":
      return period;
    case "cancellation":
      return `free until ${period} before`;
    case "returns":
      return `within ${period}`;
    default:
      return unreachable(policy);
  }
}

/** MD-POL-ESTIMATES. `charged` says what `free: false` without a price means. */
function estimateFacts({ free, price }: PolicyOf<"estimates">): string | undefined {
  if (free) return "free";
  if (price !== undefined) return flatPriceText(price);
  return free === false ? "charged" : undefined;
}

/**
 * The facts of a policy, without a final stop, or `undefined` when it has only a summary; the short ones stand here:
 * MD-POL-DEPOSIT, MD-POL-DELIVERY, MD-POL-MINIMUM.
 */
function facts(policy: Policy): string | undefined {
  switch (policy.type) {
    case "payment":
      return paymentFacts(policy);
    case "deposit":
      return policy.percent === undefined
        ? policy.price && flatPriceText(policy.price)
        : `${policy.percent} %`;
    case "estimates":
      return estimateFacts(policy);
    case "travel_costs":
      return travelFacts(policy);
    case "warranty":
    case "cancellation":
    case "returns":
      return periodFacts(policy);
    case "delivery":
      return policy.free ? "free" : policy.price && flatPriceText(policy.price);
    case "minimum_order":
      return flatPriceText(policy.price);
    case "other":
      return undefined;
    default:
      return unreachable(policy);
  }
}

/** MD-POL-LINE. `{label}: {facts}. {summary}`. */
function line(policy: Policy, { text }: Context): string {
  const stated = facts(policy);
  const parts = [
    stated && `${stated}.`,
    policy.summary === undefined ? undefined : inline(text(policy.summary)),
  ];
  return `${policyLabels[policy.type]}: ${parts.filter((part) => part !== undefined).join(" ")}`;
}

export const policies: Section = {
  key: "policies",
  heading: "Policies",
  body: (context) => list((context.entry.policies ?? []).map((policy) => line(policy, context))),
};
