import * as z from "zod";
import { EXPRESSED, LINE_PATTERN, TEXT_PATTERN, TEXTS } from "./expressed.ts";
import { isSchema, mapSchemas, type Schema } from "./json-schema.ts";
import { NAMES } from "./names.ts";

/**
 * A zod schema as JSON Schema of draft 2020-12, for what goes in: open to unknown members unless the zod schema is
 * strict, with every named part in `$defs`.
 */
export function convert(root: z.ZodType): Schema {
  const metadata = z.registry<{ id: string }>();
  for (const [schema, id] of NAMES) metadata.add(schema, { id });
  const json = z.toJSONSchema(root, {
    target: "draft-2020-12",
    io: "input",
    reused: "inline",
    metadata,
    override: ({ zodSchema, jsonSchema }) => {
      Object.assign(jsonSchema, spoken(zodSchema));
      if (jsonSchema.minProperties === 1 && jsonSchema.properties) needMember(jsonSchema);
    },
  }) as Schema;
  return withTexts(mapSchemas(json, tidied));
}

/** What the code says of a schema beside its checks, as sentences and as keywords. */
function spoken(schema: z.core.$ZodType): Schema {
  const { description, ...rest } = (z.globalRegistry.get(schema) ?? {}) as Schema;
  const about = typeof description === "string" ? { description: sentence(description) } : {};
  return { ...about, ...rest, ...EXPRESSED.get(schema) };
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

/** ENTRY-EMPTY-OBJECT. One of the members that the version knows: others do not make an object say something. */
function needMember(json: { properties?: object; minProperties?: number; anyOf?: unknown }): void {
  delete json.minProperties;
  json.anyOf = Object.keys(json.properties ?? {}).map((member) => ({
    properties: { [member]: true },
    required: [member],
  }));
}

/** Without what zod writes that says nothing, and with each owner text as a reference. */
function tidied(schema: Schema): Schema {
  const { pattern, minLength, properties, ...rest } = schema;
  if (pattern === LINE_PATTERN) return { $ref: "#/$defs/Line", ...rest };
  if (pattern === TEXT_PATTERN) return { $ref: "#/$defs/Text", ...rest };
  const copy: Record<string, unknown> = { ...schema };
  if (typeof pattern === "string") copy.pattern = pattern.replaceAll("\\/", "/");
  if (minLength === 0) delete copy.minLength;
  if (isSchema(properties) && Object.keys(properties).length === 0) delete copy.properties;
  if (isSchema(copy.propertyNames) && isPlain(copy.propertyNames)) delete copy.propertyNames;
  return copy;
}

/** Whether a schema of member names says no more than that they are strings. */
function isPlain(schema: Schema): boolean {
  return Object.keys(schema).length === 1 && schema.type === "string";
}

/** With the definitions of the owner texts that the schema refers to. */
function withTexts(schema: Schema): Schema {
  const used = new Set<string>();
  mapSchemas(schema, (one) => {
    const name = typeof one.$ref === "string" ? one.$ref.slice("#/$defs/".length) : "";
    if (name in TEXTS) used.add(name);
    return one;
  });
  const texts = Object.entries(TEXTS).filter(([name]) => used.has(name));
  const defs = { ...(schema.$defs as object | undefined), ...Object.fromEntries(texts) };
  return Object.keys(defs).length === 0 ? schema : { ...schema, $defs: defs };
}
