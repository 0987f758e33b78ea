import type { ListFault } from "./failures.ts";
import type { ProbeResult } from "./probes.ts";
import type { CallResult, RunResult } from "./run.ts";
import { type Suite, sha256 } from "./suite.ts";
import { type Counts, countsOf, type Verdict, verdictOf } from "./verdict.ts";

export type ReportCase = {
  readonly id: string;
  readonly fn: string;
  readonly lang?: string;
  readonly status: string;
  readonly scored: boolean;
  readonly req: string;
  readonly ms: number;
  readonly slow?: true;
  readonly message?: string;
  readonly expected?: { readonly sha256: string; readonly length: number };
  readonly actual?: { readonly sha256: string; readonly length: number };
  readonly difference?: CallResult["difference"];
};

export type ReportHead = {
  readonly report: 1;
  readonly suite: string;
  readonly spec: string;
  readonly manifestSha256: string;
  readonly target: string;
  readonly implementation?: { readonly name: string; readonly version: string; readonly language: string };
  readonly profile: string;
  readonly partial: boolean;
  readonly allowPartial: boolean;
  readonly interrupted: boolean;
  readonly broken: boolean;
  readonly expectedScored: number;
  readonly listFaults: number;
  readonly probes: { readonly run: number; readonly passed: number };
  readonly node: string;
  readonly unicode: string;
};

export type ReportFooter = {
  readonly complete: true;
  readonly counts: Counts;
  readonly executed: number;
  readonly verdict: Verdict;
  readonly casesSha256: string;
};

export type Report = {
  readonly head: ReportHead;
  readonly cases: readonly ReportCase[];
  readonly footer: ReportFooter;
};

function measured(bytes: Uint8Array): { readonly sha256: string; readonly length: number } {
  return { sha256: sha256(bytes), length: bytes.length };
}

function reportCase({ expected, actual, ...rest }: CallResult): ReportCase {
  return {
    ...rest,
    ...(expected === undefined ? {} : { expected: measured(expected) }),
    ...(actual === undefined ? {} : { actual: measured(actual) }),
  };
}

export type ReportInput = {
  readonly suite: Suite;
  readonly target: string;
  readonly run: RunResult;
  readonly results: readonly CallResult[];
  readonly listFaults: readonly ListFault[];
  readonly probes: readonly ProbeResult[];
  readonly allowPartial: boolean;
};

/** The footer that follows from a head and its cases; what `verify-report` computes again. */
export function footerOf(head: ReportHead, cases: readonly ReportCase[]): ReportFooter {
  const results = cases as readonly (ReportCase & CallResult)[];
  const probesFailed = head.probes.run - head.probes.passed;
  return {
    complete: true,
    counts: countsOf(results),
    executed: results.filter(({ scored, status }) => scored && status !== "not-run").length,
    verdict: verdictOf({ ...head, results, listFaults: head.listFaults + probesFailed }),
    casesSha256: sha256(cases.map((item) => JSON.stringify(item)).join("\n")),
  };
}

export function reportOf({
  suite,
  target,
  run,
  results,
  listFaults,
  probes,
  allowPartial,
}: ReportInput): Report {
  const head: ReportHead = {
    report: 1,
    suite: suite.version,
    spec: suite.spec,
    manifestSha256: suite.manifestSha256,
    target,
    ...(run.hello === undefined ? {} : { implementation: run.hello.implementation }),
    profile: run.profile,
    partial: run.partial,
    allowPartial,
    interrupted: run.interrupted,
    broken: run.broken !== undefined,
    expectedScored: run.expectedScored,
    listFaults: listFaults.length,
    probes: { run: probes.length, passed: probes.filter(({ ok }) => ok).length },
    node: process.versions.node,
    unicode: process.versions.unicode ?? "",
  };
  const cases = results.map(reportCase);
  return { head, cases, footer: footerOf(head, cases) };
}

export function reportJson(report: Report): string {
  return `${JSON.stringify(report)}\n`;
}

/** Head, one case a line, footer last: a report without its footer is an unfinished one. */
export function reportNdjson({ head, cases, footer }: Report): string {
  const lines = [{ head }, ...cases.map((item) => ({ case: item })), { footer }];
  return `${lines.map((line) => JSON.stringify(line)).join("\n")}\n`;
}

/** Reads a report in either form. */
export function readReport(text: string): Report | string {
  const lines = text.trimEnd().split("\n");
  try {
    if (lines.length === 1) return JSON.parse(text) as Report;
    const parsed = lines.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
    const head = parsed[0]?.head as ReportHead | undefined;
    const footer = parsed[parsed.length - 1]?.footer as ReportFooter | undefined;
    if (head === undefined) return "the first line is no head";
    if (footer === undefined) return "the last line is no footer: the report is unfinished";
    return { head, cases: parsed.slice(1, -1).map((line) => line.case as ReportCase), footer };
  } catch (error) {
    return `it is not JSON: ${String(error)}`;
  }
}

/** Recomputes a report's footer, and holds the report against the suite it names. */
export function verifyReport(report: Report, suite: Suite): readonly string[] {
  const faults: string[] = [];
  const { head, cases, footer } = report;
  if (head?.report !== 1 || !Array.isArray(cases) || footer?.complete !== true)
    return ["it is not a complete report"];
  if (head.manifestSha256 !== suite.manifestSha256) faults.push("it was made with another suite");
  const computed = footerOf(head, cases);
  for (const key of ["counts", "executed", "verdict", "casesSha256"] as const) {
    const [said, is] = [JSON.stringify(footer[key]), JSON.stringify(computed[key])];
    if (said !== is) faults.push(`${key} says ${said}, the cases give ${is}`);
  }
  const known = new Map(suite.cases.map((item) => [item.id, item]));
  for (const item of cases) {
    const own = known.get(item.id);
    if (own === undefined) faults.push(`${item.id} is no case of the suite`);
    else if (own.scored !== item.scored) faults.push(`${item.id} is ${own.scored ? "" : "not "}scored`);
  }
  const names = cases.map(({ id, fn, lang }) => `${id} ${fn} ${lang ?? ""}`);
  const calls = suite.cases.reduce((sum, item) => sum + (item.calls?.length ?? 1), 0);
  if (names.length > calls) faults.push("it has more calls than the suite");
  return faults;
}
