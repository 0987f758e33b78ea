import roles from "../../data/roles.json" with { type: "json" };
import { addressText } from "../../facts/address.ts";
import { legalUrl } from "../../facts/links.ts";
import { row } from "../../facts/text.ts";
import type { Operator } from "../../record/operator.ts";
import { type Context, joined, list } from "../context.ts";
import { inline } from "../escape.ts";
import { contactParts, legalName, nameAndUrl, privacyParts, ruleList } from "./legal-parts.ts";

/** MD-LEGAL-XX-REGISTER. */
function registerLine({ register }: Operator): string | undefined {
  if (register === undefined) return undefined;
  const parts = [register.name, register.authority, register.number];
  return `Register: ${parts.flatMap((part) => (part === undefined ? [] : inline(part))).join(", ")}`;
}

/** MD-LEGAL-XX-PROFESSION. */
function professionLine({ profession }: Operator): string | undefined {
  if (profession === undefined) return undefined;
  const { title, grantedIn, chamber, rules } = profession;
  return joined([
    `Profession: ${inline(title)}, granted in ${grantedIn}`,
    chamber && `chamber: ${inline(chamber)}`,
    rules && `rules: ${ruleList(rules)}`,
  ]);
}

/** MD-LEGAL-XX-REPS. */
function representedLine({ representatives }: Operator): string | undefined {
  if (representatives === undefined) return undefined;
  const words: Readonly<Record<string, { readonly en?: string }>> = roles;
  const names = representatives.map(({ name, role }) => {
    const word = row(words, role)?.en;
    return word === undefined ? inline(name) : `${inline(name)} (${word})`;
  });
  return `Represented by: ${names.join(", ")}`;
}

/**
 * MD-LEGAL-XX-HEAD, MD-LEGAL-XX-ADDRESS, MD-LEGAL-XX-VAT, MD-LEGAL-XX-AUTHORITY. The legal notice with fixed English
 * labels (contract §3.5).
 */
export function legalNotice(operator: Operator, context: Context): string {
  const { entry, registry } = context;
  const { address, vatId, supervisoryAuthority } = operator;
  const contact = contactParts(operator);
  const rows = list([
    `Legal name: ${legalName(operator, "in liquidation", false)}`,
    `Address: ${inline(addressText(address, address.country))}`,
    registerLine(operator),
    vatId && `VAT ID: ${vatId}`,
    supervisoryAuthority && `Supervisory authority: ${nameAndUrl(supervisoryAuthority)}`,
    professionLine(operator),
    representedLine(operator),
    contact && `Contact: ${contact}`,
    `Privacy notice: ${privacyParts(operator, context)}`,
  ]);
  return `Legal notice, also at ${legalUrl(entry, registry)}\n${rows}`;
}
