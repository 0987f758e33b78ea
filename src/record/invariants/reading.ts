import type { Fault } from "../../errors.ts";
import type { Draft, Pruned } from "../draft.ts";
import { excerpt } from "../excerpt.ts";

/** What the invariants read: the sound part of a record, what had to be taken out of it, and all of it as given. */
export type Reading = {
  readonly entry: Draft;
  readonly pruned: Pruned;
  readonly given: unknown;
  /** Where in the record as given something of the entry stood. */
  readonly original: (pointer: string) => string;
};

/** One rule over the whole record: the faults it finds, none when it cannot judge. */
export type Check = (reading: Reading) => Fault[];

/** The lists whose items have an id, by the name of the member. */
export type ListName = "locations" | "offerings" | "contactPoints" | "actions" | "credentials" | "media";

/** A fault. `pointer` is an RFC 6901 pointer, `message` whole sentences. */
export function fault(code: string, pointer: string, message: string): Fault {
  return { code, pointer, message };
}

/** A value as a message quotes it: at most 60 characters, nothing in it that a terminal would obey or hide. */
export function quoted(value: string | number | boolean | undefined): string {
  return excerpt(value);
}

/** The items of a list with their index; what was taken out is passed over. */
export function items<T>(list: readonly (T | undefined)[] | undefined): [index: number, item: T][] {
  const found: [number, T][] = [];
  list?.forEach((item, index) => {
    if (item !== undefined && item !== null) found.push([index, item]);
  });
  return found;
}

/** Whether the value at the pointer, or something around it, was taken out because it is faulty. */
export function gone(reading: Reading, pointer: string): boolean {
  if (reading.pruned.size === 0) return false;
  for (let end = pointer.length; end > 0; end = pointer.lastIndexOf("/", end - 1)) {
    if (reading.pruned.has(pointer.slice(0, end))) return true;
  }
  return reading.pruned.has("");
}

/** Whether the value at the pointer, or something around it or inside it, was taken out because it is faulty. */
export function goneWithin(reading: Reading, pointer: string): boolean {
  if (gone(reading, pointer)) return true;
  for (const lost of reading.pruned) {
    if (lost.startsWith(`${pointer}/`)) return true;
  }
  return false;
}

/** Whether a pointer of the pattern was taken out. */
export function goneLike(reading: Reading, pattern: RegExp): boolean {
  for (const lost of reading.pruned) {
    if (lost === "" || pattern.test(lost)) return true;
  }
  return false;
}

/** The ids of a list; undefined when one of them is not known, so that no reference to the list can be judged. */
export function knownIds(reading: Reading, name: ListName): ReadonlySet<string> | undefined {
  if (reading.pruned.size > 0 && goneLike(reading, new RegExp(`^/${name}(/[0-9]+(/id)?)?$`)))
    return undefined;
  const ids = new Set<string>();
  for (const item of reading.entry[name] ?? []) {
    if (item?.id === undefined) return undefined;
    ids.add(item.id);
  }
  return ids;
}

/** The values that stand in the list a second time, with their index. */
export function repeated<T>(
  list: readonly [index: number, value: T | undefined][],
): [index: number, value: T][] {
  const seen = new Set<T>();
  const found: [number, T][] = [];
  for (const [index, value] of list) {
    if (value === undefined) continue;
    if (seen.has(value)) found.push([index, value]);
    seen.add(value);
  }
  return found;
}
