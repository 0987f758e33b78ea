import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type LoadedCase, loadCases } from "../../scripts/vectors/load.ts";
import { referenceOutput } from "../../scripts/vectors/reference.ts";
import type { Fault } from "../../src/errors.ts";
import { ContractError } from "../../src/index.ts";
import { type PublicEntry, parseEntryBytes } from "../../src/schema.ts";

/** The code of the error that the library throws. */
function thrownCode(call: () => unknown): string | undefined {
  try {
    call();
    return undefined;
  } catch (error) {
    return error instanceof ContractError ? error.code : String(error);
  }
}

function places(faults: readonly Fault[]) {
  return faults.map(({ code, pointer }) => ({ code, pointer }));
}

function accepted(loaded: LoadedCase): PublicEntry {
  const parsed = parseEntryBytes(loaded.input);
  if (!parsed.ok) throw new Error(`refused: ${JSON.stringify(parsed.faults)}`);
  return parsed.revision;
}

const cases = loadCases();

describe("every vector", () => {
  it("is there", () => {
    expect(cases.length).toBeGreaterThan(200);
  });

  it.each(cases.map((loaded) => [loaded.meta.id, loaded] as const))("%s", (_id, loaded) => {
    const { meta, folder } = loaded;
    if (meta.kind === "reject") {
      const parsed = parseEntryBytes(loaded.input);
      expect(places(parsed.ok ? [] : parsed.faults)).toEqual(meta.expect?.faults);
      return;
    }
    if (meta.kind === "accept") {
      const parsed = parseEntryBytes(loaded.input);
      expect(parsed.ok ? [] : parsed.faults).toEqual([]);
      expect(places(parsed.warnings)).toEqual(meta.expect?.warnings ?? []);
      return;
    }
    if (meta.kind === "error") {
      const revision = accepted(loaded);
      for (const call of meta.calls ?? [])
        expect(thrownCode(() => referenceOutput(revision, call))).toBe(call.error);
      return;
    }
    const revision = accepted(loaded);
    for (const call of meta.calls ?? []) {
      expect(referenceOutput(revision, call)).toBe(readFileSync(join(folder, call.expect ?? ""), "utf8"));
    }
  });
});
