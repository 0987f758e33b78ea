import fc from "fast-check";
import { parseEntry } from "../../src/record/parse.ts";
import type { Rec } from "./json.ts";
import { reduce } from "./reduce.ts";
import { LIBRARY, type Property, type Renderer, type Sample, samples } from "./sample.ts";

/** A record that a property objects to, made as small as the objection allows. */
export type Counterexample = Sample & {
  readonly objection: string;
  readonly seed: number;
  /** Which of the seed's samples it was. */
  readonly path: string;
};

/** Which samples to look at; `path` leads straight to one that was found before. */
export type Search = { readonly runs: number; readonly seed: number; readonly path?: string };

/** What a property says about a sample; an exception is an objection too. */
export function objectionOf(property: Property, sample: Sample, renderer: Renderer): string | undefined {
  try {
    return property(sample, renderer);
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

/** Looks for the first sample that the property objects to. The same seed looks at the same samples. */
export function search(
  property: Property,
  { runs, seed, path }: Search,
  renderer = LIBRARY,
): Counterexample | undefined {
  const found = fc.check(
    fc.property(samples, (sample) => objectionOf(property, sample, renderer) === undefined),
    { numRuns: runs, seed, endOnFailure: true, ...(path === undefined ? {} : { path }) },
  );
  const sample = found.counterexample?.[0];
  if (!found.failed || sample === undefined) return undefined;
  const objection = objectionOf(property, sample, renderer) ?? "the objection went away when asked again";
  return { ...sample, objection, seed: found.seed, path: found.counterexamplePath ?? "" };
}

/** The same objection with everything left out of the record that it does not need. */
export function shrunk(property: Property, found: Counterexample, renderer = LIBRARY): Counterexample {
  const refused = found.objection.includes("the generated record was refused");
  const fails = (entry: Rec): boolean => {
    if (!refused && !parseEntry(entry).ok) return false;
    const objection = objectionOf(property, { entry, turn: found.turn }, renderer);
    return objection !== undefined && objection.includes("the generated record was refused") === refused;
  };
  const entry = reduce(found.entry, fails);
  const objection = objectionOf(property, { entry, turn: found.turn }, renderer) ?? found.objection;
  return { ...found, entry, objection };
}

/** Throws with a small counterexample, when there is one. */
export function holds(property: Property, { runs, seed }: Search): void {
  const first = search(property, { runs, seed });
  if (first === undefined) return;
  const { objection, entry, turn, path } = shrunk(property, first);
  throw new Error(
    `${objection}\nseed ${seed}, path ${path}, turn ${turn}\n${JSON.stringify(entry, null, 1)}`,
  );
}
