import type { Fault } from "../../errors.ts";
import { fault, gone, goneWithin, type Reading } from "./reading.ts";

const LEGAL_PERSON = /(^|[ ,()[\]])(GmbH|gGmbH|UG|AG|SE|KGaA|eG|e\. ?V\.)([ ,()[\]]|$)/;

const BODY_MEMBERS = ["name", "address", "url"] as const;

/** The operator of an entry that has an owner; undefined for unclaimed entries and when the status is not known. */
function ownedOperator(reading: Reading) {
  const { status, operator } = reading.entry;
  return status === undefined || status === "unclaimed" ? undefined : operator;
}

/** ENTRY-I20-OPERATOR-ADDRESS. The operator's address has a street, unless the entry is unclaimed. */
export function operatorStreet(reading: Reading): Fault[] {
  const address = ownedOperator(reading)?.address;
  if (address === undefined || address.street !== undefined || gone(reading, "/operator/address/street"))
    return [];
  const message = "The operator's address needs street, locality and country, but the street is missing.";
  return [fault("I20_OPERATOR_ADDRESS", "/operator/address", message)];
}

/** ENTRY-I20-OPERATOR-EMAIL. An operator in Germany has an email, unless the entry is unclaimed. */
export function operatorEmail(reading: Reading): Fault[] {
  const operator = ownedOperator(reading);
  const pointer = "/operator/contact/email";
  if (operator?.address?.country !== "DE" || operator.contact?.email !== undefined || gone(reading, pointer))
    return [];
  return [fault("I20_OPERATOR_EMAIL", pointer, "An operator in Germany needs an email, but none is given.")];
}

/** ENTRY-I20-ECONOMIC-ID. Only operators in Germany have an economic id. */
export function economicIdInGermany(reading: Reading): Fault[] {
  const { economicId, address } = reading.entry.operator ?? {};
  const country = address?.country;
  if (economicId === undefined || country === undefined || country === "DE") return [];
  const message = `Only operators in Germany (DE) have an economicId, but the operator's country is ${country}.`;
  return [fault("I20_ECONOMIC_ID", "/operator/economicId", message)];
}

/** ENTRY-I20-REGISTER. A register entry has the authority or the number. */
export function registerNamesEntry(reading: Reading): Fault[] {
  const register = reading.entry.operator?.register;
  const pointer = "/operator/register";
  if (register === undefined || register.authority !== undefined || register.number !== undefined) return [];
  if (gone(reading, `${pointer}/authority`) || gone(reading, `${pointer}/number`)) return [];
  return [fault("I20_REGISTER", pointer, "A register needs an authority or a number, but both are missing.")];
}

/** ENTRY-I20-DISPUTE-BODY. Who takes part in dispute resolution names the body with its address and its site. */
export function disputeBody(reading: Reading): Fault[] {
  const { participation, body } = reading.entry.operator?.disputeResolution ?? {};
  const pointer = "/operator/disputeResolution/body";
  if (participation !== "willing" && participation !== "obliged") return [];
  const missing = BODY_MEMBERS.filter((name) => body?.[name] === undefined);
  if (missing.length === BODY_MEMBERS.length && !goneWithin(reading, pointer)) {
    const message = `Participation "${participation}" needs a body with name, address and url, but it is missing.`;
    return [fault("I20_DISPUTE_BODY", pointer, message)];
  }
  return missing
    .filter((name) => !gone(reading, `${pointer}/${name}`))
    .map((name) => {
      const message = `Participation "${participation}" needs a body with name, address and url, but ${name} is missing.`;
      return fault("I20_DISPUTE_BODY", `${pointer}/${name}`, message);
    });
}

/** ENTRY-WARN-NO-REPRESENTATIVES. A legal person in Germany names its representatives (warning). */
export function representativesNamed(reading: Reading): Fault[] {
  const operator = ownedOperator(reading);
  const pointer = "/operator/representatives";
  if (reading.entry.kind !== "organization" || operator?.address?.country !== "DE") return [];
  if (operator.representatives !== undefined || gone(reading, pointer)) return [];
  if (![operator.legalName, operator.legalForm].some((text) => text !== undefined && LEGAL_PERSON.test(text)))
    return [];
  const message = "A legal person in Germany names who represents it, but representatives is missing.";
  return [fault("WARN_NO_REPRESENTATIVES", pointer, message)];
}

/** ENTRY-WARN-NO-OPERATOR-PHONE. An operator with an email gives a phone number too (warning). */
export function operatorPhone(reading: Reading): Fault[] {
  const { contact } = reading.entry.operator ?? {};
  const pointer = "/operator/contact/phone";
  if (contact?.email === undefined || contact.phone !== undefined || gone(reading, pointer)) return [];
  const message =
    "A second quick way to reach the operator is expected beside the email, but phone is missing.";
  return [fault("WARN_NO_OPERATOR_PHONE", pointer, message)];
}
