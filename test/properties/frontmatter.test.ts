import { describe, it } from "vitest";
import { frontmatter } from "../support/checks/frontmatter.ts";
import { holds } from "../support/hold.ts";

describe("frontmatter", () => {
  it("reads the same in YAML 1.1, in YAML 1.2 and in js-yaml", () => {
    holds(frontmatter, { runs: 400, seed: 3003 });
  });
});
