import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Command, EXIT, type Io } from "../../src/cli/command.ts";
import { explain } from "../../src/cli/explain.ts";
import { render } from "../../src/cli/render.ts";
import { validate } from "../../src/cli/validate.ts";

const KRAUSE = "examples/entries/holzwerk-krause.revision.json";

/** Runs a command on files given by name; everything else is read from the disk. */
async function call(command: Command, args: readonly string[], files: Record<string, string> = {}) {
  const streams = { out: "", err: "" };
  const io: Io = {
    out: (text) => {
      streams.out += text;
    },
    err: (text) => {
      streams.err += text;
    },
    read: async (path) => {
      const text = files[path];
      return text === undefined ? readFileSync(path) : new TextEncoder().encode(text);
    },
  };
  return { exit: await command.run(args, io), ...streams };
}

/** The Krause record with one place changed. */
function changed(change: (record: Record<string, unknown>) => void): string {
  const record = JSON.parse(readFileSync(KRAUSE, "utf8"));
  change(record);
  return JSON.stringify(record);
}

describe("daawid render", () => {
  it("prints the contract's document, byte for byte", async () => {
    const { exit, out, err } = await call(render, [KRAUSE, "--as", "markdown"]);
    expect(out).toBe(readFileSync("examples/entries/holzwerk-krause.de.md", "utf8"));
    expect({ exit, err }).toEqual({ exit: EXIT.ok, err: "" });
  });

  it("takes a language, sections and standard input", async () => {
    const files = { "-": readFileSync(KRAUSE, "utf8") };
    const { out } = await call(
      render,
      ["-", "--as", "markdown", "--lang", "EN", "--sections", "legal,facts"],
      files,
    );
    expect(out).toContain("\nlanguage: en\n");
    expect(out.match(/^## .*$/gm)).toEqual(["## Facts", "## Legal", "## Provenance"]);
  });

  it("prints the JSON projections", async () => {
    const parsed = async (...args: string[]) => JSON.parse((await call(render, [KRAUSE, ...args])).out);
    expect((await parsed("--as", "jsonld"))["@graph"]).toHaveLength(2);
    expect((await parsed("--as", "view", "--lang", "en", "--sections", "hours")).offerings).toBeUndefined();
    expect((await parsed("--as", "brand-kit")).corners).toBe("soft");
    const { out } = await call(render, [KRAUSE, "--as", "jsonld", "--embedded", "--lang", "en"]);
    expect(out.endsWith("}")).toBe(true);
    expect((await call(render, [KRAUSE, "--as", "offerings"])).out).toContain("## Offerings");
  });

  it("says so when the entry has no such projection", async () => {
    const path = "examples/entries/schreinerei-beispiel.revision.json";
    const { exit, out, err } = await call(render, [path, "--as", "brand-kit"]);
    expect({ exit, out }).toEqual({ exit: EXIT.refused, out: "" });
    expect(err).toContain("has no brand-kit");
  });

  it("prints the faults of a refused record and no document", async () => {
    const files = { bad: changed((record) => Object.assign(record, { slug: "No Slug" })) };
    const { exit, out, err } = await call(render, ["bad", "--as", "markdown"], files);
    expect({ exit, out }).toEqual({ exit: EXIT.refused, out: "" });
    expect(err).toContain("FORMAT_SLUG at /slug");
  });

  it.each([
    [[], "expected a FILE"],
    [[KRAUSE], "got nothing"],
    [[KRAUSE, "--as", "pdf"], 'got "pdf"'],
    [[KRAUSE, "--as", "markdown", "--sections", "fact"], 'unknown section "fact"'],
    [[KRAUSE, KRAUSE, "--as", "markdown"], "expected one FILE, got 2"],
    [[KRAUSE, "--as", "jsonld", "--lang", "de"], "add --embedded"],
    [[KRAUSE, "--as", "view", "--embedded"], "view has no --embedded form"],
    [[KRAUSE, "--as", "offerings", "--sections", "facts"], "offerings has no --sections"],
    [[KRAUSE, "--as", "markdown", "--pretty"], "has no --pretty form"],
    [[KRAUSE, "--nope"], "--nope"],
    [["no-such-file", "--as", "markdown"], "cannot read no-such-file"],
  ])("refuses the call %j", async (args, message) => {
    const { exit, out, err } = await call(render, args);
    expect({ exit, out }).toEqual({ exit: EXIT.usage, out: "" });
    expect(err).toContain(message);
  });
});

describe("daawid validate", () => {
  const threeFaults = changed((record) => {
    record.slug = "No Slug";
    record.foundingYear = 12;
    record.languages = ["en", "de"];
  });

  it("prints all three faults of a record that has three", async () => {
    const { exit, out } = await call(validate, ["bad"], { bad: threeFaults });
    expect(exit).toBe(EXIT.refused);
    expect(out.match(/^ {2}fault \S+ at \S+$/gm)).toEqual([
      "  fault FORMAT_SLUG at /slug",
      "  fault I1_DEFAULT_FIRST at /languages",
      "  fault TOO_SMALL at /foundingYear",
    ]);
  });

  it("prints one JSON object a file, and ends with the worst verdict", async () => {
    const { exit, out } = await call(validate, ["--json", KRAUSE, "bad"], { bad: threeFaults });
    const [good, bad] = out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(exit).toBe(EXIT.refused);
    expect(good).toEqual({ file: KRAUSE, ok: true, faults: [], warnings: [] });
    expect(bad.faults).toHaveLength(3);
  });

  it("warns of an unknown member, and refuses it when strict", async () => {
    const files = { odd: changed((record) => Object.assign(record, { displayNme: "x" })) };
    const warned = await call(validate, ["odd"], files);
    expect(warned.exit).toBe(EXIT.ok);
    expect(warned.out).toContain("warning UNKNOWN_MEMBER at /displayNme");
    expect(warned.out).toContain("displayName");
    expect((await call(validate, ["odd", "--strict"], files)).exit).toBe(EXIT.refused);
  });

  it("shows a terminal no control characters of a record", async () => {
    const files = {
      odd: changed((record) => Object.assign(record, { "\u001b[31m": "x", slug: "\u001b]0;x\u0007" })),
    };
    const { out } = await call(validate, ["odd"], files);
    expect(out).not.toContain("\u001b");
  });
});

describe("daawid explain", () => {
  it("shows how it is called", async () => {
    const { exit, err } = await call(explain, ["--help"]);
    expect({ exit, err }).toEqual({ exit: EXIT.ok, err: "" });
  });
});
