import { describe, it } from "vitest";
import { sections } from "../support/checks/sections.ts";
import { holds } from "../support/hold.ts";

describe("chosen sections", () => {
  it("are those of the whole document, byte for byte", () => {
    holds(sections, { runs: 400, seed: 7007 });
  });
});
