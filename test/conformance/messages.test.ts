import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { conform } from "../../conformance/command.ts";
import { MAX_LINE, type Reply, readReply } from "../../conformance/protocol.ts";
import type { Report } from "../../conformance/report.ts";
import type { Io } from "../../src/cli/command.ts";
import { objection, validatorOf } from "../schemas/support.ts";

const folder = mkdtempSync(join(tmpdir(), "messages-"));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Stands between the runner and the reference, and keeps every byte that either of them writes. */
const BETWEEN = `
import { spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
const [requests, replies, reference] = process.argv.slice(2);
const child = spawn(process.execPath, [reference], { stdio: ["pipe", "pipe", "inherit"] });
const [asked, answered] = [createWriteStream(requests), createWriteStream(replies)];
process.stdin.on("data", (chunk) => (asked.write(chunk), child.stdin.write(chunk)));
child.stdout.on("data", (chunk) => (answered.write(chunk), process.stdout.write(chunk)));
child.on("close", (code) => asked.end(() => answered.end(() => process.exit(code))));
`;

type Message = { readonly id: string; readonly op?: string; readonly fn?: string };

const seen = { requests: [] as readonly string[], replies: [] as readonly string[], report: "" };

beforeAll(async () => {
  const [between, requests, replies] = ["between.mjs", "requests", "replies"].map((n) => join(folder, n));
  writeFileSync(`${between}`, BETWEEN);
  const cmd = `node ${between} ${requests} ${replies} test/conformance/targets/reference.mjs`;
  const io: Io = {
    out: (text) => {
      seen.report += text;
    },
    err: () => undefined,
    read: async (path) => readFileSync(path),
  };
  await conform.run(["--cmd", cmd, "--json"], io);
  seen.requests = readFileSync(`${requests}`, "utf8").trimEnd().split("\n");
  seen.replies = readFileSync(`${replies}`, "utf8").trimEnd().split("\n");
}, 120_000);

const request = validatorOf("protocol", "Request");
const reply = validatorOf("protocol", "Reply");

/** Lines that a validator objects to, each with why. */
function objections(validate: typeof request, lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => {
    const why = objection(validate, JSON.parse(line));
    return why === undefined ? [] : [`${line.slice(0, 200)}: ${why}`];
  });
}

describe("a whole run", () => {
  it("writes requests that are as published, in ASCII, each with an ID of its own", () => {
    expect(seen.requests.length).toBeGreaterThan(1300);
    expect(objections(request, seen.requests)).toEqual([]);
    expect(seen.requests.filter((line) => !/^[ -~]+$/.test(line))).toEqual([]);
    const messages = seen.requests.map((line) => JSON.parse(line) as Message);
    expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length);
    const ops = new Set(messages.map(({ op }) => op));
    expect([...ops].sort()).toEqual(["bye", "hello", "project", "projectRaw", "x-unknown"]);
    expect(new Set(messages.flatMap(({ fn }) => fn ?? [])).size).toBe(13);
  });

  it("is answered by the reference with replies that are as published, of every kind but a crash", () => {
    expect(seen.replies.length).toBe(seen.requests.length - 1);
    expect(objections(reply, seen.replies)).toEqual([]);
    const kinds = seen.replies.map((line) => {
      const read = readReply(Buffer.from(line));
      return read.ok ? read.reply.kind : read.fault;
    });
    const found = [...new Set(kinds)].sort();
    expect(found).toEqual(["accepted", "bytes", "error", "hello", "refused", "unsupported"]);
  });

  it("gives a report that is as published, and closed", () => {
    const validate = validatorOf("report");
    const report = JSON.parse(seen.report) as Report;
    expect(report.cases.length).toBeGreaterThan(1300);
    expect(objection(validate, report)).toBeUndefined();
    const { head, cases, footer } = report;
    const [first, ...rest] = cases;
    for (const edited of [
      { ...report, note: "" },
      { ...report, head: { ...head, note: "" } },
      { ...report, head: { ...head, probes: { ...head.probes, note: "" } } },
      { ...report, cases: [{ ...first, note: "" }, ...rest] },
      { ...report, cases: [{ ...first, status: "passed" }, ...rest] },
      { ...report, footer: { ...footer, counts: { ...footer.counts, skipped: 0 } } },
      { ...report, footer: { ...footer, complete: false } },
      { head, cases },
    ]) {
      expect(objection(validate, edited)).toBeDefined();
    }
  });

  it("of a wrong target gives one too, with the differences", async () => {
    let text = "";
    const io: Io = {
      out: (more) => {
        text += more;
      },
      err: () => undefined,
      read: async (path) => readFileSync(path),
    };
    const cmd = "node test/conformance/targets/broken.mjs accepts-all";
    await conform.run(["--cmd", cmd, "--json", "--case", "t*"], io);
    const report = JSON.parse(text) as Report;
    expect(report.cases.some(({ difference }) => difference?.class === "nothing-given")).toBe(true);
    expect(objection(validatorOf("report"), report)).toBeUndefined();
  });
});

const place = { code: "TYPE", pointer: "/x" };
const implementation = { name: "x", version: "1", language: "c" };
const hello = { protocol: 1, implementation, spec: ["0.1"], functions: ["toView"], profiles: ["view"] };

type Good = readonly [kind: Reply["kind"], definition: string, members: Readonly<Record<string, unknown>>];

const GOOD: readonly Good[] = [
  ["hello", "HelloReply", hello],
  ["bytes", "BytesReply", { ok: true, base64: "" }],
  ["bytes", "BytesReply", { ok: true, base64: "YWI=" }],
  ["accepted", "AcceptedReply", { ok: true, warnings: [] }],
  ["accepted", "AcceptedReply", { ok: true, warnings: [{ ...place, message: "" }] }],
  ["refused", "RefusedReply", { ok: false, faults: [place] }],
  ["refused", "RefusedReply", { ok: false, faults: [{ ...place, message: "" }], warnings: [place] }],
  ["error", "ErrorReply", { ok: false, error: { code: "NOT_A_TIME", message: "" } }],
  ["unsupported", "UnsupportedReply", { unsupported: true, feature: "fn:toView" }],
  ["crash", "CrashReply", { crash: { message: "KeyError" } }],
];

describe("a good reply", () => {
  it.each(GOOD)(
    "of the form %s is read, and is a %s, with unknown members too",
    (kind, definition, members) => {
      for (const message of [
        { id: "a", ...members },
        { id: "a", ...members, "x-note": 1 },
      ]) {
        const read = readReply(Buffer.from(JSON.stringify(message)));
        expect(read.ok && read.reply.kind).toBe(kind);
        expect(objection(validatorOf("protocol", definition), message)).toBeUndefined();
        expect(objection(reply, message)).toBeUndefined();
      }
    },
  );
});

/** Replies that the runner refuses as broken. */
const BROKEN: readonly (readonly [what: string, message: unknown])[] = [
  ["no object", null],
  ["a list", [{ id: "a", ok: true, base64: "" }]],
  ["a text", "ok"],
  ["no id", { ok: true, base64: "" }],
  ["an id that is a number", { id: 1, ok: true, base64: "" }],
  ["nothing but an id", { id: "a" }],
  ["ok in words", { id: "a", ok: "true", base64: "" }],
  ["ok that is null", { id: "a", ok: null }],
  ["base64 without padding", { id: "a", ok: true, base64: "YQ" }],
  ["base64 of URLs", { id: "a", ok: true, base64: "_-8=" }],
  ["base64 with a line feed", { id: "a", ok: true, base64: "YWI=\n" }],
  ["base64 with a space", { id: "a", ok: true, base64: "YWJj YWJj" }],
  ["warnings that are an object", { id: "a", ok: true, warnings: {} }],
  ["warnings that are words", { id: "a", ok: true, warnings: ["TYPE"] }],
  ["a warning without a pointer", { id: "a", ok: true, warnings: [{ code: "TYPE" }] }],
  ["a warning with a pointer in parts", { id: "a", ok: true, warnings: [{ code: "TYPE", pointer: ["x"] }] }],
  ["a refusal without faults", { id: "a", ok: false }],
  ["a refusal with no fault", { id: "a", ok: false, faults: [] }],
  ["a fault that is null", { id: "a", ok: false, faults: [null] }],
  ["a fault without a code", { id: "a", ok: false, faults: [{ pointer: "" }] }],
  ["one good fault and a bad one", { id: "a", ok: false, faults: [place, { code: 1, pointer: "" }] }],
  ["an error in words", { id: "a", ok: false, error: "NOT_A_TIME" }],
  ["an error without a code", { id: "a", ok: false, error: { message: "" } }],
  ["unsupported that is not true", { id: "a", unsupported: false, feature: "fn:x" }],
  ["unsupported in words", { id: "a", unsupported: "fn:x" }],
  ["a crash in words", { id: "a", crash: "KeyError" }],
  ["another protocol", { id: "a", ...hello, protocol: 2 }],
  ["a protocol in words", { id: "a", ...hello, protocol: "1" }],
  ["no implementation", { id: "a", ...hello, implementation: undefined }],
  ["an implementation without a name", { id: "a", ...hello, implementation: { version: "1" } }],
  ["no functions", { id: "a", ...hello, functions: undefined }],
  ["functions that are no names", { id: "a", ...hello, functions: [1] }],
];

describe("a broken reply", () => {
  it.each(BROKEN)("with %s is refused by the runner and by the schema", (_what, message) => {
    const line = JSON.stringify(message);
    expect(readReply(Buffer.from(line)).ok).toBe(false);
    expect(objection(reply, JSON.parse(line))).toBeDefined();
  });
});

/** Members that the form demands and no verdict depends on: the runner reads on without them. */
const INCOMPLETE: readonly (readonly [what: string, message: Readonly<Record<string, unknown>>])[] = [
  ["an acceptance without warnings", { ok: true }],
  ["an error without a message", { ok: false, error: { code: "NOT_A_TIME" } }],
  ["warnings of a refusal that are words", { ok: false, faults: [place], warnings: "none" }],
  ["unsupported without a feature", { unsupported: true }],
  ["a crash without a message", { crash: {} }],
  ["a hello without a version", { ...hello, implementation: { name: "x" } }],
  ["a hello without spec", { ...hello, spec: undefined }],
  ["a hello without profiles", { ...hello, profiles: undefined }],
];

describe("a reply of less than the whole form", () => {
  it.each(INCOMPLETE)("such as %s is refused by the runner, and is not as published", (_what, members) => {
    const line = JSON.stringify({ id: "a", ...members });
    expect(readReply(Buffer.from(line)).ok).toBe(false);
    expect(objection(reply, JSON.parse(line))).toBeDefined();
  });
});

const asked = { id: "a", op: "project", fn: "toView", lang: "de", revision: {} };
const registry = { name: "", site: "", api: "", mcp: "", media: "" };

describe("a request", () => {
  it.each([
    { ...asked, "x-later": [] },
    { ...asked, revision: null },
    { ...asked, registry },
    { id: "a", op: "bye" },
  ])("such as %j is as published", (message) => {
    expect(objection(request, message)).toBeUndefined();
  });

  it.each([
    { ...asked, id: 1 },
    { ...asked, op: "render" },
    { ...asked, revision: undefined },
    { ...asked, fn: undefined },
    { ...asked, lang: null },
    { ...asked, sections: "facts" },
    { ...asked, registry: { ...registry, media: undefined } },
    { ...asked, op: "projectRaw" },
    { ...asked, op: "projectRaw", revisionBase64: "YQ" },
    { id: "a", op: "hello", protocol: { min: 1, max: 2 }, suite: "", spec: "", maxLine: MAX_LINE },
    { op: "bye" },
  ])("such as %j is not", (message) => {
    expect(objection(request, JSON.parse(JSON.stringify(message)))).toBeDefined();
  });
});
