import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** The command as a person calls it in the project's own root; `npm test` builds before it runs this. */
function daawid(args: readonly string[], input?: string) {
  const { status, stdout, stderr } = spawnSync("npx", ["daawid", ...args], {
    encoding: "utf8",
    ...(input === undefined ? {} : { input }),
  });
  return { status, stdout, stderr };
}

describe("npx daawid", () => {
  it("is linked by the build", () => {
    expect(existsSync("node_modules/.bin/daawid")).toBe(true);
  });

  it.each(["holzwerk-krause", "schreinerei-beispiel"])("renders %s byte for byte", (slug) => {
    const { status, stdout } = daawid([
      "render",
      `examples/entries/${slug}.revision.json`,
      "--as",
      "markdown",
    ]);
    expect(stdout).toBe(readFileSync(`examples/entries/${slug}.de.md`, "utf8"));
    expect(status).toBe(0);
  });

  it("works in a pipe", () => {
    const record = readFileSync("examples/entries/holzwerk-krause.revision.json", "utf8");
    expect(daawid(["render", "-", "--as", "markdown"], record).stdout).toMatch(/^---\ndaawid: "0.1"\n/);
  });

  it("explains requirements and codes, and names what is near", () => {
    expect(daawid(["explain", "md-price-amount"]).stdout).toContain("spec/0.1/markdown.md#md-price-amount");
    expect(daawid(["explain", "I2_DUPLICATE_ID"]).stdout).toContain("How to mend it");
    const near = daawid(["explain", "MD-PRICE-AMONT"]);
    expect(near.stderr).toContain("did you mean MD-PRICE-AMOUNT?");
    expect(near.status).toBe(2);
  });

  it("shows its commands and refuses unknown ones", () => {
    expect(daawid(["--help"])).toMatchObject({ status: 0, stderr: "" });
    expect(daawid([]).status).toBe(2);
    expect(daawid(["rendr"])).toMatchObject({ status: 2, stdout: "" });
    expect(daawid(["rendr"]).stderr).toContain("did you mean render?");
  });
});
