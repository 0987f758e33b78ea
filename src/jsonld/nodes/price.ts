import units from "../../data/units.json" with { type: "json" };
import type { FlatPrice, Price } from "../../record/price.ts";
import type { Node } from "../node.ts";

type Terms = Pick<FlatPrice, "currency" | "vatIncluded" | "unit">;
type Amounts = { readonly minPrice?: string; readonly price?: string; readonly maxPrice?: string };

/** LD-PRICE-NODE, LD-PRICE-UNIT. Amounts are strings, digit by digit the record's (contract §4.3). */
function specification(amounts: Amounts, { currency, vatIncluded, unit }: Terms): Node {
  const node: Node = {
    "@type": unit === undefined ? "PriceSpecification" : "UnitPriceSpecification",
    ...amounts,
    priceCurrency: currency,
  };
  if (unit !== undefined) node.unitCode = units[unit].code;
  node.valueAddedTaxIncluded = vatIncluded;
  return node;
}

/** LD-PRICE-KIND. `on_request` and `free` have no amount and so no node. */
export function priceNode(price: Price): Node | undefined {
  switch (price.kind) {
    case "fixed":
      return specification({ price: price.amount }, price);
    case "from":
      return specification({ minPrice: price.amount }, price);
    case "range":
      return specification({ minPrice: price.min, maxPrice: price.max }, price);
    default:
      return undefined;
  }
}

export function flatPriceNode(price: FlatPrice): Node {
  return specification({ price: price.amount }, price);
}
