import { type Fault, unreachable } from "../errors.ts";
import { codesOf } from "./issues.ts";
import { isList, isObject, type Json, pointerTo } from "./json.ts";
import {
  branchFor,
  type LeafNode,
  type ListNode,
  type Member,
  type Node,
  type ObjectNode,
  type TextsNode,
  type UnionNode,
  type ValuesNode,
} from "./node.ts";
import { sentence } from "./sentences.ts";
import {
  prune,
  type Reading,
  readAsAbsent,
  refuse,
  report,
  reportUnknownMembers,
  type ShapeOptions,
  type Walk,
} from "./walk.ts";

/** What the shape of a record was found to be. All pointers point into the record as it came. */
export type Shape = {
  /** The sound part, in the schema's order; `{}` or `undefined` in the place of a list item that is not sound. */
  readonly sound: unknown;
  readonly faults: readonly Fault[];
  readonly warnings: readonly Fault[];
  /** What was taken out because it is faulty, and what is missing. */
  readonly pruned: ReadonlySet<string>;
  /** Optional members and list items to be read as absent: a later version knows more values than this one. */
  readonly dropped: ReadonlySet<string>;
};

/**
 * Holds plain data against a schema and gives every fault, in the order of the schema. The schemas say what is
 * asked; this says where it is not met, and what is sound all the same.
 *
 * ENTRY-VERSIONS. What names an item that is read as absent is read as absent too, so the record is read again until
 * no further item goes.
 */
export function readShape(node: Node, data: Json, options: ShapeOptions): Shape {
  let absentIds: ReadonlySet<string> = new Set();
  for (;;) {
    const walk = newWalk(options.later, absentIds);
    const reading = visit(node, data, "", walk);
    if (walk.droppedIds.size === absentIds.size) return shapeOf(reading, walk, options);
    absentIds = walk.droppedIds;
  }
}

function newWalk(later: boolean, absentIds: ReadonlySet<string>): Walk {
  const sets = { pruned: new Set<string>(), dropped: new Set<string>(), droppedIds: new Set(absentIds) };
  return { later, absentIds, faults: [], unknown: [], ...sets };
}

function shapeOf(reading: Reading, walk: Walk, { refuseUnknown }: ShapeOptions): Shape {
  const { dropped } = walk;
  const required = reading.kind === "unknown" ? reading.reasons : [];
  const pruned = new Set([...walk.pruned, ...required.map(({ pointer }) => pointer)]);
  const unknown = walk.unknown.filter(
    (notice) => !required.some(({ pointer }) => pointer === notice.pointer),
  );
  return {
    sound: reading.kind === "faulty" ? {} : reading.value,
    faults: [...walk.faults, ...required, ...(refuseUnknown ? unknown : [])],
    warnings: refuseUnknown ? [] : unknown,
    pruned,
    dropped,
  };
}

function visit(node: Node, value: Json, at: string, walk: Walk): Reading {
  switch (node.kind) {
    case "object":
      return visitObject(node, value, at, walk);
    case "list":
      return visitList(node, value, at, walk);
    case "texts":
      return visitTexts(node, value, at, walk);
    case "union":
      return visitUnion(node, value, at, walk);
    case "values":
      return visitValue(node, value, at, walk);
    case "leaf":
      return visitLeaf(node, value, at, walk);
    default:
      return unreachable(node);
  }
}

function visitObject(node: ObjectNode, value: Json, at: string, walk: Walk): Reading {
  if (!isObject(value)) return refuse("TYPE", node, value, at, walk);
  const faultsBefore = walk.faults.length;
  const sound: Record<string, unknown> = {};
  const absent: Fault[][] = [];
  const unknown: Fault[][] = [];
  const left = new Set<string>();
  for (const member of node.members) {
    const below = `${at}/${member.name}`;
    const before = walk.faults.length;
    const reading = visitMember(member, value[member.name], below, walk);
    if (reading === undefined) continue;
    if (reading.kind === "unknown" && member.optional) {
      readAsAbsent(reading.reasons, below, before, walk);
      if (node.oneOf.includes(member.name)) absent.push([...reading.reasons]);
      continue;
    }
    left.add(member.name);
    if (reading.kind === "sound") sound[member.name] = reading.value;
    if (reading.kind === "unknown") unknown.push([...reading.reasons]);
  }
  const hasStrangers = reportUnknownMembers(value, node.names, at, walk);
  if (unknown.length > 0) return { kind: "unknown", reasons: unknown.flat(), value: sound };
  if (node.oneOf.length === 0 || node.oneOf.some((name) => left.has(name)))
    return { kind: "sound", value: sound };
  if (absent.length > 0) {
    walk.faults.length = faultsBefore;
    return { kind: "unknown", reasons: absent.flat(), value: sound };
  }
  if (walk.later && hasStrangers) return { kind: "unknown", reasons: [], value: sound };
  if (!node.needsMember) return { kind: "sound", value: sound };
  return refuse("EMPTY_OBJECT", node, value, at, walk);
}

function visitMember(member: Member, value: Json | undefined, at: string, walk: Walk): Reading | undefined {
  if (value !== undefined) return visit(member.node, value, at, walk);
  return member.optional ? undefined : refuse("REQUIRED", member.node, value, at, walk);
}

function visitList(node: ListNode, value: Json, at: string, walk: Walk): Reading {
  if (!isList(value)) return refuse("TYPE", node, value, at, walk);
  if (value.length > node.max) report("TOO_MANY", node, value, at, walk);
  if (value.length < node.min) report("TOO_FEW", node, value, at, walk);
  if (value.length === 0 && node.min > 0) prune(at, walk);
  const unknown: Fault[][] = [];
  // What is past the limit is not judged, so that no document costs more than the largest sound one.
  const judged = value.slice(0, node.max);
  if (value.length > node.max) prune(pointerTo(at, node.max), walk);
  let left = judged.length;
  const sound = judged.map((item, index) => {
    const below = pointerTo(at, index);
    const before = walk.faults.length;
    const reading = visit(node.item, item, below, walk);
    if (reading.kind === "sound") return reading.value;
    if (reading.kind === "unknown") {
      readAsAbsent(reading.reasons, below, before, walk);
      if (isObject(item) && typeof item.id === "string") walk.droppedIds.add(item.id);
      unknown.push([...reading.reasons]);
      left--;
    }
    return standIn(node.item);
  });
  if (unknown.length === 0 || left >= node.min) return { kind: "sound", value: sound };
  return { kind: "unknown", reasons: unknown.flat(), value: sound };
}

/** What stands in a list for an item that is not sound. */
function standIn(item: Node): object | undefined {
  return item.kind === "object" || item.kind === "union" || item.kind === "texts" ? {} : undefined;
}

function visitTexts(node: TextsNode, value: Json, at: string, walk: Walk): Reading {
  if (!isObject(value)) return refuse("TYPE", node, value, at, walk);
  const sound: Record<string, unknown> = {};
  const texts = Object.entries(value);
  for (const [name, text] of texts) {
    const below = pointerTo(at, name);
    if (visitLeaf(node.tag, name, below, walk).kind !== "sound") continue;
    const reading = visitLeaf(node.text, text, below, walk);
    if (reading.kind === "sound") sound[name] = reading.value;
  }
  return texts.length === 0 ? refuse("EMPTY_OBJECT", node, value, at, walk) : { kind: "sound", value: sound };
}

/** The branch is the one that the object chooses; where it chooses none, nothing else of it can be judged. */
function visitUnion(node: UnionNode, value: Json, at: string, walk: Walk): Reading {
  if (!isObject(value)) return refuse("TYPE", node, value, at, walk);
  const branch = branchFor(node, value);
  if (branch) return visitObject(branch, value, at, walk);
  const choice = { name: node.discriminator, node: node.choices, optional: false };
  const reading = visitMember(choice, value[choice.name], `${at}/${choice.name}`, walk);
  return reading?.kind === "unknown" ? reading : prune(at, walk);
}

function visitValue(node: ValuesNode, value: Json, at: string, walk: Walk): Reading {
  if (node.values.some((allowed) => allowed === value)) return { kind: "sound", value };
  if (typeof value !== typeof node.values[0]) return refuse("TYPE", node, value, at, walk);
  if (!walk.later || typeof value !== "string") return refuse("ENUM", node, value, at, walk);
  const fault: Fault = { code: "ENUM", pointer: at, message: sentence("ENUM", { node, value }) };
  return { kind: "unknown", reasons: [fault], value: undefined };
}

function visitLeaf(node: LeafNode, value: Json, at: string, walk: Walk): Reading {
  const result = node.schema.safeParse(value);
  if (result.success) {
    const isGone = node.isId && walk.absentIds.has(String(value)) && !at.endsWith("/id");
    return isGone ? { kind: "unknown", reasons: [], value } : { kind: "sound", value };
  }
  const codes = codesOf(result.error, value);
  for (const { code, found } of codes) {
    const message = sentence(code, found === undefined ? { node, value } : { node, value, found });
    walk.faults.push({ code, pointer: at, message });
  }
  // A text with the wrong characters in it is still a text to every other rule.
  return codes.every(({ code }) => code.startsWith("I13_")) ? { kind: "sound", value } : prune(at, walk);
}
