import type { Fault } from "../../errors.ts";
import { fault, goneWithin, items, knownIds, quoted, type Reading } from "./reading.ts";

/** ENTRY-I11-DUPLICATE-ROUTE. There is one route for an audience and an intent. */
export function routesUnique(reading: Reading): Fault[] {
  const seen = new Set<string>();
  return items(reading.entry.routing).flatMap(([index, { audience, intent }]) => {
    if (audience === undefined || intent === undefined) return [];
    const who = `${audience} ${intent}`;
    if (!seen.has(who)) {
      seen.add(who);
      return [];
    }
    const message = `There must be one route for the audience ${quoted(audience)} with the intent ${quoted(intent)}, but an earlier one is for both too.`;
    return [fault("I11_DUPLICATE_ROUTE", `/routing/${index}`, message)];
  });
}

/** ENTRY-I11-TARGET-OR-DECLINE. A route has a target or declines. */
export function targetOrDecline(reading: Reading): Fault[] {
  return items(reading.entry.routing).flatMap(([index, { routeTo, decline }]) => {
    const pointer = `/routing/${index}`;
    if ((routeTo === undefined) !== (decline === undefined)) return [];
    if (goneWithin(reading, `${pointer}/routeTo`) || goneWithin(reading, `${pointer}/decline`)) return [];
    const came = routeTo === undefined ? "it has neither" : "it has both";
    return [fault("I11_TARGET_OR_DECLINE", pointer, `A route needs either routeTo or decline, but ${came}.`)];
  });
}

/** Whether a route can lead there; undefined when that cannot be told. */
function isOpen(reading: Reading, id: string): boolean | undefined {
  if (id.startsWith("act_")) {
    const found = reading.entry.actions?.find((action) => action?.id === id);
    if (found === undefined) return knownIds(reading, "actions") === undefined ? undefined : false;
    return found.enabled;
  }
  const found = reading.entry.contactPoints?.find((point) => point?.id === id);
  if (found === undefined) return knownIds(reading, "contactPoints") === undefined ? undefined : false;
  return found.visibility === undefined ? undefined : found.visibility === "public";
}

/** ENTRY-I11-TARGET. A route leads to an enabled action or a public contact point of the entry. */
export function targetsOpen(reading: Reading): Fault[] {
  return items(reading.entry.routing).flatMap(([index, { routeTo }]) => {
    if (routeTo === undefined || isOpen(reading, routeTo) !== false) return [];
    const message = `A route must lead to an enabled action or a public contact point of the entry, but ${quoted(routeTo)} is neither.`;
    return [fault("I11_TARGET", `/routing/${index}/routeTo`, message)];
  });
}

/** ENTRY-I11-UNREACHABLE. A contact point, public or private, has a phone or an email. */
export function contactPointsReachable(reading: Reading): Fault[] {
  return items(reading.entry.contactPoints).flatMap(([index, { phone, email }]) => {
    const pointer = `/contactPoints/${index}`;
    if (phone !== undefined || email !== undefined) return [];
    if (goneWithin(reading, `${pointer}/phone`) || goneWithin(reading, `${pointer}/email`)) return [];
    return [
      fault("I11_UNREACHABLE", pointer, "A contact point needs a phone or an email, but it has neither."),
    ];
  });
}
