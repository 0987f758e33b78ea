import * as z from "zod";
import type { DeepReadonly } from "./deep.ts";
import { CredentialId, HttpsUrl } from "./primitives.ts";
import { line } from "./text.ts";
import { IsoDate, UtcDateTime } from "./times.ts";

export const CredentialType = z.enum([
  "master_craftsman",
  "certification",
  "license",
  "trade_registration",
  "membership",
  "award",
]);

/** Who granted a credential. */
export const Issuer = z.object({ name: line(120), url: HttpsUrl.optional() });

/** Contract §4.2. A title, membership or licence. It is void from the day after `validThrough` on. */
export const Credential = z.object({
  id: CredentialId,
  type: CredentialType,
  name: line(120),
  issuer: Issuer.optional(),
  verification: z.enum(["self_declared", "verified"]),
  verifiedAt: UtcDateTime.optional(),
  validThrough: IsoDate.optional(),
});

export type CredentialType = z.infer<typeof CredentialType>;
export type Issuer = DeepReadonly<z.infer<typeof Issuer>>;
export type Credential = DeepReadonly<z.infer<typeof Credential>>;
