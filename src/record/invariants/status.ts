import type { Fault } from "../../errors.ts";
import { fault, gone, goneLike, items, quoted, type Reading, repeated } from "./reading.ts";

const LEVELS: Readonly<Record<string, readonly string[]>> = {
  unclaimed: ["none"],
  published: ["contact"],
  verified: ["domain", "business", "identity"],
  lapsed: ["none", "contact"],
};

const CHECK_MEMBERS = ["method", "verifiedAt", "lastCheckedAt"] as const;

const isVerified = (status: string | undefined): boolean => status === "verified" || status === "grace";

/** ENTRY-I3-LEVEL. The verification level is one that the entry's status can have; suspended entries have any. */
export function levelOfStatus(reading: Reading): Fault[] {
  const { status, verification } = reading.entry;
  const level = verification?.level;
  const allowed = status === undefined ? undefined : LEVELS[status];
  if (allowed === undefined || level === undefined || allowed.includes(level)) return [];
  const message = `The status ${quoted(status)} goes with the level ${allowed.map(quoted).join(" or ")}, but the level is ${quoted(level)}.`;
  return [fault("I3_LEVEL", "/verification/level", message)];
}

function timeNeeded(
  reading: Reading,
  code: string,
  member: "contactConfirmedAt" | "lapsedAt",
  status: string,
): Fault[] {
  const { verification } = reading.entry;
  const pointer = `/verification/${member}`;
  if (reading.entry.status !== status || verification === undefined) return [];
  if (verification[member] !== undefined || gone(reading, pointer)) return [];
  return [fault(code, pointer, `The status ${quoted(status)} needs the time ${member}, but it is missing.`)];
}

/** ENTRY-I3-CONTACT-CONFIRMED. A published entry says when its contact was confirmed. */
export function contactConfirmed(reading: Reading): Fault[] {
  return timeNeeded(reading, "I3_CONTACT_CONFIRMED", "contactConfirmedAt", "published");
}

/** ENTRY-I3-LAPSED-AT. A lapsed entry says when its verification lapsed. */
export function lapsedTime(reading: Reading): Fault[] {
  return timeNeeded(reading, "I3_LAPSED_AT", "lapsedAt", "lapsed");
}

/** ENTRY-I3-NO-VERIFIED-DOMAIN. A verified entry has a domain that is verified, its grace period included. */
export function verifiedDomainNeeded(reading: Reading): Fault[] {
  const { status, domains } = reading.entry;
  if (status !== "verified" || domains === undefined) return [];
  const states = domains.map((domain) => domain?.status);
  if (states.some(isVerified) || states.includes(undefined)) return [];
  if (goneLike(reading, /^\/domains(\/[0-9]+(\/status)?)?$/)) return [];
  const came = states.length === 0 ? "there is no domain" : `the domains are ${states.join(", ")}`;
  const message = `A verified entry needs a domain with the status "verified" or "grace", but ${came}.`;
  return [fault("I3_NO_VERIFIED_DOMAIN", "/domains", message)];
}

/** ENTRY-I3-VERIFIED-DOMAIN. An entry that is unclaimed, published or lapsed has no verified domain. */
export function verifiedDomainForbidden(reading: Reading): Fault[] {
  const { status, domains } = reading.entry;
  if (status !== "unclaimed" && status !== "published" && status !== "lapsed") return [];
  return items(domains)
    .filter(([, domain]) => isVerified(domain.status))
    .map(([index, domain]) => {
      const message = `An entry with the status ${quoted(status)} has no verified domain, but this one is ${quoted(domain.status)}.`;
      return fault("I3_VERIFIED_DOMAIN", `/domains/${index}/status`, message);
    });
}

/** ENTRY-I5-DUPLICATE-HOST. Each host is listed once. */
export function hostsUnique(reading: Reading): Fault[] {
  const hosts = items(reading.entry.domains).map(([i, domain]): [number, string | undefined] => [
    i,
    domain.host,
  ]);
  return repeated(hosts).map(([index, host]) =>
    fault(
      "I5_DUPLICATE_HOST",
      `/domains/${index}/host`,
      `Each host must be listed once, but ${quoted(host)} is listed again.`,
    ),
  );
}

/** ENTRY-I5-CHECK-MISSING. A domain that was verified says how, when, and when it was last checked. */
export function domainCheckGiven(reading: Reading): Fault[] {
  return items(reading.entry.domains).flatMap(([index, domain]) => {
    const { status } = domain;
    if (!isVerified(status) && status !== "lapsed") return [];
    return CHECK_MEMBERS.filter(
      (name) => domain[name] === undefined && !gone(reading, `/domains/${index}/${name}`),
    ).map((name) => {
      const message = `A domain with the status ${quoted(status)} was verified once and needs ${name}, but it is missing.`;
      return fault("I5_CHECK_MISSING", `/domains/${index}/${name}`, message);
    });
  });
}

/** ENTRY-I5-CHECK-UNEXPECTED. A domain that was never verified has no method and no times of a check. */
export function domainCheckNotGiven(reading: Reading): Fault[] {
  return items(reading.entry.domains).flatMap(([index, domain]) => {
    if (domain.status !== "unverified") return [];
    return CHECK_MEMBERS.filter((name) => domain[name] !== undefined).map((name) => {
      const message = `An unverified domain has no ${name}, but ${quoted(domain[name])} is given.`;
      return fault("I5_CHECK_UNEXPECTED", `/domains/${index}/${name}`, message);
    });
  });
}

/** ENTRY-I5-HOSTING. The entry is hosted on one of its verified domains. */
export function hostingVerified(reading: Reading): Fault[] {
  const { domains, hosting } = reading.entry;
  const host = hosting?.host;
  if (host === undefined || domains === undefined) return [];
  if (goneLike(reading, /^\/domains(\/[0-9]+(\/(host|status))?)?$/)) return [];
  if (domains.some((domain) => domain?.host === undefined || domain.status === undefined)) return [];
  if (domains.some((domain) => domain?.host === host && isVerified(domain.status))) return [];
  const message = `The host must be a domain of this entry with the status "verified" or "grace", but ${quoted(host)} is none.`;
  return [fault("I5_HOSTING", "/hosting/host", message)];
}
