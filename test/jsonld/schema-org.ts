import vocabulary from "./vocabulary.json" with { type: "json" };

type Names = { readonly [name: string]: string | undefined };

const TYPES: Names = vocabulary.types;
const DOMAINS: Names = vocabulary.domains;
const RANGES: Names = vocabulary.ranges;
const MEMBERS: Names = vocabulary.members;
const SUPERSEDED: Names = vocabulary.superseded;

function entry(table: Names, name: string): readonly string[] | undefined {
  const names = Object.hasOwn(table, name) ? table[name] : undefined;
  return names?.split(" ").filter((one) => one !== "");
}

const lines = new Map<string, ReadonlySet<string>>();

/** A type and all types above it; empty for a type that schema.org does not have. */
export function lineage(type: string): ReadonlySet<string> {
  const known = lines.get(type);
  if (known !== undefined) return known;
  const found = new Set<string>();
  const open = entry(TYPES, type) === undefined ? [] : [type];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    open.push(...(entry(TYPES, next) ?? []));
  }
  lines.set(type, found);
  return found;
}

/** The types that may have a property; undefined for a property that schema.org does not have. */
export function domainsOf(property: string): readonly string[] | undefined {
  return entry(DOMAINS, property);
}

/** The types of a property's values. */
export function rangesOf(property: string): readonly string[] {
  return entry(RANGES, property) ?? [];
}

/** The enumerations that a name is a value of. */
export function enumerationsOf(member: string): readonly string[] {
  return entry(MEMBERS, member) ?? [];
}

/** Whether schema.org says to use another term. */
export function isSuperseded(term: string): boolean {
  return Object.hasOwn(SUPERSEDED, term);
}
