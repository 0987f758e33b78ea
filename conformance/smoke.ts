import { readFileSync } from "node:fs";
import type { Hello, Reply, Request } from "./protocol.ts";
import type { Target } from "./targets/target.ts";

export type SmokeResult = {
  readonly name: string;
  readonly ok: boolean;
  readonly message: string;
  readonly hint: string;
};

type Check = {
  readonly name: string;
  readonly hint: string;
  /** What is wrong, or nothing. */
  readonly run: (ask: Ask, hello: Hello) => Promise<string | undefined>;
};

type Ask = (request: Request) => Promise<Reply | string>;

const RECORD = JSON.parse(
  readFileSync(new URL("../vectors/0.1/cases/entry/base-organization/input.json", import.meta.url), "utf8"),
) as Readonly<Record<string, unknown>>;

function asking(fn: string, changes: Readonly<Record<string, unknown>> = {}): Request {
  return { op: "project", fn, lang: "", revision: { ...RECORD, ...changes } };
}

/** Any reply of the protocol will do: the smoke checks are about the harness, not about the answers. */
function answered(reply: Reply | string): string | undefined {
  if (typeof reply === "string") return reply;
  return reply.kind === "crash" ? `it crashed: ${reply.message}` : undefined;
}

function firstFunction(hello: Hello): string {
  return hello.functions[0] ?? "toMarkdown";
}

const CHECKS: readonly Check[] = [
  {
    name: "a plain record",
    hint: "answer op project with one line that repeats the request's id",
    run: async (ask, hello) => answered(await ask(asking(firstFunction(hello)))),
  },
  {
    name: "empty strings",
    hint: "an empty lang is a language like any other unknown one",
    run: async (ask, hello) => answered(await ask(asking(firstFunction(hello), { "x-empty": "" }))),
  },
  {
    name: "a text of 100 KiB",
    hint: "read whole lines, however long: a fixed buffer cuts them",
    run: async (ask, hello) =>
      answered(await ask(asking(firstFunction(hello), { "x-long": "a".repeat(102_400) }))),
  },
  {
    name: "every kind of line break, and astral characters",
    hint: "split input at line feeds only, and decode \\u escapes by a JSON reader",
    run: async (ask, hello) => {
      const text = "\u2028 \u2029 \u0085 \u000b \u{1fa9a} \u00e9";
      return answered(await ask(asking(firstFunction(hello), { "x-breaks": text })));
    },
  },
  {
    name: "an unknown op",
    hint: 'reply {"id": …, "unsupported": true, "feature": "op:NAME"} to an op you do not know',
    run: async (ask) => {
      const reply = await ask({ op: "x-unknown" });
      if (typeof reply === "string") return reply;
      return reply.kind === "unsupported" ? undefined : `expected unsupported, got ${reply.kind}`;
    },
  },
  {
    name: "equal bytes for equal calls",
    hint: "a projection depends on its arguments alone: look for a clock, a counter, an unordered set",
    run: async (ask, hello) => {
      const [one, two] = [await ask(asking(firstFunction(hello))), await ask(asking(firstFunction(hello)))];
      if (typeof one === "string" || typeof two === "string")
        return typeof one === "string" ? one : String(two);
      return JSON.stringify(one) === JSON.stringify(two)
        ? undefined
        : "two equal calls gave different replies";
    },
  },
];

/** Tries the harness itself. The first check that fails ends it: what follows would only repeat the trouble. */
export async function smoke(
  target: Target,
  hello: Hello,
  deadlineMs: number,
): Promise<readonly SmokeResult[]> {
  const ask: Ask = async (request) => {
    const asked = await target.ask(request, deadlineMs);
    return asked.ok ? asked.reply : asked.trouble.message;
  };
  const results: SmokeResult[] = [];
  for (const { name, hint, run } of CHECKS) {
    const fault = await run(ask, hello);
    results.push({ name, ok: fault === undefined, message: fault ?? "", hint });
    if (fault !== undefined) break;
  }
  return results;
}
