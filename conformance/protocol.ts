import type { Place } from "./suite.ts";

/** The largest line either side may write, in bytes without its line feed. */
export const MAX_LINE = 16 * 1024 * 1024;

export type ProjectArguments = {
  readonly lang?: string;
  readonly registry?: Readonly<Record<string, string>>;
  readonly sections?: readonly string[];
  readonly at?: string;
  readonly offering?: string;
};

export type Request =
  | {
      readonly op: "hello";
      readonly protocol: { readonly min: 1; readonly max: 1 };
      readonly suite: string;
      readonly spec: string;
      readonly maxLine: number;
    }
  | ({ readonly op: "project"; readonly fn: string; readonly revision: unknown } & ProjectArguments)
  | ({ readonly op: "projectRaw"; readonly fn: string; readonly revisionBase64: string } & ProjectArguments)
  | { readonly op: "bye" }
  | { readonly op: "x-unknown" };

export type Hello = {
  readonly protocol: 1;
  readonly implementation: { readonly name: string; readonly version: string; readonly language: string };
  readonly spec: readonly string[];
  readonly functions: readonly string[];
  readonly profiles: readonly string[];
};

export type Reply =
  | { readonly kind: "hello"; readonly hello: Hello }
  | { readonly kind: "bytes"; readonly bytes: Uint8Array }
  | { readonly kind: "accepted"; readonly warnings: readonly Place[] }
  | { readonly kind: "refused"; readonly faults: readonly Place[] }
  | { readonly kind: "error"; readonly code: string; readonly message: string }
  | { readonly kind: "unsupported"; readonly feature: string }
  | { readonly kind: "crash"; readonly message: string };

/** A reply that was read, or what is wrong with the line. */
export type Read =
  | { readonly ok: true; readonly id: string; readonly reply: Reply }
  | { readonly ok: false; readonly fault: string };

/** One request as a line of ASCII. */
export function requestLine(id: string, request: Request): string {
  const text = JSON.stringify({ id, ...request });
  const ascii = text.replace(
    /[\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return `${ascii}\n`;
}

type Members = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isStrings(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

function places(value: unknown): readonly Place[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const found = value.filter(
    (item): item is Place =>
      isObject(item) && typeof item.code === "string" && typeof item.pointer === "string",
  );
  return found.length === value.length ? found.map(({ code, pointer }) => ({ code, pointer })) : undefined;
}

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Reads one line of a target: strict UTF-8, one JSON object, one of the forms of conformance.md. */
export function readReply(line: Uint8Array): Read {
  const fault = (text: string): Read => ({ ok: false, fault: text });
  if (line[0] === 0xef && line[1] === 0xbb && line[2] === 0xbf)
    return fault("the line begins with a byte order mark");
  let text: string;
  let message: unknown;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(line);
  } catch {
    return fault("the line is not UTF-8");
  }
  try {
    message = JSON.parse(text);
  } catch {
    return fault(`the line is not JSON: ${text.slice(0, 120)}`);
  }
  if (!isObject(message)) return fault("the line is not a JSON object");
  if (typeof message.id !== "string") return fault("the message has no id, or one that is no string");
  const reply = replyOf(message);
  if (typeof reply === "string") return fault(reply);
  return { ok: true, id: message.id, reply };
}

function replyOf(message: Members): Reply | string {
  if (message.unsupported === true) {
    const { feature } = message;
    return typeof feature === "string" ? { kind: "unsupported", feature } : "unsupported needs a feature";
  }
  if (isObject(message.crash)) {
    const { message: text } = message.crash;
    return typeof text === "string" ? { kind: "crash", message: text } : "a crash needs a message";
  }
  if (message.protocol !== undefined) return helloOf(message);
  if (message.ok === true) return okOf(message);
  if (message.ok === false) return notOkOf(message);
  return "the message is none of the replies of the protocol";
}

function okOf(message: Members): Reply | string {
  if (typeof message.base64 === "string") {
    if (!BASE64.test(message.base64)) return "base64 is not canonical base64 with padding";
    return { kind: "bytes", bytes: new Uint8Array(Buffer.from(message.base64, "base64")) };
  }
  const warnings = places(message.warnings);
  return warnings === undefined ? "warnings is no list of { code, pointer }" : { kind: "accepted", warnings };
}

function notOkOf(message: Members): Reply | string {
  if (isObject(message.error)) {
    const { code, message: text } = message.error;
    return typeof code === "string" && typeof text === "string"
      ? { kind: "error", code, message: text }
      : "an error needs a code and a message, both strings";
  }
  if (places(message.warnings ?? []) === undefined) return "warnings is no list of { code, pointer }";
  const faults = places(message.faults);
  return faults === undefined || faults.length === 0
    ? "a refusal needs faults, a list of { code, pointer } with at least one"
    : { kind: "refused", faults };
}

function helloOf(message: Members): Reply | string {
  const { protocol, implementation, spec, functions, profiles } = message;
  if (protocol !== 1) return `protocol is ${JSON.stringify(protocol)}, this runner speaks 1`;
  if (!isObject(implementation)) return "hello needs an implementation";
  const { name, version, language } = implementation;
  if (typeof name !== "string" || typeof version !== "string" || typeof language !== "string") {
    return "implementation needs name, version and language, all strings";
  }
  if (!isStrings(functions)) return "functions is no list of names";
  if (!isStrings(spec) || !isStrings(profiles)) return "hello needs spec and profiles, lists of names";
  return {
    kind: "hello",
    hello: { protocol: 1, implementation: { name, version, language }, spec, functions, profiles },
  };
}
