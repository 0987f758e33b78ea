import { readdirSync, readFileSync } from "node:fs";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { Schema } from "../../scripts/schemas/json-schema.ts";

const FOLDER = "schemas/0.1";

/** The published schemas, as they are in the repository, by the name of their file. */
export const FILES: ReadonlyMap<string, Schema> = new Map(
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(".json"))
    .map((name) => [name.slice(0, -".json".length), JSON.parse(readFileSync(`${FOLDER}/${name}`, "utf8"))]),
);

/** A published schema. */
export function schemaOf(file: string): Schema {
  const schema = FILES.get(file);
  if (schema === undefined) throw new Error(`no ${file}.json`);
  return schema;
}

/** A validator with every strictness that ajv has. */
export function strictAjv(): Ajv2020 {
  return new Ajv2020({ strict: true, allowMatchingProperties: false });
}

const published = strictAjv();
for (const schema of FILES.values()) published.addSchema(schema);

/** The compiled published schema, or one definition of it. */
export function validatorOf(file: string, definition?: string): ValidateFunction {
  const { $id } = schemaOf(file);
  const found = published.getSchema(definition === undefined ? `${$id}` : `${$id}#/$defs/${definition}`);
  if (found === undefined) throw new Error(`no ${definition} in ${file}.json`);
  return found;
}

/** What a validator objects to, in one line; nothing when it accepts. */
export function objection(validate: ValidateFunction, value: unknown): string | undefined {
  if (validate(value)) return undefined;
  const [first] = validate.errors ?? [];
  return `${first?.instancePath} ${first?.message} (${first?.schemaPath})`;
}
