import { describe, it } from "vitest";
import { time } from "../support/checks/time.ts";
import { holds } from "../support/hold.ts";

describe("time", () => {
  it("gives valid revisions without anything that is over, at that second and not before", () => {
    holds(time, { runs: 300, seed: 6006 });
  });
});
