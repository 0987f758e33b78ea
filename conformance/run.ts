import { type Judgement, judge } from "./judge.ts";
import type { ProbeResult } from "./probes.ts";
import { type Hello, MAX_LINE, type Request } from "./protocol.ts";
import { type SmokeResult, smoke } from "./smoke.ts";
import { type Call, casesOf, type Profile, type Suite, type SuiteCase } from "./suite.ts";
import type { Target, Trouble } from "./targets/target.ts";

export type Status = Judgement["status"] | "timeout" | "not-run" | "xfail" | "xpass";

/** One call of one case, and how it ended. */
export type CallResult = Omit<Judgement, "status"> & {
  readonly id: string;
  readonly fn: string;
  readonly lang?: string;
  readonly status: Status;
  readonly scored: boolean;
  readonly req: string;
  readonly ms: number;
  readonly slow?: true;
};

export type RunOptions = {
  readonly profile?: Profile;
  /** Only cases whose id fits this glob (`*` stands for any characters). */
  readonly only?: string;
  /** Only cases that name this requirement. */
  readonly req?: string;
  readonly timeoutMs?: number;
  readonly helloMs?: number;
  readonly restarts?: number;
  readonly onProgress?: (done: number, total: number) => void;
  /** Asks more of a target that got through all cases, before it is stopped. */
  readonly beforeStop?: (hello: Hello, timeoutMs: number) => Promise<readonly ProbeResult[]>;
  readonly signal?: AbortSignal;
};

export type RunResult = {
  readonly hello?: Hello;
  readonly profile: Profile;
  readonly partial: boolean;
  readonly smoke: readonly SmokeResult[];
  readonly results: readonly CallResult[];
  /** Scored calls that the profile has, whether they were run or not. */
  readonly expectedScored: number;
  readonly probes: readonly ProbeResult[];
  readonly broken?: Trouble;
  readonly interrupted: boolean;
};

type Step = { readonly item: SuiteCase; readonly call: Call | undefined };

function globbed(glob: string): (id: string) => boolean {
  const pattern = glob.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  const regex = new RegExp(`^${pattern.join(".*")}$`);
  return (id) => regex.test(id);
}

function stepsOf(cases: readonly SuiteCase[]): readonly Step[] {
  return cases.flatMap((item): readonly Step[] =>
    item.calls === undefined ? [{ item, call: undefined }] : item.calls.map((call) => ({ item, call })),
  );
}

function requestOf({ item, call }: Step): Request {
  if (item.raw) {
    return {
      op: "projectRaw",
      fn: "parseEntryBytes",
      revisionBase64: Buffer.from(item.input).toString("base64"),
    };
  }
  const revision: unknown = JSON.parse(Buffer.from(item.input).toString("utf8"));
  if (call === undefined) return { op: "project", fn: "parseEntry", revision };
  const { fn, lang, registry, sections, at, offering } = call;
  const given = { lang, registry, sections, at, offering };
  const args = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return { op: "project", fn, ...args, revision };
}

function resultOf(
  { item, call }: Step,
  rest: Pick<CallResult, "status" | "ms"> & Partial<CallResult>,
): CallResult {
  const primary = item.requires.find(({ role }) => role === "primary") ?? item.requires[0];
  return {
    id: item.id,
    fn: call?.fn ?? (item.raw ? "parseEntryBytes" : "parseEntry"),
    ...(call?.lang === undefined ? {} : { lang: call.lang }),
    scored: item.scored,
    req: primary?.req ?? "",
    ...rest,
  };
}

/** Starts a target and says hello; again after trouble. */
async function begin(target: Target, suite: Suite, helloMs: number): Promise<Hello | Trouble> {
  const unstarted = await target.start();
  if (unstarted !== undefined) return unstarted;
  const { version, spec } = suite;
  const request: Request = {
    op: "hello",
    protocol: { min: 1, max: 1 },
    suite: version,
    spec,
    maxLine: MAX_LINE,
  };
  const asked = await target.ask(request, helloMs);
  if (!asked.ok) return asked.trouble;
  return asked.reply.kind === "hello"
    ? asked.reply.hello
    : { kind: "protocol", message: `hello was answered with ${asked.reply.kind}` };
}

function isTrouble(value: Hello | Trouble): value is Trouble {
  return "kind" in value;
}

function claimed(hello: Hello): Profile {
  const known: readonly Profile[] = ["full", "markdown", "jsonld", "view", "reject"];
  return known.find((profile) => hello.profiles.includes(profile)) ?? "full";
}

/**
 * Asks every call of the chosen cases, one after the other, and judges each reply. However it ends, the target is
 * stopped.
 */
export async function run(target: Target, suite: Suite, options: RunOptions = {}): Promise<RunResult> {
  try {
    return await runTarget(target, suite, options);
  } finally {
    await target.stop();
  }
}

async function runTarget(target: Target, suite: Suite, options: RunOptions): Promise<RunResult> {
  const { timeoutMs = 5000, helloMs = 10_000, restarts = 10 } = options;
  const hello = await begin(target, suite, helloMs);
  const profile = options.profile ?? (isTrouble(hello) ? "full" : claimed(hello));
  const all = casesOf(suite, profile);
  const fits = globbed(options.only ?? "*");
  const chosen = all.filter(
    ({ id, requires }) =>
      fits(id) && (options.req === undefined || requires.some(({ req }) => req === options.req)),
  );
  const steps = stepsOf(chosen);
  const base = {
    profile,
    partial: options.only !== undefined || options.req !== undefined,
    expectedScored: stepsOf(all).filter(({ item }) => item.scored).length,
  };
  const notRun = (): readonly CallResult[] =>
    steps.map((step) => resultOf(step, { status: "not-run", ms: 0 }));
  if (isTrouble(hello)) {
    return { ...base, smoke: [], results: notRun(), probes: [], broken: hello, interrupted: false };
  }
  const smoked = await smoke(target, hello, timeoutMs);
  const failed = smoked.find(({ ok }) => !ok);
  if (failed !== undefined) {
    const broken: Trouble = { kind: "protocol", message: `smoke check "${failed.name}": ${failed.message}` };
    return { ...base, hello, smoke: smoked, results: notRun(), probes: [], broken, interrupted: false };
  }
  const loop = await runSteps({ target, suite, steps, timeoutMs, helloMs, restarts, options });
  const sound = loop.broken === undefined && !loop.interrupted && !base.partial;
  const probes = sound && options.beforeStop !== undefined ? await options.beforeStop(hello, timeoutMs) : [];
  return { ...base, hello, smoke: smoked, ...loop, probes };
}

type Loop = {
  readonly target: Target;
  readonly suite: Suite;
  readonly steps: readonly Step[];
  readonly timeoutMs: number;
  readonly helloMs: number;
  readonly restarts: number;
  readonly options: RunOptions;
};

async function runSteps(
  loop: Loop,
): Promise<Pick<RunResult, "results" | "interrupted"> & { readonly broken?: Trouble }> {
  const { target, suite, steps, timeoutMs, helloMs, options } = loop;
  const results: CallResult[] = [];
  let budget = loop.restarts;
  for (const [index, step] of steps.entries()) {
    const remaining = (): readonly CallResult[] =>
      steps.slice(index).map((rest) => resultOf(rest, { status: "not-run", ms: 0 }));
    if (options.signal?.aborted) return { results: [...results, ...remaining()], interrupted: true };
    const restart = async (): Promise<Trouble | undefined> => {
      if (budget === 0) return { kind: "died", message: `it was started again ${loop.restarts} times` };
      budget -= 1;
      const again = await begin(target, suite, helloMs);
      return isTrouble(again) ? again : undefined;
    };
    const { result, broken } = await runStep(target, step, timeoutMs, restart);
    results.push(result);
    if (broken !== undefined) {
      return { results: [...results, ...remaining().slice(1)], broken, interrupted: false };
    }
    options.onProgress?.(index + 1, steps.length);
  }
  return { results, interrupted: false };
}

/** One call; after trouble the target is started again, and a call that was too slow gets one more, longer try. */
async function runStep(
  target: Target,
  step: Step,
  timeoutMs: number,
  restart: () => Promise<Trouble | undefined>,
): Promise<{ readonly result: CallResult; readonly broken?: Trouble }> {
  const started = performance.now();
  const elapsed = (): number => Math.round(performance.now() - started);
  const request = requestOf(step);
  const asked = await target.ask(request, timeoutMs);
  if (asked.ok)
    return { result: resultOf(step, { ...judge(step.item, step.call, asked.reply), ms: elapsed() }) };
  const { trouble } = asked;
  const status = trouble.kind === "timeout" ? "timeout" : "error";
  const result = (): CallResult => resultOf(step, { status, message: trouble.message, ms: elapsed() });
  const broken = await restart();
  if (broken !== undefined) return { result: result(), broken };
  if (status !== "timeout") return { result: result() };
  const again = await target.ask(request, 3 * timeoutMs);
  if (again.ok) {
    return {
      result: resultOf(step, { ...judge(step.item, step.call, again.reply), ms: elapsed(), slow: true }),
    };
  }
  const stillBroken = await restart();
  return stillBroken === undefined ? { result: result() } : { result: result(), broken: stillBroken };
}
