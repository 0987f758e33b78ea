import type { Fault } from "../errors.ts";
import type { BytesCode } from "./codes.ts";
import { copyOf } from "./copy.ts";
import { excerpt } from "./excerpt.ts";
import { MAX_BYTES } from "./json.ts";
import { type JsonReading, readJson } from "./json-text.ts";
import { validLength } from "./utf8.ts";

/**
 * Reads the bytes of a JSON document. The first fault ends the reading: too many bytes (BYTES_SIZE), a byte order
 * mark (BYTES_BOM), bytes that are not UTF-8 (BYTES_UTF8), or what `readJson` finds in the text.
 */
export function readBytes(bytes: Uint8Array): JsonReading {
  const copy = copyOfBytes(bytes);
  if (copy === undefined)
    return refuse("TYPE", `expected the bytes of a record as a Uint8Array, got ${came(bytes)}`);
  if (copy.length > MAX_BYTES) {
    return refuse("BYTES_SIZE", `expected a record of at most ${MAX_BYTES} bytes, got ${copy.length}`);
  }
  if (copy[0] === 0xef && copy[1] === 0xbb && copy[2] === 0xbf) {
    return refuse("BYTES_BOM", "expected JSON, got a byte order mark (EF BB BF) at byte offset 0");
  }
  const valid = validLength(copy);
  if (valid < copy.length) {
    const byte = (copy[valid] ?? 0).toString(16).padStart(2, "0").toUpperCase();
    return refuse("BYTES_UTF8", `expected UTF-8, got the byte ${byte} at byte offset ${valid}`);
  }
  return readJson(new TextDecoder("utf-8", { ignoreBOM: true }).decode(copy));
}

const TAG_OF_BYTES = Object.getOwnPropertyDescriptor(
  Object.getPrototypeOf(Uint8Array.prototype),
  Symbol.toStringTag,
)?.get;

/** Whether a value is a Uint8Array of any realm: the tag is asked of what it is made of, and no code of it runs. */
function isBytes(value: unknown): value is Uint8Array {
  return ArrayBuffer.isView(value) && TAG_OF_BYTES?.call(value) === "Uint8Array";
}

/** Bytes that nobody else can change meanwhile; nothing when there are none to copy. */
function copyOfBytes(bytes: unknown): Uint8Array | undefined {
  try {
    return isBytes(bytes) ? new Uint8Array(bytes) : undefined;
  } catch {
    return undefined;
  }
}

/** What came in the place of bytes. */
function came(value: unknown): string {
  if (isBytes(value)) return "one whose bytes are gone";
  const copy = copyOf(typeof value === "string" ? value.slice(0, 100) : value);
  return copy.fault ? "something large" : excerpt(copy.data);
}

function refuse(code: BytesCode | "TYPE", message: string): { readonly fault: Fault } {
  return { fault: { code, pointer: "", message } };
}
