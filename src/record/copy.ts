import type { Fault } from "../errors.ts";
import { emptyObject, type Json, MAX_BYTES, MAX_DEPTH, pointerTo } from "./json.ts";

type Copying = {
  /** The objects that contain the one being copied. */
  readonly open: Set<object>;
  readonly path: (string | number)[];
  budget: number;
  fault: Fault | undefined;
};

export type Copy = { readonly data: Json; readonly fault?: undefined } | { readonly fault: Fault };

/**
 * Reads a value of any kind once, into plain data that is safe to look at: nothing of it is changed, a getter or
 * proxy that throws costs only the member it guards, and what JSON has no way to write becomes a symbol. A member
 * whose value is `undefined` is one left out. The fault is BYTES_SIZE or BYTES_DEPTH: more than fits in a record.
 */
export function copyOf(value: unknown): Copy {
  const copying: Copying = { open: new Set(), path: [], budget: MAX_BYTES, fault: undefined };
  const data = copyValue(value, copying);
  return copying.fault ? { fault: copying.fault } : { data };
}

function copyValue(value: unknown, copying: Copying): Json {
  copying.budget -= typeof value === "string" ? value.length + 2 : 1;
  if (copying.budget < 0) refuseSize(copying);
  switch (typeof value) {
    case "string":
    case "number":
    case "boolean":
      return value;
    case "object":
      return value === null ? null : copyContainer(value, copying);
    case "undefined":
      return Symbol("nothing");
    default:
      return Symbol(`a ${typeof value}`);
  }
}

function copyContainer(value: object, copying: Copying): Json {
  if (copying.open.has(value)) return Symbol("an object that contains itself");
  if (copying.open.size >= MAX_DEPTH) {
    copying.fault ??= {
      code: "BYTES_DEPTH",
      pointer: copying.path.reduce(pointerTo, ""),
      message: `expected at most ${MAX_DEPTH} objects and lists inside each other, got more`,
    };
  }
  if (copying.fault) return null;
  copying.open.add(value);
  const copied = read(() => (Array.isArray(value) ? copyList(value, copying) : copyObject(value, copying)));
  copying.open.delete(value);
  return copied;
}

function copyList(list: readonly unknown[], copying: Copying): Json {
  const { length } = list;
  // A proxy may say anything about its length.
  if (!Number.isSafeInteger(length) || length < 0) return Symbol("something that cannot be read");
  copying.budget -= length;
  if (copying.budget < 0) refuseSize(copying);
  const items: Json[] = [];
  for (let index = 0; index < length && !copying.fault; index++) {
    copying.path.push(index);
    items.push(read(() => copyValue(list[index], copying)));
    copying.path.pop();
  }
  return items;
}

function copyObject(object: object, copying: Copying): Json {
  const prototype: object | null = Object.getPrototypeOf(object);
  // An object literal of another realm has another Object.prototype, which again has none.
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null) return Symbol(nameOf(prototype));
  const copied = emptyObject();
  for (const name of Object.keys(object)) {
    if (copying.fault) break;
    copying.budget -= name.length + 3;
    copying.path.push(name);
    const value = read(() => {
      const found: unknown = (object as Record<string, unknown>)[name];
      return found === undefined ? undefined : copyValue(found, copying);
    });
    if (value !== undefined) copied[name] = value;
    copying.path.pop();
  }
  return copied;
}

function nameOf(prototype: object): string {
  const { name } = prototype.constructor;
  return /^[A-Za-z][A-Za-z0-9]{0,39}$/.test(name) ? `an instance of ${name}` : "an instance of a class";
}

/** Foreign code may run while a value is read, and may throw anything. */
function read<Value>(reading: () => Value): Value | symbol {
  try {
    return reading();
  } catch {
    return Symbol("something that cannot be read");
  }
}

function refuseSize(copying: Copying): void {
  copying.fault ??= {
    code: "BYTES_SIZE",
    pointer: "",
    message: `expected a record of at most ${MAX_BYTES} bytes, got more`,
  };
}
