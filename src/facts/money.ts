import units from "../data/units.json" with { type: "json" };
import { unreachable } from "../errors.ts";
import type { PriceUnit } from "../record/enums.ts";
import type { FlatPrice, Price } from "../record/price.ts";

type Terms = {
  readonly currency: string;
  readonly vatIncluded: boolean;
  readonly unit?: PriceUnit | undefined;
};

/** MD-PRICE-AMOUNT, MD-PRICE-UNIT. `78.00 EUR incl. VAT per hour`; the digits are the record's own. */
function withTerms(amount: string, terms: Terms): string {
  const vat = terms.vatIncluded ? "incl. VAT" : "excl. VAT";
  const unit = terms.unit === undefined ? "" : ` per ${units[terms.unit].name}`;
  return `${amount} ${terms.currency} ${vat}${unit}`;
}

/** MD-PRICE-AMOUNT. The text of a policy's price, which has no kind. */
export function flatPriceText(price: FlatPrice): string {
  return withTerms(price.amount, price);
}

/** MD-PRICE-AMOUNT, MD-PRICE-RANGE, MD-PRICE-WORD. The text of an offering's price, without its note. */
export function priceText(price: Price): string {
  switch (price.kind) {
    case "fixed":
      return withTerms(price.amount, price);
    case "from":
      return `from ${withTerms(price.amount, price)}`;
    case "range":
      return withTerms(`${price.min}–${price.max}`, price);
    case "on_request":
      return "on request";
    case "free":
      return "free";
    default:
      return unreachable(price);
  }
}
