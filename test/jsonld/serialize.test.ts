import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { serialize, serializeForScript } from "../../src/facts/serialize.ts";
import { bytesFault } from "./checks/bytes.ts";
import { scriptFault } from "./checks/script.ts";
import { writeJson } from "./json-writer.ts";
import { LIBRARY } from "./library.ts";

const MARKS = [
  "</script>",
  "<!--",
  "<script>",
  "]]>",
  "-->",
  "\u2028",
  "\u2029",
  "\u007f",
  "\u0000",
  "\ud7ff",
];

/** Well-formed text of any characters, often with something that HTML or JSON minds. */
const text = fc
  .array(fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom(...MARKS, '"', "\\", "\n", "🪵")), {
    maxLength: 5,
  })
  .map((parts) => parts.join(""))
  .filter((joined) => !/[\ud800-\udfff]/u.test(joined));

/** Numbers as a record may hold them: whole, or with at most six decimals. */
const number = fc.oneof(
  fc.maxSafeInteger(),
  fc.tuple(fc.integer(), fc.integer({ min: 0, max: 6 })).map(([whole, decimals]) => whole / 10 ** decimals),
);

const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    text,
    number,
    fc.boolean(),
    fc.constant(null),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(text, tie("value"), { maxKeys: 4, noNullPrototype: true }),
  ),
}));

describe("serialize", () => {
  it("gives the bytes of the clauses for any value, reads back, and changes nothing", () => {
    fc.assert(
      fc.property(value, (one) => {
        expect(bytesFault(one, LIBRARY)).toBeUndefined();
      }),
      { numRuns: 3000, seed: 41 },
    );
  });

  it("gives a script that ends where it should for any value", () => {
    fc.assert(
      fc.property(fc.array(value, { minLength: 1 }), (one) => {
        expect(scriptFault(serializeForScript(one), JSON.parse(JSON.stringify(one)))).toBeUndefined();
      }),
      { numRuns: 1000, seed: 42 },
    );
  });

  it.each([
    [51.0, "51"],
    [3e4, "30000"],
    [0.00001, "0.00001"],
    [-0.5, "-0.5"],
    [-0.0, "0"],
    [7.1993, "7.1993"],
  ])("writes %d as both writers and the clause have it", (one, written) => {
    expect(writeJson(one)).toBe(written);
    expect(serialize(one)).toBe(`${written}\n`);
  });

  it("escapes what must be escaped and nothing else", () => {
    const said = '"\\\b\t\n\f\r\u0000\u001f/\u007fMöbel & Söhne\u2028🪵';
    const written = '"\\"\\\\\\b\\t\\n\\f\\r\\u0000\\u001f/\u007fMöbel & Söhne\u2028🪵"';
    expect(writeJson(said)).toBe(written);
    expect(serialize(said)).toBe(`${written}\n`);
  });

  it("escapes every < of a script, and only that", () => {
    expect(serializeForScript({ a: "Wir bauen </script><b>Möbel</b> & >" })).toBe(
      '{"a":"Wir bauen \\u003c/script>\\u003cb>Möbel\\u003c/b> & >"}',
    );
  });
});
