/** A key of a node: the clause of its value, what the value is, and further clauses plausible in both. */
export type Row = {
  readonly key: string;
  /** `=` stands for the clause of the node itself. */
  readonly clause: string;
  /** The shape of the value, or of the items when it is a list. */
  readonly as?: string | undefined;
  readonly also: readonly string[];
  /** Clauses plausible in the value alone. */
  readonly valueAlso: readonly string[];
};

/** A node: the clause that says which keys it has in which order, and the keys in that order. */
export type Shape = { readonly order: string; readonly rows: readonly Row[] };

/**
 * Reads a table of keys, one a line: `key CLAUSE :shape +ALSO ~ALSO-IN-THE-VALUE …`, all but the key optional. The key `*`
 * stands for any other; the clause `=` for that of the node itself.
 */
export function shape(order: string, clause: string, table: string): Shape {
  const lines = table.trim().split("\n");
  const marked = (words: readonly string[], mark: string): readonly string[] =>
    words.filter((word) => word.startsWith(mark)).map((word) => word.slice(1));
  return {
    order,
    rows: lines.map((line) => {
      const [key = "", ...words] = line.trim().split(/ +/);
      return {
        key,
        clause: words.find((word) => /^[A-Z=]/.test(word)) ?? clause,
        as: marked(words, ":")[0],
        also: marked(words, "+"),
        valueAlso: marked(words, "~"),
      };
    }),
  };
}

/** A node whose keys all belong to one clause, which gives their order too. */
export function one(clause: string, keys: string): Shape {
  return shape(clause, clause, keys.trim().split(/ +/).join("\n"));
}

/** How a format of JSON is claimed. */
export type Format = {
  readonly shapes: Readonly<Record<string, Shape>>;
  /** The shape of the whole document. */
  readonly root: string;
  /** Other clauses for the order of a shape in this document. */
  readonly orders?: Readonly<Record<string, readonly string[]>>;
  /** The clause of list brackets, and the clauses whose lists keep their brackets. */
  readonly list?: string;
  readonly ownLists?: readonly string[];
  readonly emptyList?: string;
  /** Plausible at every key and at every number. */
  readonly keyAlso: readonly string[];
  readonly numberAlso: readonly string[];
  /** Clauses that forbid something wherever it may stand. */
  readonly absent: readonly string[];
  /** Nodes from which the clauses plausible in a whole part are counted. */
  readonly tops: readonly string[];
  /** Another shape by what the node says itself. */
  readonly variant?: (as: string, type: string | undefined, index: number) => string;
  /** A clause that follows from a value: its key, its text, and a sibling of it by key. */
  readonly refine?: (
    key: string,
    value: string,
    sibling: (key: string) => string | undefined,
  ) => string | undefined;
};
