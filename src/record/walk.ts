import type { Fault } from "../errors.ts";
import type { FaultCode } from "./codes.ts";
import { excerpt } from "./excerpt.ts";
import { type Json, type JsonObject, pointerTo } from "./json.ts";
import type { Node } from "./node.ts";
import { sentence, suggestion } from "./sentences.ts";

export type ShapeOptions = {
  /** Whether what this version does not know is a fault instead of a warning. */
  readonly refuseUnknown: boolean;
  /** Whether an unknown value is what a later version may hold, instead of a mistake. */
  readonly later: boolean;
};

/** A reading of the shape under way: what was found so far. */
export type Walk = {
  readonly later: boolean;
  /** The IDs of items that an earlier reading found to be read as absent. */
  readonly absentIds: ReadonlySet<string>;
  readonly faults: Fault[];
  /** What this version does not know: UNKNOWN_MEMBER and UNKNOWN_VALUE. */
  readonly unknown: Fault[];
  readonly pruned: Set<string>;
  readonly dropped: Set<string>;
  readonly droppedIds: Set<string>;
};

/**
 * `unknown` is something of a later version, looking for the smallest optional part that holds it: `reasons` are the
 * faults it is where there is none, `value` what is sound of the parts it has passed.
 */
export type Reading =
  | { readonly kind: "sound"; readonly value: unknown }
  | { readonly kind: "faulty" }
  | { readonly kind: "unknown"; readonly reasons: readonly Fault[]; readonly value: unknown };

const FAULTY: Reading = { kind: "faulty" };

/** Says that a part does not meet the schema, and keeps it. */
export function report(code: FaultCode, node: Node, value: Json | undefined, at: string, walk: Walk): void {
  walk.faults.push({ code, pointer: at, message: sentence(code, { node, value }) });
}

/** Says that a part does not meet the schema, and takes it out. */
export function refuse(
  code: FaultCode,
  node: Node,
  value: Json | undefined,
  at: string,
  walk: Walk,
): Reading {
  report(code, node, value, at, walk);
  return prune(at, walk);
}

/** Takes a part out. */
export function prune(at: string, walk: Walk): Reading {
  walk.pruned.add(at);
  return FAULTY;
}

/** A record that has more unknown members than anybody mistypes is not compared name by name. */
const MOST_SUGGESTIONS = 100;

/** UNKNOWN_MEMBER. Says which members of an object the schema does not know, and whether there are any. */
export function reportUnknownMembers(
  value: JsonObject,
  known: readonly string[],
  at: string,
  walk: Walk,
): boolean {
  const before = walk.unknown.length;
  for (const name of Object.keys(value)) {
    if (known.includes(name)) continue;
    const near = walk.unknown.length < MOST_SUGGESTIONS ? suggestion(name, known) : "";
    const message = `expected a member of the schema, got ${excerpt(name)}${near}`;
    walk.unknown.push({ code: "UNKNOWN_MEMBER", pointer: pointerTo(at, name), message });
  }
  return walk.unknown.length > before;
}

/**
 * ENTRY-VERSIONS. Something that a later version may have brought takes the part that holds it along, and the faults
 * in that part, of which there were `faultsBefore` until it began.
 */
export function readAsAbsent(reasons: readonly Fault[], at: string, faultsBefore: number, walk: Walk): void {
  walk.faults.length = faultsBefore;
  walk.dropped.add(at);
  for (const { pointer, message } of reasons) {
    walk.unknown.push({ code: "UNKNOWN_VALUE", pointer, message: `${message}; its part is read as absent` });
  }
}
