import { disclose, type OpenEntry } from "../facts/disclose.ts";
import { languageOf } from "../facts/language.ts";
import { asciiLower, resolveText } from "../facts/text.ts";
import type { Brand } from "../record/brand.ts";
import type { PublicEntry } from "../record/public-entry.ts";
import { DAAWID, type Registry, requireRegistry } from "../registry.ts";
import { mediaView } from "./entry-view.ts";
import { put, type Text } from "./resolved.ts";
import type { BrandKitView, MediaView } from "./types.ts";

type Font = NonNullable<NonNullable<Brand["fonts"]>["heading"]>;

/** VIEW-BRAND-FONT. */
function fontView({ family, generic }: Font, registry: Registry) {
  const folder = asciiLower(family).replaceAll(" ", "-");
  return {
    family,
    stack: `"${family}", ${generic}`,
    cssUrl: `${registry.site}/assets/fonts/${folder}/font.css`,
  };
}

function fontsView(fonts: Brand["fonts"], registry: Registry): BrandKitView["fonts"] {
  if (fonts === undefined) return undefined;
  const view = {};
  put(view, "heading", fonts.heading && fontView(fonts.heading, registry));
  put(view, "body", fonts.body && fontView(fonts.body, registry));
  return view;
}

function kit(brand: Brand, entry: OpenEntry, text: Text, registry: Registry): BrandKitView {
  const picture = (wanted: string | undefined): MediaView | undefined => {
    const media = entry.media?.find(({ id }) => id === wanted);
    return media && mediaView(media, { registry, text });
  };
  const view = {};
  put(view, "logo", picture(brand.logo));
  put(
    view,
    "imagery",
    brand.imagery?.flatMap((id) => picture(id) ?? []),
  );
  put(view, "colors", brand.colors);
  put(view, "fonts", fontsView(brand.fonts, registry));
  put(view, "corners", brand.corners);
  return view;
}

/**
 * VIEW-BRAND-KIT, VIEW-BRAND-NONE. The brand kit with its pictures as media views and its fonts with their style
 * sheets; `undefined` for an entry without a brand and for a suspended one.
 *
 * @throws ContractError `NOT_A_REVISION`; `NOT_A_REGISTRY`.
 */
export function toBrandKitView(
  revision: PublicEntry,
  language: string | undefined,
  registry: Registry = DAAWID,
): BrandKitView | undefined {
  const entry = disclose(revision);
  requireRegistry(registry);
  if (entry.status === "suspended" || entry.brand === undefined) return undefined;
  const resolvedLanguage = languageOf(entry, language);
  const text: Text = (localized) => resolveText(localized, resolvedLanguage, entry.defaultLanguage);
  return kit(entry.brand, entry, text, registry);
}
