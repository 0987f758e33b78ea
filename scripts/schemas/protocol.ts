import * as z from "zod";
import type { DifferenceClass } from "../../conformance/compare.ts";
import type { Status } from "../../conformance/run.ts";
import { PROFILES } from "../../conformance/suite.ts";
import type { VerdictWord } from "../../conformance/verdict.ts";
import { name } from "./names.ts";

/** A schema with what it is in a few words; as a member, without the title of its definition. */
function member<Schema extends z.ZodType>(schema: Schema, description: string): Schema {
  return schema.meta({ title: undefined, description });
}

const text = (description: string) => member(z.string(), description);
const names = (description: string) => member(z.array(z.string()), description);
const count = (description: string) => member(z.int().min(0), description);
const flag = (description: string) => member(z.boolean(), description);

/** An object that takes members it does not know, which whoever reads it passes over. */
function open<Shape extends z.ZodRawShape>(title: string, description: string, shape: Shape) {
  return z.object(shape).meta({ title, description });
}

/** An object that has no other members. */
function closed<Shape extends z.ZodRawShape>(title: string, description: string, shape: Shape) {
  return z.strictObject(shape).meta({ title, description });
}

/** Exactly the words of a type: one too many or too few does not compile. */
function words<Word extends string>(all: Readonly<Record<Word, true>>) {
  return z.enum(Object.keys(all) as [Word, ...Word[]]);
}

const Base64 = z
  .string()
  .regex(/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/)
  .meta({ title: "Base64", description: "bytes in base64 of RFC 4648 section 4, with padding" });

const MessageRegistry = open("Registry", "the registry that a document is made for", {
  name: text("its name"),
  site: text("the site of the pages"),
  api: text("the address of the API"),
  mcp: text("the address of the MCP server"),
  media: text("the address of the pictures"),
});
const MessagePlace = open(
  "Place",
  "a code, and where in the record it stands; other members are for people",
  {
    code: text("the code of the fault or warning"),
    pointer: text("a JSON pointer into the record as it was given"),
  },
);
const ProtocolRange = open("Protocol range", "the versions of the protocol that the runner speaks", {
  min: member(z.literal(1), "the earliest"),
  max: member(z.literal(1), "the latest"),
});
const Implementation = open("Implementation", "what the target is", {
  name: text("its name"),
  version: text("its version"),
  language: text("the language that it is written in"),
});
const CallError = open("Call error", "an error of a call that the specification names", {
  code: text("its code"),
  message: text("what went wrong, for people"),
});
const Crash = open("Crash", "a fault of the target's own", { message: text("what went wrong, for people") });

const requestId = { id: text("what the reply repeats; it says nothing about the case") };
const op = <Op extends string>(value: Op) => ({ op: member(z.literal(value), "what is asked") });
const called = {
  fn: text("the function that is called"),
  lang: text("the language asked for").optional(),
  registry: member(MessageRegistry, "the registry; left out, the one of the contract").optional(),
  sections: names("the sections asked for").optional(),
  at: text("the moment asked about").optional(),
  offering: text("the ID of the offering asked for").optional(),
};

const HelloRequest = open("Hello request", "the first request: what the target is and has", {
  ...requestId,
  ...op("hello"),
  protocol: member(ProtocolRange, "the versions of the protocol that the runner speaks"),
  suite: text("the version of the suite"),
  spec: text("the version of the specification"),
  maxLine: count("the longest line either side may write, in bytes without its line feed"),
});
const ProjectRequest = open("Project request", "a call with the record as a JSON value", {
  ...requestId,
  ...op("project"),
  ...called,
  revision: member(z.unknown(), "the record, whatever it is"),
});
const ProjectRawRequest = open("Raw project request", "a call with the record as bytes", {
  ...requestId,
  ...op("projectRaw"),
  ...called,
  revisionBase64: member(Base64, "the bytes of the record"),
});
const ByeRequest = open("Bye request", "the last request: end with exit code 0", {
  ...requestId,
  ...op("bye"),
});
const UnknownRequest = open("Unknown request", "a request that no version has; the reply is unsupported", {
  ...requestId,
  op: member(z.string().regex(/^x-[a-z]+$/), "an operation that no version has"),
});

const Request = z
  .union([HelloRequest, ProjectRequest, ProjectRawRequest, ByeRequest, UnknownRequest])
  .meta({ title: "Request", description: "what the runner writes to the target, one line each" });

const replyId = { id: text("the ID of the request") };
const ok = <Ok extends boolean>(value: Ok) => ({
  ok: member(z.literal(value), "whether the call gave a result"),
});
const places = (description: string) => member(z.array(MessagePlace), description);

const HelloReply = open("Hello reply", "the answer to hello: what the target has", {
  ...replyId,
  protocol: member(z.literal(1), "the version of the protocol that the target speaks"),
  implementation: member(Implementation, "what the target is"),
  spec: names("the versions of the specification that it has"),
  functions: names("the functions that it has"),
  profiles: names("the profiles that it claims"),
});
const BytesReply = open("Bytes reply", "the bytes of a projection", {
  ...replyId,
  ...ok(true),
  base64: member(Base64, "the bytes; empty when the function gives nothing"),
});
const AcceptedReply = open("Accepted reply", "the record is accepted", {
  ...replyId,
  ...ok(true),
  warnings: places("all warnings, in order"),
});
const RefusedReply = open("Refused reply", "the record is refused, by any function", {
  ...replyId,
  ...ok(false),
  faults: member(z.array(MessagePlace).min(1), "all faults, in order"),
  warnings: places("all warnings, which are not compared").optional(),
});
const ErrorReply = open("Error reply", "the call failed with an error that the specification names", {
  ...replyId,
  ...ok(false),
  error: member(CallError, "the error"),
});
const UnsupportedReply = open("Unsupported reply", "the target does not have what is asked", {
  ...replyId,
  unsupported: member(z.literal(true), "the mark of this reply"),
  feature: text("what it does not have, such as fn:toView or op:x-unknown"),
});
const CrashReply = open("Crash reply", "the target caught a fault of its own", {
  ...replyId,
  crash: member(Crash, "the fault"),
});

const Reply = z
  .union([HelloReply, BytesReply, AcceptedReply, RefusedReply, ErrorReply, UnsupportedReply, CrashReply])
  .meta({ title: "Reply", description: "what the target writes to the runner, one line each" });

/** Every message of the conformance protocol, as conformance.md says it. */
export const Message = z.union([Request, Reply]).meta({
  title: "Message",
  description:
    "a line between the runner of the conformance suite and a target, of version 1 of the protocol",
});

const Digest = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .meta({ title: "Digest", description: "a SHA-256 in hexadecimal" });
const Measured = closed("Measured bytes", "bytes by their digest and number", {
  sha256: member(Digest, "their digest"),
  length: count("how many they are"),
});
const CallStatus = words<Status>({
  ...{ pass: true, fail: true, error: true, timeout: true, unsupported: true },
  ...{ "not-run": true, xfail: true, xpass: true },
}).meta({ title: "Call status", description: "how a call ended" });
const Cause = words<DifferenceClass>({
  ...{ "nothing-given": true, crlf: true, bom: true, "not-utf8": true, "trailing-newline": true },
  ...{ "trailing-space": true, "unicode-normalization": true, "invisible-character": true },
  ...{ "json-key-order": true, "json-escape": true, "json-whitespace": true, "html-escape": true },
  ...{ "markdown-escape": true, content: true },
}).meta({ title: "Cause", description: "what explains a difference" });

const Difference = closed("Difference", "where the bytes that came differ from those expected", {
  offset: count("the first byte that differs, or the shorter length"),
  line: count("its line in the expected text, from 1"),
  column: count("its column, from 1"),
  class: member(Cause, "what explains the whole difference"),
  expectedHex: text("the bytes expected from there on"),
  actualHex: text("the bytes that came from there on"),
  expectedText: text("the text expected from there on"),
  actualText: text("the text that came from there on"),
});
const ReportCase = closed("Report case", "a call of a case, and how it ended", {
  id: text("the case"),
  fn: text("the function"),
  lang: text("the language asked for").optional(),
  status: member(CallStatus, "how it ended"),
  scored: flag("whether it counts"),
  req: text("the requirement that the case is about; empty for the examples of the contract"),
  ms: count("how long it took, in milliseconds"),
  slow: member(z.literal(true), "there if it needed the longer second try").optional(),
  message: text("what went wrong, for people").optional(),
  expected: member(Measured, "the bytes expected").optional(),
  actual: member(Measured, "the bytes that came").optional(),
  difference: member(Difference, "where they differ").optional(),
});
const ReportImplementation = closed("Report implementation", "what the target said it is", {
  name: text("its name"),
  version: text("its version"),
  language: text("its language"),
});
const Probes = closed("Probes", "the records made for this run alone", {
  run: count("how many were asked"),
  passed: count("how many came out right"),
});
const ReportHead = closed("Report head", "what was run against what", {
  report: member(z.literal(1), "the version of this form"),
  suite: text("the version of the suite"),
  spec: text("the version of the specification"),
  manifestSha256: member(Digest, "the digest of the manifest"),
  target: text("how the target was called"),
  implementation: member(ReportImplementation, "what it said it is; left out if it said nothing").optional(),
  profile: member(z.enum(PROFILES), "the profile that was judged"),
  partial: flag("whether only some cases were chosen"),
  allowPartial: flag("whether that was allowed to end well"),
  interrupted: flag("whether the run was ended early"),
  broken: flag("whether the target broke down"),
  expectedScored: count("how many scored calls the profile has"),
  listFaults: count("how many faults the list of known failures has"),
  probes: member(Probes, "the records made for this run alone"),
  node: text("the version of Node.js"),
  unicode: text("its version of Unicode"),
});
const tally = (description: string) => count(`scored calls that ${description}`);
const Counts = closed("Counts", "how many scored calls ended in each way", {
  pass: tally("gave what was expected"),
  fail: tally("gave something else"),
  error: tally("crashed or broke the protocol"),
  timeout: tally("were not answered in time"),
  unsupported: tally("the target does not have"),
  "not-run": tally("were not made"),
  xfail: tally("failed as listed"),
  xpass: tally("were listed and passed"),
} satisfies Record<Status, z.ZodType>);
const ReportVerdict = closed("Report verdict", "what follows from head and cases", {
  word: member(
    words<VerdictWord>({
      ...{ conformant: true, "non-conformant": true, "target-broken": true },
      ...{ vacuous: true, unfinished: true, partial: true },
    }),
    "the verdict",
  ),
  exit: member(z.int().min(0).max(5), "the exit code of the runner"),
  reason: text("why, for people"),
});
const ReportFooter = closed("Report footer", "what verify-report computes again", {
  complete: member(z.literal(true), "the mark of a report that was written to its end"),
  counts: member(Counts, "how the scored calls ended"),
  executed: count("how many scored calls were made"),
  verdict: member(ReportVerdict, "the verdict"),
  casesSha256: member(Digest, "the digest of the cases, each as a line of JSON"),
});

/** The report of a run, the project's own and closed. */
export const Report = closed(
  "Report",
  "the report of a run; in its other form, head, each case and footer stand on a line of their own",
  {
    head: member(ReportHead, "what was run against what"),
    cases: member(z.array(ReportCase), "every call of the chosen cases, in the order of the suite"),
    footer: member(ReportFooter, "what follows from them"),
  },
);

name({ Message, Request, HelloRequest, ProjectRequest, ProjectRawRequest, ByeRequest, UnknownRequest });
name({
  Reply,
  HelloReply,
  BytesReply,
  AcceptedReply,
  RefusedReply,
  ErrorReply,
  UnsupportedReply,
  CrashReply,
});
name({ Base64, MessageRegistry, MessagePlace, ProtocolRange, Implementation, CallError, Crash });
name({ Report, ReportHead, ReportCase, ReportFooter, ReportImplementation, ReportVerdict });
name({ Digest, Measured, CallStatus, Cause, Difference, Probes, Counts });
