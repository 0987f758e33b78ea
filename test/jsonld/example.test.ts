import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { serialize } from "../../src/facts/serialize.ts";
import { toJsonLd } from "../../src/jsonld/to-jsonld.ts";
import { parseEntryBytes } from "../../src/record/parse.ts";
import { processed } from "./processor.ts";

const FOLDER = "examples/entries/holzwerk-krause";

function revision() {
  const result = parseEntryBytes(readFileSync(`${FOLDER}.revision.json`));
  if (!result.ok) throw new Error(JSON.stringify(result.faults));
  return result.revision;
}

describe("the contract's example document", () => {
  const stored = readFileSync(`${FOLDER}.jsonld`, "utf8");

  it("is what the projection gives: the same values in the same order", () => {
    expect(serialize(toJsonLd(revision()))).toBe(stored);
  });

  it("states what it stated when the contract was written", () => {
    const answer = processed(stored);
    expect("fault" in answer ? answer : [answer.quads.length, answer.canonical, answer.nodes]).toEqual([
      349, 349, 71,
    ]);
  });
});
