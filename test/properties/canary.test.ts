import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { entryOf } from "../support/arbitraries.ts";
import { planted } from "../support/canaries.ts";
import { canary, everyDocument, leaked } from "../support/checks/canary.ts";
import { holds } from "../support/hold.ts";
import type { Rec } from "../support/json.ts";
import { accept, LIBRARY } from "../support/sample.ts";

function hides(entry: Rec): boolean {
  const of = (key: string): Rec[] => (entry[key] ?? []) as Rec[];
  return (
    of("contactPoints").some((one) => one.visibility === "private") &&
    of("actions").some((one) => one.enabled === false) &&
    of("locations").some((one) => one.display === "locality_only")
  );
}

describe("what is not public", () => {
  it("is in no document and changes none", () => {
    holds(canary, { runs: 300, seed: 5005 });
  });

  it("is in no choice of sections, whatever is chosen", () => {
    const full = fc.sample(entryOf({ chance: 9, items: 3 }), { numRuns: 200, seed: 55 });
    const shown = full.find((entry) => entry.status === "verified" && hides(entry));
    const suspended = full.find((entry) => entry.status === "suspended");
    const every = Array.from({ length: 4096 }, (_, bits) => bits);
    for (const entry of [shown, suspended]) {
      const { entry: hidden, canaries } = planted(entry ?? {});
      expect(canaries.length).toBeGreaterThan(10);
      expect(leaked(everyDocument(accept(hidden), LIBRARY, every), canaries)).toBeUndefined();
    }
  });
});
