import { brandKitUrl, mediaUrl } from "../../facts/links.ts";
import type { Brand } from "../../record/brand.ts";
import { type Context, joined, list, type Section } from "../context.ts";

const COLORS = [
  ["primary", "primary"],
  ["onPrimary", "on-primary"],
  ["accent", "accent"],
  ["onAccent", "on-accent"],
  ["surface", "surface"],
  ["text", "text"],
] as const;

/** MD-BRAND-LOGO. */
function logoLine({ logo }: Brand, { entry, registry }: Context): string | undefined {
  const file = entry.media?.find((media) => media.id === logo)?.file;
  return file && `Logo: ${mediaUrl(file, registry)}`;
}

/** MD-BRAND-COLORS. */
function colorsLine({ colors }: Brand): string | undefined {
  const parts = joined(COLORS.map(([key, label]) => colors?.[key] && `${label} ${colors[key]}`));
  return parts && `Colors: ${parts}`;
}

/** MD-BRAND-TYPE. `Type: Lora (headings), Source Sans 3 (body) · corners: soft`, or `Corners: soft` alone. */
function typeLine({ fonts, corners }: Brand): string | undefined {
  const families = [
    fonts?.heading && `${fonts.heading.family} (headings)`,
    fonts?.body && `${fonts.body.family} (body)`,
  ].filter((family) => family !== undefined);
  if (families.length === 0) return corners && `Corners: ${corners}`;
  return joined([`Type: ${families.join(", ")}`, corners && `corners: ${corners}`]);
}

/** MD-BRAND-KIT. */
function body(context: Context): string | undefined {
  const { entry, registry } = context;
  const { brand } = entry;
  if (brand === undefined) return undefined;
  return list([
    logoLine(brand, context),
    colorsLine(brand),
    typeLine(brand),
    `Full kit: MCP \`get_brand_kit\` · ${brandKitUrl(entry, registry)}`,
  ]);
}

export const brand: Section = { key: "brand", heading: "Brand", body };
