import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Draft } from "../../src/record/draft.ts";
import { invariants, warnings } from "../../src/record/invariants/index.ts";
import { clone, isRec, type Rec } from "../support/json.ts";
import { ABSENT, edited, editedAt, example, marks } from "./edit.ts";
import { found } from "./invariants-records.ts";

describe("what was taken out of a draft raises no second fault", () => {
  test.each<[string, Rec, string]>([
    ["/languages/1", edited(example(), "/languages", ["de", undefined]), "/languages/1"],
    ["/summary/de", edited(example(), "/summary/de", ABSENT), "/summary/de"],
    ["an id that is referred to", edited(example(), "/media/0/id", ABSENT), "/media/0/id"],
    ["a picture", edited(example(), "/media/0", {}), "/media/0"],
    ["the time zone", edited(example(), "/locations/0/timeZone", ABSENT), "/locations/0/timeZone"],
    ["the primary location", edited(example(), "/primaryLocationId", ABSENT), "/primaryLocationId"],
    ["the target of a route", edited(example(), "/routing/0/routeTo", ABSENT), "/routing/0/routeTo"],
    ["an action that a route leads to", edited(example(), "/actions/0", {}), "/actions/0"],
    ["the service area", edited(example(), "/serviceArea", ABSENT), "/serviceArea"],
    ["an email", edited(example(), "/contactPoints/1/email", ABSENT), "/contactPoints/1/email"],
    ["a phone", edited(example(), "/contactPoints/0/phone", ABSENT), "/contactPoints/0/phone"],
    ["the operator of a path", edited(example(), "/operator", ABSENT), "/operator"],
    ["the path of the rest", edited(example(), "/provenance/1/paths", [undefined]), "/provenance/1/paths/0"],
    ["a reference", edited(example(), "/provenance/0/reference", ABSENT), "/provenance/0/reference"],
    ["a policy", edited(example(), "/policies/0", {}), "/policies/0"],
    ["the domains", edited(example(), "/domains", ABSENT), "/domains"],
    ["the status of a domain", edited(example(), "/domains/0/status", ABSENT), "/domains/0/status"],
    ["a width", edited(example(), "/media/1/width", ABSENT), "/media/1/width"],
    [
      "a path of an unclaimed entry",
      edited(example("schreinerei-beispiel"), "/provenance/2/paths/1", undefined),
      "/provenance/2/paths/1",
    ],
    ["the hours", edited(example(), "/locations/0/hours", {}), "/locations/0/hours/weekly"],
  ])("%s", (_, draft, lost) => {
    expect(found(draft, [lost])).toEqual([]);
  });

  test("a path may point at a member that only the record as given has", () => {
    const given = editedAt(example(), { "/provenance/0/paths/-": "/novelty", "/novelty": 1 });
    const draft = edited(given, "/novelty", ABSENT) as Draft;
    expect(marks(invariants(draft))).toEqual([["I18_UNRESOLVED_PATH", "/provenance/0/paths/1"]]);
    expect(invariants(draft, new Set(), given)).toEqual([]);
  });
});

/** Removes members and items as `choices` says, the way a draft loses them. */
function damaged(value: unknown, choices: readonly number[]): { draft: Draft; lost: Set<string> } {
  const draft = clone(value);
  const lost = new Set<string>();
  for (const choice of choices) {
    let at: unknown = draft;
    let pointer = "";
    for (let turn = choice; isRec(at) || Array.isArray(at); turn = Math.floor(turn / 7)) {
      const keys = Object.keys(at);
      const key = keys[turn % Math.max(1, keys.length)];
      if (key === undefined) break;
      const next: unknown = (at as Rec)[key];
      pointer += `/${key}`;
      if (turn % 3 > 0 && typeof next === "object" && next !== null) {
        at = next;
        continue;
      }
      if (Array.isArray(at)) (at as unknown[])[Number(key)] = typeof next === "object" ? {} : undefined;
      else delete (at as Rec)[key];
      lost.add(pointer);
      break;
    }
  }
  return { draft: draft as Draft, lost };
}

describe("any draft", () => {
  const names = fc.constantFrom("holzwerk-krause" as const, "schreinerei-beispiel" as const);
  const choices = fc.array(fc.nat(0x7fffffff), { minLength: 1, maxLength: 25 });

  test("is read without an error, whatever is missing", () => {
    fc.assert(
      fc.property(names, choices, (name, chosen) => {
        const { draft } = damaged(example(name), chosen);
        expect(Array.isArray([...invariants(draft), ...warnings(draft)])).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test("of a sound record has no fault when it is known what was taken out", () => {
    fc.assert(
      fc.property(names, choices, (name, chosen) => {
        const { draft, lost } = damaged(example(name), chosen);
        expect(marks(invariants(draft, lost, example(name)))).toEqual([]);
        expect(marks(warnings(draft, lost))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test("and nothing is one too", () => {
    expect(invariants({})).toEqual([]);
    expect(warnings({})).toEqual([]);
  });
});
