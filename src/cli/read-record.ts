import { type ParseOptions, type ParseResult, parseEntryBytes } from "../record/parse.ts";
import { type Io, printable } from "./command.ts";

/** Reads and checks one record; a path that cannot be read gives the reason instead. */
export async function readRecord(
  path: string,
  io: Io,
  options?: ParseOptions,
): Promise<{ readonly result: ParseResult } | { readonly unreadable: string }> {
  try {
    return { result: parseEntryBytes(await io.read(path), options) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { unreadable: `cannot read ${printable(path)}: ${printable(reason)}` };
  }
}

/** How a record is called in messages. */
export function recordName(path: string): string {
  return path === "-" ? "standard input" : printable(path);
}
