/** A JSON value with the places of its tokens. Punctuation is what stands between them. */
export type Node = { readonly start: number; readonly end: number } & (
  | { readonly kind: "object"; readonly members: readonly Member[] }
  | { readonly kind: "array"; readonly items: readonly Node[] }
  | { readonly kind: "string" | "number" | "literal" }
);

export type Member = {
  readonly key: string;
  readonly start: number;
  readonly end: number;
  readonly value: Node;
};

/** Reads compact JSON; throws where something else stands. */
export function scanJson(text: string): Node {
  let at = 0;

  function take(pattern: RegExp): string {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match === null)
      throw new Error(`not compact JSON: ${JSON.stringify(text.slice(at, at + 40))} (character ${at})`);
    at = pattern.lastIndex;
    return match[0];
  }

  const scalar = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false|null/y;
  const string = /"(?:[^"\\]|\\.)*"/y;

  function member(): Member {
    const start = at;
    const key = JSON.parse(take(string)) as string;
    const end = at;
    take(/:/y);
    return { key, start, end, value: value() };
  }

  function list<T>(close: string, item: () => T): readonly T[] {
    at += 1;
    const items: T[] = [];
    while (text[at] !== close) {
      if (items.length > 0) take(/,/y);
      items.push(item());
    }
    at += 1;
    return items;
  }

  function value(): Node {
    const start = at;
    const first = text[at];
    if (first === "{") {
      const members = list("}", member);
      return { kind: "object", members, start, end: at };
    }
    if (first === "[") {
      const items = list("]", value);
      return { kind: "array", items, start, end: at };
    }
    take(scalar);
    const kind = first === '"' ? "string" : /[\d-]/.test(first ?? "") ? "number" : "literal";
    return { kind, start, end: at };
  }

  const root = value();
  if (!/^\n?$/.test(text.slice(at))) throw new Error("something follows the JSON value");
  return root;
}

/** The text of a string member of an object, or `undefined`. */
export function memberText(text: string, node: Node, key: string): string | undefined {
  if (node.kind !== "object") return undefined;
  const value = node.members.find((member) => member.key === key)?.value;
  return value?.kind === "string" ? (JSON.parse(text.slice(value.start, value.end)) as string) : undefined;
}
