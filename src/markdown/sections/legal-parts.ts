import { nameContainsForm } from "../../facts/legal-form.ts";
import { privacyUrl } from "../../facts/links.ts";
import type { Operator } from "../../record/operator.ts";
import { type Context, joined } from "../context.ts";
import { email, inline, inlineBeforeSemicolon, startingInline, url } from "../escape.ts";

type NamedPage = { readonly name: string; readonly url?: string | undefined };

/** MD-LEGAL-NAME. The name, and directly after it the words for an operator that is being wound up. */
function windingName(operator: Operator, liquidation: string, startsBlock: boolean): string {
  const name = startsBlock ? startingInline(operator.legalName) : inline(operator.legalName);
  return operator.inLiquidation ? `${name} (${liquidation})` : name;
}

/** MD-LEGAL-NAME. That, and the legal form unless the name contains it. */
export function legalName(operator: Operator, liquidation: string, startsBlock: boolean): string {
  const { legalName: name, legalForm } = operator;
  const escaped = windingName(operator, liquidation, startsBlock);
  const told = legalForm === undefined || nameContainsForm(name, legalForm);
  return told ? escaped : `${escaped} (${inline(legalForm)})`;
}

/** MD-LEGAL-DE-CONTACT, MD-LEGAL-XX-CONTACT. Email first, then phone. */
export function contactParts({ contact }: Operator): string | undefined {
  return joined([contact?.email && email(contact.email), contact?.phoneFormatted ?? contact?.phone]);
}

/** `{name}, {url}`, or the name alone. */
export function nameAndUrl({ name, url: page }: NamedPage): string {
  return page === undefined ? inline(name) : `${inline(name)}, ${url(page)}`;
}

/** MD-ADDR-URL. A rule that a `;` of ours follows: neither its name nor its address may end in a half reference. */
function ruleBeforeSemicolon({ name, url: page }: NamedPage): string {
  if (page === undefined) return inlineBeforeSemicolon(name);
  return `${inline(name)}, ${/&#?[A-Za-z0-9]+$/.test(page) ? `<${page}>` : url(page)}`;
}

/** Rules of a profession, apart by `; `. */
export function ruleList(rules: readonly NamedPage[]): string {
  const last = rules.length - 1;
  return rules.map((rule, i) => (i === last ? nameAndUrl(rule) : ruleBeforeSemicolon(rule))).join("; ");
}

/** MD-LEGAL-DE-PRIVACY, MD-LEGAL-XX-PRIVACY. The registry's page, then the operator's own page and address. */
export function privacyParts({ privacy }: Operator, { entry, registry }: Context): string | undefined {
  return joined([
    privacyUrl(entry, registry),
    privacy?.url && url(privacy.url),
    privacy?.contactEmail && email(privacy.contactEmail),
  ]);
}
