import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { MAX_LINE, type Request, readReply, requestLine } from "../protocol.ts";
import { lineSplitter } from "./line-splitter.ts";
import type { Asked, Target, Trouble } from "./target.ts";

const KEPT_ERROR = 64 * 1024;
const STOP_MS = 2000;

export type ProcessOptions = {
  /** Names of environment variables the process gets beside PATH and HOME. */
  readonly env?: readonly string[];
  readonly cwd?: string;
};

/** Splits a command line into words: white space parts, quotes keep together, no shell. */
export function words(command: string): readonly string[] {
  const found = command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g);
  return [...found].map(([, double, single, bare]) => double ?? single ?? bare ?? "");
}

function environment(names: readonly string[]): NodeJS.ProcessEnv {
  const kept = ["PATH", "HOME", ...names].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(kept);
}

type Waiting = { readonly id: string; readonly settle: (asked: Asked) => void };

/** A process that speaks the protocol over standard input and output. */
export function processTarget(command: string, options: ProcessOptions = {}): Target {
  const [file = "", ...args] = words(command);
  let child: ChildProcess | undefined;
  let waiting: Waiting | undefined;
  let broken: Trouble | undefined;
  let exitCode: number | undefined;
  let errors = "";

  const fail = (kind: Trouble["kind"], message: string): void => {
    broken ??= { kind, message };
    waiting?.settle({ ok: false, trouble: broken });
    waiting = undefined;
  };

  const onLine = (line: Uint8Array): void => {
    if (line.length === 0 || broken !== undefined) return;
    const read = readReply(line);
    if (!read.ok) fail("protocol", read.fault);
    else if (waiting === undefined)
      fail("protocol", `a reply to ${JSON.stringify(read.id)}, which nobody waits for`);
    else if (waiting.id !== read.id) {
      fail(
        "protocol",
        `a reply to ${JSON.stringify(read.id)} where one to ${JSON.stringify(waiting.id)} is due`,
      );
    } else {
      const { settle } = waiting;
      waiting = undefined;
      settle({ ok: true, reply: read.reply });
    }
  };

  const kill = (signal: NodeJS.Signals): void => {
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    try {
      process.kill(-child.pid, signal);
    } catch {
      child.kill(signal);
    }
  };

  const start = (): Promise<Trouble | undefined> =>
    new Promise((resolve) => {
      kill("SIGKILL");
      broken = undefined;
      waiting = undefined;
      exitCode = undefined;
      const started = spawn(file, args, {
        detached: true,
        env: environment(options.env ?? []),
        stdio: ["pipe", "pipe", "pipe"],
        ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
      });
      child = started;
      const split = lineSplitter(MAX_LINE, onLine, () =>
        fail("protocol", `a line of more than ${MAX_LINE} bytes`),
      );
      started.once("spawn", () => resolve(undefined));
      started.once("error", (error) => {
        broken = { kind: "unstarted", message: error.message };
        resolve(broken);
      });
      started.stdout?.on("data", (chunk: Buffer) => child === started && split(chunk));
      started.stderr?.on("data", (chunk: Buffer) => {
        errors = (errors + chunk.toString("utf8")).slice(-KEPT_ERROR);
      });
      started.stdin?.on("error", () => undefined);
      started.once("close", (code, signal) => {
        if (child !== started) return;
        exitCode = code ?? undefined;
        fail("died", signal === null ? `it ended with exit code ${code}` : `it was ended by ${signal}`);
      });
    });

  const ask = (request: Request, deadlineMs: number): Promise<Asked> => {
    if (broken !== undefined) return Promise.resolve({ ok: false, trouble: broken });
    const id = randomBytes(6).toString("hex");
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        kill("SIGKILL");
        fail("timeout", `no reply within ${deadlineMs} ms (is each reply flushed?)`);
      }, deadlineMs);
      waiting = {
        id,
        settle: (asked) => {
          clearTimeout(timer);
          resolve(asked);
        },
      };
      child?.stdin?.write(requestLine(id, request));
    });
  };

  const stop = async (): Promise<number | undefined> => {
    const ending = child;
    if (ending === undefined || ending.exitCode !== null || ending.signalCode !== null) return exitCode;
    const closed = new Promise<void>((resolve) => ending.once("close", () => resolve()));
    if (broken === undefined) ending.stdin?.end(requestLine("bye", { op: "bye" }));
    else kill("SIGKILL");
    waiting = { id: "bye", settle: () => undefined };
    const soft = setTimeout(() => kill("SIGTERM"), STOP_MS);
    const hard = setTimeout(() => kill("SIGKILL"), 2 * STOP_MS);
    await closed;
    clearTimeout(soft);
    clearTimeout(hard);
    return exitCode;
  };

  return { name: `--cmd ${JSON.stringify(command)}`, start, ask, stop, standardError: () => errors };
}
