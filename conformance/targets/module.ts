import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import type { Reply, Request } from "../protocol.ts";
import type { Asked, Target, Trouble } from "./target.ts";

/** What runs in the worker: it imports the module, freezes each input and looks whether a call changed it. */
const WORKER = `
import { parentPort, workerData } from "node:worker_threads";
import { createHash } from "node:crypto";
const freeze = (value) => {
  if (typeof value === "object" && value !== null) { Object.freeze(value); Object.values(value).forEach(freeze); }
  return value;
};
const hash = (value) => createHash("sha256").update(JSON.stringify(value)).digest("hex");
const encode = (value) => value === undefined ? new Uint8Array()
  : typeof value === "string" ? new TextEncoder().encode(value) : value;
let impl;
const FUNCTIONS = ["toMarkdown","toOfferingsMarkdown","selectMarkdownSections","toJsonLd","toView","selectSections",
  "toOfferingView","toBrandKitView","withoutExpired","nextExpiry","resolveLanguage","parseEntry","parseEntryBytes"];
async function answer(request) {
  if (request.op === "hello") {
    impl = await import(workerData);
    const functions = FUNCTIONS.filter((name) => typeof impl[name] === "function");
    return { kind: "hello", hello: { protocol: 1, implementation: impl.implementation ??
      { name: "module", version: "", language: "javascript" }, spec: ["0.1"], functions, profiles: impl.profiles ?? [] } };
  }
  if (request.op === "bye") return { kind: "bytes", bytes: new Uint8Array() };
  if (request.op !== "project" && request.op !== "projectRaw") return { kind: "unsupported", feature: "op:" + request.op };
  if (typeof impl[request.fn] !== "function") return { kind: "unsupported", feature: "fn:" + request.fn };
  const { op, fn, revision, revisionBase64, ...args } = request;
  const input = op === "projectRaw" ? new Uint8Array(Buffer.from(revisionBase64, "base64")) : freeze(revision);
  const before = hash(input);
  const result = await impl[fn](input, args);
  if (hash(input) !== before) return { kind: "crash", message: fn + " changed its input" };
  if (result && typeof result === "object" && !(result instanceof Uint8Array)) return result;
  return { kind: "bytes", bytes: encode(result) };
}
parentPort.on("message", async ({ id, request }) => {
  try { parentPort.postMessage({ id, reply: await answer(request) }); }
  catch (error) { parentPort.postMessage({ id, reply: { kind: "crash", message: String(error && error.stack || error) } }); }
});
`;

type Answer = { readonly id: number; readonly reply: Reply };

/**
 * An ESM module that exports functions by their names in conformance.md, each taking (record, arguments): bytes, a
 * string or nothing for projections, a reply object for verdicts and errors. It runs in a worker.
 */
export function moduleTarget(path: string): Target {
  let worker: Worker | undefined;
  let waiting: { readonly id: number; readonly settle: (asked: Asked) => void } | undefined;
  let last = 0;

  const fail = (trouble: Trouble): void => {
    waiting?.settle({ ok: false, trouble });
    waiting = undefined;
  };

  const start = async (): Promise<Trouble | undefined> => {
    await worker?.terminate();
    const started = new Worker(new URL(`data:text/javascript,${encodeURIComponent(WORKER)}`), {
      workerData: pathToFileURL(path).href,
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    worker = started;
    started.on("message", ({ id, reply }: Answer) => {
      if (waiting?.id !== id) return;
      const { settle } = waiting;
      waiting = undefined;
      settle({ ok: true, reply });
    });
    started.on("error", (error) => fail({ kind: "died", message: String(error) }));
    started.on("exit", (code) => fail({ kind: "died", message: `the worker ended with ${code}` }));
    return undefined;
  };

  const ask = (request: Request, deadlineMs: number): Promise<Asked> =>
    new Promise((resolve) => {
      last += 1;
      const timer = setTimeout(() => {
        worker?.terminate();
        fail({ kind: "timeout", message: `no answer within ${deadlineMs} ms` });
      }, deadlineMs);
      waiting = {
        id: last,
        settle: (asked) => {
          clearTimeout(timer);
          resolve(asked);
        },
      };
      worker?.postMessage({ id: last, request });
    });

  const stop = async (): Promise<undefined> => {
    waiting = undefined;
    await worker?.terminate();
    return undefined;
  };

  return { name: `--module ${path}`, start, ask, stop, standardError: () => "" };
}
