import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { conform } from "../../conformance/command.ts";
import { loadSuite } from "../../conformance/suite.ts";
import { verifyReportCommand } from "../../conformance/verify-command.ts";
import type { Command, Io } from "../../src/cli/command.ts";

const TARGETS = "test/conformance/targets";
const folder = mkdtempSync(join(tmpdir(), "conform-"));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function call(command: Command, args: readonly string[]) {
  const streams = { out: "", err: "" };
  const io: Io = {
    out: (text) => {
      streams.out += text;
    },
    err: (text) => {
      streams.err += text;
    },
    read: async (path) => readFileSync(path),
  };
  return { exit: await command.run(args, io), ...streams };
}

function conformCmd(target: string, ...args: string[]) {
  return call(conform, ["--cmd", `node ${TARGETS}/${target}`, ...args]);
}

describe("the reference", () => {
  it("conforms as a process, with every scored call run and its probes passed", async () => {
    const { exit, out } = await conformCmd("reference.mjs");
    expect(out).toMatch(/conformant: all \d+ scored calls passed \(exit 0\)/);
    expect(out).toMatch(/probes 15\/15/);
    expect(exit).toBe(0);
  }, 120_000);

  it("conforms as a module", async () => {
    const { exit, out } = await call(conform, ["--module", `${TARGETS}/reference-module.mjs`]);
    expect(out).toContain("conformant");
    expect(exit).toBe(0);
  }, 120_000);
});

describe("a broken target", () => {
  it.each([
    ["garbage", 3, "the line is not JSON"],
    ["partial-line", 3, "no reply within"],
    ["wrong-id", 3, "where one to"],
    ["duplicate-reply", 3, "a reply to"],
    ["silence", 3, "is each reply flushed?"],
    ["mute", 3, "no reply within"],
    ["early-exit", 3, "it ended with exit code 0"],
    ["signal", 3, "it was ended by SIGKILL"],
    ["long-line", 3, "a line of more than 16777216 bytes"],
    ["bom", 3, "byte order mark"],
    ["unstable", 3, "two equal calls gave different replies"],
    ["no-base64", 3, "not canonical base64"],
    ["crashing", 3, "it crashed: KeyError"],
    ["late-exit", 3, "it was started again 10 times"],
    ["late-garbage", 3, "it was started again 10 times"],
    ["crlf", 1, "non-conformant"],
    ["noise-on-stderr", 1, "non-conformant"],
    ["unsupported", 1, "does not support fn:"],
    ["accepts-all", 1, "expected the faults"],
    ["rejects-all", 1, "expected the record accepted"],
  ])(
    "that is %s ends with exit code %i",
    async (kind, exit, message) => {
      const patience = kind === "long-line" ? "9000" : "400";
      const result = await conformCmd(`broken.mjs ${kind}`, "--timeout", patience, "--max-failures", "2000");
      expect(result.out).toContain(message);
      expect(result.exit).toBe(exit);
    },
    60_000,
  );

  it("that falls silent later keeps what it answered, and the rest is not run", async () => {
    const result = await conformCmd("broken.mjs late-silence", "--timeout", "150", "--json");
    const { cases, footer } = JSON.parse(result.out);
    expect(footer.verdict.word).toBe("target-broken");
    expect(cases.filter((item: { status: string }) => item.status === "not-run").length).toBeGreaterThan(
      1000,
    );
    expect(result.exit).toBe(3);
  }, 60_000);

  it("that cannot be started, or is no target, is broken and not wrong", async () => {
    expect((await call(conform, ["--cmd", "/no/such/program"])).exit).toBe(3);
    expect((await call(conform, ["--cmd", "true"])).exit).toBe(3);
  });

  it("that knows the vectors by heart passes them and fails the probes", async () => {
    const { exit, out } = await conformCmd("reference.mjs replay");
    expect(out).toContain("probes 0/15");
    expect(out).not.toMatch(/^FAIL /m);
    expect(exit).toBe(1);
  }, 120_000);
});

describe("a filtered run", () => {
  it("is partial, and exits 4 unless that is allowed", async () => {
    const partial = await conformCmd("reference.mjs", "--case", "escape/*");
    expect(partial.out).toContain("PARTIAL");
    expect(partial.exit).toBe(4);
    const allowed = await conformCmd("reference.mjs", "--case", "escape/*", "--allow-partial");
    expect(allowed.out).toContain("partial: a filtered run");
    expect(allowed.exit).toBe(0);
  }, 60_000);

  it("that matches nothing is vacuous", async () => {
    const { exit, out } = await conformCmd("reference.mjs", "--case", "no/such", "--allow-partial");
    expect(out).toContain("vacuous");
    expect(exit).toBe(4);
  });
});

describe("a suite", () => {
  const copy = join(folder, "suite");
  cpSync("vectors/0.1", copy, { recursive: true });

  /** Runs with one file of the copy changed, and puts it back. */
  async function changed(path: string, change: (bytes: Buffer) => Buffer | undefined) {
    const full = join(copy, path);
    const before = readFileSync(full);
    const after = change(before);
    if (after === undefined) rmSync(full);
    else writeFileSync(full, after);
    const result = await conformCmd(
      "reference.mjs",
      "--suite",
      copy,
      "--case",
      "escape/*",
      "--allow-partial",
    );
    writeFileSync(full, before);
    return result;
  }

  it("whose line ends were converted is damaged, not two hundred failures", async () => {
    const { exit, err, out } = await changed("cases/escape/asterisk/out.de.md", (bytes) =>
      Buffer.from(bytes.toString("utf8").replaceAll("\n", "\r\n")),
    );
    expect(err).toContain("converted to CRLF");
    expect({ exit, out }).toEqual({ exit: 2, out: "" });
  });

  it("that misses a case is damaged", async () => {
    expect((await changed("cases/escape/asterisk/case.json", () => undefined)).exit).toBe(2);
  });

  it("with a flipped byte in a golden is damaged", async () => {
    const flipped = (bytes: Buffer): Buffer => {
      const copied = Buffer.from(bytes);
      copied[10] = (copied[10] ?? 0) ^ 1;
      return copied;
    };
    expect((await changed("cases/escape/asterisk/out.de.md", flipped)).exit).toBe(2);
  });

  it("is whole as it stands", () => {
    const loaded = loadSuite();
    expect(loaded.ok && loaded.suite.cases.length).toBeGreaterThan(1200);
  });
});

describe("a report", () => {
  it.each(["json", "ndjson"])(
    "in %s is true to its cases, and an edited one is refused",
    async (form) => {
      const file = join(folder, `report.${form}`);
      await conformCmd("reference.mjs", "--profile", "view", "--report", `${form}:${file}`);
      expect((await call(verifyReportCommand, [file])).exit).toBe(0);
      const text = readFileSync(file, "utf8");
      for (const [from, to] of [
        ['"status":"pass"', '"status":"fail"'],
        ['"word":"conformant"', '"word":"non-conformant"'],
        ['"passed":15', '"passed":14'],
      ] as const) {
        expect(text).toContain(from);
        writeFileSync(file, text.replace(from, to));
        expect((await call(verifyReportCommand, [file])).exit).toBe(1);
      }
      writeFileSync(
        file,
        form === "ndjson" ? text.trimEnd().split("\n").slice(0, -1).join("\n") : text.slice(0, -20),
      );
      expect((await call(verifyReportCommand, [file])).exit).toBe(1);
    },
    60_000,
  );
});

describe("a wrong call", () => {
  it.each([
    [[], "expected one of --cmd and --module"],
    [["--cmd", "x", "--module", "y"], "expected one of --cmd and --module"],
    [["--module", "no-such.mjs"], "there is no file"],
    [["--cmd", "x", "--profile", "markdwn"], "unknown profile"],
    [["--cmd", "x", "--timeout", "soon"], "whole number"],
    [["--cmd", "x", "--report", "pdf:x"], "--report needs"],
  ])("%j is exit code 2", async (args, message) => {
    const { exit, err } = await call(conform, args);
    expect(err).toContain(message);
    expect(exit).toBe(2);
  });
});
