import { describe, it } from "vitest";
import { bytes } from "../support/checks/bytes.ts";
import { holds } from "../support/hold.ts";

describe("bytes", () => {
  it("are clean and depend on nothing but the record and the language", () => {
    holds(bytes, { runs: 300, seed: 4004 });
  });
});
