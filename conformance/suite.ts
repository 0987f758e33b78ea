import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The vectors stand beside the folder this file is in, in the repository and in the package alike. */
const VECTORS = join(dirname(fileURLToPath(import.meta.url)), "../vectors/0.1");

export const PROFILES = ["markdown", "jsonld", "view", "reject", "full"] as const;
export type Profile = (typeof PROFILES)[number];

export type Place = { readonly code: string; readonly pointer: string };

export type Call = {
  readonly fn: string;
  readonly lang?: string;
  readonly registry?: Readonly<Record<string, string>>;
  readonly sections?: readonly string[];
  readonly at?: string;
  readonly offering?: string;
  readonly expect?: string;
  readonly error?: string;
};

type CaseFile = {
  readonly id: string;
  readonly title: string;
  readonly kind: "project" | "reject" | "accept" | "error";
  readonly requires: readonly { readonly req: string; readonly role: "primary" | "incidental" }[];
  readonly profile: readonly Profile[];
  readonly calls?: readonly Call[];
  readonly expect?: { readonly faults?: readonly Place[]; readonly warnings?: readonly Place[] };
  readonly scored: boolean;
  readonly why: string;
};

/** A case with its input and expected files in memory, read-only. */
export type SuiteCase = CaseFile & {
  readonly digest: string;
  readonly input: Uint8Array;
  /** Whether the input is bytes as such, not a JSON value. */
  readonly raw: boolean;
  readonly files: ReadonlyMap<string, Uint8Array>;
};

type ManifestFile = { readonly path: string; readonly length: number; readonly sha256: string };

type Manifest = {
  readonly suite: string;
  readonly spec: string;
  readonly profiles: Readonly<Record<string, { readonly cases: number; readonly scored: number }>>;
  readonly cases: readonly { readonly id: string; readonly digest: string; readonly scored: boolean }[];
  readonly files: readonly ManifestFile[];
};

export type Suite = {
  readonly version: string;
  readonly spec: string;
  readonly manifestSha256: string;
  readonly manifest: Manifest;
  readonly cases: readonly SuiteCase[];
};

export type Loaded =
  | { readonly ok: true; readonly suite: Suite }
  | { readonly ok: false; readonly damage: readonly string[] };

export function sha256(bytes: Uint8Array | string): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** What is wrong with one file, in words that tell the usual cause. */
function damageOf(
  { path, length, sha256: digest }: ManifestFile,
  bytes: Uint8Array | undefined,
): string | undefined {
  if (bytes === undefined) return `${path} is missing`;
  if (bytes.length === length && sha256(bytes) === digest) return undefined;
  const text = Buffer.from(bytes).toString("latin1");
  const withoutCr = Buffer.from(text.replaceAll("\r\n", "\n"), "latin1");
  const converted = text.includes("\r\n") && sha256(withoutCr) === digest;
  const cause = converted
    ? "its line ends were converted to CRLF (check out with -text)"
    : "its bytes differ";
  return `${path}: ${cause}`;
}

/**
 * Reads the suite and holds every file against the manifest. A damaged suite is reported as such: it must never look
 * like a failing implementation.
 */
export function loadSuite(root: string = VECTORS): Loaded {
  const path = join(root, "MANIFEST.json");
  if (!existsSync(path)) return { ok: false, damage: [`${path} is missing`] };
  const text = readFileSync(path);
  const manifest = JSON.parse(text.toString("utf8")) as Manifest;
  const files = new Map<string, Uint8Array>();
  const damage: string[] = [];
  for (const file of manifest.files) {
    const full = join(root, file.path);
    const bytes = existsSync(full) ? new Uint8Array(readFileSync(full)) : undefined;
    const found = damageOf(file, bytes);
    if (found !== undefined) damage.push(found);
    else if (bytes !== undefined) files.set(file.path, bytes);
  }
  if (damage.length > 0) return { ok: false, damage };
  const byFolder = groupByFolder(files);
  const cases = manifest.cases.map(({ id, digest }) =>
    suiteCase(digest, byFolder.get(`cases/${id}`) ?? new Map()),
  );
  const { suite: version, spec } = manifest;
  return { ok: true, suite: { version, spec, manifestSha256: sha256(text), manifest, cases } };
}

function groupByFolder(files: ReadonlyMap<string, Uint8Array>): ReadonlyMap<string, Map<string, Uint8Array>> {
  const folders = new Map<string, Map<string, Uint8Array>>();
  for (const [path, bytes] of files) {
    const cut = path.lastIndexOf("/");
    const folder = path.slice(0, cut);
    const group = folders.get(folder) ?? new Map<string, Uint8Array>();
    group.set(path.slice(cut + 1), bytes);
    folders.set(folder, group);
  }
  return folders;
}

function suiteCase(digest: string, files: ReadonlyMap<string, Uint8Array>): SuiteCase {
  const meta = JSON.parse(
    Buffer.from(files.get("case.json") ?? new Uint8Array()).toString("utf8"),
  ) as CaseFile;
  const raw = files.has("input.bin");
  const input = files.get(raw ? "input.bin" : "input.json") ?? new Uint8Array();
  return { ...meta, digest, input, raw, files };
}

/** The cases of a profile; `full` is all of them. */
export function casesOf(suite: Suite, profile: Profile): readonly SuiteCase[] {
  return profile === "full" ? suite.cases : suite.cases.filter((item) => item.profile.includes(profile));
}
