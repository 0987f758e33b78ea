import availabilityTable from "../../data/availability.json" with { type: "json" };
import audienceTable from "../../data/offering-audience.json" with { type: "json" };
import { takesOffering } from "../../facts/actions.ts";
import { durationRangeText } from "../../facts/duration.ts";
import { offeringsUrl } from "../../facts/links.ts";
import { priceText } from "../../facts/money.ts";
import { row } from "../../facts/text.ts";
import type { Offering } from "../../record/offering.ts";
import { areaText } from "../area.ts";
import { type Context, list, type Section } from "../context.ts";
import { heading, inline, lines, startingInline } from "../escape.ts";

/** MD-OFFER-LIMIT. How many offerings the entry's own document lists (contract §3.4). */
const LISTED = 25;

/** MD-OFFER-PRICE, MD-PRICE-NOTE. */
function priceLine({ price }: Offering, { text }: Context): string | undefined {
  if (price === undefined) return undefined;
  const note = price.note === undefined ? "" : ` (${inline(text(price.note))})`;
  return `Price: ${priceText(price)}${note}`;
}

/** MD-OFFER-AVAILABILITY. Nothing for `available`, which has no words. */
function availabilityLine({ availability }: Offering): string | undefined {
  const table: Readonly<Record<string, { readonly words?: string; readonly schema: string }>> =
    availabilityTable;
  const words = availability === undefined ? undefined : row(table, availability)?.words;
  return words && `Availability: ${words}`;
}

/** MD-OFFER-ACTIONS. */
function actionsLine({ id }: Offering, { entry }: Context): string | undefined {
  const actions = (entry.actions ?? []).filter((action) => takesOffering(action, id));
  if (actions.length === 0) return undefined;
  return `Actions: ${actions.map((action) => `${action.type} \`${action.id}\``).join(", ")}`;
}

/** MD-OFFER-ID, MD-OFFER-LEAD, MD-OFFER-AREA, MD-OFFER-DESCRIPTION. One offering: its heading and its list. */
function block(offering: Offering, context: Context): string {
  const { entry, text } = context;
  const { id, type, audience, typicalLeadTime, serviceArea, description } = offering;
  const body = list([
    `ID: \`${id}\` · ${type} · ${audienceTable[audience]}`,
    priceLine(offering, context),
    availabilityLine(offering),
    typicalLeadTime && `Typical lead time: ${durationRangeText(typicalLeadTime)}`,
    serviceArea && `Service area: ${areaText(serviceArea, entry.locations)}`,
    description && lines(text(description), "  ", startingInline),
    actionsLine(offering, context),
  ]);
  return `### ${heading(text(offering.name))}\n${body}`;
}

/** The blocks of all offerings (MD-OFFERINGS-DOC), or of the first 25 with a pointer to the rest (MD-OFFER-LIMIT). */
function blocks(context: Context, all: boolean): string | undefined {
  const { entry, language, registry } = context;
  const offerings = entry.offerings ?? [];
  if (offerings.length === 0) return undefined;
  const shown = all ? offerings : offerings.slice(0, LISTED);
  const rendered = shown.map((offering) => block(offering, context));
  if (shown.length < offerings.length) {
    const address = offeringsUrl(entry, language, registry);
    rendered.push(`Offerings 1–${shown.length} of ${offerings.length}. All offerings: ${address}`);
  }
  return rendered.join("\n\n");
}

export const offerings: Section = {
  key: "offerings",
  heading: "Offerings",
  body: (context) => blocks(context, false),
};

export const allOfferings: Section = { ...offerings, body: (context) => blocks(context, true) };
