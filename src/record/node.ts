import * as z from "zod";
import { isObject, type Json } from "./json.ts";
import { ALTERNATIVES, IDS } from "./primitives.ts";

/** A schema, read once: what the parser needs of it to walk through a record. */
export type Node = ObjectNode | ListNode | TextsNode | UnionNode | ValuesNode | LeafNode;

export type ObjectNode = {
  readonly kind: "object";
  readonly members: readonly Member[];
  readonly names: readonly string[];
  /** Whether it is a fault of shape when no member is there. */
  readonly needsMember: boolean;
  /** Members of which it needs one, or it is as good as absent. */
  readonly oneOf: readonly string[];
};

export type Member = { readonly name: string; readonly node: Node; readonly optional: boolean };

export type ListNode = {
  readonly kind: "list";
  readonly item: Node;
  readonly min: number;
  readonly max: number;
};

/** Texts by language. */
export type TextsNode = { readonly kind: "texts"; readonly tag: LeafNode; readonly text: LeafNode };

/** Objects of several kinds; one member of each says which it is. */
export type UnionNode = {
  readonly kind: "union";
  readonly discriminator: string;
  readonly choices: ValuesNode;
  readonly branches: ReadonlyMap<string, ObjectNode>;
};

export type ValuesNode = { readonly kind: "values"; readonly values: readonly (string | boolean)[] };

/** A string, number or boolean that zod judges. */
export type LeafNode = {
  readonly kind: "leaf";
  readonly schema: z.ZodType;
  readonly maxLength: number;
  readonly isId: boolean;
};

const NODES = new WeakMap<z.ZodType, Node>();

/** The node of a schema, the same at every call. */
export function nodeOf(schema: z.ZodType): Node {
  const known = NODES.get(schema);
  if (known) return known;
  const node = read(schema);
  NODES.set(schema, node);
  return node;
}

function read(schema: z.ZodType): Node {
  if (schema instanceof z.ZodOptional) return nodeOf(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodObject) return objectNode(schema);
  if (schema instanceof z.ZodArray) {
    return { kind: "list", item: nodeOf(schema.element as z.ZodType), ...limitsOf(schema) };
  }
  if (schema instanceof z.ZodRecord) {
    return {
      kind: "texts",
      tag: leafNode(schema.keyType as z.ZodType),
      text: leafNode(schema.valueType as z.ZodType),
    };
  }
  if (schema instanceof z.ZodDiscriminatedUnion) return unionNode(schema);
  if (schema instanceof z.ZodEnum) return { kind: "values", values: schema.options as string[] };
  if (schema instanceof z.ZodLiteral)
    return { kind: "values", values: [...schema.values] as (string | boolean)[] };
  return leafNode(schema);
}

function objectNode(schema: z.ZodObject): ObjectNode {
  const members = Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, member]) => {
    return { name, node: nodeOf(member), optional: member instanceof z.ZodOptional };
  });
  const names = members.map(({ name }) => name);
  const needsMember = schema.meta()?.minProperties === 1;
  const oneOf = needsMember ? names : (ALTERNATIVES.get(schema) ?? []);
  return { kind: "object", members, names, needsMember, oneOf };
}

function unionNode(schema: z.ZodDiscriminatedUnion): UnionNode {
  const { discriminator } = schema.def;
  const branches = new Map<string, ObjectNode>();
  for (const option of schema.options as readonly z.ZodObject[]) {
    const branch = objectNode(option);
    const chosen = branch.members.find(({ name }) => name === discriminator)?.node;
    if (chosen?.kind === "values") branches.set(String(chosen.values[0]), branch);
  }
  return {
    kind: "union",
    discriminator,
    choices: { kind: "values", values: [...branches.keys()] },
    branches,
  };
}

function leafNode(schema: z.ZodType): LeafNode {
  return { kind: "leaf", schema, maxLength: limitsOf(schema).max, isId: IDS.has(schema) };
}

/** The least and the most characters of a string, or items of a list, as far as the schema sets them. */
function limitsOf(schema: z.ZodType): { readonly min: number; readonly max: number } {
  const limits = { min: 0, max: Number.POSITIVE_INFINITY };
  for (const check of schema.def.checks ?? []) {
    const { minimum, maximum } = check._zod.def as { minimum?: number; maximum?: number };
    limits.min = minimum ?? limits.min;
    limits.max = maximum ?? limits.max;
  }
  return limits;
}

/** The branch that an object itself chooses; none when its discriminator is missing or unknown. */
export function branchFor(node: UnionNode, value: Json | undefined): ObjectNode | undefined {
  const chosen = isObject(value) ? value[node.discriminator] : undefined;
  return typeof chosen === "string" ? node.branches.get(chosen) : undefined;
}
