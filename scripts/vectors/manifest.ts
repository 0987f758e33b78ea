import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { idOf, type LoadedCase, loadCases, VECTORS } from "./load.ts";

/** Members of case.json that do not change what a case asks for. */
const EDITORIAL: ReadonlySet<string> = new Set(["title", "why", "source", "scored"]);

function sha256(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
}

/** The digest of what a case asks for: its input, its expected bytes and the members that say what is called. */
export function caseDigest({ folder, meta }: LoadedCase): string {
  const asked = Object.fromEntries(Object.entries(meta).filter(([key]) => !EDITORIAL.has(key)));
  const files = readdirSync(folder)
    .filter((name) => name !== "case.json")
    .sort();
  const parts = files.flatMap((name) => {
    const bytes = readFileSync(join(folder, name));
    return [`${name}\0${bytes.length}\0`, bytes];
  });
  return sha256(JSON.stringify(asked), "\0", ...parts);
}

function counts(cases: readonly LoadedCase[]): Record<string, { cases: number; scored: number }> {
  const profiles: Record<string, { cases: number; scored: number }> = {};
  for (const { meta } of cases) {
    for (const profile of meta.profile) {
      profiles[profile] ??= { cases: 0, scored: 0 };
      profiles[profile].cases += 1;
      if (meta.scored) profiles[profile].scored += 1;
    }
  }
  return Object.fromEntries(Object.entries(profiles).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The manifest: what the suite holds, so that a run that executed less can be told from a complete one. */
export function manifestText(root: string = VECTORS): string {
  const cases = loadCases(root);
  const files = cases.flatMap(({ folder }) =>
    readdirSync(folder)
      .sort()
      .map((name) => {
        const bytes = readFileSync(join(folder, name));
        return { path: `cases/${idOf(folder, root)}/${name}`, length: bytes.length, sha256: sha256(bytes) };
      }),
  );
  const manifest = {
    suite: "0.1.0",
    spec: "0.1",
    profiles: counts(cases),
    cases: cases.map((loaded) => ({
      id: loaded.meta.id,
      digest: caseDigest(loaded),
      scored: loaded.meta.scored,
    })),
    files,
  };
  const rows = (list: readonly unknown[]): string =>
    list.map((row) => `    ${JSON.stringify(row)}`).join(",\n");
  return `{
  "suite": ${JSON.stringify(manifest.suite)},
  "spec": ${JSON.stringify(manifest.spec)},
  "profiles": ${JSON.stringify(manifest.profiles)},
  "cases": [
${rows(manifest.cases)}
  ],
  "files": [
${rows(manifest.files)}
  ]
}
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = join(VECTORS, "MANIFEST.json");
  const text = manifestText();
  if (process.argv.includes("--check")) {
    if (readFileSync(path, "utf8") !== text) {
      process.stderr.write("vectors/0.1/MANIFEST.json is out of date: run npm run vectors:manifest\n");
      process.exitCode = 1;
    }
  } else {
    writeFileSync(path, text);
  }
}
