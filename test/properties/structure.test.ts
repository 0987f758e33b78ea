import { describe, it } from "vitest";
import { structure } from "../support/checks/structure.ts";
import { holds } from "../support/hold.ts";

describe("structure", () => {
  it("has exactly the headings, rows, code spans and links that the record calls for", () => {
    holds(structure, { runs: 300, seed: 2002 });
  });
});
