/** One tree for every reader: what a document says, without where it stands. */
export type Inline =
  | { readonly t: "text"; readonly text: string }
  | { readonly t: "code"; readonly text: string }
  | { readonly t: "html"; readonly text: string }
  | { readonly t: "break" | "line" }
  | { readonly t: "strong" | "em" | "del"; readonly of: readonly Inline[] }
  | { readonly t: "link" | "image"; readonly href: string; readonly of: readonly Inline[] }
  | { readonly t: "other"; readonly name: string };

/** The blocks of the same tree. */
export type Block =
  | { readonly t: "heading"; readonly depth: number; readonly of: readonly Inline[] }
  | { readonly t: "paragraph"; readonly of: readonly Inline[] }
  | { readonly t: "list"; readonly ordered: boolean; readonly items: readonly (readonly Block[])[] }
  | { readonly t: "table"; readonly rows: readonly (readonly (readonly Inline[])[])[] }
  | { readonly t: "quote"; readonly of: readonly Block[] }
  | { readonly t: "rule" }
  | { readonly t: "html" | "code"; readonly text: string }
  | { readonly t: "other"; readonly name: string };

/** Joins neighbouring texts, drops empty ones, and turns newlines inside them into lines. */
export function inlines(parts: readonly Inline[]): Inline[] {
  const result: Inline[] = [];
  const add = (part: Inline): void => {
    const last = result.at(-1);
    if (part.t === "text" && last?.t === "text")
      result[result.length - 1] = { t: "text", text: last.text + part.text };
    else result.push(part);
  };
  for (const part of parts) {
    if (part.t !== "text") {
      add(part);
      continue;
    }
    part.text.split("\n").forEach((text, index) => {
      if (index > 0) add({ t: "line" });
      if (text !== "") add({ t: "text", text });
    });
  }
  return result;
}

/** The words of inline content, marks dropped. */
export function plain(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if ("of" in part) return plain(part.of);
      if ("text" in part) return part.text;
      return part.t === "other" ? "" : "\n";
    })
    .join("");
}

/** Every inline part of a document, in reading order, the outer before the inner. */
export function eachInline(blocks: readonly Block[], visit: (part: Inline) => void): void {
  const inside = (parts: readonly Inline[]): void => {
    for (const part of parts) {
      visit(part);
      if ("of" in part) inside(part.of);
    }
  };
  for (const block of blocks) {
    if (block.t === "heading" || block.t === "paragraph") inside(block.of);
    else if (block.t === "quote") eachInline(block.of, visit);
    else if (block.t === "list") for (const item of block.items) eachInline(item, visit);
    else if (block.t === "table") for (const row of block.rows) for (const cell of row) inside(cell);
  }
}

/** A copy of the tree with every text changed by `change` and links unwrapped where `unwrap` says so. */
export function mapTree(
  blocks: readonly Block[],
  change: (text: string) => string,
  unwrap: (href: string, words: string) => boolean,
): Block[] {
  const inside = (parts: readonly Inline[]): Inline[] =>
    inlines(
      parts.flatMap((part): readonly Inline[] => {
        if (part.t === "link" && unwrap(part.href, plain(part.of))) return inside(part.of);
        if ("of" in part) return [{ ...part, of: inside(part.of) }];
        return [part.t === "text" ? { t: "text", text: change(part.text) } : part];
      }),
    ).map((part) => part);
  return blocks.map((block): Block => {
    if (block.t === "heading" || block.t === "paragraph") return { ...block, of: inside(block.of) };
    if (block.t === "quote") return { ...block, of: mapTree(block.of, change, unwrap) };
    if (block.t === "list")
      return { ...block, items: block.items.map((item) => mapTree(item, change, unwrap)) };
    if (block.t === "table")
      return { ...block, rows: block.rows.map((row) => row.map((cell) => inside(cell))) };
    return block;
  });
}

/** A short print of the tree, one node a line, for comparing and for showing a difference. */
export function outline(blocks: readonly Block[], indent = ""): string[] {
  return blocks.flatMap((block): string[] => {
    switch (block.t) {
      case "heading":
        return [`${indent}h${block.depth} ${JSON.stringify(block.of)}`];
      case "paragraph":
        return [`${indent}p ${JSON.stringify(block.of)}`];
      case "quote":
        return [`${indent}quote`, ...outline(block.of, `${indent}  `)];
      case "list":
        return [
          `${indent}${block.ordered ? "ol" : "ul"}`,
          ...block.items.flatMap((item) => [`${indent}  item`, ...outline(item, `${indent}    `)]),
        ];
      case "table":
        return [`${indent}table`, ...block.rows.map((row) => `${indent}  row ${JSON.stringify(row)}`)];
      default:
        return [`${indent}${JSON.stringify(block)}`];
    }
  });
}
