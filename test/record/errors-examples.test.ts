import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Fault } from "../../src/errors.ts";
import { parseEntryBytes } from "../../src/record/parse.ts";

const at = (path: string) => new URL(`../../${path}`, import.meta.url);

const page = readFileSync(at("spec/0.1/errors.md"), "utf8");

/** A code, the anchor of its row and the example of its message. */
type Example = readonly [code: string, anchor: string, message: string];

const ROW = /^\| <a id="([a-z0-9-]+)"><\/a>\[`([A-Z0-9_]+)`\].*\| `(.*)` \|$/gm;

const examples = [...page.matchAll(ROW)].map(([, anchor = "", code = "", message = ""]): Example => {
  return [code, anchor, message.replaceAll("\\|", "|")];
});

/** Codes whose message is not that of the case of their own name. */
const ELSEWHERE: Readonly<Record<string, string>> = { FORMAT_DATE_TIME: "format-date-time-offset" };

/** The bytes of the case that a code is named after; none for the errors of calls and for a megabyte. */
function inputOf(code: string, anchor: string): Uint8Array | undefined {
  const folder = `vectors/0.1/cases/entry/${ELSEWHERE[code] ?? anchor}`;
  const file = [at(`${folder}/input.json`), at(`${folder}/input.bin`)].find(existsSync);
  return file && readFileSync(file);
}

function foundIn(input: Uint8Array): readonly Fault[] {
  const result = parseEntryBytes(input);
  return result.ok ? result.warnings : [...result.faults, ...result.warnings];
}

const cases = examples.flatMap(([code, anchor, message]) => {
  const input = inputOf(code, anchor);
  return input ? [{ code, message, input }] : [];
});

describe("the examples of messages in errors.md", () => {
  test("are there for nearly every code", () => {
    const rows = page.match(/^\| <a id=/gm) ?? [];
    expect(examples).toHaveLength(rows.length);
    expect(cases.length).toBeGreaterThan(125);
  });

  test.each(cases)("$code: what the parser says of the case of that name", ({ code, message, input }) => {
    const said = foundIn(input).find((fault) => fault.code === code)?.message;
    expect(message).toBe(said);
  });

  test("BYTES_SIZE, which has no case", () => {
    const [, , message] = examples.find(([code]) => code === "BYTES_SIZE") ?? [];
    expect(message).toBe(foundIn(new Uint8Array(1_400_213))[0]?.message);
  });
});
