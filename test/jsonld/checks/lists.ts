import { isRec } from "../../support/json.ts";
import type { Check } from "../library.ts";
import { ALONE_OR_LIST, ALWAYS_LIST } from "../terms.ts";
import { isValueObject, placesOf } from "../walk.ts";

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => isRec(item) && isValueObject(item));
}

/** Whether a key of a node always holds a list; some keys do so only on the subject or below the page. */
function alwaysList(key: string, at: string): boolean {
  if (key === "potentialAction" || key === "daawid:category") return at === "/@graph/1";
  if (key === "mainEntity") return at !== "/@graph/0";
  return ALWAYS_LIST.has(key);
}

/** LD-ONE-OR-MANY. A list is a list also with one element; what may stand alone does so when it is one. */
export const listsAsTold: Check = ({ document }) => {
  for (const { node, at } of placesOf(document)) {
    for (const [key, value] of Object.entries(node)) {
      const many = Array.isArray(value);
      const list = alwaysList(key, at);
      if (list && !many) return `${at}/${key} is no list`;
      if (list || !many) continue;
      if (value.length === 1) return `${at}/${key} is a list of one`;
      if (!ALONE_OR_LIST.has(key) && !isTexts(value)) return `${at}/${key} is a list`;
    }
  }
  return undefined;
};
