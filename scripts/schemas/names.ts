import type * as z from "zod";
import * as action from "../../src/record/action.ts";
import * as brand from "../../src/record/brand.ts";
import * as capacity from "../../src/record/capacity.ts";
import * as contact from "../../src/record/contact.ts";
import * as credential from "../../src/record/credential.ts";
import * as domain from "../../src/record/domain.ts";
import * as enums from "../../src/record/enums.ts";
import * as hours from "../../src/record/hours.ts";
import * as location from "../../src/record/location.ts";
import * as offering from "../../src/record/offering.ts";
import * as operator from "../../src/record/operator.ts";
import * as policy from "../../src/record/policy.ts";
import * as price from "../../src/record/price.ts";
import * as primitives from "../../src/record/primitives.ts";
import * as provenance from "../../src/record/provenance.ts";
import * as entry from "../../src/record/public-entry.ts";
import * as requests from "../../src/record/request-inputs.ts";
import * as area from "../../src/record/service-area.ts";
import { LanguageTag } from "../../src/record/text.ts";
import * as times from "../../src/record/times.ts";
import * as voice from "../../src/record/voice.ts";

/** The name each schema has in `$defs`. A schema without one is written where it is used. */
export const NAMES = new Map<z.ZodType, string>();

/** Gives schemas their names in `$defs`: the names they have in the code. */
export function name(schemas: Readonly<Record<string, unknown>>): void {
  for (const [title, schema] of Object.entries(schemas)) {
    if (isSchema(schema)) NAMES.set(schema, title);
  }
}

function isSchema(value: unknown): value is z.ZodType {
  return typeof value === "object" && value !== null && "_zod" in value;
}

for (const module of [action, brand, capacity, contact, credential, domain, enums, hours]) name(module);
for (const module of [location, offering, operator, policy, price, primitives, provenance]) name(module);
for (const module of [entry, requests, area, times, voice]) name(module);

name({ LanguageTag });

name({
  NaceCode: entry.PublicEntry.shape.naceCodes.unwrap().element,
  VatId: operator.Operator.shape.vatId.unwrap(),
  EconomicId: operator.Operator.shape.economicId.unwrap(),
  PrivacyNotice: operator.Operator.shape.privacy.unwrap(),
  Representation: operator.Representative.shape.through.unwrap(),
  FontFamily: brand.Font.shape.family,
  MediaFile: brand.Media.shape.file,
});

const [FixedPrice, StartingPrice, PriceRange, PriceOnRequest, FreeOfCharge] = price.Price.options;
name({ FixedPrice, StartingPrice, PriceRange, PriceOnRequest, FreeOfCharge });

const [YesNoQuestion, TextQuestion, NumberQuestion, ChoiceQuestion] = action.Question.options;
name({ YesNoQuestion, TextQuestion, NumberQuestion, ChoiceQuestion });

const [PaymentPolicy, DepositPolicy, EstimatePolicy, TravelPolicy, WarrantyPolicy] = policy.Policy.options;
name({ PaymentPolicy, DepositPolicy, EstimatePolicy, TravelPolicy, WarrantyPolicy });

const [, , , , , CancellationPolicy, ReturnPolicy, DeliveryPolicy, MinimumOrder, OtherPolicy] =
  policy.Policy.options;
name({ CancellationPolicy, ReturnPolicy, DeliveryPolicy, MinimumOrder, OtherPolicy });
