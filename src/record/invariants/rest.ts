import type { Fault } from "../../errors.ts";
import { fault, gone, items, quoted, type Reading, repeated } from "./reading.ts";

/** The most bytes of UTF-8 that the compact JSON of a record may have. */
export const MAX_RECORD_BYTES = 256 * 1024;

/** ENTRY-I19-DIMENSIONS. A raster picture has its width and height in pixels. */
export function rasterDimensions(reading: Reading): Fault[] {
  return items(reading.entry.media).flatMap(([index, { file, width, height }]) => {
    const pointer = `/media/${index}`;
    if (file === undefined || file.endsWith(".svg")) return [];
    const missing = Object.entries({ width, height })
      .filter(([name, value]) => value === undefined && !gone(reading, `${pointer}/${name}`))
      .map(([name]) => name);
    if (missing.length === 0) return [];
    const message = `The raster picture ${file} needs its width and height, but ${missing.join(" and ")} ${missing.length === 1 ? "is" : "are"} missing.`;
    return [fault("I19_DIMENSIONS", pointer, message)];
  });
}

/** ENTRY-I20-DUPLICATE-POLICY. There is one policy of each type, `other` apart. */
export function policiesUnique(reading: Reading): Fault[] {
  const types = items(reading.entry.policies)
    .map(([index, { type }]): [number, string | undefined] => [index, type])
    .filter(([, type]) => type !== "other");
  return repeated(types).map(([index, type]) => {
    const message = `There must be one policy of each type, but an earlier one is of the type ${quoted(type)} too.`;
    return fault("I20_DUPLICATE_POLICY", `/policies/${index}`, message);
  });
}

/** ENTRY-I20-VERIFIED-AT. A verified credential says when, and a self-declared one does not. */
export function credentialVerifiedAt(reading: Reading): Fault[] {
  return items(reading.entry.credentials).flatMap(([index, { verification, verifiedAt }]) => {
    const pointer = `/credentials/${index}/verifiedAt`;
    if (verification === undefined || gone(reading, pointer)) return [];
    if ((verification === "verified") === (verifiedAt !== undefined)) return [];
    const message =
      verifiedAt === undefined
        ? "A verified credential needs the time of the check, but it is missing."
        : `A time of a check goes with "verified", but the credential is ${quoted(verification)}.`;
    return [fault("I20_VERIFIED_AT", pointer, message)];
  });
}

/** ENTRY-I20-MEMBERSHIP-ISSUER. A membership names whose member the entry is. */
export function membershipIssuer(reading: Reading): Fault[] {
  return items(reading.entry.credentials).flatMap(([index, { type, issuer }]) => {
    const pointer = `/credentials/${index}/issuer`;
    if (type !== "membership" || issuer !== undefined || gone(reading, pointer)) return [];
    return [fault("I20_MEMBERSHIP_ISSUER", pointer, "A membership needs an issuer, but none is given.")];
  });
}

/** ENTRY-I20-TOO-LARGE. The compact JSON of the record as given has at most 256 KiB of UTF-8. */
export function recordSize({ given }: Reading): Fault[] {
  if (typeof given !== "object") return [];
  const json = JSON.stringify(given);
  if (json.length * 3 <= MAX_RECORD_BYTES) return [];
  const bytes = new TextEncoder().encode(json).length;
  if (bytes <= MAX_RECORD_BYTES) return [];
  const message = `A record has at most ${MAX_RECORD_BYTES} bytes as compact JSON, but this one has ${bytes}.`;
  return [fault("I20_TOO_LARGE", "", message)];
}
