import type { Fault } from "../../errors.ts";
import { fault, items, type Reading } from "./reading.ts";

const CAPACITY_HOURS = 720;
const HOUR_MS = 3_600_000;

type Time = readonly [pointer: string, time: string | undefined];

function pastTimes(reading: Reading): Time[] {
  const { entry } = reading;
  return [
    ["/createdAt", entry.createdAt],
    ["/lastConfirmedAt", entry.lastConfirmedAt],
    ["/verification/contactConfirmedAt", entry.verification?.contactConfirmedAt],
    ["/verification/lapsedAt", entry.verification?.lapsedAt],
    ...items(entry.domains).flatMap(([index, domain]): Time[] => [
      [`/domains/${index}/verifiedAt`, domain.verifiedAt],
      [`/domains/${index}/lastCheckedAt`, domain.lastCheckedAt],
    ]),
    ["/capacity/asOf", entry.capacity?.asOf],
    ...items(entry.credentials).map(
      ([i, credential]): Time => [`/credentials/${i}/verifiedAt`, credential.verifiedAt],
    ),
    ...items(entry.provenance).map(([i, item]): Time => [`/provenance/${i}/observedAt`, item.observedAt]),
  ];
}

/** ENTRY-I4-AFTER-UPDATE. Nothing that the record says has happened is later than `updatedAt`. */
export function nothingAfterUpdate(reading: Reading): Fault[] {
  const { updatedAt } = reading.entry;
  if (updatedAt === undefined) return [];
  return pastTimes(reading).flatMap(([pointer, time]) => {
    if (time === undefined || time <= updatedAt) return [];
    const message = `The time must not be later than updatedAt (${updatedAt}), but it is ${time}.`;
    return [fault("I4_AFTER_UPDATE", pointer, message)];
  });
}

/** ENTRY-I4-CHECK-ORDER. The last check of a domain is not before its verification. */
export function checkAfterVerification(reading: Reading): Fault[] {
  return items(reading.entry.domains).flatMap(([index, { verifiedAt, lastCheckedAt }]) => {
    if (verifiedAt === undefined || lastCheckedAt === undefined || verifiedAt <= lastCheckedAt) return [];
    const message = `The last check must not be before verifiedAt (${verifiedAt}), but it is ${lastCheckedAt}.`;
    return [fault("I4_CHECK_ORDER", `/domains/${index}/lastCheckedAt`, message)];
  });
}

/** ENTRY-I7-EXPIRY-ORDER. Capacity expires after the time it was stated. */
export function expiryAfterStatement(reading: Reading): Fault[] {
  const { asOf, expiresAt } = reading.entry.capacity ?? {};
  if (asOf === undefined || expiresAt === undefined || asOf < expiresAt) return [];
  const message = `The expiry must be later than asOf (${asOf}), but it is ${expiresAt}.`;
  return [fault("I7_EXPIRY_ORDER", "/capacity/expiresAt", message)];
}

/** ENTRY-I7-TOO-LONG. Capacity expires at most 30 days (720 hours) after the time it was stated. */
export function expiryWithinLimit(reading: Reading): Fault[] {
  const { asOf, expiresAt } = reading.entry.capacity ?? {};
  if (asOf === undefined || expiresAt === undefined) return [];
  if (Date.parse(expiresAt) - Date.parse(asOf) <= CAPACITY_HOURS * HOUR_MS) return [];
  const message = `The expiry must be at most 30 days (${CAPACITY_HOURS} hours) after asOf (${asOf}), but it is ${expiresAt}.`;
  return [fault("I7_TOO_LONG", "/capacity/expiresAt", message)];
}
