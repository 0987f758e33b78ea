import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { readArguments } from "../src/cli/arguments.ts";
import { type Command, EXIT, type Exit, type Io, misused } from "../src/cli/command.ts";
import { applyList, type ListFault, listOf } from "./failures.ts";
import { runProbes } from "./probes.ts";
import { type Report, reportJson, reportNdjson, reportOf } from "./report.ts";
import { type CallResult, type RunOptions, type RunResult, run } from "./run.ts";
import { ownerOf } from "./spans.ts";
import { loadSuite, PROFILES, type Profile, type Suite } from "./suite.ts";
import { moduleTarget } from "./targets/module.ts";
import { processTarget } from "./targets/process.ts";
import type { Target } from "./targets/target.ts";
import { failureText, type Rule, smokeText, summaryText } from "./terminal.ts";

const help = `Usage: daawid conform (--cmd "COMMAND" | --module FILE) [options]

Holds an implementation against the vectors of spec 0.1 and says whether it conforms, and where it does not.

Target:
  --cmd "COMMAND"     a process that speaks the protocol of spec/0.1/conformance.md (no shell; quotes keep words together)
  --module FILE       an ESM module that exports the functions
  --env NAME          hand on one more environment variable (may be repeated; PATH and HOME always are)

Which cases:
  --profile NAME      markdown, jsonld, view, reject or full; left out: what the target claims
  --case GLOB         only these cases, for example 'escape/*': the run is partial
  --req ID            only cases about this requirement: the run is partial
  --allow-partial     a partial run in which everything passed exits 0, and its summary says that it is partial

Known failures:
  --failures FILE     a failure list (one JSON object a line), strict both ways
  --write-failures FILE   write one from this run (never in CI, never from a partial or broken run)

Output:
  --report json:FILE  or ndjson:FILE (may be repeated); '-' is standard output
  --json              the report on standard output instead of text
  --max-failures N    show at most N failures (default 10)
  --no-probes         leave out the records made for this run alone
  --timeout MS        deadline of one call (default 5000)
  -h, --help          this text

Exit codes: 0 conformant, 1 not, 2 suite damaged or wrong call, 3 target broken, 4 vacuous, unfinished or partial,
5 a fault of this program.

Examples:
  daawid conform --cmd "python3 examples/python/main.py"
  daawid conform --cmd "./target" --profile markdown --case 'escape/*'
  daawid conform --module ./impl.mjs --report json:report.json
`;

const options = {
  cmd: { type: "string" },
  module: { type: "string" },
  env: { type: "string", multiple: true },
  profile: { type: "string" },
  case: { type: "string" },
  req: { type: "string" },
  "allow-partial": { type: "boolean" },
  failures: { type: "string" },
  "write-failures": { type: "string" },
  report: { type: "string", multiple: true },
  json: { type: "boolean" },
  "max-failures": { type: "string" },
  "no-probes": { type: "boolean" },
  timeout: { type: "string" },
  suite: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

const DAMAGED: Exit = 2;
const PROBES = 5;

type Values = Extract<ReturnType<typeof readValues>, { readonly ok: true }>["parsed"]["values"];

function readValues(args: readonly string[]) {
  return readArguments(args, options);
}

/** What is wrong with the call, if something is. */
function faultOfCall(values: Values, positionals: readonly string[]): string | undefined {
  if (positionals.length > 0) return `unexpected ${JSON.stringify(positionals[0])}`;
  if ((values.cmd === undefined) === (values.module === undefined))
    return "expected one of --cmd and --module";
  if (values.module !== undefined && !existsSync(values.module)) return `there is no file ${values.module}`;
  const { profile } = values;
  if (profile !== undefined && !PROFILES.some((known) => known === profile)) {
    return `unknown profile ${JSON.stringify(profile)}; known are ${PROFILES.join(", ")}`;
  }
  for (const name of ["timeout", "max-failures"] as const) {
    const value = values[name];
    if (value !== undefined && !/^[0-9]{1,7}$/.test(value)) return `--${name} needs a whole number`;
  }
  const report = values.report?.find((item) => !/^(json|ndjson):./.test(item));
  if (report !== undefined) return `--report needs json:FILE or ndjson:FILE, got ${JSON.stringify(report)}`;
  return undefined;
}

function targetOf({ cmd, module, env }: Values): Target {
  if (module !== undefined) return moduleTarget(module);
  return processTarget(cmd ?? "", { env: env ?? [] });
}

function ledger(): Rule {
  const file = new URL("./explanations.json", import.meta.url);
  if (!existsSync(file)) return () => undefined;
  type Row = {
    readonly name: string;
    readonly level?: string;
    readonly clause: string;
    readonly text: string;
  };
  const rows = JSON.parse(readFileSync(file, "utf8")) as readonly Row[];
  const byName = new Map(rows.map((row) => [row.name, row]));
  return (req) => {
    const row = byName.get(req);
    return row && { level: row.level ?? "", clause: row.clause, rule: row.text };
  };
}

function showFailures(
  results: readonly CallResult[],
  values: Values,
  target: Target,
  suite: Suite,
  io: Io,
): void {
  const failed = results.filter(({ status }) => !["pass", "xfail", "not-run"].includes(status));
  const most = Number(values["max-failures"] ?? 10);
  const rule = ledger();
  for (const result of failed.slice(0, most)) {
    const item = suite.cases.find(({ id }) => id === result.id);
    const owner = (item && ownerOf(item, result)) ?? result.req;
    io.out(failureText(result, owner, rule, `daawid conform ${target.name} --case ${result.id}`));
  }
  if (failed.length > most) io.out(`… and ${failed.length - most} more failures (--max-failures)\n`);
}

function writeReports(report: Report, values: Values, io: Io): void {
  for (const wanted of values.report ?? []) {
    const [form = "", ...rest] = wanted.split(":");
    const text = form === "json" ? reportJson(report) : reportNdjson(report);
    const file = rest.join(":");
    if (file === "-") io.out(text);
    else writeFileSync(file, text);
  }
}

/** A failure list may only come from a whole run of a sound harness, written by a person. */
function writeList(run: RunResult, results: readonly CallResult[], file: string, io: Io): Exit | undefined {
  const refused =
    process.env.CI !== undefined
      ? "it is never written in CI"
      : run.partial || run.interrupted || run.broken !== undefined
        ? "it needs a whole run of a target that did not break down"
        : undefined;
  if (refused !== undefined) {
    io.err(`daawid conform: no failure list was written: ${refused}\n`);
    return DAMAGED;
  }
  const before = existsSync(file) ? readFileSync(file, "utf8") : "";
  const after = listOf(results, before);
  writeFileSync(file, after);
  const had = new Set(before.split("\n"));
  const has = new Set(after.split("\n"));
  for (const line of has) if (!had.has(line)) io.err(`+ ${line}\n`);
  for (const line of had) if (!has.has(line)) io.err(`- ${line}\n`);
  io.err(`wrote ${file}: give each line a reason and the address of an issue\n`);
  return undefined;
}

function progress(io: Io): (done: number, total: number) => void {
  if (!process.stderr.isTTY) return () => undefined;
  return (done, total) => {
    if (done % 25 === 0 || done === total) io.err(`\r${done}/${total} calls${done === total ? "\n" : ""}`);
  };
}

function runOptions(values: Values, io: Io, signal: AbortSignal): RunOptions {
  return {
    ...(values.profile === undefined ? {} : { profile: values.profile as Profile }),
    ...(values.case === undefined ? {} : { only: values.case }),
    ...(values.req === undefined ? {} : { req: values.req }),
    ...(values.timeout === undefined ? {} : { timeoutMs: Number(values.timeout) }),
    onProgress: progress(io),
    signal,
  };
}

async function conformWith(suite: Suite, values: Values, io: Io): Promise<Exit> {
  const target = targetOf(values);
  const abort = new AbortController();
  const onInterrupt = (): void => abort.abort();
  process.once("SIGINT", onInterrupt);
  const result = await run(target, suite, {
    ...runOptions(values, io, abort.signal),
    beforeStop: async (hello, timeoutMs) =>
      values["no-probes"] ? [] : runProbes(target, suite, hello, PROBES, timeoutMs),
  });
  process.removeListener("SIGINT", onInterrupt);
  const list = values.failures === undefined ? undefined : readFileSync(values.failures, "utf8");
  const today = new Date().toISOString().slice(0, 10);
  const applied = list === undefined ? undefined : applyList(result.results, list, today);
  const results = applied?.results ?? result.results;
  const listFaults: readonly ListFault[] = applied?.faults ?? [];
  const report = reportOf({
    suite,
    target: target.name,
    run: result,
    results,
    listFaults,
    probes: result.probes,
    allowPartial: values["allow-partial"] === true,
  });
  writeReports(report, values, io);
  if (values.json) io.out(reportJson(report));
  else {
    if (result.smoke.some(({ ok }) => !ok)) io.out(smokeText(result.smoke));
    showFailures(results, values, target, suite, io);
    for (const { line, message } of listFaults) io.out(`FAILURE LIST line ${line}: ${message}\n`);
    for (const { fn, message } of result.probes.filter(({ ok }) => !ok)) io.out(`PROBE ${fn}: ${message}\n`);
    if (result.broken !== undefined) io.out(`TARGET: ${result.broken.message}\n`);
    const errors = target.standardError().trim();
    if (errors !== "" && report.footer.verdict.exit !== 0)
      io.err(`the target's standard error:\n${errors}\n`);
    io.out(summaryText(report));
  }
  const file = values["write-failures"];
  const refused = file === undefined ? undefined : writeList(result, results, file, io);
  return refused ?? (report.footer.verdict.exit as Exit);
}

async function runCommand(args: readonly string[], io: Io): Promise<Exit> {
  const read = readValues(args);
  if (!read.ok) return misused(io, "conform", read.message);
  const { values, positionals } = read.parsed;
  if (values.help) {
    io.out(help);
    return EXIT.ok;
  }
  const fault = faultOfCall(values, positionals);
  if (fault !== undefined) return misused(io, "conform", fault);
  const loaded = values.suite === undefined ? loadSuite() : loadSuite(values.suite);
  if (!loaded.ok) {
    const shown = loaded.damage.slice(0, 10).map((line) => `  ${line}\n`);
    io.err(`daawid conform: the suite is damaged, nothing was run\n${shown.join("")}`);
    return DAMAGED;
  }
  return conformWith(loaded.suite, values, io);
}

export const conform: Command = {
  name: "conform",
  help,
  run: runCommand,
};
