import { appendFileSync, existsSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { readArguments } from "../src/cli/arguments.ts";
import { type Command, EXIT, type Exit, type Io, misused, printable } from "../src/cli/command.ts";
import { blessed, type Draft, digestOf, type Part, partsOf, readDraft, referenceCase } from "./bless.ts";
import { type CallResult, run as runTarget } from "./run.ts";
import type { Suite, SuiteCase } from "./suite.ts";
import { processTarget } from "./targets/process.ts";

const VECTORS = join(dirname(fileURLToPath(import.meta.url)), "../vectors/0.1");

const help = `Usage: daawid bless CASE... --cmd "COMMAND" --reason TEXT --req ID [options]

Takes answers into the vectors that two implementations give independently: the reference and COMMAND. Each case is
named in full (area/name). Only where both give the same for every call:
  - what the case expects and is not there yet is written; read it before you bless the case again
  - where all of it is there and equal, the case becomes scored, and both are named as its derivations
  - where it is there and differs, the new answer is put beside it as FILE.rej, and nothing else changes
Never runs in CI, and never overwrites an expected answer.

  --cmd "COMMAND"     a process that speaks the protocol of spec/0.1/conformance.md (no shell)
  --reason TEXT       why these answers are right, in a sentence
  --req ID            the requirement it is about; each case must name it
  --derivation NAME   what COMMAND is called in source.derivations (default python)
  --suite DIR         other vectors than those of the package
  -h, --help          this text

Exit codes: 0 blessed, 1 the two differ, or a case expects something else, 2 refused or called wrongly.

Example:
  daawid bless escape/asterisk --cmd "python3 examples/python/main.py" \\
    --req MD-ESC-INLINE --reason "Read against the clause: the asterisk is escaped once."
`;

const options = {
  cmd: { type: "string" },
  reason: { type: "string" },
  req: { type: "string" },
  derivation: { type: "string" },
  suite: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

type Wish = {
  readonly root: string;
  readonly cmd: string;
  readonly reason: string;
  readonly req: string;
  readonly derivation: string;
};

const PLACEHOLDER = /change.?me|todo|tbd|fixme|xxx|lorem|asdf|placeholder|^\W*(?:reason|text)\W*$/i;
const CASE_ID = /^[a-z0-9-]+\/[a-z0-9-]+$/;
const NAME = /^[a-z0-9][a-z0-9@._-]*$/;

type Values = Extract<ReturnType<typeof readValues>, { readonly ok: true }>["parsed"]["values"];

function readValues(args: readonly string[]) {
  return readArguments(args, options);
}

/** What was asked for, or why it is refused before anything is run. */
function wishOf(values: Values, ids: readonly string[]): Wish | string {
  if (process.env.CI !== undefined) return "nothing is ever blessed in CI";
  const { cmd = "", reason = "", req = "", derivation = "python", suite: root = VECTORS } = values;
  if (ids.length === 0) return "expected at least one CASE";
  const odd = ids.find((id) => !CASE_ID.test(id));
  if (odd !== undefined) return `expected cases named in full, got ${JSON.stringify(odd)}`;
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  if (twice !== undefined) return `${twice} is named twice`;
  if (cmd.trim() === "") return "expected --cmd with the other implementation";
  if (reason.trim().split(/\s+/).length < 3 || PLACEHOLDER.test(reason))
    return "expected --reason with a sentence that says why these answers are right";
  if (req === "") return "expected --req with the requirement it is about";
  if (!NAME.test(derivation) || ["reference", "hand"].includes(derivation))
    return `--derivation cannot be ${JSON.stringify(derivation)}`;
  return { root, cmd, reason: reason.trim(), req, derivation };
}

/** The cases as they stand on disk, or the first that cannot be blessed at all. */
function draftsOf({ root, req }: Wish, ids: readonly string[]): readonly Draft[] | string {
  const drafts: Draft[] = [];
  for (const id of ids) {
    const draft = readDraft(root, id);
    if (typeof draft === "string") return draft;
    if (!draft.meta.requires.some((required) => required.req === req)) return `${id} does not name ${req}`;
    drafts.push(draft);
  }
  return drafts;
}

/** Holds the target against the reference's answers, call by call. */
async function compared(cmd: string, cases: readonly SuiteCase[]): Promise<readonly CallResult[] | string> {
  const suite: Suite = {
    version: "0.1.0",
    spec: "0.1",
    manifestSha256: "",
    manifest: { suite: "0.1.0", spec: "0.1", profiles: {}, cases: [], files: [] },
    cases,
  };
  const target = processTarget(cmd);
  const result = await runTarget(target, suite, { profile: "full" });
  await target.stop();
  return result.broken === undefined ? result.results : `the target broke down: ${result.broken.message}`;
}

/** The first difference between the two, in words. */
function told({ fn, lang, status, message, difference }: CallResult): string {
  const call = lang === undefined ? fn : `${fn} ${lang}`;
  if (difference === undefined) return `${call}: ${message ?? status} (expected is the reference's answer)`;
  const { offset, line, column, class: kind, expectedText, actualText } = difference;
  return `${call}: they differ first at byte ${offset}, line ${line}:${column} (${kind})
    reference ${expectedText}
    target    ${actualText}`;
}

function reject(folder: string, parts: readonly Part[], io: Io, id: string): boolean {
  for (const { name, bytes } of parts.filter(({ state }) => state === "differs")) {
    writeFileSync(join(folder, `${name}.rej`), bytes);
    io.out(`${id}: ${name} expects something else; see ${name}.rej; nothing was changed\n`);
  }
  return false;
}

/** Takes an answer that both gave into one case; says whether it could. */
function bless({ folder, meta }: Draft, parts: readonly Part[], wish: Wish, io: Io): boolean {
  const { id } = meta;
  if (parts.some(({ state }) => state === "differs")) return reject(folder, parts, io, id);
  const absent = parts.filter(({ state }) => state === "absent");
  const derivations = ["reference", wish.derivation];
  if (absent.length > 0) {
    for (const { name, bytes } of absent) {
      writeFileSync(join(folder, name), bytes, { flag: name === "case.json" ? "w" : "wx" });
      io.out(`${id}: wrote ${name}; read it, then bless the case again\n`);
    }
  } else {
    const text = blessed(meta, derivations);
    if (text === undefined) {
      io.out(`${id}: was blessed already, nothing to do\n`);
      return true;
    }
    writeFileSync(join(folder, "case.json"), text);
    io.out(`${id}: equal to what it expects; scored, with the derivations ${derivations.join(" and ")}\n`);
  }
  const { req, reason } = wish;
  const line = JSON.stringify({ id, req, reason, derivations, digest: digestOf(folder) });
  appendFileSync(join(wish.root, "blessings.jsonl"), `${line}\n`);
  return true;
}

async function blessAll(drafts: readonly Draft[], wish: Wish, io: Io): Promise<Exit> {
  const answered = drafts.map((draft) => ({ draft, item: referenceCase(draft) }));
  for (const { item } of answered) if (typeof item === "string") io.err(`daawid bless: ${item}\n`);
  const sound = answered.flatMap(({ draft, item }) => (typeof item === "string" ? [] : [{ draft, item }]));
  if (sound.length < answered.length) return EXIT.refused;
  const results = await compared(
    wish.cmd,
    sound.map(({ item }) => item),
  );
  if (typeof results === "string") {
    io.err(`daawid bless: ${printable(results)}\n`);
    return EXIT.refused;
  }
  let all = true;
  for (const { draft, item } of sound) {
    const differing = results.find(({ id, status }) => id === item.id && status !== "pass");
    if (differing === undefined) all = bless(draft, partsOf(draft, item), wish, io) && all;
    else {
      const lines = told(differing).split("\n").map(printable).join("\n");
      io.out(`${item.id}: the two do not agree, nothing was changed\n  ${lines}\n`);
      all = false;
    }
  }
  io.out("Then run: npm run vectors:manifest, npm run spans, npx tsx scripts/vectors/lock.ts\n");
  return all ? EXIT.ok : EXIT.refused;
}

async function run(args: readonly string[], io: Io): Promise<Exit> {
  const read = readValues(args);
  if (!read.ok) return misused(io, "bless", read.message);
  const { values, positionals } = read.parsed;
  if (values.help) {
    io.out(help);
    return EXIT.ok;
  }
  const wish = wishOf(values, positionals);
  if (typeof wish === "string") return misused(io, "bless", wish);
  if (!existsSync(join(wish.root, "cases"))) return misused(io, "bless", `${wish.root} has no cases`);
  const drafts = draftsOf(wish, positionals);
  return typeof drafts === "string" ? misused(io, "bless", drafts) : blessAll(drafts, wish, io);
}

export const blessCommand: Command = {
  name: "bless",
  help,
  run,
};
