import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  ContractError,
  DAAWID,
  nextExpiry,
  type PublicEntry,
  resolveLanguage,
  type SectionKey,
  selectMarkdownSections,
  selectSections,
  serialize,
  serializeForScript,
  toBrandKitView,
  toJsonLd,
  toMarkdown,
  toOfferingsMarkdown,
  toOfferingView,
  toView,
  withoutExpired,
} from "../src/index.ts";
import { type Fault, parseEntry, parseEntryBytes } from "../src/schema.ts";
import type { Call, Place, SuiteCase } from "./suite.ts";

type Source = { readonly origin: string; readonly derivations: readonly string[] };

/** What case.json holds. */
type Meta = Omit<SuiteCase, "digest" | "input" | "raw" | "files"> & { readonly source: Source };

/** A case as it stands on disk, complete or not. */
export type Draft = {
  readonly folder: string;
  readonly meta: Meta;
  readonly raw: boolean;
  readonly input: Uint8Array;
};

/** One file of a case that holds an answer, and how it compares with what is there. */
export type Part = {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly state: "absent" | "equal" | "differs";
};

const EDITORIAL: ReadonlySet<string> = new Set(["title", "why", "source", "scored"]);
const ANSWER_FILE = /^out\.[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*$/;

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    return undefined;
  }
}

/** Reads a case, or says why it cannot be blessed. */
export function readDraft(root: string, id: string): Draft | string {
  const folder = join(root, "cases", id);
  if (!existsSync(join(folder, "case.json"))) return `there is no case ${id}`;
  const left = readdirSync(folder).find((name) => name.endsWith(".rej"));
  if (left !== undefined) return `${id} has ${left}: settle it and remove it first`;
  const meta = parsed(readFileSync(join(folder, "case.json"))) as Meta | undefined;
  if (meta === undefined) return `${id}: case.json is not JSON`;
  if (meta.id !== id) return `${id} calls itself ${meta.id}`;
  const raw = existsSync(join(folder, "input.bin"));
  const input = join(folder, raw ? "input.bin" : "input.json");
  if (!existsSync(input)) return `${id} has no input`;
  const bytes = readFileSync(input);
  if (!raw && parsed(bytes) === undefined) return `${id}: input.json is not JSON`;
  return { folder, meta, raw, input: new Uint8Array(bytes) };
}

/** The digest of what a case asks for, as the manifest has it. */
export function digestOf(folder: string): string {
  const meta = JSON.parse(readFileSync(join(folder, "case.json"), "utf8")) as object;
  const asked = Object.fromEntries(Object.entries(meta).filter(([key]) => !EDITORIAL.has(key)));
  const hash = createHash("sha256").update(JSON.stringify(asked)).update("\0");
  for (const name of readdirSync(folder).sort()) {
    if (name === "case.json") continue;
    const bytes = readFileSync(join(folder, name));
    hash.update(`${name}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest("hex");
}

function json(value: unknown): string {
  return value === undefined ? "" : serialize(value);
}

type Projection = (revision: PublicEntry, call: Call, registry: typeof DAAWID) => string;

const sectionsOf = ({ sections = [] }: Call): readonly SectionKey[] => sections as readonly SectionKey[];

const REFERENCE: Readonly<Record<string, Projection>> = {
  toMarkdown: (revision, { lang }, registry) => toMarkdown(revision, lang, registry),
  toOfferingsMarkdown: (revision, { lang }, registry) => toOfferingsMarkdown(revision, lang, registry) ?? "",
  selectMarkdownSections: (revision, call, registry) =>
    selectMarkdownSections(revision, call.lang, sectionsOf(call), registry),
  toJsonLd: (revision, { lang }, registry) =>
    (lang === undefined ? serialize : serializeForScript)(toJsonLd(revision, lang, registry)),
  toView: (revision, { lang }, registry) => json(toView(revision, lang, registry)),
  selectSections: (revision, call, registry) =>
    json(selectSections(toView(revision, call.lang, registry), sectionsOf(call))),
  toOfferingView: (revision, { lang, offering = "" }) => json(toOfferingView(revision, lang, offering)),
  toBrandKitView: (revision, { lang }, registry) => json(toBrandKitView(revision, lang, registry)),
  withoutExpired: (revision, { at = "" }) => json(withoutExpired(revision, at)),
  nextExpiry: (revision) => {
    const moment = nextExpiry(revision);
    return moment === undefined ? "" : `${moment}\n`;
  },
  resolveLanguage: (revision, { lang }) => `${resolveLanguage(revision, lang)}\n`,
};

/** The reference's answer to one call: its bytes, or the code of its error. */
function answerOf(revision: PublicEntry, call: Call): { bytes: Uint8Array } | { code: string } {
  const project = REFERENCE[call.fn];
  if (project === undefined) throw new Error(`unknown function ${call.fn}`);
  try {
    return { bytes: Buffer.from(project(revision, call, { ...DAAWID, ...call.registry }), "utf8") };
  } catch (error) {
    if (error instanceof ContractError) return { code: error.code };
    throw error;
  }
}

function places(faults: readonly Fault[]): readonly Place[] {
  return faults.map(({ code, pointer }) => ({ code, pointer }));
}

/** A case with the reference's answers in place of what it expects, or why it cannot have any of its kind. */
export function referenceCase({ meta, raw, input }: Draft): SuiteCase | string {
  const { id, kind } = meta;
  const parsed = raw ? parseEntryBytes(input) : parseEntry(JSON.parse(Buffer.from(input).toString("utf8")));
  const base = { ...meta, digest: "", input, raw, files: new Map<string, Uint8Array>() };
  if (kind === "reject") {
    if (parsed.ok) return `${id}: is to be refused, and the reference accepts it`;
    return { ...base, expect: { faults: places(parsed.faults) } };
  }
  if (!parsed.ok)
    return `${id}: is to be accepted, and the reference refuses it: ${JSON.stringify(places(parsed.faults))}`;
  if (kind === "accept") return { ...base, expect: { warnings: places(parsed.warnings) } };
  return withAnswers(base, parsed.revision);
}

function withAnswers(base: SuiteCase, revision: PublicEntry): SuiteCase | string {
  const files = new Map<string, Uint8Array>();
  const calls: Call[] = [];
  for (const call of base.calls ?? []) {
    const where = `${base.id}: ${call.fn}`;
    const answer = answerOf(revision, call);
    if (base.kind === "error") {
      if (!("code" in answer)) return `${where} is to fail, and the reference answers`;
      calls.push({ ...call, error: answer.code });
      continue;
    }
    if ("code" in answer) return `${where} is to answer, and the reference fails with ${answer.code}`;
    const name = call.expect ?? "";
    if (!ANSWER_FILE.test(name)) return `${where} names no file out.* in expect`;
    const other = files.get(name);
    if (other !== undefined && !Buffer.from(other).equals(answer.bytes))
      return `${where}: two calls with different answers expect ${name}`;
    files.set(name, answer.bytes);
    calls.push(call);
  }
  return calls.length === 0 ? `${base.id}: has no calls` : { ...base, calls, files };
}

const ORDER = [
  "id",
  "title",
  "kind",
  "requires",
  "profile",
  "calls",
  "expect",
  "twin",
  "since",
  "scored",
  "why",
];

/** The text of case.json, its members in the order of all cases. */
function caseText(meta: Readonly<Record<string, unknown>>): string {
  const keys = [...new Set([...ORDER, ...Object.keys(meta)])].filter((key) => meta[key] !== undefined);
  return `${JSON.stringify(Object.fromEntries(keys.map((key) => [key, meta[key]])), null, 2)}\n`;
}

/** How what a case says in case.json compares with the verdict that was given. */
function verdictState({ meta }: Draft, item: SuiteCase): Part["state"] {
  const same = (a: unknown, b: unknown): Part["state"] =>
    a === undefined ? "absent" : JSON.stringify(a) === JSON.stringify(b) ? "equal" : "differs";
  if (meta.kind === "reject") return same(meta.expect?.faults, item.expect?.faults);
  if (meta.kind === "accept") return same(meta.expect && (meta.expect.warnings ?? []), item.expect?.warnings);
  const states = (meta.calls ?? []).map(({ error }, i) => same(error, item.calls?.[i]?.error));
  return states.find((state) => state === "differs") ?? states.find((state) => state === "absent") ?? "equal";
}

/** The files that hold what the case expects: those of its calls, or case.json itself where a verdict is expected. */
export function partsOf(draft: Draft, item: SuiteCase): readonly Part[] {
  const { folder, meta } = draft;
  if (meta.kind !== "project") {
    const { calls, expect } = item;
    const bytes = Buffer.from(caseText({ ...meta, calls, expect }), "utf8");
    return [{ name: "case.json", bytes, state: verdictState(draft, item) }];
  }
  return [...item.files].map(([name, bytes]) => {
    const path = join(folder, name);
    const there = existsSync(path) ? readFileSync(path) : undefined;
    const state = there === undefined ? "absent" : there.equals(bytes) ? "equal" : "differs";
    return { name, bytes, state };
  });
}

/** case.json of a case that is scored and names the derivations, or nothing when it is so already. */
export function blessed(meta: Meta, derivations: readonly string[]): string | undefined {
  const all = [...new Set([...meta.source.derivations, ...derivations])];
  if (meta.scored && all.length === meta.source.derivations.length) return undefined;
  return caseText({ ...meta, scored: true, source: { ...meta.source, derivations: all } });
}
