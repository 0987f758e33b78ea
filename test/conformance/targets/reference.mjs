// The reference as a process that speaks the protocol; with "replay" it only knows the vectors by heart.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const impl = new Map(Object.entries(await import("./reference-module.mjs")));
const replay = process.argv[2] === "replay" ? replayTable() : undefined;
const delay = process.argv[2] === "slow" ? 300 : 0;

function key(fn, args, input) {
  return createHash("sha256")
    .update(JSON.stringify([fn, args, input]))
    .digest("hex");
}

/** Every answer of the suite by what is asked: what a target that was written against the vectors alone knows. */
function replayTable() {
  const root = new URL("../../../vectors/0.1/", import.meta.url);
  const manifest = JSON.parse(readFileSync(new URL("MANIFEST.json", root), "utf8"));
  const table = new Map();
  for (const { id } of manifest.cases) {
    const folder = new URL(`cases/${id}/`, root);
    const { kind, calls, expect = {} } = JSON.parse(readFileSync(new URL("case.json", folder), "utf8"));
    if (kind === "accept") table.set(id, { ok: true, warnings: expect.warnings ?? [] });
    const files = manifest.files
      .map(({ path }) => path)
      .filter((path) => path.startsWith(`cases/${id}/input`));
    const input = readFileSync(new URL(files[0], root));
    const value = files[0].endsWith(".bin") ? input.toString("base64") : JSON.parse(input.toString("utf8"));
    const raw = files[0].endsWith(".bin");
    for (const call of calls ?? [{ fn: raw ? "parseEntryBytes" : "parseEntry" }]) {
      const { fn, expect: file, error, ...args } = call;
      const answer =
        kind === "accept"
          ? { ok: true, warnings: expect.warnings ?? [] }
          : kind === "reject"
            ? { ok: false, faults: expect.faults }
            : error !== undefined
              ? { ok: false, error: { code: error, message: "" } }
              : { ok: true, base64: readFileSync(new URL(file, folder)).toString("base64") };
      table.set(key(fn, args, value), answer);
    }
  }
  return table;
}

function wire(result) {
  if (result === undefined) return { ok: true, base64: "" };
  if (typeof result === "string") return { ok: true, base64: Buffer.from(result, "utf8").toString("base64") };
  if (result.kind === "accepted") return { ok: true, warnings: result.warnings };
  if (result.kind === "refused") return { ok: false, faults: result.faults };
  return { ok: false, error: { code: result.code, message: result.message } };
}

function answer({ op, fn, revision, revisionBase64, id: _id, ...args }) {
  const input = op === "projectRaw" ? revisionBase64 : revision;
  if (replay !== undefined) return replay.get(key(fn, args, input)) ?? { ok: true, base64: "" };
  return wire(impl.get(fn)(op === "projectRaw" ? Buffer.from(revisionBase64, "base64") : revision, args));
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  const { id, op } = message;
  const reply = (members) => process.stdout.write(`${JSON.stringify({ id, ...members })}\n`);
  if (op === "bye") process.exit(0);
  if (op === "hello") {
    const functions = [...impl.keys()].filter((name) => typeof impl.get(name) === "function");
    reply({
      protocol: 1,
      implementation: impl.get("implementation"),
      spec: ["0.1"],
      functions,
      profiles: ["full"],
    });
  } else if (op !== "project" && op !== "projectRaw") reply({ unsupported: true, feature: `op:${op}` });
  else {
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    reply(answer(message));
  }
}
