// Targets that are broken in one way each: `node broken.mjs KIND`. They answer hello well unless that is the way.
import { createInterface } from "node:readline";

const kind = process.argv[2];
const FUNCTIONS = [
  "toMarkdown",
  "toOfferingsMarkdown",
  "selectMarkdownSections",
  "toJsonLd",
  "toView",
  "selectSections",
  "toOfferingView",
  "toBrandKitView",
  "withoutExpired",
  "nextExpiry",
  "resolveLanguage",
  "parseEntry",
  "parseEntryBytes",
];
const HELLO = {
  protocol: 1,
  implementation: { name: `broken-${kind}`, version: "0", language: "javascript" },
  spec: ["0.1"],
  functions: FUNCTIONS,
  profiles: ["full"],
};

let calls = 0;

function write(text) {
  process.stdout.write(text);
}

function reply(id, members) {
  write(`${JSON.stringify({ id, ...members })}\n`);
}

const bytes = (text) => ({ ok: true, base64: Buffer.from(text, "utf8").toString("base64") });
const accepted = { ok: true, warnings: [] };
const refused = { ok: false, faults: [{ code: "TYPE", pointer: "" }] };

/** What each kind does with a call that is not hello, bye or an unknown op. */
const KINDS = {
  garbage: () => write("this is not a message\n"),
  "partial-line": (id) => write(`{"id":"${id}","ok":tr`),
  "wrong-id": () => reply("somebody-else", bytes("x\n")),
  "duplicate-reply": (id) => {
    reply(id, bytes("x\n"));
    reply(id, bytes("x\n"));
  },
  silence: () => undefined,
  "early-exit": () => process.exit(0),
  signal: () => process.kill(process.pid, "SIGKILL"),
  "long-line": (id) => write(`{"id":"${id}","ok":true,"base64":"${"A".repeat(20 * 1024 * 1024)}"}\n`),
  bom: (id) => write(`\uFEFF${JSON.stringify({ id, ...bytes("x\n") })}\n`),
  crlf: (id) => write(`${JSON.stringify({ id, ...bytes("x\n") })}\r\n`),
  "noise-on-stderr": (id) => {
    process.stderr.write("working hard\n");
    reply(id, bytes("x\n"));
  },
  unstable: (id) => {
    calls += 1;
    reply(id, bytes(`${calls}\n`));
  },
  unsupported: (id, { fn }) => reply(id, { unsupported: true, feature: `fn:${fn}` }),
  "accepts-all": (id, { fn }) => reply(id, fn.startsWith("parse") ? accepted : bytes("")),
  "rejects-all": (id) => reply(id, refused),
  crashing: (id) => reply(id, { crash: { message: "KeyError: 'x'" } }),
  "no-base64": (id) => reply(id, { ok: true, base64: "not base64!" }),
};

/** Kinds that behave during the smoke checks and break afterwards, by the number of calls they answer well. */
const LATE = new Set(["late-exit", "late-silence", "late-garbage"]);
const SMOKE_CALLS = 6;

function late(id) {
  calls += 1;
  if (calls <= SMOKE_CALLS) return reply(id, bytes("x\n"));
  return KINDS[{ "late-exit": "early-exit", "late-silence": "silence", "late-garbage": "garbage" }[kind]](id);
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.op === "hello") {
    if (kind === "mute") continue;
    reply(message.id, HELLO);
  } else if (message.op === "bye") process.exit(0);
  else if (message.op !== "project" && message.op !== "projectRaw") {
    reply(message.id, { unsupported: true, feature: `op:${message.op}` });
  } else if (LATE.has(kind)) late(message.id);
  else KINDS[kind](message.id, message);
}
