import { isRec, type Rec } from "../support/json.ts";
import type { Quad, Term } from "./processor.ts";
import { rangesOf } from "./schema-org.ts";
import { isReference, isValueObject, listOf } from "./walk.ts";

const SCHEMA = "http://schema.org/";
const XSD = "http://www.w3.org/2001/XMLSchema#";
const TYPE = "http://www.w3.org/1999/02/22-rdf-syntax-ns#type";

/**
 * What a document states: for each named node its statements, a predicate and an object in one text. A nameless node
 * stands in braces where it is used, so two readings are equal when they state the same.
 */
export type Reading = {
  readonly named: Map<string, string[]>;
  nodes: number;
  statements: number;
};

function emptyReading(): Reading {
  return { named: new Map(), nodes: 0, statements: 0 };
}

/** The statements of one node: equal ones are one, except that two nameless nodes stay two. */
function settled(statements: readonly string[]): string[] {
  const seen = new Set<string>();
  return statements
    .filter((one) => {
      const again = seen.has(one) && !/^\S+ \{/.test(one);
      seen.add(one);
      return !again;
    })
    .sort();
}

function nameless(statements: readonly string[], into: Reading): string {
  const own = settled(statements);
  into.nodes += 1;
  into.statements += own.length;
  return `{${own.join("\n")}}`;
}

/** Counts the named nodes once all of them are known. */
function finished(into: Reading): Reading {
  for (const [iri, statements] of into.named) {
    const own = settled(statements);
    into.named.set(iri, own);
    into.nodes += 1;
    into.statements += own.length;
  }
  return into;
}

function literal(value: string, type: string, language = ""): string {
  return JSON.stringify([value, type, language.toLowerCase()]);
}

function numeral(value: number): string {
  return literal(String(value), XSD + (Number.isInteger(value) ? "integer" : "double"));
}

/** A text as schema.org's context reads it: an address, a date or a plain text, by the property's range. */
function textOf(key: string, value: string): string {
  const ranges = key.includes(":") ? ["Text"] : rangesOf(key);
  if (ranges.includes("Text")) return literal(value, `${XSD}string`);
  if (ranges.includes("URL")) return `<${value}>`;
  return literal(value, ranges.includes("Date") ? `${SCHEMA}Date` : `${XSD}string`);
}

function objectOf(key: string, value: unknown, prefix: string, into: Reading): string {
  if (isRec(value)) {
    return isValueObject(value)
      ? literal(String(value["@value"]), "text", String(value["@language"]))
      : nodeOf(value, prefix, into);
  }
  if (typeof value === "boolean") return literal(String(value), `${XSD}boolean`);
  return typeof value === "number" ? numeral(value) : textOf(key, String(value));
}

function nodeOf(node: Rec, prefix: string, into: Reading): string {
  const own: string[] = [];
  for (const [key, value] of Object.entries(node)) {
    if (key === "@id") continue;
    if (key === "@type") own.push(`${TYPE} <${SCHEMA}${value}>`);
    else {
      const predicate = key.startsWith("daawid:") ? prefix + key.slice("daawid:".length) : SCHEMA + key;
      own.push(...listOf(value).map((one) => `${predicate} ${objectOf(key, one, prefix, into)}`));
    }
  }
  const iri = node["@id"];
  if (iri === undefined) return nameless(own, into);
  if (!isReference(node)) into.named.set(`<${iri}>`, [...(into.named.get(`<${iri}>`) ?? []), ...own]);
  return `<${iri}>`;
}

/** What a document states by the rules of the specification, read without a JSON-LD processor. */
export function readDocument(document: Rec): Reading {
  const [, terms] = document["@context"] as [string, { readonly daawid: string }];
  const into = emptyReading();
  for (const node of document["@graph"] as Rec[]) nodeOf(node, terms.daawid, into);
  return finished(into);
}

function termOf(term: Term, bySubject: ReadonlyMap<string, readonly Quad[]>, into: Reading): string {
  if (term.termType === "NamedNode") return `<${term.value}>`;
  if (term.termType === "BlankNode") {
    const own = bySubject.get(term.value) ?? [];
    return nameless(
      own.map((quad) => `${quad.predicate.value} ${termOf(quad.object, bySubject, into)}`),
      into,
    );
  }
  const type = term.datatype?.value ?? "";
  if (term.language !== undefined && term.language !== "") return literal(term.value, "text", term.language);
  return type === `${XSD}double` ? numeral(Number(term.value)) : literal(term.value, type);
}

/** What the statements of a JSON-LD processor say. */
export function readQuads(quads: readonly Quad[]): Reading {
  const bySubject = new Map<string, Quad[]>();
  for (const quad of quads) {
    const own = bySubject.get(quad.subject.value);
    if (own === undefined) bySubject.set(quad.subject.value, [quad]);
    else own.push(quad);
  }
  const into = emptyReading();
  for (const [subject, own] of bySubject) {
    if (own[0]?.subject.termType !== "NamedNode") continue;
    into.named.set(
      `<${subject}>`,
      own.map((quad) => `${quad.predicate.value} ${termOf(quad.object, bySubject, into)}`),
    );
  }
  return finished(into);
}
