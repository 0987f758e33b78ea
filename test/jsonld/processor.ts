import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from "node:worker_threads";

/** What stands at an end of a statement: an IRI, a blank node, or a literal with its datatype and language. */
export type Term = {
  readonly termType: string;
  readonly value: string;
  readonly datatype?: { readonly value: string };
  readonly language?: string;
};

/** One statement of a document. */
export type Quad = { readonly subject: Term; readonly predicate: Term; readonly object: Term };

/** What a JSON-LD processor makes of a document. */
export type Processed = {
  readonly quads: readonly Quad[];
  /** How many statements the canonical form has. */
  readonly canonical: number;
  /** How many nodes the flattened form has. */
  readonly nodes: number;
};

type Fault = { readonly fault: string };
type Answer = { readonly number: number; readonly answer: Processed | Fault };
type Thread = { readonly port: MessagePort; readonly signal: Int32Array };

/** How often, and how many milliseconds each time, to wait for an answer. */
const TURNS = 600;
const TURN = 200;

let thread: Thread | undefined;
let asked = 0;

function start(): Thread {
  const { port1, port2 } = new MessageChannel();
  const signal = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(new URL("./processor-worker.mjs", import.meta.url), {
    workerData: { port: port2, signal },
    transferList: [port2],
    execArgv: [],
  });
  worker.unref();
  port1.unref();
  return { port: port1, signal };
}

/** The answer to a question, whatever else still comes before it. */
function answerTo(number: number, { port, signal }: Thread): Processed | Fault {
  for (let turn = 0; turn < TURNS; turn += 1) {
    const answered = Atomics.load(signal, 0);
    for (let next = receiveMessageOnPort(port); next !== undefined; next = receiveMessageOnPort(port)) {
      const { number: of, answer } = next.message as Answer;
      if (of === number) return answer;
    }
    Atomics.wait(signal, 0, answered, TURN);
  }
  return { fault: "the processor gives no answer" };
}

/** What a JSON-LD processor makes of a document, or its fault. A property cannot wait, so a thread does. */
export function processed(text: string): Processed | Fault {
  thread ??= start();
  asked += 1;
  thread.port.postMessage({ number: asked, text });
  return answerTo(asked, thread);
}
