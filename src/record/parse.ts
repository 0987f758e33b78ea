import type { Fault } from "../errors.ts";
import { markRevision } from "../revision.ts";
import { readBytes } from "./bytes.ts";
import { copyOf } from "./copy.ts";
import { inDocumentOrder } from "./document-order.ts";
import type { Draft } from "./draft.ts";
import { invariants, warnings as invariantWarnings } from "./invariants/index.ts";
import { isObject, isWithin, type Json } from "./json.ts";
import { withoutDropped } from "./later-version.ts";
import { nodeOf } from "./node.ts";
import { SchemaVersion } from "./primitives.ts";
import { PublicEntry } from "./public-entry.ts";
import { readShape, type Shape } from "./read-shape.ts";

export type ParseOptions = {
  /** What an unknown member is: a warning, and the member is dropped (the default), or a fault. */
  readonly unknown?: "warn" | "refuse";
};

export type ParseResult =
  | { readonly ok: true; readonly revision: PublicEntry; readonly warnings: readonly Fault[] }
  | { readonly ok: false; readonly faults: readonly Fault[]; readonly warnings: readonly Fault[] };

/**
 * Contract §1. Holds a value against the record's shape and rules. Gives the revision, with its members in the
 * schema's order and nothing added, or every fault in the order of the document; with either, the warnings. Throws
 * for no value and changes none; options that are no object are none.
 */
export function parseEntry(value: unknown, options?: ParseOptions): ParseResult {
  const copy = copyOf(value);
  return copy.fault ? refused([copy.fault]) : judge(copy.data, options);
}

/**
 * Contract §2.1. The same for the bytes of a JSON document: UTF-8 without a byte order mark, at most 1 MiB. Bytes
 * that do not say one thing (BYTES_…) are refused before the record is looked at.
 */
export function parseEntryBytes(bytes: Uint8Array, options?: ParseOptions): ParseResult {
  const reading = readBytes(bytes);
  return reading.fault ? refused([reading.fault]) : judge(reading.data, options);
}

const RECORD = nodeOf(PublicEntry);

function judge(data: Json, options: unknown): ParseResult {
  const later = isObject(data) && isLaterVersion(data.schemaVersion);
  const shape = readShape(RECORD, data, { refuseUnknown: refusesUnknown(options), later });
  const { record, faults, warnings } = shape.faults.length > 0 ? faulty(shape, data) : sound(shape, data);
  const ordered = (found: readonly Fault[]) => inDocumentOrder(found, RECORD, data);
  if (faults.length > 0) return refused(ordered(faults), ordered(warnings));
  return { ok: true, revision: markRevision(record as PublicEntry), warnings: ordered(warnings) };
}

type Judged = {
  readonly record: unknown;
  readonly faults: readonly Fault[];
  readonly warnings: readonly Fault[];
};

/** The rules on what is left of a record whose shape has faults, without those that only echo a fault of shape. */
function faulty(shape: Shape, data: Json): Judged {
  const draft = shape.sound as Draft;
  const lost = new Set([...shape.pruned, ...shape.dropped]);
  const fresh = (fault: Fault) => !isWithin(fault.pointer, lost);
  return {
    record: draft,
    faults: [...shape.faults, ...invariants(draft, lost, data).filter(fresh)],
    warnings: [...shape.warnings, ...invariantWarnings(draft, lost).filter(fresh)],
  };
}

/** The rules on a record of the right shape, less what is read as absent. */
function sound(shape: Shape, data: Json): Judged {
  const { record, original } = withoutDropped(shape.sound, shape.dropped);
  const moved = (fault: Fault): Fault => ({ ...fault, pointer: original(fault.pointer) });
  const draft = record as Draft;
  const unknown = shape.warnings
    .filter(({ code }) => code === "UNKNOWN_MEMBER")
    .map(({ pointer }) => pointer);
  return {
    // Sources of what was dropped would point at nothing: the revision would be no record any more.
    record: withoutDropped(record, new Set(unknown)).record,
    faults: invariants(draft, new Set(), data, original).map(moved),
    warnings: [...shape.warnings, ...invariantWarnings(draft).map(moved)],
  };
}

/** Whether the options ask for it; what is no object, or cannot be read, asks for nothing. */
function refusesUnknown(options: unknown): boolean {
  try {
    return (
      typeof options === "object" && options !== null && "unknown" in options && options.unknown === "refuse"
    );
  } catch {
    return false;
  }
}

function isLaterVersion(version: Json | undefined): boolean {
  return version !== "0.1" && SchemaVersion.safeParse(version).success;
}

function refused(faults: readonly Fault[], warnings: readonly Fault[] = []): ParseResult {
  return { ok: false, faults, warnings };
}
