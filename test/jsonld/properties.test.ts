import { describe, it } from "vitest";
import { holds } from "../support/hold.ts";
import { JSONLD_PROPERTIES } from "./properties.ts";

const SEEDS = Object.keys(JSONLD_PROPERTIES).map((name, index) => [name, 7100 + index] as const);

describe("JSON-LD", () => {
  it.each(SEEDS)("%s holds for generated records, standalone and in every language", (name, seed) => {
    holds(JSONLD_PROPERTIES[name] ?? (() => "no such property"), { runs: 300, seed });
  });
});
