import type { Fault } from "../errors.ts";
import type { BytesCode } from "./codes.ts";
import { MAX_BYTES } from "./json.ts";
import { type JsonReading, readJson } from "./json-text.ts";
import { validLength } from "./utf8.ts";

/**
 * Reads the bytes of a JSON document. The first fault ends the reading: too many bytes (BYTES_SIZE), a byte order
 * mark (BYTES_BOM), bytes that are not UTF-8 (BYTES_UTF8), or what `readJson` finds in the text.
 */
export function readBytes(bytes: Uint8Array): JsonReading {
  const copy = copyOfBytes(bytes);
  if (copy === undefined) return refuse("TYPE", "expected the bytes of a record, got something else");
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

/** Bytes that nobody else can change meanwhile; nothing when there are none to copy. */
function copyOfBytes(bytes: unknown): Uint8Array | undefined {
  try {
    return bytes instanceof Uint8Array ? new Uint8Array(bytes) : undefined;
  } catch {
    return undefined;
  }
}

function refuse(code: BytesCode | "TYPE", message: string): { readonly fault: Fault } {
  return { fault: { code, pointer: "", message } };
}
