// G9: what the runner costs. Writes bench/RESULTS.md. Figures hold for one run on one machine; ratios are what counts.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { run } from "../conformance/run.ts";
import { loadSuite, type Suite } from "../conformance/suite.ts";
import { moduleTarget } from "../conformance/targets/module.ts";
import { processTarget } from "../conformance/targets/process.ts";
import type { Target } from "../conformance/targets/target.ts";

const CASES = 1000;
/** Targets that only speak the protocol, and the two implementations, whose own work is in the figure. */
const TARGETS = {
  "Node, protocol only": "node bench/echo.mjs",
  "Python, protocol only": "python3 bench/echo.py",
  "the reference": "node test/conformance/targets/reference.mjs",
  "the Python implementation": "python3 examples/python/main.py",
} as const;

/** The contract's record with longer texts: about 17 KB of JSON. */
function bigRecord(): Record<string, unknown> {
  const entry = JSON.parse(readFileSync("examples/entries/holzwerk-krause.revision.json", "utf8"));
  const faq = (i: number) => ({
    question: { de: `Frage ${i}?` },
    answer: { de: `Antwort ${i}. `.repeat(30).trim() },
  });
  return { ...entry, faqs: Array.from({ length: 20 }, (_, i) => faq(i)) };
}

/** Processor seconds of this process's children so far, from the kernel's tables. */
function childSeconds(): number {
  const own = String(process.pid);
  let ticks = 0;
  for (const pid of readdirSync("/proc").filter((name) => /^[0-9]+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      if (fields[1] === own) ticks += Number(fields[11]) + Number(fields[12]);
    } catch {
      // It has ended in between.
    }
  }
  return ticks / 100;
}

type Throughput = { readonly seconds: number; readonly runnerShare: number };

async function longLived(command: string, revision: unknown): Promise<Throughput> {
  const target = processTarget(command);
  const before = process.cpuUsage();
  const started = performance.now();
  await target.start();
  await target.ask(
    { op: "hello", protocol: { min: 1, max: 1 }, suite: "bench", spec: "0.1", maxLine: 16_777_216 },
    10_000,
  );
  for (let i = 0; i < CASES; i += 1) {
    const asked = await target.ask({ op: "project", fn: "toMarkdown", lang: "de", revision }, 10_000);
    if (!asked.ok || asked.reply.kind !== "bytes") throw new Error(`no bytes: ${JSON.stringify(asked)}`);
  }
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(before);
  const children = childSeconds();
  await target.stop();
  return { seconds, runnerShare: (user + system) / 1e6 / children };
}

/** Seconds for one process that answers one case. */
function perProcess(command: string, revision: unknown): number {
  const [file = "", ...args] = command.split(" ");
  const input = [
    { id: "h", op: "hello", protocol: { min: 1, max: 1 } },
    { id: "c", op: "project", fn: "toMarkdown", lang: "de", revision },
    { id: "b", op: "bye" },
  ];
  const lines = `${input.map((message) => JSON.stringify(message)).join("\n")}\n`;
  const rounds = 15;
  const started = performance.now();
  for (let i = 0; i < rounds; i += 1) spawnSync(file, args, { input: lines });
  return (performance.now() - started) / 1000 / rounds;
}

async function wholeSuite(suite: Suite, target: Target): Promise<number> {
  const started = performance.now();
  const { results } = await run(target, suite);
  const failed = results.filter(({ status }) => status !== "pass").length;
  if (failed > 0) throw new Error(`${failed} calls failed`);
  return (performance.now() - started) / 1000;
}

/** Peak resident megabytes of a runner against a target that misbehaves, and the seconds until it gave up. */
function misbehaving(kind: string): { readonly megabytes: number; readonly seconds: number } {
  const command = `node test/conformance/targets/broken.mjs ${kind}`;
  const started = performance.now();
  const peakAtExit =
    'import { writeSync } from "node:fs";' +
    'process.on("exit", () => writeSync(2, "\\nPEAK " + process.resourceUsage().maxRSS));';
  const preload = ["--import", `data:text/javascript,${encodeURIComponent(peakAtExit)}`];
  const args = [
    ...preload,
    "dist/cli.js",
    "conform",
    "--cmd",
    command,
    "--timeout",
    "500",
    "--max-failures",
    "0",
  ];
  const { stderr } = spawnSync(process.execPath, args, { encoding: "utf8", maxBuffer: 1e8 });
  const peak = Number(/PEAK ([0-9]+)/.exec(stderr)?.[1] ?? Number.NaN);
  return { megabytes: Math.round(peak / 1024), seconds: (performance.now() - started) / 1000 };
}

function row(what: string, figure: string, goal: string, met: boolean): string {
  return `| ${what} | ${figure} | ${goal} | ${met ? "met" : "**not met**"} |`;
}

async function main(): Promise<void> {
  const loaded = loadSuite();
  if (!loaded.ok) throw new Error(loaded.damage.join("\n"));
  const revision = bigRecord();
  const size = (JSON.stringify(revision).length / 1024).toFixed(1);
  const rows: string[] = [];
  for (const [name, command] of Object.entries(TARGETS)) {
    const { seconds, runnerShare } = await longLived(command, revision);
    const ratio = (perProcess(command, revision) * CASES) / seconds;
    rows.push(
      row(
        `${CASES} cases of ${size} KB, ${name}, with start`,
        `${seconds.toFixed(2)} s`,
        "≤ 1.5 s",
        seconds <= 1.5,
      ),
      row(`a process per case against that, ${name}`, `${ratio.toFixed(0)} ×`, "≥ 50 ×", ratio >= 50),
      row(
        `the runner's processor time against the target's, ${name}`,
        `${(runnerShare * 100).toFixed(0)} %`,
        "≤ 10 %",
        runnerShare <= 0.1,
      ),
    );
    process.stderr.write(`${name} measured\n`);
  }
  const suiteSeconds = await wholeSuite(
    loaded.suite,
    moduleTarget("test/conformance/targets/reference-module.mjs"),
  );
  rows.push(
    row("all vectors, reference in process", `${suiteSeconds.toFixed(2)} s`, "≤ 3 s", suiteSeconds <= 3),
  );
  for (const kind of ["long-line", "silence", "late-exit"]) {
    const { megabytes, seconds } = misbehaving(kind);
    rows.push(
      row(
        `peak memory of the runner, ${kind}`,
        `${megabytes} MB, ${seconds.toFixed(1)} s`,
        "≤ 300 MB",
        megabytes <= 300,
      ),
    );
  }
  const load = loadavg()
    .map((value) => value.toFixed(1))
    .join(", ");
  writeFileSync(
    "bench/RESULTS.md",
    `# Results

Written by \`npm run bench\` on Node ${process.versions.node}; load average ${load} (two processors). Ratios are what
counts; absolute seconds are worth little where the load shows other work. Timings are never tests.

## G9 The runner

| What | Figure | Goal | |
|---|---|---|---|
${rows.join("\n")}
`,
  );
}

await main();
