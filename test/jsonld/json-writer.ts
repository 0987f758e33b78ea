/** A second writer of JSON, made from the clauses on bytes alone, to compare with. */

const SHORT: { readonly [code: number]: string } = { 8: "b", 9: "t", 10: "n", 12: "f", 13: "r" };

/** JSON-STRINGS. */
function quoted(text: string): string {
  let written = "";
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    if (char === '"' || char === "\\") written += `\\${char}`;
    else if (code >= 0x20) written += char;
    else written += `\\${SHORT[code] ?? `u00${code.toString(16).padStart(2, "0")}`}`;
  }
  return `"${written}"`;
}

/** JSON-NUMBERS. */
function numeral(value: number): string {
  if (!Number.isFinite(value)) throw new Error(`${value} is no number of JSON`);
  if (Number.isInteger(value)) return BigInt(value).toString();
  for (let digits = 1; digits <= 100; digits += 1) {
    const text = value.toFixed(digits);
    if (Number(text) === value) return text;
  }
  throw new Error(`${value} has no short decimal`);
}

/** JSON-COMPACT. */
export function writeJson(value: unknown): string {
  if (value === null || typeof value === "boolean") return String(value);
  if (typeof value === "string") return quoted(value);
  if (typeof value === "number") return numeral(value);
  if (Array.isArray(value)) return `[${value.map(writeJson).join(",")}]`;
  if (typeof value !== "object") throw new Error(`${typeof value} is no value of JSON`);
  const members = Object.entries(value).map(([key, member]) => `${quoted(key)}:${writeJson(member)}`);
  return `{${members.join(",")}}`;
}
