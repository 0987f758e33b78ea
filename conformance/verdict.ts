import type { CallResult, RunResult, Status } from "./run.ts";

export const VERDICT_EXIT = {
  conformant: 0,
  nonConformant: 1,
  damaged: 2,
  targetBroken: 3,
  incomplete: 4,
  bug: 5,
} as const;

export type VerdictWord =
  | "conformant"
  | "non-conformant"
  | "target-broken"
  | "vacuous"
  | "unfinished"
  | "partial";

export type Verdict = {
  readonly word: VerdictWord;
  readonly exit: number;
  readonly reason: string;
};

export type Counts = Readonly<Record<Status, number>>;

const STATUSES: readonly Status[] = [
  "pass",
  "fail",
  "error",
  "timeout",
  "unsupported",
  "not-run",
  "xfail",
  "xpass",
];

/** How many scored calls ended in each status. */
export function countsOf(results: readonly CallResult[]): Counts {
  const counts = Object.fromEntries(STATUSES.map((status) => [status, 0])) as Record<Status, number>;
  for (const { status, scored } of results) if (scored) counts[status] += 1;
  return counts;
}

const FAILED: ReadonlySet<Status> = new Set(["fail", "error", "timeout", "unsupported", "xpass"]);

export type VerdictInput = Pick<RunResult, "partial" | "expectedScored" | "interrupted"> & {
  readonly results: readonly CallResult[];
  readonly broken: boolean;
  /** Whether something of the failure list itself is wrong. */
  readonly listFaults: number;
  readonly allowPartial: boolean;
};

/** The verdict, worst first; a run that executed less than the manifest says is never a good one. */
export function verdictOf(input: VerdictInput): Verdict {
  const scored = input.results.filter((result) => result.scored);
  const executed = scored.filter(({ status }) => status !== "not-run").length;
  const failed = scored.filter(({ status }) => FAILED.has(status)).length;
  const { conformant, nonConformant, targetBroken, incomplete } = VERDICT_EXIT;
  if (input.broken) return { word: "target-broken", exit: targetBroken, reason: "the target broke down" };
  if (executed === 0) return { word: "vacuous", exit: incomplete, reason: "no scored case was run" };
  if (failed > 0 || input.listFaults > 0) {
    const reason =
      failed > 0 ? `${failed} scored calls failed` : `${input.listFaults} faults of the failure list`;
    return { word: "non-conformant", exit: nonConformant, reason };
  }
  if (input.interrupted) return { word: "unfinished", exit: incomplete, reason: "the run was ended early" };
  if (input.partial) {
    const exit = input.allowPartial ? conformant : incomplete;
    return {
      word: "partial",
      exit,
      reason: `a filtered run: ${executed} of ${input.expectedScored} scored calls`,
    };
  }
  if (executed !== input.expectedScored) {
    const reason = `${executed} of ${input.expectedScored} scored calls were run`;
    return { word: "unfinished", exit: incomplete, reason };
  }
  const listed = scored.filter(({ status }) => status === "xfail").length;
  if (listed > 0) {
    return { word: "non-conformant", exit: conformant, reason: `${listed} listed failures, all as listed` };
  }
  return { word: "conformant", exit: conformant, reason: `all ${executed} scored calls passed` };
}
