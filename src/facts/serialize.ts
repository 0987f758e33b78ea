/**
 * JSON-STRINGS, JSON-NUMBERS, JSON-COMPACT. The bytes of a JSON body: compact, members in the object's order, only
 * what must be escaped is escaped, one line feed at the end.
 */
export function serialize(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}

/** JSON-SCRIPT. The same for the inside of an HTML `script` element: no line feed, `<` as an escape. */
export function serializeForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
