import { isRec, type Rec } from "../../support/json.ts";
import type { Check, Form } from "../library.ts";
import { domainsOf } from "../schema-org.ts";
import { isPublished } from "../terms.ts";
import { isValueObject, placesOf } from "../walk.ts";

/** What is empty below a value, by its place (LD-EMPTY). */
function emptiness(value: unknown, at: string): string | undefined {
  if (value === null || value === undefined) return `${at} is ${value}`;
  if (value === "") return `${at} is an empty text`;
  if (typeof value !== "object") return undefined;
  const inner = Object.entries(value);
  if (inner.length === 0) return `${at} is empty`;
  if (!Array.isArray(value) && inner.every(([key]) => key === "@type")) return `${at} has only @type`;
  for (const [key, one] of inner) {
    const found = emptiness(one, `${at}/${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** LD-EMPTY. Nothing in the whole document is null or empty, and no node is only a type. */
export const nothingEmpty: Check = ({ document }) => emptiness(document, "");

/** JSON-NUMBERS. Numbers are finite, have at most six decimals and no exponent when written. */
export const plainNumbers: Check = ({ document }) => {
  for (const { node, at } of placesOf(document)) {
    for (const [key, value] of Object.entries(node)) {
      if (typeof value === "number" && !/^-?(0|[1-9]\d*)(\.\d{1,6})?$/.test(String(value))) {
        return `${at}/${key} is ${value}`;
      }
    }
  }
  return undefined;
};

function rootFault({ document }: Form): string | undefined {
  const expected = JSON.stringify(["https://schema.org", { daawid: "https://daawid.example/ns#" }]);
  if (Object.keys(document).join() !== "@context,@graph") return `keys ${Object.keys(document).join()}`;
  if (JSON.stringify(document["@context"]) !== expected) return "another context";
  const graph = document["@graph"];
  return Array.isArray(graph) && graph.length === 2 && graph.every(isRec) ? undefined : "not two nodes";
}

function valueObjectFault(node: Rec, { language }: Form): string | undefined {
  if (Object.keys(node).join() !== "@value,@language") return `keys ${Object.keys(node).join()}`;
  if (typeof node["@value"] !== "string") return "a value that is no text";
  if (typeof node["@language"] !== "string") return "a language that is no text";
  return language === undefined ? undefined : "a tagged text in the embedded form";
}

function keyFault(key: string, node: Rec): string | undefined {
  if (key === "@id" || key === "@type") {
    return typeof node[key] === "string" ? undefined : "is no text";
  }
  if (key.startsWith("@")) return "is no key of this document";
  if (key.includes(":")) return isPublished(key) ? undefined : "is no published term";
  return domainsOf(key) === undefined ? "is no property of schema.org" : undefined;
}

/**
 * LD-DOCUMENT, LD-CONTEXT, LD-TEXT-TAGGED, LD-TERMS. Every key is one of six keywords in its place, a published term,
 * or a property of schema.org; no text of an owner ever becomes a key.
 */
export const knownKeys: Check = (form) => {
  const root = rootFault(form);
  if (root !== undefined) return `the document: ${root}`;
  for (const { node, at } of placesOf(form.document)) {
    if (isValueObject(node)) {
      const fault = valueObjectFault(node, form);
      if (fault !== undefined) return `${at}: ${fault}`;
      continue;
    }
    for (const key of Object.keys(node)) {
      const fault = keyFault(key, node);
      if (fault !== undefined) return `${at}/${key} ${fault}`;
    }
  }
  return undefined;
};
