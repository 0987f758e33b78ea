import type { Fault } from "../errors.ts";
import { isList, isObject, type Json, type JsonObject, segmentsOf } from "./json.ts";
import { branchFor, type Node, type ObjectNode, type UnionNode } from "./node.ts";

/**
 * Puts faults in the order of the document: members as the schema lists them, then those it does not know as they
 * came; items by their index; a part before what is in it. Of faults at one place those of the shape come first, then
 * those of the rules by their numbers; none is there twice.
 */
export function inDocumentOrder(faults: readonly Fault[], root: Node, data: Json): Fault[] {
  const positions: Positions = new Map();
  const placed = new Map<string, { readonly fault: Fault; readonly place: readonly number[] }>();
  for (const fault of faults) {
    const key = `${fault.code} ${fault.pointer}`;
    if (!placed.has(key)) placed.set(key, { fault, place: placeOf(fault.pointer, root, data, positions) });
  }
  return [...placed.values()]
    .sort((one, other) => compare(one.place, other.place) || ruleOf(one.fault) - ruleOf(other.fault))
    .map(({ fault }) => fault);
}

/** The number of the rule a code belongs to, 0 for the shape. */
function ruleOf({ code }: Fault): number {
  return Number(/^I([0-9]+)_/.exec(code)?.[1] ?? 0);
}

/** Where each member of an object stands among those that came. */
type Positions = Map<JsonObject, ReadonlyMap<string, number>>;

function placeOf(pointer: string, root: Node, data: Json, positions: Positions): number[] {
  let node: Node | undefined = root;
  let value: Json | undefined = data;
  const place: number[] = [];
  for (const segment of segmentsOf(pointer)) {
    if (node?.kind === "union") node = branchHolding(node, segment, value);
    const names: readonly string[] = node?.kind === "object" ? node.names : [];
    const index = names.indexOf(segment);
    if (index >= 0) place.push(index);
    else if (isList(value)) place.push(Number(segment));
    else place.push(names.length + positionIn(value, segment, positions));
    node = below(node, index);
    value = partOf(value, segment);
  }
  return place;
}

/** The branch an object chose, else one that has the member. */
function branchHolding(node: UnionNode, name: string, value: Json | undefined): ObjectNode | undefined {
  return branchFor(node, value) ?? [...node.branches.values()].find((branch) => branch.names.includes(name));
}

function below(node: Node | undefined, index: number): Node | undefined {
  if (node?.kind === "list") return node.item;
  return node?.kind === "object" ? node.members[index]?.node : undefined;
}

function partOf(value: Json | undefined, segment: string): Json | undefined {
  if (isList(value)) return value[Number(segment)];
  return isObject(value) ? value[segment] : undefined;
}

/** Where a member stands among those that came; after them all when it did not come. */
function positionIn(value: Json | undefined, name: string, positions: Positions): number {
  if (!isObject(value)) return 0;
  let known = positions.get(value);
  if (!known) {
    known = new Map(Object.keys(value).map((key, index) => [key, index]));
    positions.set(value, known);
  }
  return known.get(name) ?? known.size;
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [index, place] of one.entries()) {
    const difference = place - (other[index] ?? Number.NEGATIVE_INFINITY);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}
