// The reference as a module target: each function takes the record as JSON and the call's arguments.
import * as contract from "../../../dist/index.js";
import { parseEntry as parse, parseEntryBytes as parseBytes } from "../../../dist/schema.js";

export const implementation = { name: "reference", version: "0.1.0", language: "typescript" };
export const profiles = ["full"];

const places = (list) => list.map(({ code, pointer }) => ({ code, pointer }));

function verdict(parsed) {
  if (!parsed.ok) return { kind: "refused", faults: places(parsed.faults) };
  return { kind: "accepted", warnings: places(parsed.warnings) };
}

/** A projection of a record that still has to be parsed. */
function projection(project) {
  return (record, args) => {
    const parsed = parse(record);
    if (!parsed.ok) return { kind: "refused", faults: places(parsed.faults) };
    try {
      return project(parsed.revision, { ...args, registry: { ...contract.DAAWID, ...args.registry } });
    } catch (error) {
      if (error instanceof contract.ContractError)
        return { kind: "error", code: error.code, message: error.message };
      throw error;
    }
  };
}

const json = (value) => (value === undefined ? undefined : contract.serialize(value));
const line = (value) => (value === undefined ? undefined : `${value}\n`);

export const parseEntry = (record) => verdict(parse(record));
export const parseEntryBytes = (bytes) => verdict(parseBytes(bytes));
export const toMarkdown = projection((r, { lang, registry }) => contract.toMarkdown(r, lang, registry));
export const toOfferingsMarkdown = projection((r, { lang, registry }) =>
  contract.toOfferingsMarkdown(r, lang, registry),
);
export const selectMarkdownSections = projection((r, { lang, sections, registry }) =>
  contract.selectMarkdownSections(r, lang, sections, registry),
);
export const toJsonLd = projection((r, { lang, registry }) => {
  const value = contract.toJsonLd(r, lang, registry);
  return lang === undefined ? contract.serialize(value) : contract.serializeForScript(value);
});
export const toView = projection((r, { lang, registry }) => json(contract.toView(r, lang, registry)));
export const selectSections = projection((r, { lang, sections, registry }) =>
  json(contract.selectSections(contract.toView(r, lang, registry), sections)),
);
export const toOfferingView = projection((r, { lang, offering }) =>
  json(contract.toOfferingView(r, lang, offering)),
);
export const toBrandKitView = projection((r, { lang, registry }) =>
  json(contract.toBrandKitView(r, lang, registry)),
);
export const withoutExpired = projection((r, { at }) => json(contract.withoutExpired(r, at)));
export const nextExpiry = projection((r) => line(contract.nextExpiry(r)));
export const resolveLanguage = projection((r, { lang }) => line(contract.resolveLanguage(r, lang)));
