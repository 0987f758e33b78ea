import { type ChildProcess, fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type Counterexample, search, shrunk } from "../test/support/hold.ts";
import { PROPERTIES } from "../test/support/properties.ts";
import type { Property } from "../test/support/sample.ts";

const HELP = `Usage: npx tsx scripts/fuzz.ts [options]

Holds generated records against every property of the projections until the runs are over or one objects.

  --runs N          how many records (100000)
  --seed S          where to begin (taken from the clock)
  --jobs J          how many processes (one for each processor)
  --property NAME   one of ${Object.keys(PROPERTIES).join(", ")}
  --path P          with --seed and --property: straight to a counterexample that was found before

Exit codes: 0 nothing found, 1 a counterexample, 2 wrong usage, 130 interrupted.
`;

/** Records of one seed; the unit of work, and the reach of a replay. */
const CHUNK = 100;

type Task = { readonly seed: number; readonly runs: number; readonly property: string | undefined };
type Answer = { readonly done: number; readonly found?: Found };
type Found = Counterexample & { readonly property: string };

/** Runs one chunk over all properties at once; on an objection names the property and shrinks for it alone. */
function runChunk({ seed, runs, property }: Task): Answer {
  const names = property === undefined ? Object.keys(PROPERTIES) : [property];
  const all: Property = (sample, renderer) => {
    for (const name of names) {
      const objection = PROPERTIES[name]?.(sample, renderer);
      if (objection !== undefined) return objection;
    }
    return undefined;
  };
  if (search(all, { runs, seed }) === undefined) return { done: runs };
  for (const name of names) {
    const one = PROPERTIES[name];
    const found = one === undefined ? undefined : search(one, { runs, seed });
    if (one !== undefined && found !== undefined) {
      return { done: runs, found: { ...shrunk(one, found), property: name } };
    }
  }
  return { done: runs };
}

function report(found: Found): string {
  const replay = `npx tsx scripts/fuzz.ts --property ${found.property} --seed ${found.seed} --path ${found.path}`;
  return [
    JSON.stringify(found.entry, null, 2),
    "",
    `property: ${found.property}`,
    `objection: ${found.objection}`,
    `seed: ${found.seed}, turn: ${found.turn}`,
    `replay: ${replay}`,
    "",
  ].join("\n");
}

type Options = {
  readonly runs: number;
  readonly seed: number;
  readonly jobs: number;
  readonly property: string | undefined;
};

/** Hands out chunks to as many processes as asked for, and settles with the exit code. */
function supervise({ runs, seed, jobs, property }: Options): Promise<number> {
  return new Promise((settle) => {
    const began = Date.now();
    const workers = new Set<ChildProcess>();
    let [given, done, over] = [0, 0, false];
    const rate = (): string => `${Math.round(done / Math.max(0.001, (Date.now() - began) / 1000))} records/s`;
    const line = (): string => `${done} of ${runs} records, ${rate()}, seed ${seed}`;
    const progress = setInterval(() => process.stderr.write(`${line()}\n`), 2000);
    const end = (code: number, text: string): void => {
      if (over) return;
      over = true;
      clearInterval(progress);
      for (const worker of workers) worker.kill();
      process.stdout.write(text);
      settle(code);
    };
    const next = (worker: ChildProcess): void => {
      if (over || given >= runs) return;
      const size = Math.min(CHUNK, runs - given);
      worker.send({ seed: (seed + given / CHUNK) | 0, runs: size, property } satisfies Task);
      given += size;
    };
    process.once("SIGINT", () => end(130, `interrupted: ${line()}\n`));
    for (let job = 0; job < jobs; job += 1) {
      const worker = fork(fileURLToPath(import.meta.url), ["--worker"]);
      workers.add(worker);
      worker.on("message", (answer: Answer) => {
        done += answer.done;
        if (answer.found !== undefined) end(1, report(answer.found));
        else if (done >= runs) end(0, `no counterexample: ${line()}\n`);
        else next(worker);
      });
      worker.on("exit", (code) => end(2, `a worker ended by itself (${code})\n`));
      next(worker);
    }
  });
}

/** Works through the tasks that the supervisor sends; an interrupt is the supervisor's to answer. */
function work(): undefined {
  process.on("SIGINT", () => undefined);
  process.on("disconnect", () => process.exit(0));
  process.on("message", (task: Task) => process.send?.(runChunk(task)));
}

function whole(text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`"${text}" is no whole number`);
  return value;
}

const TEXT = { type: "string" } as const;
const FLAG = { type: "boolean" } as const;
const OPTIONS = { runs: TEXT, seed: TEXT, jobs: TEXT, property: TEXT, path: TEXT, help: FLAG, worker: FLAG };

/** Goes straight to a counterexample that was found before. */
function replay(name: string | undefined, seed: number, path: string): number {
  const property = name === undefined ? undefined : PROPERTIES[name];
  if (name === undefined || property === undefined) throw new Error("--path needs --property and --seed");
  const found = search(property, { runs: CHUNK, seed, path });
  const text = found && report({ ...shrunk(property, found), property: name });
  process.stdout.write(text ?? "no counterexample there\n");
  return found === undefined ? 0 : 1;
}

async function main(): Promise<number | undefined> {
  const { values } = parseArgs({ options: OPTIONS });
  if (values.worker === true) return work();
  if (values.help === true) {
    process.stdout.write(HELP);
    return 0;
  }
  const { property } = values;
  const seed = whole(values.seed, Date.now() % 1_000_000_000);
  if (property !== undefined && !Object.hasOwn(PROPERTIES, property)) {
    throw new Error(`there is no property "${property}"`);
  }
  if (values.path !== undefined) return replay(property, seed, values.path);
  const runs = Math.max(1, whole(values.runs, 100_000));
  const jobs = Math.max(1, Math.min(whole(values.jobs, availableParallelism()), Math.ceil(runs / CHUNK)));
  return supervise({ runs, seed, jobs, property });
}

try {
  const code = await main();
  if (code !== undefined) process.exit(code);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`);
  process.exit(2);
}
