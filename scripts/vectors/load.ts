import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const VECTORS = join(dirname(fileURLToPath(import.meta.url)), "../../vectors/0.1");

export type VectorCall = {
  readonly fn: string;
  readonly lang?: string;
  readonly registry?: Readonly<Record<string, string>>;
  readonly sections?: readonly string[];
  readonly at?: string;
  /** The ID of the offering, for toOfferingView. */
  readonly offering?: string;
  /** The file with the expected bytes. */
  readonly expect?: string;
  /** In a case of kind `error`: the code of the ContractError that the call throws. */
  readonly error?: string;
};

type Place = { readonly code: string; readonly pointer: string };

export type VectorCase = {
  readonly id: string;
  readonly title: string;
  readonly kind: "project" | "reject" | "accept" | "error";
  readonly requires: readonly { readonly req: string; readonly role: "primary" | "incidental" }[];
  readonly profile: readonly string[];
  readonly calls?: readonly VectorCall[];
  readonly expect?: {
    readonly faults?: readonly Place[];
    readonly warnings?: readonly Place[];
  };
  readonly twin?: string;
  readonly since: string;
  readonly scored: boolean;
  readonly why: string;
  readonly source: { readonly origin: string; readonly derivations: readonly string[] };
};

export type LoadedCase = {
  /** Folder of the case. */
  readonly folder: string;
  readonly meta: VectorCase;
  readonly inputFile: string;
  readonly input: Uint8Array;
};

/** The folders that hold a case, in code-unit order. */
export function caseFolders(root: string = VECTORS): readonly string[] {
  const cases = join(root, "cases");
  return readdirSync(cases, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith("/case.json"))
    .map((name) => dirname(join(cases, name)))
    .sort();
}

export function loadCase(folder: string): LoadedCase {
  const meta = JSON.parse(readFileSync(join(folder, "case.json"), "utf8")) as VectorCase;
  const inputFile = existsSync(join(folder, "input.bin")) ? "input.bin" : "input.json";
  return { folder, meta, inputFile, input: readFileSync(join(folder, inputFile)) };
}

export function loadCases(root: string = VECTORS): readonly LoadedCase[] {
  return caseFolders(root).map(loadCase);
}

/** The id a case has by its place: its path below `cases/`. */
export function idOf(folder: string, root: string = VECTORS): string {
  return relative(join(root, "cases"), folder).replaceAll("\\", "/");
}
