import { unreachable } from "../../errors.ts";
import { dayOf } from "../../facts/calendar.ts";
import { provenanceWords } from "../../facts/provenance.ts";
import { capitalized } from "../../facts/text.ts";
import type { Provenance } from "../../record/provenance.ts";
import { type Context, list, type Section } from "../context.ts";
import { inline, url } from "../escape.ts";

/** MD-PROV-JOIN. Two by ` and `, three or more by `, `; the first letter capital. */
function label({ paths }: Provenance): string {
  const words = provenanceWords(paths);
  return capitalized(words.join(words.length === 2 ? " and " : ", "));
}

/** MD-PROV-OWNER. Who declared it, by the entry's status. */
function owner({ entry, subject }: Context): string {
  switch (entry.status) {
    case "verified":
      return `${subject} (verified owner)`;
    case "lapsed":
      return `${subject} (verification lapsed)`;
    case "published":
    case "unclaimed":
      return "the entry's owner (not verified)";
    default:
      return unreachable(entry.status);
  }
}

/** MD-PROV-LINE. What the item says of its source. */
function source(item: Provenance, context: Context): string {
  const day = dayOf(item.observedAt);
  switch (item.source) {
    case "register":
      return `${inline(item.sourceName ?? "")}, ${inline(item.reference ?? "")}, retrieved ${day}`;
    case "impressum":
    case "website":
      return `${url(item.reference ?? "")}, observed ${day}`;
    case "daawid":
      return `compiled by ${context.registry.name}, ${day}`;
    case "owner": {
      const { lastConfirmedAt } = context.entry;
      const confirmed = lastConfirmedAt === undefined ? "" : `, confirmed ${dayOf(lastConfirmedAt)}`;
      return `declared by ${owner(context)}, updated ${day}${confirmed}`;
    }
    default:
      return unreachable(item.source);
  }
}

export const provenance: Section = {
  key: "provenance",
  heading: "Provenance",
  body: (context) => list(context.entry.provenance.map((item) => `${label(item)}: ${source(item, context)}`)),
};
