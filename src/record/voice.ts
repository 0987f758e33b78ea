import * as z from "zod";
import type { DeepReadonly } from "./deep.ts";
import { Tone } from "./enums.ts";
import { list, nonEmpty } from "./primitives.ts";
import { line, localized } from "./text.ts";

export const Formality = z.enum(["formal", "informal"]);

/** Contract §3.6. How the business wants to be named and to sound. */
export const Voice = nonEmpty({
  preferredName: line(120).optional(),
  avoidNames: list(line(120), 10).optional(),
  formality: Formality.optional(),
  tone: list(Tone, 6).optional(),
  tagline: localized(120).optional(),
  emphasis: list(localized(120), 8).optional(),
});

export type Formality = z.infer<typeof Formality>;
export type Voice = DeepReadonly<z.infer<typeof Voice>>;
