import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type DifferenceClass, difference } from "../../conformance/compare.ts";
import { ownerOf } from "../../conformance/spans.ts";
import { type Call, loadSuite, type SuiteCase } from "../../conformance/suite.ts";
import { knownIds } from "../../scripts/vectors/spans.ts";

/** Expected files of every function, short and long. */
const SAMPLE = [
  "framing/person-suspended/out.de.md",
  "escape/start-marks/out.de.md",
  "examples/schreinerei-beispiel/out.de.md",
  "provenance/label-words/out.de.md",
  "offerings/all-offerings/out.de.md",
  "sections/document-order/out.de.md",
  "jsonld-suspended/person/out.jsonld",
  "jsonld-suspended/person/out.de.jsonld",
  "jsonld-hours/exceptions-alone/out.jsonld",
  "view-sections/each/out.de.contact.view.json",
  "view-sections/locations/out.de.view.json",
  "json-bytes/view/out.de.view.json",
  "time/credential-two-of-four/out.revision.json",
  "time/next-in-december/out.txt",
];
const KRAUSE = "examples/holzwerk-krause/out.de.md";
const KNOWN = knownIds();

type Spans = readonly (readonly [start: number, end: number, owner: string])[];
type Golden = { readonly item: SuiteCase; readonly call: Call; readonly bytes: Uint8Array };

const loaded = loadSuite();
const MAPS = new Map(
  readFileSync("vectors/0.1/spans.jsonl", "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as { readonly file: string; readonly spans: Spans })
    .map(({ file, spans }) => [file, spans]),
);

/** An expected file, with the case and the call that expect it. */
function golden(path: string): Golden {
  const cut = path.lastIndexOf("/");
  const [id, file] = [path.slice(0, cut), path.slice(cut + 1)];
  const item = loaded.ok ? loaded.suite.cases.find((one) => one.id === id) : undefined;
  const call = item?.calls?.find(({ expect: wanted }) => wanted === file);
  const bytes = item?.files.get(file);
  if (item === undefined || call === undefined || bytes === undefined) throw new Error(`no ${path}`);
  return { item, call, bytes };
}

const textOf = (path: string): string => Buffer.from(golden(path).bytes).toString("utf8");

/** Who owns the first byte that differs when a target gives `actual`. */
function blamed({ item, call: { fn, lang }, bytes }: Golden, actual: Uint8Array) {
  const found = difference(bytes, actual);
  return { found, owner: ownerOf(item, { fn, lang, difference: found, expected: bytes }) };
}

describe("every byte of an expected file", () => {
  it.each(SAMPLE)("of %s is compared and has an owner", (path) => {
    const one = golden(path);
    const spans = MAPS.get(`cases/${path}`) ?? [];
    const actual = Uint8Array.from(one.bytes);
    const wrong: string[] = [];
    for (const [offset, byte] of one.bytes.entries()) {
      actual[offset] = byte ^ 1;
      const { found, owner } = blamed(one, actual);
      actual[offset] = byte;
      const own = spans.find(([start, end]) => start <= offset && offset < end)?.[2];
      const known = owner !== undefined && owner === own && KNOWN.has(owner);
      if (found?.offset !== offset || !known) wrong.push(`${offset}: ${found?.offset} ${owner}`);
    }
    expect(one.bytes.length).toBeGreaterThan(20);
    expect(wrong).toEqual([]);
    expect(difference(one.bytes, actual)).toBeUndefined();
  });

  it.each(SAMPLE)("of %s is missed at the end, and none may follow", (path) => {
    const one = golden(path);
    const { length } = one.bytes;
    const short = blamed(one, one.bytes.subarray(0, length - 1));
    expect(short.found?.offset).toBe(length - 1);
    expect(KNOWN.has(`${short.owner}`)).toBe(true);
    for (const more of [0x0a, 0x20, 0x78, 0x00]) {
      const long = blamed(one, Uint8Array.from([...one.bytes, more]));
      expect(long.found?.offset).toBe(length);
      expect(KNOWN.has(`${long.owner}`)).toBe(true);
    }
  });

  it("is compared where nothing is expected", () => {
    const one = golden("time/next-never/out.txt");
    expect(one.bytes.length).toBe(0);
    expect(blamed(one, Uint8Array.of(0x0a))).toMatchObject({ found: { offset: 0 } });
    expect(KNOWN.has(`${blamed(one, Uint8Array.of(0x0a)).owner}`)).toBe(true);
  });
});

/** JSON with the members of every object from last to first. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).map(([key, below]) => [key, reversed(below)] as const);
  return Object.fromEntries(members.reverse());
}

const ascii = (text: string): string =>
  text.replace(/[^\n -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
const html = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

type Mistake = readonly [DifferenceClass, string, string, (text: string) => string];

const JSONLD = "jsonld-examples/holzwerk-krause/out.jsonld";
const VIEW = "view-examples/holzwerk-krause/out.de.view.json";
const TIGHT = "json-bytes/view/out.de.view.json";
const STARS = "escape/asterisk/out.de.md";

const MISTAKES: readonly Mistake[] = [
  ["nothing-given", "no bytes at all", KRAUSE, () => ""],
  ["crlf", "CRLF on every line", KRAUSE, (text) => text.replaceAll("\n", "\r\n")],
  ["crlf", "CRLF on one line", KRAUSE, (text) => text.replace(/\n(?=## )/, "\r\n")],
  ["bom", "a byte order mark", KRAUSE, (text) => `\uFEFF${text}`],
  ["bom", "a byte order mark before JSON", VIEW, (text) => `\uFEFF${text}`],
  ["trailing-newline", "no final line feed", KRAUSE, (text) => text.slice(0, -1)],
  ["trailing-newline", "two final line feeds", VIEW, (text) => `${text}\n`],
  ["unicode-normalization", "form D", KRAUSE, (text) => text.normalize("NFD")],
  ["unicode-normalization", "form D in JSON", VIEW, (text) => text.normalize("NFD")],
  ["trailing-space", "a space at the end of a line", KRAUSE, (text) => text.replace(/\n(?=## )/, " \n")],
  ["trailing-space", "two spaces at the end of every line", KRAUSE, (text) => text.replaceAll("\n", "  \n")],
  ["invisible-character", "a soft hyphen", KRAUSE, (text) => text.replace("Krause", "Krau\u00adse")],
  [
    "json-key-order",
    "members the other way round",
    VIEW,
    (text) => `${JSON.stringify(reversed(JSON.parse(text)))}\n`,
  ],
  [
    "json-key-order",
    "the same in JSON-LD",
    JSONLD,
    (text) => `${JSON.stringify(reversed(JSON.parse(text)))}\n`,
  ],
  ["json-escape", "ASCII alone", TIGHT, ascii],
  ["json-escape", "escaped slashes", TIGHT, (text) => text.replaceAll("/", "\\/")],
  ["json-whitespace", "indented", VIEW, (text) => `${JSON.stringify(JSON.parse(text), null, 2)}\n`],
  ["json-whitespace", "spaces after colons", VIEW, (text) => text.replaceAll('":', '": ')],
  ["html-escape", "HTML escapes", KRAUSE, html],
  ["markdown-escape", "a missing escape", STARS, (text) => text.replace("\\", "")],
  [
    "markdown-escape",
    "no escape at all",
    "escape/start-marks/out.de.md",
    (text) => text.replace(/\\(?!\n)/g, ""),
  ],
  ["content", "another letter", KRAUSE, (text) => text.replace("Krause", "Krauss")],
];

describe("a usual mistake", () => {
  it.each(MISTAKES)("is told as %s: %s in %s", (cause, _what, path, change) => {
    const text = textOf(path);
    const actual = change(text);
    expect(actual).not.toBe(text);
    expect(difference(Buffer.from(text), Buffer.from(actual))?.class).toBe(cause);
  });

  it.each(MISTAKES.slice(1))(
    "together with another letter is not told as %s: %s",
    (_cause, _what, path, change) => {
      const text = textOf(path);
      const actual = change(text).replace("chreinerei", "chreinereu").replace("2", "3");
      expect(difference(Buffer.from(text), Buffer.from(actual))?.class).toBe("content");
    },
  );

  it("in Latin-1 is told as not-utf8", () => {
    const text = textOf(KRAUSE);
    expect(difference(Buffer.from(text), Buffer.from(text, "latin1"))?.class).toBe("not-utf8");
  });
});
