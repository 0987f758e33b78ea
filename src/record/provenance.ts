import * as z from "zod";
import type { DeepReadonly } from "./deep.ts";
import { format, list } from "./primitives.ts";
import { line } from "./text.ts";
import { UtcDateTime } from "./times.ts";

/** Contract §3.6. The part of the record that comes from a source; `/` is the whole of it. */
export const ProvenancePath = format(
  "FORMAT_PATH",
  /^(?:\/|\/[A-Za-z]+(?:\/[0-9]{1,3})?(?:\/[A-Za-z]+){0,2})$/,
  'a path such as "/operator/register", "/contactPoints/0/phone" or "/"',
  { max: 80 },
);

export const ProvenanceSource = z.enum(["owner", "register", "impressum", "website", "daawid"]);

export const Provenance = z.object({
  paths: list(ProvenancePath, 20),
  source: ProvenanceSource,
  sourceName: line(80).optional(),
  observedAt: UtcDateTime,
  reference: line(300).optional(),
});

export type ProvenanceSource = z.infer<typeof ProvenanceSource>;
export type Provenance = DeepReadonly<z.infer<typeof Provenance>>;
