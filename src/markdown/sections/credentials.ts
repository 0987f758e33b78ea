import { dayOf } from "../../facts/calendar.ts";
import type { Credential } from "../../record/credential.ts";
import { type Context, list, type Section } from "../context.ts";
import { inline, startingInline } from "../escape.ts";

/** MD-CRED-VERIFIED, MD-CRED-VALID. What stands in the brackets. */
function standing({ verification, verifiedAt, validThrough }: Credential, { registry }: Context): string {
  const checked =
    verification === "verified" ? `verified by ${registry.name} ${dayOf(verifiedAt ?? "")}` : "self-declared";
  return validThrough === undefined ? checked : `${checked}, valid through ${validThrough}`;
}

/** MD-CRED-LINE. */
function line(credential: Credential, context: Context): string {
  const issuer = credential.issuer === undefined ? "" : `: ${inline(credential.issuer.name)}`;
  return `${startingInline(credential.name)}${issuer} (${standing(credential, context)})`;
}

export const credentials: Section = {
  key: "credentials",
  heading: "Credentials",
  body: (context) => list((context.entry.credentials ?? []).map((credential) => line(credential, context))),
};
