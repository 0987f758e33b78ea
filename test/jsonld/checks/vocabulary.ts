import type { Rec } from "../../support/json.ts";
import type { Check } from "../library.ts";
import { domainsOf, enumerationsOf, isSuperseded, lineage, rangesOf } from "../schema-org.ts";
import { isReference, isValueObject, listOf, placesOf } from "../walk.ts";

/** A value that the vocabulary does not foresee, and the clause that wants it all the same. */
type Exception = { readonly property: string; readonly value: "string" | "number"; readonly clause: string };

/** The closed list of values outside their property's range; there is none of a property outside its domain. */
export const EXCEPTIONS: readonly Exception[] = [
  { property: "minPrice", value: "string", clause: "LD-PRICE-NODE" },
  { property: "maxPrice", value: "string", clause: "LD-PRICE-NODE" },
  { property: "width", value: "number", clause: "LD-MEDIA" },
  { property: "height", value: "number", clause: "LD-MEDIA" },
];

const FORMATS: { readonly [type: string]: RegExp } = {
  Text: /^/,
  URL: /^https:\/\/\S+$/,
  Date: /^\d{4}(-\d\d-\d\d)?$/,
  DateTime: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/,
  Time: /^([01]\d|2[0-3]):[0-5]\d$/,
};

function isEnumeration(type: string): boolean {
  return lineage(type).has("Enumeration");
}

/** The word of an enumeration's value: its name, or its address at schema.org. */
function wordOf(value: string): string {
  return value.replace(/^https:\/\/schema\.org\//, "");
}

function textFits(value: string, ranges: readonly string[]): boolean {
  const closed = ranges.filter(isEnumeration);
  if (closed.length > 0) return enumerationsOf(wordOf(value)).some((type) => closed.includes(type));
  return ranges.some((range) => Object.hasOwn(FORMATS, range) && FORMATS[range]?.test(value) === true);
}

function scalarFits(value: unknown, ranges: readonly string[]): boolean {
  if (typeof value === "string") return textFits(value, ranges);
  if (typeof value === "boolean") return ranges.includes("Boolean");
  return ranges.includes("Number") || (ranges.includes("Integer") && Number.isInteger(value));
}

type Described = ReadonlyMap<unknown, Rec>;

function nodeFits(value: Rec, ranges: readonly string[], described: Described): boolean {
  if (isValueObject(value)) return ranges.includes("Text");
  const target = isReference(value) ? described.get(value["@id"]) : value;
  const types = lineage(String(target?.["@type"]));
  return ranges.some((range) => types.has(range));
}

function valueFault(property: string, value: unknown, described: Described): string | undefined {
  const ranges = rangesOf(property);
  if (typeof value === "object" && value !== null) {
    return nodeFits(value as Rec, ranges, described)
      ? undefined
      : `a node that is none of ${ranges.join(", ")}`;
  }
  if (EXCEPTIONS.some((one) => one.property === property && one.value === typeof value)) return undefined;
  return scalarFits(value, ranges)
    ? undefined
    : `${JSON.stringify(value)}, which is none of ${ranges.join(", ")}`;
}

function propertyFault(property: string, type: string, value: unknown, described: Described) {
  const domains = domainsOf(property);
  if (domains === undefined) return "is no property of schema.org";
  if (isSuperseded(property)) return "is superseded";
  const types = lineage(type);
  if (!domains.some((domain) => types.has(domain))) return `is no property of ${type}`;
  const faults = listOf(value).map((one) => valueFault(property, one, described));
  const fault = faults.find((one) => one !== undefined);
  return fault === undefined ? undefined : `is ${fault}`;
}

/**
 * LD-TYPE, LD-SUBJECT-ORDER. Types, properties and values of enumerations are those of schema.org; a property stands
 * only on a node whose type, or a type above it, has it; a node without a type has no property of schema.org.
 */
export const inVocabulary: Check = ({ document }) => {
  const places = placesOf(document).filter(({ node }) => !isValueObject(node));
  const described = new Map(places.flatMap(({ node }) => (isReference(node) ? [] : [[node["@id"], node]])));
  const types = places.flatMap(({ node }) => listOf(node["@type"]).map(String));
  const unknown = types.find((type) => lineage(type).size === 0 || isSuperseded(type));
  if (unknown !== undefined) return `schema.org has no type ${unknown}`;
  for (const { node, at } of places) {
    for (const [key, value] of Object.entries(node)) {
      if (key.startsWith("@") || key.includes(":")) continue;
      const fault = propertyFault(key, String(node["@type"]), value, described);
      if (fault !== undefined) return `${at}/${key} ${fault}`;
    }
  }
  return undefined;
};
