/** A JSON Schema of draft 2020-12. */
export type Schema = { readonly [keyword: string]: unknown };

const OF_NAMES: ReadonlySet<string> = new Set(["properties", "$defs"]);
const ONE: ReadonlySet<string> = new Set([
  ...["items", "propertyNames", "additionalProperties", "unevaluatedProperties", "not"],
]);
const SEVERAL: ReadonlySet<string> = new Set(["anyOf", "oneOf", "allOf"]);

/** Whether a value is a schema that is an object; the others are `true` and `false`. */
export function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The schemas right below one, each with the keyword it stands under and, among several, its name or index. */
export function subschemas(schema: Schema): readonly (readonly [path: string, schema: unknown])[] {
  return Object.entries(schema).flatMap(([keyword, value]) => {
    if (ONE.has(keyword)) return [[keyword, value] as const];
    if (!OF_NAMES.has(keyword) && !SEVERAL.has(keyword)) return [];
    return Object.entries(value as object).map(([key, below]) => [`${keyword}/${key}`, below] as const);
  });
}

/** A schema and everything below it, the outermost first, each with where it stands. */
export function allSchemas(schema: Schema, at = "#"): readonly (readonly [path: string, schema: Schema])[] {
  const below = subschemas(schema).flatMap(([path, one]) =>
    isSchema(one) ? allSchemas(one, `${at}/${path}`) : [],
  );
  return [[at, schema], ...below];
}

type Change = (schema: Schema) => Schema;

/** A copy with every schema changed, the innermost first. */
export function mapSchemas(schema: Schema, change: Change): Schema {
  const copy = Object.entries(schema).map(([keyword, value]) => [
    keyword,
    mapKeyword(keyword, value, change),
  ]);
  return change(Object.fromEntries(copy) as Schema);
}

function mapKeyword(keyword: string, value: unknown, change: Change): unknown {
  const one = (below: unknown) => (isSchema(below) ? mapSchemas(below, change) : below);
  if (ONE.has(keyword)) return one(value);
  if (SEVERAL.has(keyword)) return (value as readonly unknown[]).map(one);
  if (!OF_NAMES.has(keyword)) return value;
  return Object.fromEntries(Object.entries(value as object).map(([name, below]) => [name, one(below)]));
}

/** How the keywords of one schema are put in order for a reader: what it is, what it has, what else holds. */
const ORDER: readonly string[] = [
  ...["$schema", "$id", "title", "description", "$comment", "$ref", "type", "const", "enum"],
  ...["minLength", "maxLength", "pattern", "minimum", "maximum", "minItems", "maxItems", "items"],
  ...["minProperties", "properties", "required", "propertyNames", "additionalProperties"],
  ...["oneOf", "anyOf", "allOf", "not", "$defs"],
];

/** A copy with the keywords of every schema in {@link ORDER}. */
export function inOrder(schema: Schema): Schema {
  return mapSchemas(schema, (one) => {
    const rank = (keyword: string): number => {
      const index = ORDER.indexOf(keyword);
      if (index < 0) throw new Error(`a schema has the keyword ${keyword}, which has no place in the order`);
      return index;
    };
    return Object.fromEntries(Object.entries(one).sort(([a], [b]) => rank(a) - rank(b)));
  });
}

/** The text of the file: two spaces, and everything beyond ASCII that is not a letter or a mark of writing as `\uXXXX`. */
export function fileText(schema: Schema): string {
  const json = JSON.stringify(schema, null, 2);
  return `${json.replace(/[^\n -~\u00a1-\u024f\u2013-\u201e]/g, escapeUnit)}\n`;
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
