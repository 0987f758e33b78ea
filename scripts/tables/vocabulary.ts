import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** What a type is to the JSON-LD document: which of its members schema.org allows there. */
export type Family = "business" | "institution" | "organization" | "person";

/** A class of schema.org and the classes directly above it. */
export type ClassTree = ReadonlyMap<string, readonly string[]>;

const SUBCLASS =
  /^<http:\/\/schema\.org\/(\w+)> <http:\/\/www\.w3\.org\/2000\/01\/rdf-schema#subClassOf> <http:\/\/schema\.org\/(\w+)> /;

/** The class tree of the pinned vocabulary package. */
export function classTree(): ClassTree {
  const file = createRequire(import.meta.url).resolve("@vocabulary/schema/schema.nq");
  const tree = new Map<string, string[]>();
  for (const line of readFileSync(file, "utf8").split("\n")) {
    const [, type, parent] = SUBCLASS.exec(line) ?? [];
    if (type !== undefined && parent !== undefined) tree.set(type, [...(tree.get(type) ?? []), parent]);
  }
  return tree;
}

/** A type and everything above it; empty for a type that the vocabulary does not have. */
export function lineage(tree: ClassTree, type: string): ReadonlySet<string> {
  const found = new Set<string>();
  const open = tree.has(type) ? [type] : [];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    open.push(...(tree.get(next) ?? []));
  }
  return found;
}

/** The family of a type, or `undefined` when it is neither a person nor an organization, or does not exist. */
export function familyOf(tree: ClassTree, type: string): Family | undefined {
  const above = lineage(tree, type);
  if (above.has("LocalBusiness")) return "business";
  if (above.has("Organization")) return above.has("Place") ? "institution" : "organization";
  return above.has("Person") ? "person" : undefined;
}

/** Every type below another, in code-unit order. */
export function descendants(tree: ClassTree, type: string): readonly string[] {
  return [...tree.keys()].filter((name) => name !== type && lineage(tree, name).has(type)).sort();
}
