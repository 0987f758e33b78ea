/** How expected and actual bytes differ, told so that the cause can be seen. */
export type Difference = {
  /** Offset of the first byte that differs, or the shorter length. */
  readonly offset: number;
  readonly line: number;
  readonly column: number;
  readonly class: DifferenceClass;
  readonly expectedHex: string;
  readonly actualHex: string;
  readonly expectedText: string;
  readonly actualText: string;
};

export type DifferenceClass =
  | "nothing-given"
  | "crlf"
  | "bom"
  | "not-utf8"
  | "trailing-newline"
  | "trailing-space"
  | "unicode-normalization"
  | "invisible-character"
  | "json-key-order"
  | "json-escape"
  | "json-whitespace"
  | "html-escape"
  | "markdown-escape"
  | "content";

const WINDOW = 12;

function firstDifference(a: Uint8Array, b: Uint8Array): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i += 1) if (a[i] !== b[i]) return i;
  return length;
}

function hex(bytes: Uint8Array, offset: number): string {
  const window = [...bytes.subarray(offset, offset + WINDOW)];
  const end = bytes.length <= offset + WINDOW ? " (end)" : "";
  return window.map((byte) => byte.toString(16).padStart(2, "0")).join(" ") + end;
}

function text(bytes: Uint8Array, offset: number): string {
  const shown = Buffer.from(bytes.subarray(offset, offset + 40)).toString("utf8");
  return JSON.stringify(shown);
}

/** Whether two texts are the same once something is taken out of both. */
type Equal = (expected: string, actual: string) => boolean;

function sameWithout(pattern: RegExp, replacement = ""): Equal {
  return (expected, actual) =>
    expected.replace(pattern, replacement) === actual.replace(pattern, replacement);
}

function parsed(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

/** A JSON value with the members of each object in code-unit order, as text. */
function sorted(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sorted).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${sorted(member)}`).join(",")}}`;
}

/** Tried in this order; the first that explains the whole difference names it. */
const CLASSES: readonly (readonly [DifferenceClass, Equal])[] = [
  ["nothing-given", (expected, actual) => actual === "" && expected !== ""],
  ["bom", (expected, actual) => actual.startsWith("\uFEFF") && actual.slice(1) === expected],
  ["crlf", (expected, actual) => actual.includes("\r") && actual.replaceAll("\r\n", "\n") === expected],
  ["trailing-newline", sameWithout(/\n+$/)],
  ["trailing-space", sameWithout(/[ \t]+$/gm)],
  ["unicode-normalization", (expected, actual) => expected.normalize("NFC") === actual.normalize("NFC")],
  ["invisible-character", sameWithout(/[\p{Cf}\u00a0\u2000-\u200a\u202f]/gu)],
  [
    "json-whitespace",
    (a, b) =>
      parsed(b) !== undefined &&
      JSON.stringify(parsed(a)) === JSON.stringify(parsed(b)) &&
      /\n\s|[:,] /.test(b),
  ],
  [
    "json-escape",
    (a, b) => parsed(b) !== undefined && JSON.stringify(parsed(a)) === JSON.stringify(parsed(b)),
  ],
  ["json-key-order", (a, b) => parsed(b) !== undefined && sorted(parsed(a)) === sorted(parsed(b))],
  ["html-escape", (a, b) => unescapedHtml(a) === unescapedHtml(b)],
  ["markdown-escape", sameWithout(/\\(?=[^\w\s])/g)],
];

function unescapedHtml(value: string): string {
  return value.replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => HTML[name] ?? "");
}

const HTML: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', "#39": "'", amp: "&" };

function classify(expected: Uint8Array, actual: Uint8Array): DifferenceClass {
  let actualText: string;
  try {
    actualText = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(actual);
  } catch {
    return "not-utf8";
  }
  const expectedText = Buffer.from(expected).toString("utf8");
  return CLASSES.find(([, equal]) => equal(expectedText, actualText))?.[0] ?? "content";
}

/** The first difference between two byte strings, or `undefined` when they are equal. */
export function difference(expected: Uint8Array, actual: Uint8Array): Difference | undefined {
  const offset = firstDifference(expected, actual);
  if (offset === expected.length && offset === actual.length) return undefined;
  const before = Buffer.from(expected.subarray(0, offset)).toString("latin1");
  const lineStart = before.lastIndexOf("\n") + 1;
  return {
    offset,
    line: before.split("\n").length,
    column: Buffer.from(expected.subarray(lineStart, offset)).toString("utf8").length + 1,
    class: classify(expected, actual),
    expectedHex: hex(expected, offset),
    actualHex: hex(actual, offset),
    expectedText: text(expected, offset),
    actualText: text(actual, offset),
  };
}
