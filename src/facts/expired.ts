import type { Capacity } from "../record/capacity.ts";
import type { Credential } from "../record/credential.ts";
import { dayOf, nextDay } from "./calendar.ts";

/** GATE-CAPACITY. Whether a capacity is over at a UTC date-time: string order is time order. */
export function capacityExpired(capacity: Capacity, at: string): boolean {
  return capacity.expiresAt <= at;
}

/** GATE-CREDENTIAL. Whether the day after `validThrough` has begun at a UTC date-time. */
export function credentialExpired(credential: Credential, at: string): boolean {
  return credential.validThrough !== undefined && credential.validThrough < dayOf(at);
}

/** The moment a credential expires: the start of the day after `validThrough`, if there is one. */
export function credentialExpiry(credential: Credential): string | undefined {
  if (credential.validThrough === undefined) return undefined;
  const day = nextDay(credential.validThrough);
  return day === undefined ? undefined : `${day}T00:00:00Z`;
}
