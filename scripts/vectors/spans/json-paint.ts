import { type Canvas, type Claim, canvas } from "./claims.ts";
import { memberText, type Node, scanJson } from "./json.ts";
import type { Format, Row, Shape } from "./json-shapes.ts";

type Walk = { readonly on: Canvas; readonly format: Format };
type ObjectNode = Extract<Node, { kind: "object" }>;

/** The claim of a value, and the shape it has. */
type Value = { readonly claim: Claim; readonly as: string | undefined };

const PREFIX = "daawid:";

/** The index of a key's row, the prefix of the registry's own terms aside; -1 for a key that only `*` covers. */
function rowIndex({ rows }: Shape, key: string): number {
  return rows.findIndex((row) => row.key === key || PREFIX + row.key === key);
}

function rowOf(rows: Shape, key: string): Row {
  const row = rows.rows[rowIndex(rows, key)] ?? rows.rows.find((any) => any.key === "*");
  if (row === undefined) throw new Error(`no rule for the key ${key} (${rows.order})`);
  return row;
}

/** Clauses of the rows between two places of a shape: keys that are not there. */
function skipped({ rows }: Shape, after: number, before: number, owner: string): readonly string[] {
  return rows
    .slice(after + 1, Math.max(before, after + 1))
    .flatMap(({ clause, also }) => [clause === "=" ? owner : clause, ...also]);
}

function paintString({ on }: Walk, { start, end }: Node, { owner, also = [], absent = [] }: Claim): void {
  on.paint(start, end, { owner, also, absent });
  const plain = { owner, also: [...also, "JSON-STRINGS", "JSON-SCRIPT", "VIEW-BYTES"], absent };
  for (const match of on.text.slice(start, end).matchAll(/\\(?:u[0-9a-f]{4}|.)|[^\x20-\x7e]|[/<&>]/g)) {
    const [found] = match;
    const escaped = found.startsWith("\\");
    const rule = found === "\\u003c" ? "JSON-SCRIPT" : "JSON-STRINGS";
    const claim = escaped ? { owner: rule, also: ["VIEW-BYTES"] } : plain;
    on.paint(start + match.index, start + match.index + found.length, claim);
  }
}

function paintArray(walk: Walk, node: Extract<Node, { kind: "array" }>, value: Value): void {
  const { on, format } = walk;
  const { owner, also = [], absent = [] } = value.claim;
  const kept = format.list === undefined || format.ownLists?.includes(owner);
  const brackets = kept ? owner : (format.list as string);
  on.paint(node.start, node.end, { owner, also, absent: [...absent, ...format.absent] });
  on.paint(node.start, node.start + 1, { owner: brackets, also: [owner, ...also] });
  on.paint(node.end - 1, node.end, { owner: brackets, also: [owner, ...also], absent: format.absent });
  if (node.items.length === 0 && format.emptyList !== undefined) {
    on.paint(node.start, node.end, { owner: format.emptyList, also: [owner, ...also] });
  }
  for (const [index, item] of node.items.entries()) paintValue(walk, item, value, index);
}

/** The claim of a member's value, given the claim of its node. `top` nodes pass nothing on. */
function valueClaim({ on, format }: Walk, node: ObjectNode, index: number, row: Row, base: Claim): Claim {
  const member = node.members[index];
  const parent = base.owner;
  const clause = row.clause === "=" ? parent : row.clause;
  const sibling = (key: string): string | undefined => memberText(on.text, node, key);
  const shown = member === undefined ? "" : on.text.slice(member.value.start, member.value.end);
  const owner = format.refine?.(member?.key ?? "", shown, sibling) ?? clause;
  const also = [...(owner === clause ? [] : [clause]), ...row.also, ...row.valueAlso, ...(base.also ?? [])];
  return { owner, also: also.includes(parent) ? also : [...also, parent] };
}

function paintObject(walk: Walk, node: ObjectNode, base: Claim, name: string): void {
  const { on, format } = walk;
  const form = format.shapes[name];
  if (form === undefined) throw new Error(`no shape is called ${name}`);
  const [replaced, ...others] = format.orders?.[name] ?? [];
  const usual = form.order === "=" ? base.owner : form.order;
  const order = replaced ?? usual;
  const top = format.tops.includes(name);
  const around = { owner: base.owner, also: top ? [] : (base.also ?? []) };
  const keyAlso = [usual, ...others, ...around.also, ...format.keyAlso];
  on.paint(node.start, node.end, { owner: order, also: keyAlso });
  on.paint(node.start, node.start + 1, { owner: base.owner, also: [...(base.also ?? []), order] });
  let last = -1;
  for (const [index, { key, start, end, value }] of node.members.entries()) {
    const row = rowOf(form, key);
    const at = rowIndex(form, key);
    const claim = valueClaim(walk, node, index, row, top ? { owner: "" } : around);
    const terms = key.startsWith(PREFIX) ? ["LD-TERMS"] : [];
    const also = [claim.owner, ...row.also, ...keyAlso, ...terms];
    const absent = [...skipped(form, last, at, base.owner), ...format.absent];
    on.paint(index === 0 ? start : start - 1, end + 1, { owner: order, also, absent });
    paintValue(walk, value, { claim: { ...claim, also: (claim.also ?? []).filter(Boolean) }, as: row.as }, 0);
    last = Math.max(last, at);
  }
  const left = skipped(form, last, form.rows.length, base.owner);
  on.paint(node.end - 1, node.end, { owner: order, also: keyAlso, absent: [...left, ...format.absent] });
}

function paintValue(walk: Walk, node: Node, value: Value, index: number): void {
  const { on, format } = walk;
  const { claim, as = "" } = value;
  if (node.kind === "array") paintArray(walk, node, value);
  else if (node.kind === "object") {
    const name = format.variant?.(as, memberText(on.text, node, "@type"), index) ?? as;
    paintObject(walk, node, claim, name);
  } else if (node.kind === "string") paintString(walk, node, claim);
  else on.paint(node.start, node.end, { ...claim, also: [...(claim.also ?? []), ...format.numberAlso] });
}

/** Who owns each byte of a JSON document of a format. */
export function paintJson(text: string, format: Format): Canvas {
  const on = canvas(text);
  const root = scanJson(text);
  const order = format.orders?.[format.root]?.[0] ?? format.shapes[format.root]?.order ?? "";
  paintValue({ on, format }, root, { claim: { owner: order }, as: format.root }, 0);
  const punctuation = { owner: "JSON-COMPACT", also: ["VIEW-BYTES", order] };
  on.paint(0, 2, punctuation);
  if (root.kind === "object" && format.root === "document") {
    for (const { end, value } of root.members) {
      on.paint(end, end + 1, punctuation);
      on.paint(value.end, value.end + 1, punctuation);
    }
  }
  const closing = text.endsWith("\n") ? "JSON-COMPACT" : "JSON-SCRIPT";
  if (closing === "JSON-SCRIPT") on.paint(text.length - 1, text.length, { owner: closing });
  else on.paint(root.end, text.length, punctuation);
  return on;
}
