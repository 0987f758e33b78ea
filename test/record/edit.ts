import { readFileSync } from "node:fs";
import type { Fault } from "../../src/errors.ts";
import { type ParseOptions, parseEntry } from "../../src/record/parse.ts";
import { clone, type Rec } from "../support/json.ts";

/** An example record of the contract, fresh at every call. */
export function example(name: "holzwerk-krause" | "schreinerei-beispiel" = "holzwerk-krause"): Rec {
  const file = new URL(`../../examples/entries/${name}.revision.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8")) as Rec;
}

/** In the place of a value: the member goes. */
export const ABSENT = Symbol("absent");

/** The record with one value set, added (`-` appends to a list) or, for `ABSENT`, left out. */
export function edited(record: Rec, pointer: string, value: unknown): Rec {
  const copy = clone(record);
  const path = pointer.split("/").slice(1);
  const last = path.pop() ?? "";
  let target: unknown = copy;
  for (const segment of path) target = (target as Rec)[segment];
  if (Array.isArray(target) && last === "-") target.push(value);
  else if (value === ABSENT) delete (target as Rec)[last];
  else (target as Rec)[last] = value;
  return copy;
}

/** Several edits, one after the other. */
export function editedAt(record: Rec, edits: Readonly<Record<string, unknown>>): Rec {
  return Object.entries(edits).reduce((result, [pointer, value]) => edited(result, pointer, value), record);
}

export type Mark = readonly [code: string, pointer: string];

/** Codes and pointers alone. */
export function marks(faults: readonly Fault[]): Mark[] {
  return faults.map(({ code, pointer }) => [code, pointer]);
}

/** The faults of a record by code and pointer, none when it is accepted. */
export function faultsOf(record: unknown, options?: ParseOptions): Mark[] {
  const result = parseEntry(record, options);
  return result.ok ? [] : marks(result.faults);
}

/** The sentence of the first fault with this code. */
export function messageOf(record: unknown, code: string): string {
  const result = parseEntry(record);
  const all = result.ok ? result.warnings : [...result.faults, ...result.warnings];
  return all.find((fault) => fault.code === code)?.message ?? "";
}
