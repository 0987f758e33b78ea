import countries from "../../data/countries.json" with { type: "json" };
import dispute from "../../data/dispute.json" with { type: "json" };
import roles from "../../data/roles.json" with { type: "json" };
import { addressText } from "../../facts/address.ts";
import { legalUrl } from "../../facts/links.ts";
import { row } from "../../facts/text.ts";
import type { Operator } from "../../record/operator.ts";
import { type Context, joined, list } from "../context.ts";
import { inline, url } from "../escape.ts";
import { contactParts, legalName, nameAndUrl, privacyParts, ruleList } from "./legal-parts.ts";

type Representative = NonNullable<Operator["representatives"]>[number];
type Worded = Representative & { readonly wording: string };

/** MD-LEGAL-DE-GROUPS. `A`, `A und B`, `A, B und C`. */
function listed(items: readonly string[], last: string): string {
  const head = items.slice(0, -1);
  const tail = items[items.length - 1] ?? "";
  return head.length === 0 ? tail : `${head.join(", ")}${last}${tail}`;
}

/** MD-LEGAL-DE-THROUGH. */
function chained({ name, through }: Representative): string {
  if (through === undefined) return inline(name);
  return `${inline(name)}, diese vertreten durch ${inline(through.wording)} ${inline(through.name)}`;
}

/** MD-LEGAL-DE-GROUPS. Neighbours with an equal wording share it. */
function grouped(representatives: readonly Worded[]): string {
  const groups: Worded[][] = [];
  for (const representative of representatives) {
    const last = groups[groups.length - 1];
    if (last?.[0]?.wording === representative.wording) last.push(representative);
    else groups.push([representative]);
  }
  const texts = groups.map(
    (group) => `${inline(group[0]?.wording ?? "")} ${listed(group.map(chained), " und ")}`,
  );
  return listed(texts, groups.some((group) => group.length > 1) ? " sowie " : " und ");
}

/** MD-LEGAL-DE-REPS. Grouped when all have a wording; else a list of names with the role's label. */
function representedLine({ representatives }: Operator): string | undefined {
  if (representatives === undefined) return undefined;
  const worded = representatives.filter((item): item is Worded => item.wording !== undefined);
  if (worded.length === representatives.length) return `Vertreten durch ${grouped(worded)}`;
  const labels: Readonly<Record<string, { readonly de?: string }>> = roles;
  const names = representatives.map(({ name, role }) => {
    const label = row(labels, role)?.de;
    return label === undefined ? inline(name) : `${inline(name)} (${label})`;
  });
  return `Vertreten durch: ${names.join(", ")}`;
}

/** MD-LEGAL-DE-REGISTER. */
function registerLine({ register }: Operator): string | undefined {
  if (register === undefined) return undefined;
  const { name, authority, number } = register;
  const court = authority?.startsWith("Amtsgericht") === true;
  const parts = court ? [authority, number] : [name, authority, number];
  const text = parts.flatMap((part) => (part === undefined ? [] : inline(part))).join(", ");
  return `${court ? "Registergericht" : "Register"}: ${text}`;
}

/** MD-LEGAL-DE-PROFESSION. */
function professionLine({ profession }: Operator): string | undefined {
  if (profession === undefined) return undefined;
  const { title, grantedIn, chamber, rules } = profession;
  return joined([
    `Berufsbezeichnung: ${inline(title)}, verliehen in ${row(countries, grantedIn) ?? grantedIn}`,
    chamber && `Zuständige Kammer: ${inline(chamber)}`,
    rules && `Berufsrechtliche Regelungen: ${ruleList(rules)}`,
  ]);
}

/** MD-LEGAL-DE-DISPUTE. An unwilling operator names no body. */
function disputeLine({ disputeResolution }: Operator): string | undefined {
  if (disputeResolution === undefined) return undefined;
  const { participation, body } = disputeResolution;
  const sentence = `Verbraucherstreitbeilegung: ${dispute[participation]}`;
  if (participation === "unwilling" || body === undefined) return sentence;
  const { name, address, url: page } = body;
  const parts = [name && inline(name), address && inline(address), page && url(page)];
  return `${sentence} Zuständig: ${parts.filter((part) => part !== undefined).join(", ")}`;
}

/**
 * MD-LEGAL-DE-HEAD, MD-LEGAL-DE-TAX, MD-LEGAL-DE-AUTHORITY. The Impressum, in German in every document language
 * (contract §3.5).
 */
export function impressum(operator: Operator, context: Context): string {
  const { entry, registry } = context;
  const { vatId, economicId, supervisoryAuthority } = operator;
  const address = inline(addressText(operator.address, countries.DE));
  const contact = contactParts(operator);
  const rows = list([
    `${legalName(operator, "in Liquidation", true)}, ${address}`,
    representedLine(operator),
    registerLine(operator),
    joined([vatId && `USt-IdNr.: ${vatId}`, economicId && `W-IdNr.: ${economicId}`]),
    contact && `Kontakt: ${contact}`,
    supervisoryAuthority && `Aufsichtsbehörde: ${nameAndUrl(supervisoryAuthority)}`,
    professionLine(operator),
    disputeLine(operator),
    `Datenschutz: ${privacyParts(operator, context)}`,
  ]);
  return `Impressum (Angaben gemäß § 5 DDG), also at ${legalUrl(entry, registry)}\n${rows}`;
}
