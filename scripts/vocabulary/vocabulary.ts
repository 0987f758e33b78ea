import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** Names by name: several stand in one string, apart by a space, in code-unit order. */
export type Names = { readonly [name: string]: string };

/** What schema.org says about its terms, as far as a document can be checked against it. */
export type Vocabulary = {
  readonly source: string;
  readonly license: string;
  /** A type and the types directly above it. */
  readonly types: Names;
  /** A property and the types that may have it. */
  readonly domains: Names;
  /** A property and the types of its values. */
  readonly ranges: Names;
  /** A value of an enumeration and the enumeration. */
  readonly members: Names;
  /** A term and what to use in its place. */
  readonly superseded: Names;
};

const SOURCE =
  "Vocabulary of schema.org, release 29.4 (schemaorg-current), selected from @vocabulary/schema 1.1.0 by scripts/vocabulary/vocabulary.ts; test data, not shipped";
const LICENSE =
  "CC BY-SA 3.0 (https://creativecommons.org/licenses/by-sa/3.0/), as schema.org's terms at https://schema.org/docs/terms.html say; the same licence holds for this file";

const TABLE = "test/jsonld/vocabulary.json";
const CONTEXT = "test/jsonld/context/schema-org.json";

const RDF_TYPE = "http://www.w3.org/1999/02/22-rdf-syntax-ns#type";
const CLASS = "http://www.w3.org/2000/01/rdf-schema#Class";
const PROPERTY = "http://www.w3.org/1999/02/22-rdf-syntax-ns#Property";
const SUBCLASS = "http://www.w3.org/2000/01/rdf-schema#subClassOf";
const SCHEMA = "http://schema.org/";
const STATEMENT = /^<http:\/\/schema\.org\/(\w+)> <([^>]+)> <([^>]+)> /;

type Statement = { readonly subject: string; readonly predicate: string; readonly object: string };

/** Everything that the pinned package says of a schema.org term by means of another term. */
function readStatements(): readonly Statement[] {
  const file = createRequire(import.meta.url).resolve("@vocabulary/schema/schema.nq");
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line) => {
      const [, subject, predicate, object] = STATEMENT.exec(line) ?? [];
      return subject === undefined || predicate === undefined || object === undefined
        ? []
        : [{ subject, predicate, object }];
    });
}

function namesOf(statements: readonly Statement[], keys: ReadonlySet<string>, predicate: string): Names {
  const found = new Map<string, Set<string>>([...keys].sort().map((key) => [key, new Set()]));
  for (const { subject, predicate: said, object } of statements) {
    if (said === predicate && object.startsWith(SCHEMA)) found.get(subject)?.add(object.slice(SCHEMA.length));
  }
  return Object.fromEntries([...found].map(([key, names]) => [key, [...names].sort().join(" ")]));
}

function subjects(statements: readonly Statement[], type: string): ReadonlySet<string> {
  return new Set(
    statements
      .filter(({ predicate, object }) => predicate === RDF_TYPE && object === type)
      .map(({ subject }) => subject),
  );
}

function filled(names: Names): Names {
  return Object.fromEntries(Object.entries(names).filter(([, value]) => value !== ""));
}

/**
 * The table of the pinned package. Some names, such as `Dermatology`, are values of an enumeration and at the same time
 * below a type: they are both.
 */
export function readVocabulary(): Vocabulary {
  const statements = readStatements();
  const subclasses = statements.filter(({ predicate }) => predicate === SUBCLASS);
  const types = new Set([...subjects(statements, CLASS), ...subclasses.map(({ subject }) => subject)]);
  const properties = subjects(statements, PROPERTY);
  const all = new Set(statements.map(({ subject }) => subject));
  return {
    source: SOURCE,
    license: LICENSE,
    types: namesOf(statements, types, SUBCLASS),
    domains: namesOf(statements, properties, `${SCHEMA}domainIncludes`),
    ranges: namesOf(statements, properties, `${SCHEMA}rangeIncludes`),
    members: filled(namesOf(statements, all, RDF_TYPE)),
    superseded: filled(namesOf(statements, all, `${SCHEMA}supersededBy`)),
  };
}

/**
 * What schema.org's own context does with the values of a property: an address when a URL may stand there and a text may
 * not, a date when a date may stand there and neither of the two.
 */
function coercion(range: string): string | undefined {
  const names = range.split(" ");
  if (names.includes("Text")) return undefined;
  if (names.includes("URL")) return "@id";
  return names.includes("Date") ? "Date" : undefined;
}

type Term = { readonly "@id": string; readonly "@type": string };

/** A context that reads a document as schema.org's own does. */
export function contextTerms(vocabulary: Vocabulary): { readonly [term: string]: string | Term } {
  const terms = Object.entries(vocabulary.ranges).flatMap(([name, range]): [string, Term][] => {
    const type = coercion(range);
    return type === undefined ? [] : [[name, { "@id": `schema:${name}`, "@type": type }]];
  });
  return { "@vocab": SCHEMA, schema: SCHEMA, id: "@id", type: "@type", ...Object.fromEntries(terms) };
}

function contextText(vocabulary: Vocabulary): string {
  const terms = Object.entries(contextTerms(vocabulary)).map(([name, term]) => {
    const value =
      typeof term === "string"
        ? JSON.stringify(term)
        : `{ "@id": "${term["@id"]}", "@type": "${term["@type"]}" }`;
    return `    "${name}": ${value}`;
  });
  const head = [`  "source": ${JSON.stringify(SOURCE)},`, `  "license": ${JSON.stringify(LICENSE)},`];
  return ["{", ...head, '  "@context": {', terms.join(",\n"), "  }", "}", ""].join("\n");
}

/** The generated files by path. */
export function vocabularyFiles(): ReadonlyMap<string, string> {
  const vocabulary = readVocabulary();
  return new Map([
    [TABLE, `${JSON.stringify(vocabulary, null, 2)}\n`],
    [CONTEXT, contextText(vocabulary)],
  ]);
}

/** Paths of generated files that are missing or different. */
export function vocabularyDrift(files: ReadonlyMap<string, string>): readonly string[] {
  return [...files.keys()].filter(
    (path) => !existsSync(path) || readFileSync(path, "utf8") !== files.get(path),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = vocabularyFiles();
  const different = vocabularyDrift(files);
  if (process.argv.includes("--check")) {
    for (const path of different) {
      process.stderr.write(`${path} differs: run npx tsx scripts/vocabulary/vocabulary.ts\n`);
    }
    process.exitCode = different.length === 0 ? 0 : 1;
  } else {
    for (const path of different) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, files.get(path) ?? "");
    }
  }
}
