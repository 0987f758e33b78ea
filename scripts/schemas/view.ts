import * as z from "zod";
import { Action } from "../../src/record/action.ts";
import { Brand, Colors, Font, Media } from "../../src/record/brand.ts";
import { ContactPoint } from "../../src/record/contact.ts";
import { ActionType } from "../../src/record/enums.ts";
import { Offering } from "../../src/record/offering.ts";
import { format, list, nonEmpty } from "../../src/record/primitives.ts";
import { ProvenancePath } from "../../src/record/provenance.ts";
import { PublicEntry } from "../../src/record/public-entry.ts";
import { LanguageTag, LOCALIZED } from "../../src/record/text.ts";
import { NAMES, name } from "./names.ts";

type Shape = Readonly<Record<string, z.ZodType>>;

/** VIEW-SCHEMA-LINKS. An address that the registry makes itself. */
const OwnUrl = format(
  "FORMAT_URL",
  /^(?:https:\/\/[A-Za-z0-9[][A-Za-z0-9._~:/?#[\]@!$&'()*+,;=%-]*|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/?#][A-Za-z0-9._~:/?#[\]@!$&'()*+,;=%-]*)?)$/,
  'an https address such as "https://daawid.example/holzwerk-krause", or an http one on this machine',
);

/** VIEW-PROVENANCE. A path as views show it: the indexes of lists are `*`. */
const ShownPath = format(
  "FORMAT_PATH",
  /^(?:\/|\/[A-Za-z]+(?:\/\*)?(?:\/[A-Za-z]+){0,2})$/,
  'a path such as "/operator/register", "/contactPoints/*/phone" or "/"',
  { max: 80 },
);

/** VIEW-MEDIA. */
const MediaType = z.enum(["image/svg+xml", "image/webp", "image/png", "image/jpeg", "image/avif"]);

/** VIEW-INPUT-ROOT. */
const InputSchema = z.object({
  $schema: z.literal("https://json-schema.org/draft/2020-12/schema"),
  type: z.literal("object"),
  properties: z.object({}),
  required: z.array(z.string()),
});

const views = new Map<z.ZodType, z.ZodType>([[ProvenancePath, ShownPath]]);

/**
 * Contract §6, VIEW-SCHEMA. The schema of a part of the record as a view in one language has it: each localized text
 * of at most n code points is a string of at most n. Everything else is the record's, with its names.
 */
export function viewOf(schema: z.ZodType): z.ZodType {
  const known = views.get(schema);
  if (known !== undefined) return known;
  const view = changed(schema);
  views.set(schema, view);
  const title = NAMES.get(schema);
  if (title !== undefined) NAMES.set(view, title);
  return view;
}

function changed(schema: z.ZodType): z.ZodType {
  const limit = LOCALIZED.get(schema);
  if (limit !== undefined) return z.string().max(limit);
  if (schema instanceof z.ZodOptional) return viewOf(schema.unwrap() as z.ZodType).optional();
  if (schema instanceof z.ZodObject) return remade(schema, { shape: viewShape(schema.shape as Shape) });
  if (schema instanceof z.ZodArray) return remade(schema, { element: viewOf(schema.element as z.ZodType) });
  if (schema instanceof z.ZodDiscriminatedUnion) {
    return remade(schema, { options: (schema.options as readonly z.ZodType[]).map(viewOf) });
  }
  return schema;
}

/** A copy with the same checks and the same description. */
function remade(schema: z.ZodType, parts: object): z.ZodType {
  const copy = schema.clone({ ...schema.def, ...parts } as typeof schema.def);
  const about = z.globalRegistry.get(schema);
  return about === undefined ? copy : copy.register(z.globalRegistry, about);
}

function viewShape(shape: Shape): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(shape).map(([member, schema]) => [member, viewOf(schema)]));
}

const { visibility: _visibility, ...shownPoint } = ContactPoint.shape;
views.set(ContactPoint, z.object(viewShape(shownPoint)));

const { enabled: _enabled, webForm: _webForm, ...shownAction } = Action.shape;
const ActionView = z.object({
  ...viewShape(shownAction),
  tool: ActionType,
  inputSchema: InputSchema,
  rest: OwnUrl,
  form: OwnUrl.optional(),
});
views.set(Action, ActionView);

const { id, file: _file, ...shownMedia } = Media.shape;
const MediaView = z.object({ id, url: OwnUrl, type: MediaType, ...viewShape(shownMedia) });
views.set(Media, MediaView);

const Links = z.object({
  html: OwnUrl,
  markdown: OwnUrl,
  jsonLd: OwnUrl,
  legal: OwnUrl.optional(),
  privacy: OwnUrl.optional(),
});

/** VIEW-SCHEMA-REQUIRED. What suspended views and every selection of sections have too. */
const ALWAYS: ReadonlySet<string> = new Set([
  ...["schemaVersion", "id", "slug", "url", "kind", "status", "revision", "updatedAt", "language"],
  ...["availableLanguages", "verification", "displayName", "links"],
]);

/** Members of the record that no view has, and what a view has in their place. */
const IN_PLACE: Readonly<Record<string, Shape>> = {
  slug: { slug: PublicEntry.shape.slug, url: OwnUrl },
  indexing: {},
  hosting: {},
  languages: { language: LanguageTag, availableLanguages: PublicEntry.shape.languages },
};

/** VIEW-ORDER. */
function entryShape(): Shape {
  const members = Object.entries(PublicEntry.shape as Shape).flatMap(([member, schema]) =>
    Object.entries(IN_PLACE[member] ?? { [member]: viewOf(schema) }),
  );
  const shape = [...members, ["links", Links] as const].map(([member, schema]) => {
    const there = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
    return [member, ALWAYS.has(member) ? there : there.optional()] as const;
  });
  return Object.fromEntries(shape);
}

/** VIEW-SCHEMA. The view of an entry: whole, suspended, or a selection of sections. */
export const EntryView = z.object(entryShape());

/** VIEW-SCHEMA-PARTS. */
export const OfferingView = viewOf(Offering);

const FontView = z.object({
  family: Font.shape.family,
  stack: format(
    "FORMAT_FONT",
    /^"[A-Za-z0-9]+(?: [A-Za-z0-9]+){0,4}", (?:serif|sans-serif|monospace|cursive)$/,
    "the family in quotation marks, and the generic family",
  ),
  cssUrl: OwnUrl,
});
const FontsView = nonEmpty({ heading: FontView.optional(), body: FontView.optional() });

/** VIEW-SCHEMA-PARTS. */
export const BrandKitView = z.object({
  logo: MediaView.optional(),
  imagery: list(MediaView, 20).optional(),
  colors: Colors.optional(),
  fonts: FontsView.optional(),
  corners: Brand.shape.corners,
});

name({ OwnUrl, ShownPath, MediaType, InputSchema, ActionView, MediaView, Links });
name({ EntryView, FontView, FontsView, BrandKitView });
NAMES.set(viewOf(ContactPoint), "ContactPoint");
