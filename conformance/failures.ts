import type { CallResult } from "./run.ts";
import { sha256 } from "./suite.ts";

/** One line of a failure list: which failure, and why it is known. */
export type Listed = {
  readonly case: string;
  readonly fn?: string;
  readonly lang?: string;
  readonly status: "fail" | "error" | "timeout" | "unsupported";
  /** `sha256:` and the digest of the bytes that came, for a failure of bytes. */
  readonly actual?: string;
  readonly reason: string;
  readonly issue: string;
  readonly expires?: string;
};

export type ListFault = { readonly line: number; readonly message: string };

const PLACEHOLDER = /^\s*$|change.?me|todo|tbd|fixme|xxx/i;
const MOST_BY_WILDCARD = 20;

type Entry = { readonly line: number; readonly listed: Listed };

/** Reads a list, one JSON object a line; blank lines and lines that begin with `#` are passed over. */
export function readList(text: string): {
  readonly entries: readonly Entry[];
  readonly faults: readonly ListFault[];
} {
  const entries: Entry[] = [];
  const faults: ListFault[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const read = readEntry(line);
    if (typeof read === "string") faults.push({ line: index + 1, message: read });
    else entries.push({ line: index + 1, listed: read });
  }
  return { entries, faults };
}

function readEntry(line: string): Listed | string {
  let value: Partial<Listed>;
  try {
    value = JSON.parse(line) as Partial<Listed>;
  } catch {
    return "is not JSON";
  }
  if (typeof value !== "object" || value === null) return "is not a JSON object";
  if (typeof value.case !== "string") return "needs a case";
  if (!["fail", "error", "timeout", "unsupported"].includes(value.status ?? "")) {
    return "needs a status: fail, error, timeout or unsupported";
  }
  if (typeof value.reason !== "string" || PLACEHOLDER.test(value.reason)) return "needs a reason of its own";
  if (typeof value.issue !== "string" || PLACEHOLDER.test(value.issue))
    return "needs the address of an issue";
  return value as Listed;
}

function matches({ case: id, fn, lang }: Listed, result: CallResult): boolean {
  const fits = id.endsWith("*") ? result.id.startsWith(id.slice(0, -1)) : result.id === id;
  return fits && (fn === undefined || fn === result.fn) && (lang === undefined || lang === result.lang);
}

function actualDigest(result: CallResult): string | undefined {
  return result.actual === undefined ? undefined : `sha256:${sha256(result.actual)}`;
}

/** What is wrong with an entry that stands for these results. */
function entryFaults(listed: Listed, found: readonly CallResult[], today: string): readonly string[] {
  const faults: string[] = [];
  if (found.length === 0) faults.push(`${listed.case} names no call of this run`);
  if (listed.case.endsWith("*") && found.length > MOST_BY_WILDCARD) {
    faults.push(`${listed.case} stands for ${found.length} calls, at most ${MOST_BY_WILDCARD} are allowed`);
  }
  if (listed.expires !== undefined && listed.expires < today) faults.push(`expired on ${listed.expires}`);
  for (const result of found) {
    const name = `${result.id} ${result.fn}`;
    if (result.status === "pass") faults.push(`${name} passes now: take it off the list`);
    else if (result.status === "unsupported") faults.push(`${name} is not supported: that cannot be listed`);
    else if (result.status === "not-run") faults.push(`${name} was not run`);
    else if (result.status !== listed.status)
      faults.push(`${name} is ${result.status}, listed as ${listed.status}`);
    else if (listed.actual !== undefined && listed.actual !== actualDigest(result)) {
      faults.push(`${name} fails in another way: ${actualDigest(result) ?? "no bytes came"}`);
    }
  }
  return faults;
}

/**
 * Holds a run against a failure list, strictly both ways: a listed failure that happened as listed becomes `xfail`;
 * everything else about the list is a fault of the list.
 */
export function applyList(
  results: readonly CallResult[],
  text: string,
  today: string,
): { readonly results: readonly CallResult[]; readonly faults: readonly ListFault[] } {
  const { entries, faults } = readList(text);
  const found: ListFault[] = [...faults];
  const marked = new Map<CallResult, CallResult>();
  const taken = new Map<CallResult, number>();
  for (const { line, listed } of entries) {
    const own = results.filter((result) => matches(listed, result));
    for (const message of entryFaults(listed, own, today)) found.push({ line, message });
    for (const result of own) {
      const other = taken.get(result);
      if (other !== undefined)
        found.push({ line, message: `${result.id} ${result.fn} is on line ${other} already` });
      taken.set(result, line);
      const asListed = result.status === listed.status;
      if (result.status === "pass") marked.set(result, { ...result, status: "xpass" });
      else if (asListed) marked.set(result, { ...result, status: "xfail" });
    }
  }
  return { results: results.map((result) => marked.get(result) ?? result), faults: found };
}

function keyOf({ case: id, fn, lang }: Pick<Listed, "case" | "fn" | "lang">): string {
  return `${id} ${fn ?? ""} ${lang ?? ""}`;
}

/**
 * A list of what failed in a run. What an earlier list said of the same call (reason, issue, expiry) and its comments
 * are kept; the rest is still to be written.
 */
export function listOf(results: readonly CallResult[], earlier = ""): string {
  const known = new Map(readLoosely(earlier).map((entry) => [keyOf(entry), entry]));
  const comments = earlier.split("\n").filter((line) => line.startsWith("#"));
  const head = comments.length > 0 ? comments : [HEAD];
  const lines = results.flatMap((result) => {
    const { id, fn, lang, status } = result;
    if (!["fail", "error", "timeout", "unsupported", "xfail"].includes(status)) return [];
    const digest = actualDigest(result);
    const call = { case: id, fn, ...(lang === undefined ? {} : { lang }) };
    const { reason = "", issue = "", expires } = known.get(keyOf(call)) ?? {};
    const entry = {
      ...call,
      status: status === "xfail" ? (known.get(keyOf(call))?.status ?? "fail") : status,
      ...(digest === undefined ? {} : { actual: digest }),
      reason,
      issue,
      ...(expires === undefined ? {} : { expires }),
    };
    return [JSON.stringify(entry)];
  });
  return `${[...head, ...lines].join("\n")}\n`;
}

const HEAD = "# One known failure a line. Give each a reason and the address of an issue.";

/** Entries of an earlier list, also those that still lack a reason. */
function readLoosely(text: string): readonly Listed[] {
  return text.split("\n").flatMap((line) => {
    if (!line.startsWith("{")) return [];
    try {
      return [JSON.parse(line) as Listed];
    } catch {
      return [];
    }
  });
}
