import { isRec, type Rec } from "../support/json.ts";

/** An object of a document: where it stands, and under which key. */
export type Place = { readonly node: Rec; readonly at: string; readonly key: string };

/** A value as a list: what stands alone is a list of one. */
export function listOf(value: unknown): readonly unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

/** The objects among a key's values. */
export function recordsOf(value: unknown): readonly Rec[] {
  return listOf(value).filter(isRec);
}

/** The nodes of the graph: the page, the subject. */
export function graphOf(document: Rec): { readonly page: Rec; readonly subject: Rec } {
  const [page, subject] = recordsOf(document["@graph"]);
  return { page: page ?? {}, subject: subject ?? {} };
}

/** Whether an object is a text with its language and no node. */
export function isValueObject(object: Rec): boolean {
  return Object.hasOwn(object, "@value");
}

/** Whether a node only names another. */
export function isReference(node: Rec): boolean {
  const keys = Object.keys(node);
  return keys.length === 1 && keys[0] === "@id";
}

/** Every object below the graph, value objects included, the outermost first. */
export function placesOf(document: Rec): Place[] {
  const found: Place[] = [];
  const visit = (value: unknown, at: string, key: string): void => {
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) visit(item, `${at}/${index}`, key);
    } else if (isRec(value)) {
      found.push({ node: value, at, key });
      for (const [name, inner] of Object.entries(value)) visit(inner, `${at}/${name}`, name);
    }
  };
  visit(document["@graph"], "/@graph", "@graph");
  return found;
}

/** Calls `visit` with every string, number and boolean below the graph, with the key and the node it stands on. */
export function eachScalar(
  document: Rec,
  visit: (value: unknown, key: string, at: string, node: Rec) => void,
): void {
  for (const { node, at } of placesOf(document)) {
    for (const [key, value] of Object.entries(node)) {
      for (const item of listOf(value)) if (typeof item !== "object") visit(item, key, `${at}/${key}`, node);
    }
  }
}
