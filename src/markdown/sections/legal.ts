import type { Operator } from "../../record/operator.ts";
import { type Context, list, type Section } from "../context.ts";
import { inline } from "../escape.ts";
import { legalNotice } from "./legal-elsewhere.ts";
import { impressum } from "./legal-germany.ts";

/** MD-LEGAL-UNCLAIMED. Register data only, labelled as such (contract §3.5). */
function registerData({ legalName, register }: Operator): string | undefined {
  if (register === undefined) return undefined;
  const parts = [legalName, register.authority, register.number];
  return list([
    `Register data: ${parts.flatMap((part) => (part === undefined ? [] : inline(part))).join(", ")}`,
  ]);
}

/** MD-LEGAL-VERSION. The operator's country decides the version. */
function body(context: Context): string | undefined {
  const { operator, status } = context.entry;
  if (operator === undefined) return undefined;
  if (status === "unclaimed") return registerData(operator);
  return operator.address.country === "DE" ? impressum(operator, context) : legalNotice(operator, context);
}

export const legal: Section = { key: "legal", heading: "Legal", body };
