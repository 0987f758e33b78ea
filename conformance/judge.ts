import { type Difference, difference } from "./compare.ts";
import type { Reply } from "./protocol.ts";
import type { Call, Place, SuiteCase } from "./suite.ts";

export type Judgement = {
  readonly status: "pass" | "fail" | "error" | "unsupported";
  readonly message?: string;
  readonly difference?: Difference;
  readonly expected?: Uint8Array;
  readonly actual?: Uint8Array;
};

const PASS: Judgement = { status: "pass" };

function fail(message: string): Judgement {
  return { status: "fail", message };
}

function told(places: readonly Place[]): string {
  if (places.length === 0) return "none";
  const shown = places
    .slice(0, 6)
    .map(({ code, pointer }) => `${code} ${pointer === "" ? "(whole record)" : pointer}`);
  return shown.join(", ") + (places.length > 6 ? ` and ${places.length - 6} more` : "");
}

function samePlaces(a: readonly Place[], b: readonly Place[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ code, pointer }, i) => code === b[i]?.code && pointer === b[i]?.pointer)
  );
}

function describe(reply: Reply): string {
  switch (reply.kind) {
    case "bytes":
      return `${reply.bytes.length} bytes`;
    case "accepted":
      return "the record accepted";
    case "refused":
      return `the record refused: ${told(reply.faults)}`;
    case "error":
      return `the error ${reply.code}`;
    default:
      return reply.kind;
  }
}

function judgeBytes(expected: Uint8Array, reply: Reply): Judgement {
  if (reply.kind !== "bytes") return fail(`expected ${expected.length} bytes, got ${describe(reply)}`);
  const found = difference(expected, reply.bytes);
  return found === undefined
    ? PASS
    : { status: "fail", message: "the bytes differ", difference: found, expected, actual: reply.bytes };
}

function judgeVerdict({ kind, expect }: SuiteCase, reply: Reply): Judgement {
  if (kind === "accept") {
    const warnings = expect?.warnings ?? [];
    if (reply.kind !== "accepted") return fail(`expected the record accepted, got ${describe(reply)}`);
    return samePlaces(warnings, reply.warnings)
      ? PASS
      : fail(`expected the warnings ${told(warnings)}; got ${told(reply.warnings)}`);
  }
  const faults = expect?.faults ?? [];
  if (reply.kind !== "refused") return fail(`expected the faults ${told(faults)}; got ${describe(reply)}`);
  return samePlaces(faults, reply.faults)
    ? PASS
    : fail(`expected the faults ${told(faults)}; got ${told(reply.faults)}`);
}

/** Holds a reply against what a case expects of one call (or of the record, for cases without calls). */
export function judge(item: SuiteCase, call: Call | undefined, reply: Reply): Judgement {
  if (reply.kind === "unsupported")
    return { status: "unsupported", message: `does not support ${reply.feature}` };
  if (reply.kind === "crash") return { status: "error", message: `it crashed: ${reply.message}` };
  if (reply.kind === "hello") return { status: "error", message: "a hello nobody asked for" };
  if (call === undefined) return judgeVerdict(item, reply);
  if (item.kind === "error") {
    return reply.kind === "error" && reply.code === call.error
      ? PASS
      : fail(`expected the error ${call.error}, got ${describe(reply)}`);
  }
  return judgeBytes(item.files.get(call.expect ?? "") ?? new Uint8Array(), reply);
}
