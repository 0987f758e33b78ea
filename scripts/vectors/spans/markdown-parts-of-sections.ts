import { listOf, memberOf, overlay, stringOf } from "./claims.ts";
import { escapedIndex, paintText } from "./escapes.ts";
import { email, intervals, named, own, type Part, phone, postal, text } from "./markdown-parts.ts";

/** Parts joined by the separator, each with where it begins. The separator cannot stand in owner text. */
function joined(shown: string, start: number): readonly { readonly at: number; readonly part: string }[] {
  let at = start;
  return shown.split(" · ").map((part) => {
    const found = { at, part };
    at += part.length + 3;
    return found;
  });
}

/** MD-FACTS-CATEGORY: labels by MD-LABEL-FALLBACK, codes as they are. */
export const categories: Part = (on, start, end, owner) => {
  on.paint(start, end, { owner: "MD-LABEL-FALLBACK", also: [owner, "MD-LANGUAGE", "MD-ESC-OWN"] });
  overlay(on, start, end, / \(`[^`]*`\)(?:, )?/g, { owner, also: ["MD-ESC-OWN"] });
};

/** The first line of a block of hours. */
export const head: Part = (on, start, end, owner, context) => {
  for (const { at, part } of joined(on.text.slice(start, end), start)) {
    const stop = at + part.length;
    if (at === start) {
      named(on, at, stop, owner, context);
      paintText(on, at, at + 1, { owner, also: ["MD-HOURS-BLOCKS", "MD-FACTS-ADDRESS"] });
    } else {
      const clause = part.startsWith("time zone ") ? "MD-HOURS-ZONE" : "MD-HOURS-VISITS";
      on.paint(at - 3, stop, {
        owner: clause,
        also: [owner, "MD-ESC-OWN"],
        absent: ["MD-HOURS-ZONE", "MD-HOURS-VISITS"],
      });
    }
  }
};

const MARK = / \(from (?:the business|(?<person>this person))?.*\)$/d;

/** MD-CP-SOURCE: the mark behind a phone or an email. */
function paintMark(on: Parameters<Part>[0], at: number, part: string, owner: string): void {
  const match = MARK.exec(part);
  if (match === null) return;
  paintText(on, at + match.index, at + part.length, { owner: "MD-CP-SOURCE", also: [owner] });
  const place = match.indices?.groups?.person;
  if (place !== undefined)
    on.paint(at + place[0], at + place[1], { owner: "MD-FRAME-PERSON", also: ["MD-CP-SOURCE"] });
}

/** The parts of a contact point behind its ID. */
export const cpparts: Part = (on, start, end, owner, context) => {
  const absent = ["MD-CP-SOURCE", "MD-CP-HOURS", "MD-CP-PHONE"];
  on.paint(start, end, { owner, also: ["GATE-CONTACT-PRIVATE"], absent });
  for (const { at, part } of joined(on.text.slice(start, end), start)) {
    const bare = part.replace(MARK, "");
    const stop = at + bare.length;
    if (/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[–, ]/.test(part)) intervals(on, at, stop, "MD-CP-HOURS", context);
    else if (part.startsWith("replies within "))
      on.paint(at + 15, stop, { owner: "MD-DURATION", also: [owner] });
    else if (bare.includes("@")) email(on, at, stop, owner, context);
    else if (/^[+(\d]/.test(bare)) phone(on, at, stop, owner, context);
    else own(on, at, stop, owner, context);
    paintMark(on, at, part, owner);
  }
};

/** Email, phone and addresses joined by the separator (Legal). */
export const contacts: Part = (on, start, end, owner, context) => {
  on.paint(start, end, { owner });
  for (const { at, part } of joined(on.text.slice(start, end), start)) {
    const stop = at + part.length;
    if (part.includes("@")) email(on, at, stop, owner, context);
    else if (/^[+(\d]/.test(part)) phone(on, at, stop, owner, context);
    else own(on, at, stop, owner, context);
  }
};

/** Legal name, and what MD-LEGAL-NAME puts behind it. */
export const legalname: Part = (on, start, end, owner, { record }) => {
  const shown = on.text.slice(start, end);
  const known = stringOf(memberOf(record, "operator", "legalName"));
  const cut = start + escapedIndex(shown, known.length);
  paintText(on, start, cut, { owner, also: ["MD-LEGAL-NAME"] });
  if (cut < end) paintText(on, cut, end, { owner: "MD-LEGAL-NAME", also: [owner] });
};

/** Legal name and address: the address has as many commas as the record's and the joiners make. */
export const legalhead: Part = (on, start, end, owner, context) => {
  const address = memberOf(context.record, "operator", "address");
  const shown = on.text.slice(start, end);
  const name = stringOf(memberOf(context.record, "operator", "legalName"));
  const rest = stringOf(memberOf(address, "street")) || stringOf(memberOf(address, "extra"));
  const first =
    rest || [memberOf(address, "postalCode"), memberOf(address, "locality")].filter(Boolean).join(" ");
  const cut = shown.replaceAll("\\", "").indexOf(`, ${first}`, name.length);
  const behind = start + escapedIndex(shown, Math.max(cut, 0));
  legalname(on, start, behind, owner, context);
  postal(on, behind + 2, end, owner, context);
  on.paint(behind, behind + 2, { owner, also: ["MD-LEGAL-NAME"] });
};

/** MD-LEGAL-DE-GROUPS, with the chains of MD-LEGAL-DE-THROUGH. */
export const groups: Part = (on, start, end, owner, context) => {
  text(on, start, end, owner, context);
  const shown = on.text.slice(start, end);
  for (const item of listOf(memberOf(context.record, "operator", "representatives"))) {
    const through = memberOf(item, "through");
    if (through === undefined) continue;
    const chain = `, diese vertreten durch ${stringOf(memberOf(through, "wording"))} ${stringOf(memberOf(through, "name"))}`;
    const at = shown.indexOf(chain);
    const claim = { owner: "MD-LEGAL-DE-THROUGH", also: [owner] };
    if (at < 0) throw new Error(`no ${chain} in ${shown}`);
    paintText(on, start + at, start + at + chain.length, claim);
  }
};

/** The words of a provenance item and what joins them. */
export const labels: Part = (on, start, end) => {
  const also = ["MD-PROV-LABEL", "GATE-PROVENANCE", "MD-PROV-JOIN"];
  on.paint(start, end, { owner: "MD-PROV-LABEL", also });
  overlay(on, start, end, /, | and /g, { owner: "MD-PROV-JOIN", also });
  overlay(on, start, end, /legal name, form, register and address/gi, { owner: "MD-PROV-LABEL", also });
};
