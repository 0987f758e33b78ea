import { JSONLD_PROPERTIES } from "../jsonld/properties.ts";
import { bytes } from "./checks/bytes.ts";
import { canary } from "./checks/canary.ts";
import { frontmatter } from "./checks/frontmatter.ts";
import { metamorphic } from "./checks/metamorphic.ts";
import { sections } from "./checks/sections.ts";
import { structure } from "./checks/structure.ts";
import { time } from "./checks/time.ts";
import type { Property } from "./sample.ts";

/** Every property by its name, the cheap ones first. */
export const PROPERTIES: { readonly [name: string]: Property } = {
  bytes,
  frontmatter,
  sections,
  time,
  canary,
  structure,
  metamorphic,
  ...JSONLD_PROPERTIES,
};
