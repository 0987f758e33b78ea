import {
  DAAWID,
  nextExpiry,
  resolveLanguage,
  type SectionKey,
  selectMarkdownSections,
  selectSections,
  serialize,
  serializeForScript,
  toBrandKitView,
  toJsonLd,
  toMarkdown,
  toOfferingsMarkdown,
  toOfferingView,
  toView,
  withoutExpired,
} from "../../src/index.ts";
import type { PublicEntry } from "../../src/schema.ts";
import type { VectorCall } from "./load.ts";

/** JSON bytes of a value; nothing at all is the empty file. */
function json(value: unknown): string {
  return value === undefined ? "" : serialize(value);
}

/** The bytes that this implementation gives for one call of a vector. */
export function referenceOutput(revision: PublicEntry, call: VectorCall): string {
  const registry = { ...DAAWID, ...call.registry };
  const sections = (call.sections ?? []) as readonly SectionKey[];
  switch (call.fn) {
    case "toMarkdown":
      return toMarkdown(revision, call.lang, registry);
    case "toOfferingsMarkdown":
      return toOfferingsMarkdown(revision, call.lang, registry) ?? "";
    case "selectMarkdownSections":
      return selectMarkdownSections(revision, call.lang, sections, registry);
    case "toJsonLd":
      return call.lang === undefined
        ? serialize(toJsonLd(revision, undefined, registry))
        : serializeForScript(toJsonLd(revision, call.lang, registry));
    case "toView":
      return json(toView(revision, call.lang, registry));
    case "selectSections":
      return json(selectSections(toView(revision, call.lang, registry), sections));
    case "toOfferingView":
      return json(toOfferingView(revision, call.lang, call.offering ?? ""));
    case "toBrandKitView":
      return json(toBrandKitView(revision, call.lang, registry));
    case "withoutExpired":
      return json(withoutExpired(revision, call.at ?? ""));
    case "nextExpiry": {
      const moment = nextExpiry(revision);
      return moment === undefined ? "" : `${moment}\n`;
    }
    case "resolveLanguage":
      return `${resolveLanguage(revision, call.lang)}\n`;
    default:
      throw new Error(`unknown function ${call.fn}`);
  }
}
