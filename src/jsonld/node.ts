/** A JSON value as the projection builds it: no `null`, nothing empty. */
export type Json = string | number | boolean | Node | readonly Json[];

/** A JSON-LD node or value object. Its members are set in the order they are printed. */
export type Node = { [key: string]: Json };

/** LD-EMPTY. Sets a member unless its value is absent; a list or node without anything in it is absent too. */
export function set(node: Node, key: string, value: Json | undefined): void {
  if (value === undefined) return;
  if (typeof value === "object" && Object.keys(value).length === 0) return;
  node[key] = Array.isArray(value) ? [...value] : value;
}

/** LD-ONE-OR-MANY. The closed list's values: one stands alone, several are a list. */
export function oneOrMany(values: readonly Json[]): Json | undefined {
  return values.length === 1 ? values[0] : values.length === 0 ? undefined : values;
}
