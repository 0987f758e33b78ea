import type { Fault } from "../errors.ts";
import { excerpt } from "./excerpt.ts";
import { emptyObject, hasLoneSurrogate, type Json, MAX_DEPTH, pointerTo } from "./json.ts";

type Scan = {
  readonly text: string;
  readonly path: (string | number)[];
  index: number;
  depth: number;
  fault: Fault | undefined;
};

export type JsonReading = { readonly data: Json; readonly fault?: undefined } | { readonly fault: Fault };

/**
 * Reads JSON (RFC 8259) strictly. The first fault from the start of the text ends the reading: a mistake in the
 * syntax (BYTES_SYNTAX), too many levels (BYTES_DEPTH), a member given twice (BYTES_DUPLICATE_MEMBER), half of a
 * surrogate pair (BYTES_LONE_SURROGATE).
 */
export function readJson(text: string): JsonReading {
  const scan: Scan = { text, path: [], index: 0, depth: 0, fault: undefined };
  skipSpace(scan);
  const data = readValue(scan);
  skipSpace(scan);
  if (scan.index < text.length) fail(scan, "the end of the document");
  return scan.fault ? { fault: scan.fault } : { data };
}

function readValue(scan: Scan): Json {
  switch (scan.text[scan.index]) {
    case "{":
      return nested(scan, readObject);
    case "[":
      return nested(scan, readList);
    case '"':
      return readText(scan);
    case "t":
      return readWord(scan, "true", true);
    case "f":
      return readWord(scan, "false", false);
    case "n":
      return readWord(scan, "null", null);
    default:
      return readNumber(scan);
  }
}

function nested(scan: Scan, readInside: (scan: Scan) => Json): Json {
  if (scan.depth >= MAX_DEPTH) {
    const message = `expected at most ${MAX_DEPTH} objects and lists inside each other, got more`;
    return stop(scan, { code: "BYTES_DEPTH", pointer: here(scan), message });
  }
  scan.depth++;
  scan.index++;
  const value = readInside(scan);
  scan.depth--;
  return value;
}

function readObject(scan: Scan): Json {
  const object = emptyObject();
  skipSpace(scan);
  if (take(scan, "}")) return object;
  do {
    skipSpace(scan);
    if (scan.text[scan.index] !== '"') return fail(scan, "a member name in double quotes");
    const name = readString(scan);
    if (hasLoneSurrogate(name)) return failOfSurrogate(scan, name);
    scan.path.push(name);
    if (name in object) return failOfDuplicate(scan, name);
    skipSpace(scan);
    if (!take(scan, ":")) return fail(scan, 'a colon (":")');
    skipSpace(scan);
    object[name] = readValue(scan);
    scan.path.pop();
    skipSpace(scan);
  } while (take(scan, ","));
  return take(scan, "}") ? object : fail(scan, 'a comma or "}"');
}

function readList(scan: Scan): Json {
  const list: Json[] = [];
  skipSpace(scan);
  if (take(scan, "]")) return list;
  do {
    skipSpace(scan);
    scan.path.push(list.length);
    list.push(readValue(scan));
    scan.path.pop();
    skipSpace(scan);
  } while (take(scan, ","));
  return take(scan, "]") ? list : fail(scan, 'a comma or "]"');
}

function readText(scan: Scan): string {
  const text = readString(scan);
  if (hasLoneSurrogate(text)) failOfSurrogate(scan, text);
  return text;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '"': '"',
  "\\": "\\",
  "/": "/",
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
};

const HEX = /[0-9A-Fa-f]{4}/y;

function readString(scan: Scan): string {
  scan.index++;
  let text = "";
  for (;;) {
    text += readPlain(scan);
    if (take(scan, '"')) return text;
    if (!take(scan, "\\")) {
      fail(scan, scan.index < scan.text.length ? "an escape in place of a control character" : 'a closing "');
      return text;
    }
    text += readEscape(scan);
    if (scan.fault) return text;
  }
}

/** Characters that stand for themselves: all but quotes, backslashes and controls. */
function readPlain(scan: Scan): string {
  const start = scan.index;
  let code = scan.text.charCodeAt(scan.index);
  while (code >= 0x20 && code !== 0x22 && code !== 0x5c) {
    scan.index++;
    code = scan.text.charCodeAt(scan.index);
  }
  return scan.text.slice(start, scan.index);
}

function readEscape(scan: Scan): string {
  if (take(scan, "u")) {
    const hex = match(scan, HEX);
    if (hex === "") fail(scan, "four hexadecimal digits");
    return String.fromCharCode(Number.parseInt(hex, 16));
  }
  const escaped = ESCAPES[scan.text[scan.index] ?? ""];
  if (escaped === undefined) {
    fail(scan, 'one of " \\ / b f n r t u after the backslash');
    return "";
  }
  scan.index++;
  return escaped;
}

const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;

function readNumber(scan: Scan): Json {
  const number = match(scan, NUMBER);
  return number === "" ? fail(scan, "a value") : Number(number);
}

function readWord(scan: Scan, word: string, value: boolean | null): Json {
  if (!scan.text.startsWith(word, scan.index)) return fail(scan, "a value");
  scan.index += word.length;
  return value;
}

function skipSpace(scan: Scan): void {
  let code = scan.text.charCodeAt(scan.index);
  while (code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09) {
    scan.index++;
    code = scan.text.charCodeAt(scan.index);
  }
}

function match(scan: Scan, pattern: RegExp): string {
  pattern.lastIndex = scan.index;
  const found = pattern.exec(scan.text)?.[0] ?? "";
  scan.index += found.length;
  return found;
}

function take(scan: Scan, character: string): boolean {
  if (scan.fault || scan.text[scan.index] !== character) return false;
  scan.index++;
  return true;
}

function here(scan: Scan): string {
  return scan.path.reduce(pointerTo, "");
}

function failOfSurrogate(scan: Scan, text: string): null {
  const message = `expected whole characters, got half a surrogate pair in ${excerpt(text)}`;
  return stop(scan, { code: "BYTES_LONE_SURROGATE", pointer: here(scan), message });
}

function failOfDuplicate(scan: Scan, name: string): null {
  const message = `expected each member once, got ${excerpt(name)} again at ${position(scan)}`;
  return stop(scan, { code: "BYTES_DUPLICATE_MEMBER", pointer: here(scan), message });
}

function fail(scan: Scan, expected: string): null {
  const character = String.fromCodePoint(scan.text.codePointAt(scan.index) ?? 0);
  const came = scan.index < scan.text.length ? excerpt(character) : "the end";
  const message = `expected ${expected}, got ${came} at ${position(scan)}`;
  return stop(scan, { code: "BYTES_SYNTAX", pointer: "", message });
}

/** The first fault counts; the rest of the text is not looked at. */
function stop(scan: Scan, fault: Fault): null {
  scan.fault ??= fault;
  scan.index = scan.text.length;
  return null;
}

/** Line and column, both from 1, the column in code points. */
function position(scan: Scan): string {
  const lines = scan.text.slice(0, scan.index).split("\n");
  return `line ${lines.length}, column ${[...(lines.at(-1) ?? "")].length + 1}`;
}
