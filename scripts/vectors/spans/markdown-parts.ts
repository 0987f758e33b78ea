import { type Canvas, type Context, listOf, memberOf, overlay, stringOf } from "./claims.ts";
import { paintText } from "./escapes.ts";

/** Claims one part of a line. `owner` is the clause of the line, plausible everywhere in it. */
export type Part = (on: Canvas, start: number, end: number, owner: string, context: Context) => void;

const RESOLVED = ["MD-TEXT-RESOLVE", "MD-LANGUAGE"];

/** Owner text that is the same in every language. */
export const text: Part = (on, start, end, owner) => paintText(on, start, end, { owner });

/** A localized text. */
export const loc: Part = (on, start, end, owner) => paintText(on, start, end, { owner, also: RESOLVED });

/** What is not owner text: IDs, tokens, dates, numbers, words of a table. */
export const own: Part = (on, start, end, owner) =>
  on.paint(start, end, { owner, also: ["MD-ESC-OWN", "MD-LANGUAGE"] });

/** A part that belongs to one clause, with the clause of its line plausible. */
function of(clause: string, ...also: readonly string[]): Part {
  return (on, start, end, owner) =>
    on.paint(start, end, { owner: clause, also: [...also, owner, "MD-ESC-OWN"] });
}

export const registry = of("MD-REGISTRY");
export const person = of("MD-FRAME-PERSON");
export const phone = of("MD-CP-PHONE");
export const duration = of("MD-DURATION", "MD-DURATION-RANGE");
export const ownurl = of("MD-ADDR-OWN", "MD-REGISTRY");

function address(clause: string): Part {
  return (on, start, end, owner) => {
    const bracketed = on.text[start] === "<";
    on.paint(start, end, { owner: bracketed ? clause : owner, also: [clause, owner, "MD-ESC-OWN"] });
  };
}

export const email = address("MD-ADDR-EMAIL");
export const url = address("MD-ADDR-URL");

/** Owner text with addresses in it: an unescaped `https://` or `<` is never owner text. */
export const rules: Part = (on, start, end, owner, context) => {
  text(on, start, end, owner, context);
  for (const match of on.text
    .slice(start, end)
    .matchAll(/(?<!\\)<[^>\s]+>|https?:\/\/\S+?(?=; |, | · |$)/g)) {
    const at = start + match.index;
    url(on, at, at + match[0].length, owner, context);
  }
};
export const urls = rules;

/** Texts between quotation marks, anything of ours around them. */
export const quotes: Part = (on, start, end, owner) => {
  on.paint(start, end, { owner, also: ["MD-ESC-OWN"] });
  for (const match of on.text.slice(start, end).matchAll(/"(?:\\.|[^"\\])*"/g)) {
    const at = start + match.index;
    const last = at + match[0].length - 1;
    paintText(on, at, last, { owner, also: ["MD-ESC-QUOTE", ...RESOLVED] });
    on.paint(at, at + 1, { owner: "MD-ESC-QUOTE", also: [owner] });
    on.paint(last, last + 1, { owner: "MD-ESC-QUOTE", also: [owner] });
  }
};

const WORDS = String.raw`\d+ (?:year|month|week|day|hour|minute)s?`;
const DURATION = `${WORDS}(?: ${WORDS})*`;
const ONE_DURATION = new RegExp(String.raw`^(?<edge>from |up to )?${DURATION} \([^–]+\)$`);
const TWO_DURATIONS = new RegExp(`^(?<min>${DURATION}) to (?<max>${DURATION}) `);

/** MD-DURATION-RANGE. */
export const range: Part = (on, start, end, owner) => {
  const shown = on.text.slice(start, end);
  const words = { owner: "MD-DURATION", also: ["MD-DURATION-RANGE", owner] };
  on.paint(start, end, { owner: "MD-DURATION-RANGE", also: ["MD-DURATION", owner] });
  const one = ONE_DURATION.exec(shown);
  if (one !== null) on.paint(start + (one.groups?.edge?.length ?? 0), end, words);
  const two = TWO_DURATIONS.exec(shown);
  if (two === null) return;
  const { min = "", max = "" } = two.groups ?? {};
  on.paint(start, start + min.length, words);
  on.paint(start + min.length + 4, start + min.length + 4 + max.length, words);
};

const PRICE =
  /^(?:(?<word>on request|free)|(?<from>from )?(?<amount>[\d.]+)(?<to>–[\d.]+)?(?<vat> [A-Z]{3} (?:incl|excl)\. VAT)(?<unit> per [a-z ]+?)?)(?<note> \(.*\))?$/d;
const PRICE_OWNERS: Readonly<Record<string, readonly string[]>> = {
  word: ["MD-PRICE-WORD"],
  from: ["MD-PRICE-WORD"],
  amount: ["MD-PRICE-AMOUNT", "MD-PRICE-RANGE"],
  to: ["MD-PRICE-RANGE"],
  vat: ["MD-PRICE-AMOUNT"],
  unit: ["MD-PRICE-UNIT"],
  note: ["MD-PRICE-NOTE", "MD-TEXT-RESOLVE", "MD-LANGUAGE"],
};

/** A price as in MD-OFFER-PRICE, with its note. */
export const price: Part = (on, start, end, owner) => {
  const groups = PRICE.exec(on.text.slice(start, end))?.indices?.groups;
  if (groups === undefined) throw new Error(`not a price: ${on.text.slice(start, end)}`);
  for (const [name, place] of Object.entries(groups)) {
    if (place === undefined) continue;
    const [clause = owner, ...also] = PRICE_OWNERS[name] ?? [];
    const claim = { owner: clause, also: [...also, owner] };
    if (name === "note") paintText(on, start + place[0], start + place[1], claim);
    else on.paint(start + place[0], start + place[1], claim);
  }
};

/** Intervals of a day, of an exception, or the whole hours of a contact point. */
export const intervals: Part = (on, start, end, owner) => {
  const also = [owner, "MD-HOURS-DAYS", "MD-HOURS-CLOSED", "MD-HOURS-NIGHT", "MD-HOURS-EXCEPTIONS"];
  on.paint(start, end, { owner, also });
  const closed = owner === "MD-HOURS-DAYS" ? "MD-HOURS-CLOSED" : owner;
  overlay(on, start, end, /closed/g, { owner: closed, also });
  overlay(on, start, end, / \(next day\)/g, { owner: "MD-HOURS-NIGHT", also: [owner] });
};

function regionsOf(record: unknown): readonly string[] {
  const places = [memberOf(record, "operator"), ...listOf(memberOf(record, "locations"))];
  return places
    .map((place) => stringOf(memberOf(place, "address", "region")))
    .filter((region) => region !== "");
}

/** MD-FACTS-ADDRESS: the parts of an address, the region among them. */
export const postal: Part = (on, start, end, owner, { record }) => {
  const also = [owner, "GATE-LOCALITY", ...RESOLVED];
  paintText(on, start, end, { owner: "MD-FACTS-ADDRESS", also });
  const parts = on.text.slice(start, end).split(", ");
  const regions = regionsOf(record);
  let at = start;
  for (const [i, part] of parts.entries()) {
    const region = i > 0 && regions.includes(part.replaceAll("\\", ""));
    const country = i === parts.length - 1 && /^(?:[A-Z]{2}|Deutschland)$/.test(part);
    if (region)
      on.paint(at - 2, at + part.length, { owner: "MD-FACTS-REGION", also: [owner, "GATE-LOCALITY"] });
    if (country) {
      on.paint(at - 2, at + part.length, { owner: "MD-FACTS-ADDRESS", also: ["MD-FACTS-REGION", ...also] });
    }
    at += part.length + 2;
  }
};

/** A name before an address (or an address alone): its first part is the line's, the others the address's. */
export const named: Part = (on, start, end, owner, context) => {
  postal(on, start, end, owner, context);
  const [first = ""] = on.text.slice(start, end).split(/(?<=, )/);
  paintText(on, start, start + first.length, {
    owner,
    also: ["MD-FACTS-ADDRESS", "GATE-LOCALITY", ...RESOLVED],
  });
};

/** MD-FACTS-AREA. */
export const area: Part = (on, start, end, owner) =>
  paintText(on, start, end, { owner: "MD-FACTS-AREA", also: [owner, "GATE-LOCALITY"] });

/** A bare or quoted value of the frontmatter. */
export const scalar: Part = (on, start, end, owner) => {
  const quoted = on.text[start] === '"';
  on.paint(start, end, {
    owner: quoted ? "MD-FM-SCALAR" : owner,
    also: ["MD-FM-SCALAR", owner, "MD-LANGUAGE"],
  });
};

/** A sequence of the frontmatter. */
export const sequence: Part = (on, start, end, owner, context) => {
  on.paint(start, end, { owner, also: ["GATE-SUSPENDED"] });
  for (const match of on.text.slice(start, end).matchAll(/"[^"]*"|[^[\], "]+/g)) {
    scalar(on, start + match.index, start + match.index + match[0].length, owner, context);
  }
};

/** MD-FRAME-SOURCES. */
export const sources: Part = (on, start, end) =>
  paintText(on, start, end, { owner: "MD-FRAME-SOURCES", also: ["GATE-PROVENANCE", "MD-FRAME-UNCLAIMED"] });
