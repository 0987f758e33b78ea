import type { Fault } from "../../errors.ts";
import { fault, goneWithin, items, quoted, type Reading } from "./reading.ts";

const MINUTES = { W: 10_080, Y: 525_600, M: 43_200, D: 1_440, TH: 60, TM: 1 } as const;

/** Whether one money text is less than another: two decimals each, so the longer one is the larger one. */
function less(left: string, right: string): boolean {
  return left.length === right.length ? left < right : left.length < right.length;
}

/** Minutes of an ISO 8601 duration; a year counts 365 days, a month 30, a week 7. */
export function durationMinutes(duration: string): number {
  const parts = /^P(?:(\d+)W)?(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?$/.exec(duration);
  const counts = (parts ?? []).slice(1).map((count) => Number(count ?? 0));
  const units = [MINUTES.W, MINUTES.Y, MINUTES.M, MINUTES.D, MINUTES.TH, MINUTES.TM];
  return units.reduce((sum, unit, index) => sum + unit * (counts[index] ?? 0), 0);
}

/** ENTRY-I8-RANGE. The lower end of a price range is less than the upper end. */
export function priceRange(reading: Reading): Fault[] {
  return items(reading.entry.offerings).flatMap(([index, { price }]) => {
    if (price?.kind !== "range" || price.min === undefined || price.max === undefined) return [];
    if (less(price.min, price.max)) return [];
    const message = `The upper end of a range must be more than the lower end (${price.min}), but it is ${price.max}.`;
    return [fault("I8_RANGE", `/offerings/${index}/price/max`, message)];
  });
}

/** ENTRY-I8-FREE-WITH-PRICE. What is free has no price. */
export function freeWithoutPrice(reading: Reading): Fault[] {
  return items(reading.entry.policies).flatMap(([index, policy]) => {
    if (policy.type !== "estimates" && policy.type !== "delivery") return [];
    if (policy.free !== true || policy.price === undefined) return [];
    const message = `A policy that says "free": true has no price, but one of ${policy.price.amount ?? "some amount"} is given.`;
    return [fault("I8_FREE_WITH_PRICE", `/policies/${index}/price`, message)];
  });
}

/** ENTRY-I8-DEPOSIT-BOTH. A deposit is a percentage or an amount. */
export function depositOneWay(reading: Reading): Fault[] {
  return items(reading.entry.policies).flatMap(([index, policy]) => {
    if (policy.type !== "deposit" || policy.percent === undefined || policy.price === undefined) return [];
    const message = `A deposit is a percentage or an amount, but both ${policy.percent} % and a price are given.`;
    return [fault("I8_DEPOSIT_BOTH", `/policies/${index}/price`, message)];
  });
}

/** ENTRY-I8-POLICY-EMPTY. A policy has a fact or a summary; a delivery that is only "not free" states no fact. */
export function policyStatesSomething(reading: Reading): Fault[] {
  return items(reading.entry.policies).flatMap(([index, policy]) => {
    const pointer = `/policies/${index}`;
    if (policy.type === undefined || goneWithin(reading, pointer)) return [];
    const facts = Object.entries(policy).filter(([name, value]) => {
      if (name === "type" || value === undefined) return false;
      return !(policy.type === "delivery" && name === "free" && value === false);
    });
    if (facts.length > 0) return [];
    const message = `A policy needs a fact or a summary, but this one of the type ${quoted(policy.type)} has neither.`;
    return [fault("I8_POLICY_EMPTY", pointer, message)];
  });
}

type LeadTime = { readonly min?: string | undefined; readonly max?: string | undefined };

function leadTimeOrder(pointer: string, { min, max }: LeadTime): Fault[] {
  if (min === undefined || max === undefined || durationMinutes(min) <= durationMinutes(max)) return [];
  const message = `The shortest lead time must not be longer than the longest one (${max}), but it is ${min}.`;
  return [fault("I9_LEAD_TIME", `${pointer}/min`, message)];
}

/** ENTRY-I9-LEAD-TIME. The shortest lead time is not longer than the longest one. */
export function leadTimes(reading: Reading): Fault[] {
  const { capacity, offerings } = reading.entry;
  return [
    ...items(offerings).flatMap(([i, o]) =>
      leadTimeOrder(`/offerings/${i}/typicalLeadTime`, o.typicalLeadTime ?? {}),
    ),
    ...leadTimeOrder("/capacity/leadTime", capacity?.leadTime ?? {}),
  ];
}

/** ENTRY-I9-EMPLOYEES. The smallest number of employees is not more than the largest one. */
export function employeeRange(reading: Reading): Fault[] {
  const { min, max } = reading.entry.employees ?? {};
  if (min === undefined || max === undefined || min <= max) return [];
  const message = `The smallest number of employees must not be more than the largest one (${max}), but it is ${min}.`;
  return [fault("I9_EMPLOYEES", "/employees/min", message)];
}
