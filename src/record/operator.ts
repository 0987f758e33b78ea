import * as z from "zod";
import type { DeepReadonly } from "./deep.ts";
import { Address } from "./location.ts";
import { CountryCode, Email, format, HttpsUrl, list, nonEmpty, Phone, PhoneFormatted } from "./primitives.ts";
import { line } from "./text.ts";

/** The operator's own copy, so that a legal notice does not change with the contact points. */
export const OperatorContact = nonEmpty({
  email: Email.optional(),
  phone: Phone.optional(),
  phoneFormatted: PhoneFormatted.optional(),
});

/** Contract §4.2. An entry in a register; without `country` it is the address's. */
export const Register = z.object({
  name: line(60),
  authority: line(120).optional(),
  number: line(60).optional(),
  country: CountryCode.optional(),
});

export const RepresentativeRole = z.enum([
  "managing_director",
  "board_member",
  "owner",
  "partner",
  "general_partner",
  "authorised_officer",
  "liquidator",
  "other",
]);

/**
 * Contract §3.6. Who stands for the operator. `wording` is how the role reads after "Vertreten durch"; `through`
 * names who in turn stands for a representative that is itself a company.
 */
export const Representative = z.object({
  name: line(200),
  role: RepresentativeRole,
  wording: line(80).optional(),
  through: z.object({ name: line(200), wording: line(80) }).optional(),
});

/** A name with an address on the web, of an authority or of professional rules. */
export const NamedLink = z.object({ name: line(120), url: HttpsUrl.optional() });

export const Profession = z.object({
  title: line(120),
  grantedIn: CountryCode,
  chamber: line(120).optional(),
  rules: list(NamedLink, 5).optional(),
});

/** The body that settles disputes. All of it is needed of who takes part; of who does not, nothing is printed. */
export const DisputeBody = nonEmpty({
  name: line(200).optional(),
  address: line(200).optional(),
  url: HttpsUrl.optional(),
});

export const DisputeResolution = z.object({
  participation: z.enum(["unwilling", "willing", "obliged"]),
  body: DisputeBody.optional(),
});

/** Contract §3.5. The legal details of whoever runs the business. */
export const Operator = z.object({
  legalName: line(200),
  legalForm: line(80).optional(),
  inLiquidation: z.literal(true).optional(),
  address: Address,
  contact: OperatorContact.optional(),
  register: Register.optional(),
  vatId: format("FORMAT_VAT_ID", /^[A-Z]{2}[A-Z0-9]{2,13}$/, 'a VAT ID such as "DE999999999"').optional(),
  economicId: format(
    "FORMAT_ECONOMIC_ID",
    /^DE[0-9]{9}-[0-9]{5}$/,
    'a German economic ID such as "DE999999999-00001"',
  ).optional(),
  representatives: list(Representative, 20).optional(),
  supervisoryAuthority: NamedLink.optional(),
  profession: Profession.optional(),
  disputeResolution: DisputeResolution.optional(),
  privacy: nonEmpty({ url: HttpsUrl.optional(), contactEmail: Email.optional() }).optional(),
});

export type OperatorContact = DeepReadonly<z.infer<typeof OperatorContact>>;
export type Register = DeepReadonly<z.infer<typeof Register>>;
export type RepresentativeRole = z.infer<typeof RepresentativeRole>;
export type Representative = DeepReadonly<z.infer<typeof Representative>>;
export type NamedLink = DeepReadonly<z.infer<typeof NamedLink>>;
export type Profession = DeepReadonly<z.infer<typeof Profession>>;
export type DisputeBody = DeepReadonly<z.infer<typeof DisputeBody>>;
export type DisputeResolution = DeepReadonly<z.infer<typeof DisputeResolution>>;
export type Operator = DeepReadonly<z.infer<typeof Operator>>;
