import fc from "fast-check";
import { isRec, type Rec } from "../support/json.ts";
import { type Sample, samples } from "../support/sample.ts";
import { type Judge, LIBRARY, type Library } from "./library.ts";
import { spoiled } from "./saboteurs.ts";
import { graphOf, isValueObject, placesOf } from "./walk.ts";

/** A saboteur by what it does, and what the judge has to say about it. */
export type Bite = readonly [what: string, saboteur: Library, objection: RegExp];

const drawn = fc.sample(samples, { numRuns: 300, seed: 8118 });

function objectionOf(judge: Judge, sample: Sample, library: Library): string | undefined {
  try {
    return judge(sample, library);
  } catch (error) {
    return String(error);
  }
}

/** The first objection to the saboteur in a sample where the judge has nothing against the library. */
export function bitten(judge: Judge, saboteur: Library, pool: readonly Sample[] = drawn): string {
  for (const sample of pool) {
    const objection = objectionOf(judge, sample, saboteur);
    if (objection !== undefined && objectionOf(judge, sample, LIBRARY) === undefined) return objection;
  }
  return "no objection";
}

/** Gives the tagged texts of every document other tags. */
export function retagged(change: (tag: string) => unknown): Library {
  return spoiled((document) => {
    for (const { node } of placesOf(document)) {
      if (isValueObject(node)) node["@language"] = change(String(node["@language"]));
    }
  });
}

/** Puts something else in the place of the subject's description, where that is tagged. */
export function redescribed(change: (texts: readonly Rec[]) => unknown): Library {
  return spoiled((document) => {
    const { subject } = graphOf(document);
    const texts = Array.isArray(subject.description) ? subject.description : [subject.description];
    if (texts.every(isRec)) subject.description = change(texts);
  });
}
