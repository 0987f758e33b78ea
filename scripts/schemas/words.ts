import { allSchemas, isSchema, type Schema } from "./json-schema.ts";
import { BUSINESS } from "./words/business.ts";
import { CONTACT } from "./words/contact.ts";
import { ENTRY } from "./words/entry.ts";
import { OFFERS } from "./words/offers.ts";
import { PLACES } from "./words/places.ts";
import { REQUESTS } from "./words/requests.ts";
import { TABLES } from "./words/tables.ts";
import { VECTOR_CASE } from "./words/vector-case.ts";
import type { Words } from "./words/words.ts";

/** What every definition and member is, by the name of the definition. */
export const WORDS: Words = {
  ...ENTRY,
  ...PLACES,
  ...OFFERS,
  ...CONTACT,
  ...BUSINESS,
  ...REQUESTS,
  ...VECTOR_CASE,
  ...TABLES,
};

/** The schema with a title and a description for every definition, and a description for every member. */
export function described(schema: Schema, title: string): Schema {
  const { $defs = {}, ...root } = schema;
  const definitions = Object.entries($defs as object).map(([name, definition]) => [
    name,
    withWords(definition as Schema, name),
  ]);
  const described = { ...withWords(root, title), $defs: Object.fromEntries(definitions) };
  for (const [path, one] of allSchemas(described)) {
    const isNamed = path === "#" || /^#\/\$defs\/[^/]+$/.test(path);
    const isObject = isSchema(one.properties) && one.type === "object";
    if (isObject && !isNamed) throw new Error(`an object without a name stands at ${path}`);
  }
  return described;
}

function withWords(schema: Schema, name: string): Schema {
  const words = WORDS[name];
  const about = { title: titleOf(name), ...schema, ...(words && { description: words.about }) };
  if (!isSchema(schema.properties)) return about;
  const properties = Object.entries(schema.properties).map(([member, below]) => {
    const text = typeof words?.members === "string" ? words.members : words?.members?.[member];
    if (text === undefined) throw new Error(`nothing says what ${member} of ${name} is`);
    return [member, { ...(below as Schema), description: text }];
  });
  return { ...about, properties: Object.fromEntries(properties) };
}

/** `HoursException` as "Hours exception", `EntryId` as "Entry ID". */
function titleOf(name: string): string {
  const words = name
    .replaceAll("-", " ")
    .replace(/(?<=[a-z])(?=[A-Z])/g, " ")
    .split(" ");
  const lower = words.map((word, index) => {
    if (/^(?:Id|Url|Vat|Nace)$/.test(word)) return word.toUpperCase();
    return index === 0 ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : word.toLowerCase();
  });
  return lower.join(" ");
}
