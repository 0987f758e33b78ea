import * as z from "zod";
import type { DeepReadonly } from "./deep.ts";
import { Hostname } from "./primitives.ts";
import { UtcDateTime } from "./times.ts";

export const DomainStatus = z.enum(["unverified", "verified", "grace", "lapsed"]);
export const DomainMethod = z.enum(["dns_txt", "well_known", "meta_tag"]);

/** Contract §4.3. A website and whether the business was seen to control it; `lastCheckedAt` is the last success. */
export const Domain = z.object({
  host: Hostname,
  status: DomainStatus,
  method: DomainMethod.optional(),
  verifiedAt: UtcDateTime.optional(),
  lastCheckedAt: UtcDateTime.optional(),
});

export type DomainStatus = z.infer<typeof DomainStatus>;
export type DomainMethod = z.infer<typeof DomainMethod>;
export type Domain = DeepReadonly<z.infer<typeof Domain>>;
