import regionCountries from "../data/region-countries.json" with { type: "json" };
import type { Address } from "../record/location.ts";

/** A postal address as far as it may be shown. */
export type ShownAddress = Pick<
  Address,
  "street" | "extra" | "postalCode" | "locality" | "region" | "country"
>;

/**
 * MD-FACTS-ADDRESS, MD-FACTS-REGION. `Am Sägewerk 7, 42285 Wuppertal, DE`: street, extra, postal code and locality,
 * region (in the countries whose addresses show it), then `country` unless it is `undefined`. Unescaped.
 */
export function addressText(address: ShownAddress, country: string | undefined): string {
  const town =
    address.postalCode === undefined ? address.locality : `${address.postalCode} ${address.locality}`;
  const region = regionCountries.includes(address.country) ? address.region : undefined;
  return [address.street, address.extra, town, region, country]
    .filter((part) => part !== undefined)
    .join(", ");
}
