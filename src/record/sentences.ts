import * as z from "zod";
import { unreachable } from "../errors.ts";
import type { FaultCode, FormatCode } from "./codes.ts";
import { excerpt } from "./excerpt.ts";
import { isList, type Json } from "./json.ts";
import { nearest } from "./nearest.ts";
import type { LeafNode, Node } from "./node.ts";

/** What a sentence is about: the part of the schema that was not met, what came, and what a check found in it. */
export type Wrong = { readonly node: Node; readonly value: Json | undefined; readonly found?: string };

type Sentence = (wrong: Wrong) => string;

const expectedForm: Sentence = ({ node, value }) => `expected ${expectation(node)}, got ${excerpt(value)}`;

/** What each fault says to the person who wrote the record. A format says what its schema describes. */
const SENTENCES: Readonly<Record<Exclude<FaultCode, FormatCode>, Sentence>> = {
  TYPE: expectedForm,
  REQUIRED: ({ node }) => `expected ${expectation(node)}, but it is missing`,
  ENUM: (wrong) => `${expectedForm(wrong)}${suggestion(wrong.value, valuesOf(wrong.node))}`,
  EMPTY_OBJECT: ({ node, value }) => `expected ${someMember(node)}, got ${excerpt(value)}`,
  TOO_LONG: ({ node, value }) => `expected at most ${limitOf(node)} characters, got ${characters(value)}`,
  TOO_SHORT: () => 'expected at least one character, got ""; a text that says nothing is left out',
  TOO_MANY: ({ node, value }) => `expected at most ${limitOf(node)} items, got ${items(value)}`,
  TOO_FEW: ({ node, value }) =>
    items(value) === 0
      ? "expected at least one item, got an empty list; a list of nothing is left out"
      : `expected at least ${node.kind === "list" ? node.min : 1} items, got ${items(value)}`,
  TOO_SMALL: expectedForm,
  TOO_LARGE: expectedForm,
  NOT_INTEGER: expectedForm,
  SLUG_RESERVED: ({ value }) =>
    `expected a slug that the registry does not use itself, got ${excerpt(value)}`,
  DATE_NOT_REAL: ({ value }) => `expected a day that the calendar has, got ${excerpt(value)}`,
  I13_CHARACTER: ({ found }) => `expected no control, format or unassigned characters, got ${found}`,
  I13_SPACE_EDGE: ({ value }) => `expected no space at either end of a line, got ${excerpt(value)}`,
  I13_LINE_BREAK: ({ found }) => `expected no line break in this place, got ${found}`,
  I13_INVISIBLE: ({ value }) => `expected something to see, got ${excerpt(value)}`,
  I13_NOT_NFC: ({ value }) => `expected text in Unicode's composed form (NFC), got ${excerpt(value)}`,
};

/** The sentence of a fault: what was expected and what came. */
export function sentence(code: FaultCode, wrong: Wrong): string {
  return code in SENTENCES ? SENTENCES[code as keyof typeof SENTENCES](wrong) : expectedForm(wrong);
}

/** `; did you mean "address"?` when a known word is close, else nothing. */
export function suggestion(word: Json | undefined, known: readonly string[]): string {
  const near = typeof word === "string" ? nearest(word, known) : undefined;
  return near === undefined ? "" : `; did you mean ${excerpt(near)}?`;
}

/** What a part of the schema asks for, to complete "expected …". */
function expectation(node: Node): string {
  switch (node.kind) {
    case "object":
      return "an object";
    case "list":
      return "a list";
    case "texts":
      return 'an object with a text for each language such as {"de":"…"}';
    case "union":
      return `an object with a ${node.discriminator}`;
    case "values":
      return `${node.values.length === 1 ? "" : "one of "}${node.values.map(excerpt).join(", ")}`;
    case "leaf":
      return leafExpectation(node);
    default:
      return unreachable(node);
  }
}

function leafExpectation({ schema }: LeafNode): string {
  if (schema.description !== undefined) return schema.description;
  if (schema instanceof z.ZodBoolean) return "true or false";
  if (!(schema instanceof z.ZodNumber)) return "a text";
  return `${schema.isInt ? "a whole number" : "a number"} from ${schema.minValue} to ${schema.maxValue}`;
}

function someMember(node: Node): string {
  return node.kind === "object"
    ? `at least one of ${node.names.join(", ")}`
    : "a text in at least one language";
}

function valuesOf(node: Node): string[] {
  return node.kind === "values" ? node.values.map(String) : [];
}

function limitOf(node: Node): number | undefined {
  if (node.kind === "list") return node.max;
  return node.kind === "leaf" ? node.maxLength : undefined;
}

function characters(value: Json | undefined): number {
  return typeof value === "string" ? [...value].length : 0;
}

function items(value: Json | undefined): number {
  return isList(value) ? value.length : 0;
}
