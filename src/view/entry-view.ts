import { isConfirming } from "../facts/actions.ts";
import { type Disclosed, disclose, type OpenEntry, type ShownAction } from "../facts/disclose.ts";
import { languageOf } from "../facts/language.ts";
import {
  actionFormUrl,
  actionRestUrl,
  jsonLdUrl,
  legalUrl,
  markdownUrl,
  mediaUrl,
  pageUrl,
  privacyUrl,
} from "../facts/links.ts";
import { mediaType } from "../facts/media.ts";
import { resolveText } from "../facts/text.ts";
import type { Question } from "../record/action.ts";
import type { Media } from "../record/brand.ts";
import type { Location } from "../record/location.ts";
import type { Offering } from "../record/offering.ts";
import type { Policy } from "../record/policy.ts";
import type { PublicEntry } from "../record/public-entry.ts";
import { DAAWID, type Registry, requireRegistry } from "../registry.ts";
import { inputSchema } from "./input-schema.ts";
import { put, resolved, type Text } from "./resolved.ts";
import type { ActionView, EntryView, Links, MediaView, OfferingView } from "./types.ts";

/** What the parts of a view are made from. */
type Context = {
  readonly entry: OpenEntry;
  readonly registry: Registry;
  readonly text: Text;
};

/** VIEW-LINKS, VIEW-LINK-MARKDOWN, VIEW-LINK-LEGAL, VIEW-LINK-PRIVACY. */
function links(entry: Disclosed, language: string, registry: Registry): Links {
  const node = {
    html: pageUrl(entry, registry),
    markdown: markdownUrl(entry, language, registry),
    jsonLd: jsonLdUrl(entry, registry),
  };
  if (entry.status === "suspended") return node;
  const operated = entry.operator !== undefined;
  const asks = operated || entry.actions?.some(isConfirming) === true;
  put(node, "legal", operated ? legalUrl(entry, registry) : undefined);
  put(node, "privacy", asks && entry.status !== "unclaimed" ? privacyUrl(entry, registry) : undefined);
  return node;
}

function location(part: Location, text: Text) {
  const view = resolved(part, ["name"], text);
  const { exceptions } = part.hours ?? {};
  if (part.hours === undefined || exceptions === undefined) return view;
  const noted = exceptions.map((exception) => resolved(exception, ["note"], text));
  return { ...view, hours: { ...part.hours, exceptions: noted } };
}

/** VIEW-OFFERING. */
export function offeringView(part: Offering, text: Text): OfferingView {
  const view = resolved(part, ["name", "shortName", "description"], text);
  if (part.price?.note === undefined) return view as OfferingView;
  return { ...view, price: resolved(part.price, ["note"], text) } as OfferingView;
}

/** VIEW-MEDIA. */
export function mediaView(
  { id, file, ...rest }: Media,
  { registry, text }: Omit<Context, "entry">,
): MediaView {
  return {
    id,
    url: mediaUrl(file, registry),
    type: mediaType(file),
    ...resolved(rest, ["caption", "alt"], text),
  } as MediaView;
}

function question(part: Question, text: Text) {
  const view = resolved(part, ["label"], text);
  if (part.type !== "choice") return view;
  return { ...view, options: part.options.map((option) => resolved(option, ["label"], text)) };
}

/** VIEW-ACTION-TOOL, VIEW-ACTION-REST, VIEW-ACTION-FORM. */
function actionView(part: ShownAction, { entry, registry, text }: Context): ActionView {
  const { webForm, ...rest } = part;
  const view = {
    ...resolved(rest, ["name"], text),
    ...(part.questions === undefined
      ? {}
      : { questions: part.questions.map((item) => question(item, text)) }),
    tool: part.type,
    inputSchema: inputSchema(part, entry, text),
    rest: actionRestUrl(part.id, registry),
  };
  const form = webForm && isConfirming(part);
  put(view, "form", form ? actionFormUrl(entry, part.id, registry) : undefined);
  return view as ActionView;
}

function policy(part: Policy, text: Text) {
  return resolved(part, ["summary"], text);
}

/** The members whose texts are resolved or which are made for the view, by name (VIEW-BRAND: `brand` is not one). */
function changedMembers(context: Context): Readonly<Record<string, unknown>> {
  const { entry, text } = context;
  const { voice } = entry;
  return {
    summary: text(entry.summary),
    description: entry.description && text(entry.description),
    locations: entry.locations?.map((part) => location(part, text)),
    offerings: entry.offerings?.map((part) => offeringView(part, text)),
    capacity: entry.capacity && resolved(entry.capacity, ["note"], text),
    routing: entry.routing?.map((part) => resolved(part, ["note"], text)),
    actions: entry.actions?.map((part) => actionView(part, context)),
    policies: entry.policies?.map((part) => policy(part, text)),
    faqs: entry.faqs?.map((part) => resolved(part, ["question", "answer"], text)),
    voice: voice && {
      ...resolved(voice, ["tagline"], text),
      ...(voice.emphasis === undefined ? {} : { emphasis: voice.emphasis.map(text) }),
    },
    media: entry.media?.map((part) => mediaView(part, context)),
  };
}

/**
 * VIEW-ORDER, VIEW-PARTS, VIEW-DROPPED, VIEW-EMPTY-LISTS, VIEW-PROVENANCE. What is not named here is not in a view;
 * parts keep the order that the parser gave them. Members by name, from the entry or made for the view.
 */
const MEMBERS = [
  "listed",
  "revision",
  "createdAt",
  "updatedAt",
  "lastConfirmedAt",
  "defaultLanguage",
  "language",
  "availableLanguages",
  "verification",
  "domains",
  "displayName",
  "alternateNames",
  "summary",
  "description",
  "categories",
  "naceCodes",
  "foundingYear",
  "employees",
  "languagesSpoken",
  "profiles",
  "primaryLocationId",
  "locations",
  "serviceArea",
  "offerings",
  "capacity",
  "contactPoints",
  "routing",
  "agentPolicy",
  "actions",
  "policies",
  "credentials",
  "faqs",
  "voice",
  "brand",
  "media",
  "operator",
  "provenance",
] as const;

function openView(entry: OpenEntry, language: string, registry: Registry): EntryView {
  const text: Text = (localized) => resolveText(localized, language, entry.defaultLanguage);
  const members: Readonly<Record<string, unknown>> = {
    ...entry,
    ...changedMembers({ entry, registry, text }),
    language,
    availableLanguages: entry.languages,
  };
  const view = {
    schemaVersion: "0.1",
    id: entry.id,
    slug: entry.slug,
    url: pageUrl(entry, registry),
    kind: entry.kind,
    status: entry.status,
  };
  for (const name of MEMBERS) put(view, name, members[name]);
  put(view, "links", links(entry, language, registry));
  return view as unknown as EntryView;
}

/**
 * The native JSON view of a revision in one language (contract §6): VIEW-VERSION, VIEW-LANGUAGE, VIEW-URL, VIEW-SAME,
 * VIEW-SUSPENDED. Parts that need no change are the revision's own objects. `serialize` gives its bytes (VIEW-BYTES).
 *
 * @throws ContractError `NOT_A_REVISION` when `revision` did not come out of `parseEntry`; `NOT_A_REGISTRY`.
 */
export function toView(
  revision: PublicEntry,
  language: string | undefined,
  registry: Registry = DAAWID,
): EntryView {
  const entry = disclose(revision);
  requireRegistry(registry);
  const resolvedLanguage = languageOf(entry, language);
  if (entry.status !== "suspended") return openView(entry, resolvedLanguage, registry);
  return {
    schemaVersion: "0.1",
    id: entry.id,
    slug: entry.slug,
    url: pageUrl(entry, registry),
    kind: entry.kind,
    status: entry.status,
    revision: entry.revision,
    updatedAt: entry.updatedAt,
    language: resolvedLanguage,
    availableLanguages: entry.languages,
    verification: entry.verification,
    displayName: entry.displayName,
    links: links(entry, resolvedLanguage, registry),
  };
}

/**
 * VIEW-OFFERING. The view of one offering of the entry; `undefined` when it has none of that ID, or is suspended.
 *
 * @throws ContractError `NOT_A_REVISION`; `NOT_A_REGISTRY`.
 */
export function toOfferingView(
  revision: PublicEntry,
  language: string | undefined,
  offeringId: string,
): OfferingView | undefined {
  const entry = disclose(revision);
  if (entry.status === "suspended") return undefined;
  const resolvedLanguage = languageOf(entry, language);
  const offering = entry.offerings?.find(({ id }) => id === offeringId);
  return (
    offering && offeringView(offering, (text) => resolveText(text, resolvedLanguage, entry.defaultLanguage))
  );
}
