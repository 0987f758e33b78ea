/**
 * Plain data as JSON knows it, in objects without a prototype, so that a member called `__proto__` is one like any
 * other. A symbol stands for something that JSON has no way to write; its description says what it was.
 */
export type Json = null | boolean | number | string | symbol | readonly Json[] | JsonObject;

export type JsonObject = { readonly [name: string]: Json };

/** An object as it is being filled. */
export type OpenObject = { [name: string]: Json };

/** BYTES_SIZE. The most bytes a record comes in. */
export const MAX_BYTES = 1_048_576;

/** BYTES_DEPTH. The most objects and lists inside each other, the record itself included. */
export const MAX_DEPTH = 32;

/** Whether a value is a list. */
export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** Whether a value is an object, and no list. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** An empty object without a prototype. */
export function emptyObject(): OpenObject {
  return Object.create(null) as OpenObject;
}

const LONE_SURROGATES = /[\ud800-\udfff]/gu;
const NEEDS_ESCAPE = /[~/\ud800-\udfff]/u;

/** Whether a text holds half of a surrogate pair. */
export function hasLoneSurrogate(text: string): boolean {
  return text.search(LONE_SURROGATES) >= 0;
}

/** RFC 6901. The pointer to a member or an item of what `pointer` points at; always well-formed Unicode. */
export function pointerTo(pointer: string, segment: string | number): string {
  if (typeof segment === "number" || !NEEDS_ESCAPE.test(segment)) return `${pointer}/${segment}`;
  const escaped = segment.replaceAll("~", "~0").replaceAll("/", "~1");
  return `${pointer}/${escaped.replace(LONE_SURROGATES, "\ufffd")}`;
}

/** RFC 6901. The segments of a pointer, unescaped. */
export function segmentsOf(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** Whether a pointer is one of the set or leads into a part that is. */
export function isWithin(pointer: string, parts: ReadonlySet<string>): boolean {
  if (parts.size === 0) return false;
  for (let end = pointer.length; end > 0; end = pointer.lastIndexOf("/", end - 1)) {
    if (parts.has(pointer.slice(0, end))) return true;
  }
  return parts.has("");
}
