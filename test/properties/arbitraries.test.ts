import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PublicEntry } from "../../src/record/public-entry.ts";
import { PUNCTUATION } from "../support/arbitraries/text.ts";
import { entries } from "../support/arbitraries.ts";
import { codePoints, isRec, type Rec } from "../support/json.ts";
import { ownerTexts } from "../support/owner-texts.ts";
import { accept } from "../support/sample.ts";

const generated = fc.sample(entries, { numRuns: 2000, seed: 11 });

/** Every text member that names one of a closed set, by the members that lead to it. */
function words(value: unknown, at: string, found: Map<string, Set<string>>): void {
  if (typeof value === "string" || typeof value === "boolean") {
    const set = found.get(at) ?? new Set<string>();
    found.set(at, set.add(String(value)));
  } else if (Array.isArray(value)) {
    for (const item of value) words(item, `${at}/*`, found);
  } else if (isRec(value)) {
    for (const [key, member] of Object.entries(value)) words(member, `${at}/${key}`, found);
  }
}

/** How many values each closed set of the record has. */
const SETS: { readonly [path: string]: number } = {
  "/kind": 2,
  "/status": 5,
  "/verification/level": 5,
  "/listed": 2,
  "/domains/*/status": 4,
  "/domains/*/method": 3,
  "/locations/*/display": 2,
  "/locations/*/visits": 4,
  "/serviceArea/places/*/type": 3,
  "/offerings/*/type": 2,
  "/offerings/*/audience": 3,
  "/offerings/*/price/kind": 5,
  "/offerings/*/price/unit": 9,
  "/offerings/*/availability": 7,
  "/capacity/status": 4,
  "/contactPoints/*/visibility": 2,
  "/contactPoints/*/purposes/*": 11,
  "/routing/*/audience": 7,
  "/routing/*/intent": 12,
  "/agentPolicy/agentRequests": 3,
  "/agentPolicy/unsolicitedOutreach": 3,
  "/actions/*/type": 4,
  "/actions/*/enabled": 2,
  "/actions/*/requireFields/*": 4,
  "/actions/*/questions/*/type": 4,
  "/policies/*/type": 10,
  "/policies/*/methods/*": 13,
  "/credentials/*/type": 6,
  "/credentials/*/verification": 2,
  "/voice/formality": 2,
  "/voice/tone/*": 16,
  "/brand/corners": 3,
  "/brand/fonts/body/generic": 4,
  "/operator/representatives/*/role": 8,
  "/operator/disputeResolution/participation": 3,
  "/provenance/*/source": 5,
};

describe("generated records", () => {
  it("are accepted by the parser", () => {
    for (const entry of generated) accept(entry);
  });

  it("use every value of every closed set", () => {
    const found = new Map<string, Set<string>>();
    for (const entry of generated) words(entry, "", found);
    const sizes = Object.keys(SETS).map((path) => [path, found.get(path)?.size ?? 0]);
    expect(Object.fromEntries(sizes)).toEqual(SETS);
  });

  it("have every block, and hold back what is private, expired, hidden or disabled", () => {
    const keys = new Set(generated.flatMap((entry) => Object.keys(entry)));
    expect([...keys].sort()).toEqual(Object.keys(PublicEntry.shape).sort());
    const some = (test: (entry: Rec) => boolean): boolean => generated.some(test);
    expect(
      some((entry) => String((entry.capacity as Rec | undefined)?.expiresAt) <= String(entry.updatedAt)),
    ).toBe(true);
    expect(some((entry) => (entry.languages as string[]).length === 3)).toBe(true);
    expect(some((entry) => ((entry.offerings ?? []) as Rec[]).length > 25)).toBe(true);
    expect(some((entry) => entry.kind === "person" && entry.operator !== undefined)).toBe(true);
    expect(some((entry) => entry.kind === "person" && entry.operator === undefined)).toBe(true);
    const hidden = (entry: Rec) => ((entry.locations ?? []) as Rec[]).filter((one) => one.display !== "full");
    expect(
      some((entry) => hidden(entry).some((one) => isRec(one.address) && one.address.street !== undefined)),
    ).toBe(true);
    expect(some((entry) => hidden(entry).some((one) => one.geo !== undefined))).toBe(true);
  });

  it("put every punctuation mark at the beginning, in the middle and at the end of a text", () => {
    const lines = generated.flatMap(ownerTexts);
    for (const mark of PUNCTUATION) {
      expect(lines.some((line) => line.startsWith(mark) && codePoints(line) > 1)).toBe(true);
      expect(lines.some((line) => line.endsWith(mark) && codePoints(line) > 1)).toBe(true);
      expect(lines.some((line) => line.slice(1, -1).includes(mark))).toBe(true);
      expect(lines).toContain(mark);
    }
  });
});
