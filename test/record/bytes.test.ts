import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Fault } from "../../src/errors.ts";
import type { BytesCode } from "../../src/record/codes.ts";
import { readJson } from "../../src/record/json-text.ts";
import { parseEntryBytes } from "../../src/record/parse.ts";
import { validLength } from "../../src/record/utf8.ts";
import { example, marks } from "./edit.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const record = JSON.stringify(example());

/** The record with text put in after its opening brace. */
const beginning = (text: string) => utf8(`{${text}${record.slice(1)}`);
const note = (json: string) => beginning(`"note":${json},`);

function firstFault(bytes: Uint8Array): Fault {
  const result = parseEntryBytes(bytes);
  if (result.ok) throw new Error("accepted");
  expect(result.faults).toHaveLength(1);
  return result.faults[0] as Fault;
}

type Case = { readonly pointer: string; readonly refused: Uint8Array; readonly accepted: Uint8Array };

/** The record with so much white space that it has this many bytes. */
const filler = (length: number) => beginning(" ".repeat(length - utf8(record).length));
const levels = (count: number) => note("[".repeat(count) + "]".repeat(count));
const bytesOf = (...numbers: number[]) => Uint8Array.from(numbers);

/** Bytes that were handed over to somebody else. */
function gone(): Uint8Array {
  const bytes = new Uint8Array(2);
  structuredClone(bytes, { transfer: [bytes.buffer] });
  return bytes;
}

/** A text of the record with bytes of ours in it. */
function noteOf(...inside: number[]): Uint8Array {
  const [before, after] = ['{"note":"', `",${record.slice(1)}`].map(utf8) as [Uint8Array, Uint8Array];
  return bytesOf(...before, ...inside, ...after);
}

const CASES: Readonly<Record<BytesCode, readonly Case[]>> = {
  BYTES_SIZE: [{ pointer: "", refused: filler(1_048_577), accepted: filler(1_048_576) }],
  BYTES_BOM: [
    {
      pointer: "",
      refused: bytesOf(0xef, 0xbb, 0xbf, ...utf8(record)),
      accepted: utf8(`\n\t\r ${record}\n`),
    },
  ],
  BYTES_UTF8: [
    { pointer: "", refused: noteOf(0xe4), accepted: noteOf(0xc3, 0xa4) },
    { pointer: "", refused: noteOf(0xc0, 0xaf), accepted: noteOf(0x2f) },
    { pointer: "", refused: noteOf(0xe0, 0x80, 0xaf), accepted: noteOf(0xe0, 0xa0, 0xaf) },
    { pointer: "", refused: noteOf(0xed, 0xa0, 0xbd), accepted: noteOf(0xed, 0x9f, 0xbf) },
    { pointer: "", refused: noteOf(0xf4, 0x90, 0x80, 0x80), accepted: noteOf(0xf4, 0x8f, 0xbf, 0xbf) },
    { pointer: "", refused: noteOf(0xf0, 0x9f, 0x98), accepted: noteOf(0xf0, 0x9f, 0x98, 0x80) },
  ],
  BYTES_SYNTAX: [
    { pointer: "", refused: utf8(""), accepted: utf8(record) },
    { pointer: "", refused: utf8(`${record},`), accepted: utf8(`${record} `) },
    { pointer: "", refused: beginning(","), accepted: beginning("") },
    { pointer: "", refused: note("[1,]"), accepted: note("[1]") },
    { pointer: "", refused: note("01"), accepted: note("0.1") },
    { pointer: "", refused: note(".5"), accepted: note("-0.5e+3") },
    { pointer: "", refused: note("1."), accepted: note("1.0") },
    { pointer: "", refused: note("+1"), accepted: note("1") },
    { pointer: "", refused: note("NaN"), accepted: note("null") },
    { pointer: "", refused: note("'a'"), accepted: note('"a"') },
    { pointer: "", refused: note('"a\tb"'), accepted: note('"a\\tb"') },
    { pointer: "", refused: note('"\\x41"'), accepted: note('"\\u0041"') },
    { pointer: "", refused: note('"\\u004"'), accepted: note('"\\u004a"') },
    { pointer: "", refused: note("tru"), accepted: note("true") },
    { pointer: "", refused: note("/* */1"), accepted: note("1") },
    { pointer: "", refused: beginning("note:1,"), accepted: beginning('"note":1,') },
    { pointer: "", refused: note("\u00a01"), accepted: note(" 1") },
    { pointer: "", refused: note('{"a" 1}'), accepted: note('{"a":1}') },
    { pointer: "", refused: utf8(record.slice(0, -1)), accepted: utf8(record) },
  ],
  BYTES_DEPTH: [{ pointer: `/note${"/0".repeat(31)}`, refused: levels(32), accepted: levels(31) }],
  BYTES_DUPLICATE_MEMBER: [
    { pointer: "/slug", refused: beginning('"slug":"a",'), accepted: beginning('"slug2":"a",') },
    {
      pointer: "/note/a~1b",
      refused: note('{"a/b":1,"a\\u002fb":1}'),
      accepted: note('{"a/b":1,"a\\u002fc":1}'),
    },
    {
      pointer: "/note/0/__proto__",
      refused: note('[{"__proto__":1,"__proto__":1}]'),
      accepted: note('[{"__proto__":1}]'),
    },
  ],
  BYTES_LONE_SURROGATE: [
    { pointer: "/note/1", refused: note('["a","\\ud83d"]'), accepted: note('["a","\\ud83d\\ude00"]') },
    { pointer: "/note", refused: note('"\\ude00\\ud83d"'), accepted: note('"\\uD83D\\uDE00"') },
    { pointer: "/note", refused: note('{"a\\ud83d":1}'), accepted: note('{"a\\ud83d\\ude00":1}') },
  ],
};

const all = Object.entries(CASES).flatMap(([code, cases]) =>
  cases.map((one, index): [string, number, Case] => [code, index, one]),
);

describe("every code of the bytes", () => {
  test.each(all)("%s %i: refused, and its twin accepted", (code, _, { pointer, refused, accepted }) => {
    expect(marks([firstFault(refused)])).toEqual([[code, pointer]]);
    const result = parseEntryBytes(accepted);
    expect(result.ok ? [] : result.faults).toEqual([]);
  });

  test("what is wrong is said with its place", () => {
    expect(firstFault(noteOf(0x61, 0xff)).message).toBe("expected UTF-8, got the byte FF at byte offset 10");
    expect(firstFault(utf8('{\n  "ä": tru\n}')).message).toBe(
      'expected a value, got "t" at line 2, column 8',
    );
    expect(firstFault(utf8('{"𝄞":1;')).message).toBe('expected a comma or "}", got ";" at line 1, column 7');
    expect(firstFault(utf8("")).message).toBe("expected a value, got the end at line 1, column 1");
    expect(firstFault(utf8("{} x")).message).toBe(
      'expected the end of the document, got "x" at line 1, column 4',
    );
    expect(firstFault(filler(1_048_577)).message).toBe(
      "expected a record of at most 1048576 bytes, got 1048577",
    );
  });

  test("bytes of another realm are bytes", () => {
    const bytes = utf8(record);
    const foreign = runInNewContext("Uint8Array.from(bytes)", { bytes }) as Uint8Array;
    expect(foreign instanceof Uint8Array).toBe(false);
    expect(parseEntryBytes(foreign).ok).toBe(true);
    expect(parseEntryBytes(Buffer.from(bytes)).ok).toBe(true);
  });

  test.each<[string, unknown, string]>([
    ["a text", record, '"{\\"schemaVersion'],
    ["an object", { a: 1 }, '{"a":1}'],
    ["null", null, "null"],
    ["nothing", undefined, "nothing"],
    ["an ArrayBuffer", new ArrayBuffer(2), "an instance of ArrayBuffer"],
    ["other numbers", new Uint16Array(2), "an instance of Uint16Array"],
    ["words about bytes", { [Symbol.toStringTag]: "Uint8Array" }, "{}"],
    ["a proxy", new Proxy(new Uint8Array(2), {}), "an instance of Uint8Array"],
    ["bytes that are gone", gone(), "one whose bytes are gone"],
    ["much", { text: "x".repeat(2 ** 20) }, "something large"],
  ])("%s is no bytes", (_, value, came) => {
    const { code, pointer, message } = firstFault(value as Uint8Array);
    expect([code, pointer]).toEqual(["TYPE", ""]);
    expect(message.startsWith(`expected the bytes of a record as a Uint8Array, got ${came}`)).toBe(true);
  });

  test("the first fault from the start of the text is the only one", () => {
    const first: [string, string, string][] = [
      ['{"b":"\\ud800","a":{"c":1,"c":2}}', "BYTES_LONE_SURROGATE", "/b"],
      ['{"a":{"c":1,"c":"\\ud800"},"a":1}', "BYTES_DUPLICATE_MEMBER", "/a/c"],
      ['{"a":1,"a":1,', "BYTES_DUPLICATE_MEMBER", "/a"],
      ['{"a":01,"a":1}', "BYTES_SYNTAX", ""],
      [`{"a":1,"b":${"[".repeat(100_000)}`, "BYTES_DEPTH", `/b${"/0".repeat(31)}`],
      [`\ufeff{"slug":1}`, "BYTES_BOM", ""],
    ];
    for (const [text, code, pointer] of first) {
      expect(marks([firstFault(utf8(text))])).toEqual([[code, pointer]]);
    }
  });

  test("what is no bytes is refused", () => {
    for (const value of ["{}", null, undefined, {}, [123, 125], Object.create(Uint8Array.prototype)]) {
      expect(marks([firstFault(value as never)])).toEqual([["TYPE", ""]]);
    }
  });

  test("the bytes of a part of a buffer are those of the part", () => {
    const whole = utf8(`xx${record}xx`);
    expect(parseEntryBytes(whole.subarray(2, -2)).ok).toBe(true);
    expect(parseEntryBytes(Buffer.from(record)).ok).toBe(true);
  });
});

describe("the examples", () => {
  test.each(["holzwerk-krause", "schreinerei-beispiel"] as const)(
    "%s is read without a fault or warning",
    (name) => {
      const bytes = readFileSync(new URL(`../../examples/entries/${name}.revision.json`, import.meta.url));
      expect(parseEntryBytes(bytes)).toEqual({ ok: true, revision: example(name), warnings: [] });
    },
  );
});

/** JSON text, mostly well-formed, with a few characters put in, left out or replaced. */
const nearlyJson = fc
  .tuple(
    fc.json({ maxDepth: 4 }),
    fc.array(
      fc.tuple(fc.nat(200), fc.nat(2), fc.constantFrom(...'{}[]:,"\\-+.0123eEnultrfas \n\t\u0001/é😀')),
      { maxLength: 2 },
    ),
  )
  .map(([json, edits]) =>
    edits.reduce((text, [place, left, character]) => {
      const index = place % (text.length + 1);
      return text.slice(0, index) + character + text.slice(index + left);
    }, json),
  );

describe("for every text", () => {
  test("the reader takes what JSON.parse takes, and reads the same", () => {
    fc.assert(
      fc.property(nearlyJson, (text) => {
        const reading = readJson(text);
        let parsed: unknown;
        try {
          parsed = JSON.parse(text);
        } catch {
          expect(reading.fault).toBeDefined();
          return;
        }
        if (reading.fault) expect(reading.fault.code).not.toBe("BYTES_SYNTAX");
        else expect(JSON.stringify(reading.data)).toBe(JSON.stringify(parsed));
      }),
      { numRuns: 3000 },
    );
  });

  test("UTF-8 is what a strict decoder takes", () => {
    const decoder = new TextDecoder("utf-8", { fatal: true });
    const takes = (bytes: Uint8Array) => {
      try {
        decoder.decode(bytes);
        return true;
      } catch {
        return false;
      }
    };
    const near = fc.constantFrom(
      0x41,
      0x7f,
      0x80,
      0xbf,
      0xc1,
      0xc2,
      0xdf,
      0xe0,
      0x9f,
      0xa0,
      0xed,
      0xef,
      0xf0,
      0x8f,
      0x90,
      0xf4,
      0xf5,
    );
    fc.assert(
      fc.property(fc.array(near, { maxLength: 6 }), (numbers) => {
        const bytes = Uint8Array.from(numbers);
        const valid = validLength(bytes);
        expect(valid === bytes.length).toBe(takes(bytes));
        expect(takes(bytes.subarray(0, valid))).toBe(true);
      }),
      { numRuns: 5000 },
    );
  });

  test("bytes of any kind are refused or accepted, never thrown at", () => {
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array({ maxLength: 40 }), nearlyJson.map(utf8)), (bytes) => {
        const copy = Uint8Array.from(bytes);
        expect(parseEntryBytes(bytes).ok).toBe(false);
        expect(bytes).toEqual(copy);
      }),
      { numRuns: 1000 },
    );
  });
});
