import fc from "fast-check";
import { compact, type Rec } from "../json.ts";
import { type Build, type Context, makeId, part, pick, type Size, several, weighted } from "./context.ts";
import { hours } from "./hours.ts";
import { localizedLine, ownerLine } from "./text.ts";

/** Countries with a region in their addresses, with a short postal area, and with neither. */
export const country = fc.constantFrom(
  "DE",
  "DE",
  "DE",
  "US",
  "GB",
  "NL",
  "IE",
  "CA",
  "PT",
  "BR",
  "JP",
  "SG",
  "AU",
  "FR",
  "AT",
);

/** The coarsest part of a postal code, where a whole one can mean one street. */
const AREAS: { [country: string]: string } = {
  IE: "D02",
  GB: "LS1",
  CA: "K1A",
  NL: "1011",
  US: "97201",
  PT: "1000",
  BR: "01310",
  JP: "100",
  SG: "01",
};

/** A whole postal address; `street` is always there for an operator. */
export function address(street: number): fc.Arbitrary<Build<Rec>> {
  return part({
    street: street === 10 ? ownerLine(120) : weighted(street, ownerLine(120)),
    extra: weighted(2, ownerLine(120)),
    postalCode: weighted(7, fc.oneof(fc.constantFrom("42285", "LS1 4AB", "1011 AB"), ownerLine(12))),
    locality: ownerLine(100),
    region: weighted(4, ownerLine(100)),
    country,
  });
}

const TIME_ZONES = ["Europe/Berlin", "America/Argentina/Buenos_Aires", "Etc/GMT+5", "UTC", "Asia/Tokyo"];
const VISITS = ["walk_in", "appointment_preferred", "appointment_only", "none"];

function coordinate(limit: number, digits: number): fc.Arbitrary<number> {
  const scale = 10 ** digits;
  return fc.integer({ min: -limit * scale, max: limit * scale }).map((value) => value / scale || 0);
}

function point(digits: number): fc.Arbitrary<Rec> {
  return fc.record({ latitude: coordinate(90, digits), longitude: coordinate(180, digits) });
}

function location(size: Size) {
  return fc.record({
    name: weighted(5, localizedLine(120)),
    hidden: weighted(3, fc.constant(true)),
    address: address(8),
    exact: weighted(4, point(6)),
    coarse: weighted(5, point(2)),
    timeZone: fc.constantFrom(...TIME_ZONES),
    zoned: fc.boolean(),
    visits: weighted(4, fc.constantFrom(...VISITS)),
    hours: weighted(5, hours(size)),
  });
}

type LocationPlan = ReturnType<typeof location> extends fc.Arbitrary<infer T> ? T : never;

function buildLocation(plan: LocationPlan, index: number, context: Context): Rec {
  const id = makeId("loc", index, context.salt);
  const hidden = plan.hidden === true || !context.shows;
  const parts = plan.address(context);
  if (hidden && parts.postalCode !== undefined)
    parts.postalCode = AREAS[String(parts.country)] ?? parts.postalCode;
  const zoned = plan.zoned || plan.hours !== undefined;
  context.locationIds.push(id);
  return compact({
    id,
    name: plan.name?.(context),
    display: hidden ? "locality_only" : "full",
    address: parts,
    geo: hidden ? plan.coarse : plan.exact,
    timeZone: zoned ? plan.timeZone : undefined,
    visits: plan.visits,
    hours: plan.hours?.(context),
  });
}

/** Locations with the primary one named; the primary need not be the first. */
export function locations(size: Size): fc.Arbitrary<Build<Rec>> {
  return fc
    .record({ plans: several(location(size), Math.min(size.items, 4)), primary: fc.nat({ max: 3 }) })
    .map(({ plans, primary }) => (context: Context) => {
      const built = plans.map((plan, index) => buildLocation(plan, index, context));
      const chosen = built[primary % built.length];
      context.zoned = chosen?.timeZone !== undefined;
      return { primaryLocationId: chosen?.id, locations: built };
    });
}

const place = fc
  .record({
    type: fc.constantFrom("city", "region", "country"),
    name: ownerLine(100),
    country,
    whole: fc.boolean(),
  })
  .map((plan) =>
    plan.type === "country" || plan.whole
      ? { type: plan.type, name: plan.name, country: plan.country }
      : { type: plan.type, name: plan.name },
  );

/** Where the business works: anywhere, a circle around a location, places, or a circle and places. */
export function serviceArea(size: Size): fc.Arbitrary<Build<Rec>> {
  return fc
    .record({
      shape: fc.constantFrom("anywhere", "radius", "places", "both"),
      km: fc.integer({ min: 1, max: 1000 }),
      around: fc.nat({ max: 3 }),
      places: several(place, size.items),
    })
    .map(({ shape, km, around, places }) => (context: Context): Rec => {
      const center = pick(context.locationIds, around);
      if (shape === "anywhere") return { anywhere: true };
      if (shape === "places" || center === undefined) return { places };
      const radius = { km, around: center };
      return shape === "radius" ? { radius } : { radius, places };
    });
}
