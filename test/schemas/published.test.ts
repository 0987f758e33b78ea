import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { allSchemas, type Schema, subschemas } from "../../scripts/schemas/json-schema.ts";
import {
  NOT_IN_BRAND_KIT,
  NOT_IN_OFFERING,
  NOT_IN_RECORD,
  NOT_IN_VIEW,
  OF_FUNCTIONS,
} from "../../scripts/schemas/not-expressed.ts";
import { publishedFiles } from "../../scripts/schemas/published.ts";
import { drift } from "../../scripts/schemas/schemas.ts";
import { WORDS } from "../../scripts/schemas/words.ts";
import { FILES, schemaOf, strictAjv } from "./support.ts";

const NAMES = [...FILES.keys()].sort();
const OPEN = NAMES.filter((name) => name !== "vector-case" && name !== "report");

/** Where a schema refuses members: those it does not know, or one by its name. */
function closed(schema: Schema): readonly string[] {
  return allSchemas(schema).flatMap(([path, one]) =>
    subschemas(one).flatMap(([keyword, below]) => (below === false ? [`${path}/${keyword}`] : [])),
  );
}

/** Definitions and members that nothing is said about. */
function unexplained(schema: Schema): readonly string[] {
  return allSchemas(schema).flatMap(([path, one]) => {
    const isDefinition = path === "#" || /^#\/\$defs\/[^/]+$/.test(path);
    const isMember = /^#(?:\/\$defs\/[^/]+)?\/properties\/[^/]+$/.test(path);
    const needsWords = isMember || (isDefinition && one.enum === undefined && one.type !== "string");
    const silent = needsWords && one.description === undefined ? [path] : [];
    return isDefinition && one.title === undefined ? [...silent, path] : silent;
  });
}

/** Patterns that are not whole-string, or that some engine reads differently. */
function unsafePatterns(schema: Schema): readonly string[] {
  return allSchemas(schema).flatMap(([path, { pattern }]) => {
    if (pattern === undefined) return [];
    const text = String(pattern);
    const whole = /^\^.*\$$/su.test(text);
    const safe = !/\(\?[=!<]|\\[pPdDwWsSbB]|\\\//.test(text);
    return whole && safe && new RegExp(text, "u") ? [] : [`${path}: ${text}`];
  });
}

/** References to definitions that are not there, and definitions that nothing refers to. */
function looseEnds(schema: Schema): readonly string[] {
  const refs = new Set(
    allSchemas(schema).flatMap(([, { $ref }]) => (typeof $ref === "string" ? [$ref] : [])),
  );
  const defs = new Set(Object.keys((schema.$defs ?? {}) as object).map((name) => `#/$defs/${name}`));
  return [...[...refs].filter((ref) => !defs.has(ref)), ...[...defs].filter((def) => !refs.has(def))];
}

describe("the published schemas", () => {
  it("are the ones that are promised", () => {
    expect(NAMES).toEqual([
      "brand-kit-view",
      "entry-view",
      "offering-view",
      "protocol",
      "public-entry",
      "report",
      "request-appointment-input",
      "request-callback-input",
      "request-quote-input",
      "send-message-input",
      "tables",
      "vector-case",
    ]);
  });

  it("are what their source gives", () => {
    expect(drift(publishedFiles())).toEqual([]);
  });

  it.each(NAMES)("%s is sound: draft 2020-12, its own address, whole, open, in words", (name) => {
    const schema = schemaOf(name);
    expect(schema.$schema).toBe("https://json-schema.org/draft/2020-12/schema");
    expect(schema.$id).toBe(`https://daawid.example/schemas/0.1/${name}.json`);
    const ajv = strictAjv();
    expect(ajv.validateSchema(schema), JSON.stringify(ajv.errors)).toBe(true);
    expect(typeof ajv.compile(schema)).toBe("function");
    expect(looseEnds(schema)).toEqual([]);
    expect(unexplained(schema)).toEqual([]);
    expect(unsafePatterns(schema)).toEqual([]);
    if (OPEN.includes(name)) expect(closed(schema)).toEqual([]);
    expect(String(schema.$comment)).toMatch(/^Rules .*that JSON Schema cannot say: /);
  });

  it("close the metadata of vectors, which is the project's own", () => {
    const schema = schemaOf("vector-case");
    const objects = allSchemas(schema).filter(([, one]) => one.type === "object");
    expect(objects.length).toBeGreaterThan(20);
    expect(closed(schema)).toHaveLength(objects.length);
  });

  it("are plain ASCII apart from letters and marks of writing", () => {
    for (const text of publishedFiles().values()) {
      expect(text.match(/[^\n -~¡-ɏ–-„]/u)).toBeNull();
      expect(text.endsWith("}\n")).toBe(true);
    }
  });

  it("use every description that is written for them", () => {
    const used = new Set(
      [...FILES.values()].flatMap((schema) => [
        String(schema.title).replaceAll(" ", "").toLowerCase(),
        ...Object.keys((schema.$defs ?? {}) as object).map((name) => name.toLowerCase()),
      ]),
    );
    expect(Object.keys(WORDS).filter((name) => !used.has(name.toLowerCase()))).toEqual([]);
  });
});

describe("the rules that a schema cannot say", () => {
  type Row = { readonly id: string };
  const ledger = parse(readFileSync("spec/0.1/requirements.yaml", "utf8")) as readonly Row[];
  const clauses = (file: string): readonly string[] =>
    [...readFileSync(`spec/0.1/${file}`, "utf8").matchAll(/^\*\*([A-Z0-9-]+)\.\*\*/gm)].map(
      ([, id = ""]) => id,
    );

  it.each([
    ["public-entry", NOT_IN_RECORD],
    ["entry-view", NOT_IN_VIEW],
    ["offering-view", NOT_IN_OFFERING],
    ["brand-kit-view", NOT_IN_BRAND_KIT],
  ])("are named in %s", (name, ids) => {
    const comment = String(schemaOf(name).$comment);
    const named = new Set(comment.match(/\b[A-Z]+(?:-[A-Z0-9]+)+\b/g));
    expect([...named].sort()).toEqual([...ids].sort());
  });

  it("are requirements of the record", () => {
    const known = new Set(ledger.map(({ id }) => id).filter((id) => id.startsWith("ENTRY-")));
    expect([...NOT_IN_RECORD, ...OF_FUNCTIONS].filter((id) => !known.has(id))).toEqual([]);
  });

  it("are, with those about the schemas and a root, all that the view's text asks", () => {
    const said = ["VIEW-INPUT-ROOT", "VIEW-SCHEMA", "VIEW-SCHEMA-LINKS", "VIEW-SCHEMA-PARTS"];
    const all = [...NOT_IN_VIEW, ...NOT_IN_OFFERING, ...NOT_IN_BRAND_KIT, ...said, "VIEW-SCHEMA-REQUIRED"];
    expect([...new Set(all)].sort()).toEqual([...clauses("view.md")].sort());
  });
});

describe("each check", () => {
  const schema = schemaOf("send-message-input");
  const planted = (change: Schema): Schema => ({ ...schema, ...change });
  const member = (change: Schema): Schema => {
    const { subject } = schema.properties as Readonly<Record<string, Schema>>;
    return planted({ properties: { ...(schema.properties as object), subject: { ...subject, ...change } } });
  };

  it("bites: a closed object, at the root and inside", () => {
    expect(closed(planted({ additionalProperties: false }))).toEqual(["#/additionalProperties"]);
    expect(closed(planted({ unevaluatedProperties: false }))).toEqual(["#/unevaluatedProperties"]);
    expect(closed(planted({ properties: { token: false } }))).toEqual(["#/properties/token"]);
    expect(closed(planted({ $defs: { Key: { not: { additionalProperties: false } } } }))).toHaveLength(1);
  });

  it("bites: a member without a description, a definition without a title", () => {
    const { description: _description, ...silent } = member({}).properties as Readonly<
      Record<string, Schema>
    >;
    expect(unexplained(planted({ properties: { ...silent, subject: { type: "string" } } }))).toEqual([
      "#/properties/subject",
    ]);
    expect(unexplained(planted({ title: undefined }))).toEqual(["#"]);
  });

  it("bites: a pattern with a look-ahead, a class of Unicode, a loose end", () => {
    for (const pattern of ["^(?=a).*$", "^\\p{L}$", "^\\d+$", "a", "^a", "^a\\/b$"]) {
      expect(unsafePatterns(member({ pattern })), pattern).toHaveLength(1);
    }
  });

  it("bites: a reference to nothing, a definition for nothing", () => {
    expect(looseEnds(member({ $ref: "#/$defs/Gone" }))).toEqual(["#/$defs/Gone"]);
    const { $defs } = schema as { readonly $defs: object };
    expect(looseEnds(planted({ $defs: { ...$defs, Idle: {} } }))).toEqual(["#/$defs/Idle"]);
  });

  it("bites: a keyword that does not exist, a keyword of the wrong type", () => {
    expect(() => strictAjv().compile(planted({ requires: ["subject"] }))).toThrow("requires");
    expect(strictAjv().validateSchema(planted({ required: "subject" }))).toBe(false);
  });

  it("bites: a file that was changed by hand, is missing, or is left over", () => {
    const folder = mkdtempSync(join(tmpdir(), "schemas-"));
    const files = new Map([
      ["a.json", "{}\n"],
      ["b.json", "{}\n"],
    ]);
    writeFileSync(join(folder, "a.json"), "{ }\n");
    writeFileSync(join(folder, "c.json"), "{}\n");
    expect(drift(files, folder)).toEqual(["a.json", "b.json", "c.json"]);
    rmSync(folder, { recursive: true });
  });
});
