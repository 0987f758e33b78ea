/** A JSON object that is still being built or taken apart. */
export type Rec = { [key: string]: unknown };

/** Whether the value is a JSON object (neither a list nor null). */
export function isRec(value: unknown): value is Rec {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A JSON object of the members that have a value: `undefined` means "leave it out". */
export function compact(members: Rec): Rec {
  const result: Rec = {};
  for (const [key, value] of Object.entries(members)) {
    if (value !== undefined) result[key] = value;
  }
  return result;
}

/** A deep copy of a JSON value that shares nothing with it. */
export function clone<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/** Freezes a value and everything below it. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== "object" || value === null) return value;
  for (const member of Object.values(value)) deepFreeze(member);
  return Object.freeze(value);
}

/** The same JSON value with the members of every object in another order (lists keep theirs). */
export function permuted(value: unknown, turn: number): unknown {
  if (Array.isArray(value)) return value.map((item) => permuted(item, turn));
  if (!isRec(value)) return value;
  const entries = Object.entries(value);
  const shift = entries.length === 0 ? 0 : turn % entries.length;
  const turned = [...entries.slice(shift), ...entries.slice(0, shift)];
  if (turn % 2 === 1) turned.reverse();
  return Object.fromEntries(turned.map(([key, member]) => [key, permuted(member, turn + 1)]));
}

/** Calls `visit` with every object of a JSON value, the outermost first. */
export function eachObject(value: unknown, visit: (object: Rec) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) eachObject(item, visit);
  } else if (isRec(value)) {
    visit(value);
    for (const member of Object.values(value)) eachObject(member, visit);
  }
}

/** Number of Unicode code points. */
export function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
