import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { type LoadedCase, loadCases, VECTORS } from "./load.ts";
import { caseDigest } from "./manifest.ts";

const LOCK = "vectors.lock.jsonl";
const SET = "requirement-set.json";

/** One published case: what it asked for when it was published. The last line of an id counts. */
type Locked = { readonly id: string; readonly digest: string; readonly since: string };

/** A row of the ledger, as far as the frozen set needs it. */
export type LedgerRow = { readonly id: string; readonly observed: string };

type NotScored = { readonly id: string; readonly reason: string };

type RequirementSet = {
  readonly spec: string;
  readonly suite: string;
  readonly scored: readonly string[];
  readonly not_scored: readonly NotScored[];
};

const LATER = "added-after-release";
/** Why a requirement is not scored: nothing a vector can observe, no scored case yet, or it came after the release. */
const REASONS: ReadonlySet<string> = new Set([
  "observed-in-api",
  "observed-in-schema",
  "no-scored-case",
  LATER,
]);

/** The ledger of the specification. */
export function ledgerRows(): readonly LedgerRow[] {
  return parse(
    readFileSync(join(VECTORS, "../../spec/0.1/requirements.yaml"), "utf8"),
  ) as readonly LedgerRow[];
}

function textOf(root: string, name: string): string | undefined {
  const path = join(root, name);
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

/** A file as git has it at a revision; nothing without git, without the revision, or without the file there. */
function textAt(root: string, base: string, name: string): string | undefined {
  const git = spawnSync("git", ["show", `${base}:./${name}`], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 1 << 26,
  });
  return git.status === 0 ? git.stdout : undefined;
}

function isCommit(base: string): boolean {
  return (
    spawnSync("git", ["rev-parse", "--verify", "--quiet", `${base}^{commit}`], { cwd: VECTORS }).status === 0
  );
}

function linesOf(text: string | undefined): readonly string[] {
  return (text ?? "").split("\n").filter((line) => line !== "");
}

function lineOf({ id, digest, since }: Locked): string {
  return JSON.stringify({ id, digest, since });
}

function lockedOf(line: string): Locked | undefined {
  try {
    const locked = JSON.parse(line) as Locked;
    const sound = typeof locked.id === "string" && /^[0-9a-f]{64}$/.test(locked.digest);
    return sound && lineOf(locked) === line ? locked : undefined;
  } catch {
    return undefined;
  }
}

/** How many errata name each id. */
function errata(root: string): ReadonlyMap<string, number> {
  const folder = join(root, "errata");
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /^[0-9]{3}\.md$/.test(name)) : [];
  const counts = new Map<string, number>();
  for (const name of names) {
    const text = readFileSync(join(folder, name), "utf8");
    const ids = new Set([...text.matchAll(/^- case: (\S+)$/gm)].map(([, id = ""]) => id));
    for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** The lines of each id, oldest first. */
function byId(lines: readonly string[]): ReadonlyMap<string, readonly Locked[]> {
  const found = new Map<string, Locked[]>();
  for (const locked of lines.flatMap((line) => lockedOf(line) ?? [])) {
    found.set(locked.id, [...(found.get(locked.id) ?? []), locked]);
  }
  return found;
}

/**
 * The lock with its new lines at the end: cases it does not have, in the order of the manifest, and cases with another
 * digest that an erratum not yet used up allows to change. Nothing that stands in it is touched.
 */
export function lockText(root: string = VECTORS): string {
  const before = textOf(root, LOCK) ?? "";
  const locked = byId(linesOf(before));
  const allowed = errata(root);
  const added = loadCases(root).flatMap((loaded) => {
    const { id, since } = loaded.meta;
    const digest = caseDigest(loaded);
    const lines = locked.get(id) ?? [];
    const changes = lines.at(-1)?.digest !== digest && lines.length <= (allowed.get(id) ?? 0);
    return lines.length === 0 || changes ? [`${lineOf({ id, digest, since })}\n`] : [];
  });
  return before + added.join("");
}

/** What of the lock's own lines is wrong: their form, and whether those of the base still stand as they stood. */
function lineFaults(lines: readonly string[], base: readonly string[]): readonly string[] {
  const faults = lines.flatMap((line, i) =>
    lockedOf(line) === undefined ? [`${LOCK} line ${i + 1}: is no { id, digest, since }`] : [],
  );
  const now = new Set(lines);
  const gone = base.filter((line) => !now.has(line));
  for (const line of gone)
    faults.push(`${lockedOf(line)?.id ?? line}: its line in ${LOCK} was changed or removed`);
  const moved = base.findIndex((line, i) => lines[i] !== line);
  if (gone.length === 0 && moved >= 0)
    faults.push(`${LOCK} line ${moved + 1}: lines are only ever added at the end`);
  return faults;
}

/**
 * What of the published cases is no longer as it was published, each by its id. An erratum allows one change of the
 * cases it names, or their end.
 */
export function lockFaults(root: string = VECTORS, base = "HEAD"): readonly string[] {
  const lines = linesOf(textOf(root, LOCK));
  const faults = [...lineFaults(lines, linesOf(textAt(root, base, LOCK)))];
  const locked = byId(lines);
  const allowed = errata(root);
  const cases = new Map(loadCases(root).map((loaded) => [loaded.meta.id, loaded]));
  for (const id of cases.keys())
    if (!locked.has(id)) faults.push(`${id}: is not in ${LOCK} (npx tsx scripts/vectors/lock.ts)`);
  for (const id of allowed.keys())
    if (!locked.has(id)) faults.push(`${id}: an erratum names it, but it was never published`);
  for (const [id, published] of locked) {
    const count = allowed.get(id) ?? 0;
    if (published.length > 1 + count) faults.push(`${id}: ${published.length} lines, but ${count} errata`);
    if (published.length <= count) continue;
    const loaded = cases.get(id);
    if (loaded === undefined) faults.push(`${id}: was published and is gone, and no erratum names it`);
    else if (caseDigest(loaded) !== published.at(-1)?.digest)
      faults.push(`${id}: differs from what was published, and no erratum names it`);
  }
  return faults;
}

/** The requirements that have a scored case of their own. */
function scoredRequirements(cases: readonly LoadedCase[]): ReadonlySet<string> {
  const scored = cases.filter(({ meta }) => meta.scored).flatMap(({ meta }) => meta.requires);
  return new Set(scored.filter(({ role }) => role === "primary").map(({ req }) => req));
}

/** The set of requirements as it is frozen with a release. */
export function requirementSetText(
  root: string = VECTORS,
  rows: readonly LedgerRow[] = ledgerRows(),
): string {
  const scored = scoredRequirements(loadCases(root));
  const reasonOf = (observed: string): string =>
    observed === "api" || observed === "schema" ? `observed-in-${observed}` : "no-scored-case";
  const set: RequirementSet = {
    spec: "0.1",
    suite: "0.1.0",
    scored: rows.filter(({ id }) => scored.has(id)).map(({ id }) => id),
    not_scored: rows
      .filter(({ id }) => !scored.has(id))
      .map(({ id, observed }) => ({ id, reason: reasonOf(observed) })),
  };
  return `${JSON.stringify(set, null, 2)}\n`;
}

/** What of the frozen set changed since the base; a requirement may only be added, as not scored. */
function thawed(now: RequirementSet, before: RequirementSet): readonly string[] {
  const scored = new Set(before.scored);
  const reasons = new Map(before.not_scored.map(({ id, reason }) => [id, reason]));
  const kept = new Set([...now.scored, ...now.not_scored.map(({ id }) => id)]);
  return [
    ...now.scored.filter((id) => !scored.has(id)).map((id) => `${id}: was not scored in the frozen set`),
    ...before.scored
      .filter((id) => !now.scored.includes(id))
      .map((id) => `${id}: is scored in the frozen set and must stay so`),
    ...[...reasons.keys()]
      .filter((id) => !kept.has(id))
      .map((id) => `${id}: was taken out of the frozen set`),
    ...now.not_scored
      .filter(({ id, reason }) => !scored.has(id) && reason !== (reasons.get(id) ?? LATER))
      .map(({ id }) => `${id}: its reason must be ${JSON.stringify(reasons.get(id) ?? LATER)}`),
  ];
}

/** What is wrong with the frozen set of requirements: held against the ledger, the cases and the base. */
export function setFaults(
  root: string = VECTORS,
  rows: readonly LedgerRow[] = ledgerRows(),
  base = "HEAD",
): readonly string[] {
  const text = textOf(root, SET);
  if (text === undefined) return [`${SET} is missing (npx tsx scripts/vectors/lock.ts)`];
  const set = JSON.parse(text) as RequirementSet;
  const ledger = new Set(rows.map(({ id }) => id));
  const listed = [...set.scored, ...set.not_scored.map(({ id }) => id)];
  const known = new Set(listed);
  const covered = scoredRequirements(loadCases(root));
  const before = textAt(root, base, SET);
  return [
    ...[...ledger]
      .filter((id) => !known.has(id))
      .map((id) => `${id}: is in the ledger and not in ${SET}; add it as not_scored, ${LATER}`),
    ...listed.filter((id, i) => listed.indexOf(id) !== i).map((id) => `${id}: is in ${SET} twice`),
    ...[...known].filter((id) => !ledger.has(id)).map((id) => `${id}: is in ${SET} and not in the ledger`),
    ...set.scored.filter((id) => !covered.has(id)).map((id) => `${id}: has no scored case of its own`),
    ...set.not_scored
      .filter(({ reason }) => !REASONS.has(reason))
      .map(({ id, reason }) => `${id}: unknown reason ${JSON.stringify(reason)}`),
    ...(before === undefined ? [] : thawed(set, JSON.parse(before) as RequirementSet)),
  ];
}

/** Adds what is new to the lock, and makes the frozen set where there is none. */
export function writeLock(root: string = VECTORS, rows: readonly LedgerRow[] = ledgerRows()): void {
  const text = lockText(root);
  if (text !== textOf(root, LOCK)) writeFileSync(join(root, LOCK), text);
  if (!existsSync(join(root, SET))) writeFileSync(join(root, SET), requirementSetText(root, rows));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!process.argv.includes("--check")) writeLock();
  const at = process.argv.indexOf("--base");
  const base = at < 0 ? "HEAD" : (process.argv[at + 1] ?? "");
  const unknown = at >= 0 && !isCommit(base) ? [`--base ${base}: git has no such commit here`] : [];
  const faults = [...unknown, ...lockFaults(VECTORS, base), ...setFaults(VECTORS, ledgerRows(), base)];
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  if (faults.length > 0) process.exitCode = 1;
}
