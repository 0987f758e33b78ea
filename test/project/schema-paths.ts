import { type Member, type Node, nodeOf } from "../../src/record/node.ts";
import { PublicEntry } from "../../src/record/public-entry.ts";

/** Every path of the record's schema that ends in a value: `offerings[].price.amount`, `summary` for a localized text. */
export function schemaPaths(): readonly string[] {
  return [...new Set(pathsOf(nodeOf(PublicEntry), ""))].sort();
}

function pathsOf(node: Node, at: string): readonly string[] {
  switch (node.kind) {
    case "object":
      return node.members.flatMap((member) => memberPaths(member, at));
    case "list":
      return pathsOf(node.item, `${at}[]`);
    case "union":
      return [...node.branches.values()].flatMap((branch) => pathsOf(branch, at));
    default:
      return [at];
  }
}

function memberPaths({ name, node }: Member, at: string): readonly string[] {
  return pathsOf(node, at === "" ? name : `${at}.${name}`);
}
