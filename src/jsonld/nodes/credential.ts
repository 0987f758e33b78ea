import type { Credential } from "../../record/credential.ts";
import { type Context, itemIri } from "../context.ts";
import { type Node, set } from "../node.ts";

function issuerNode({ issuer }: Credential): Node | undefined {
  if (issuer === undefined) return undefined;
  const node: Node = { "@type": "Organization", name: issuer.name };
  set(node, "url", issuer.url);
  return node;
}

/** LD-CREDENTIAL. */
function credentialNode(credential: Credential, context: Context): Node {
  const node: Node = {
    "@type": "EducationalOccupationalCredential",
    "@id": itemIri(credential.id, context),
    name: credential.name,
    credentialCategory: credential.type,
  };
  set(node, "recognizedBy", issuerNode(credential));
  set(node, "expires", credential.validThrough);
  set(node, "daawid:verifiedAt", credential.verifiedAt);
  return node;
}

/** LD-AWARD. `Door of the Year 2024 (Door Guild)`. */
function awardText({ name, issuer }: Credential): string {
  return issuer === undefined ? name : `${name} (${issuer.name})`;
}

/** LD-CREDENTIAL, LD-MEMBER, LD-AWARD. The three properties that credentials become (contract §4.2). */
export function setCredentials(node: Node, context: Context): void {
  const credentials = context.entry.credentials ?? [];
  const ofType = (...types: readonly Credential["type"][]): readonly Credential[] =>
    credentials.filter((credential) => types.includes(credential.type));
  const shown = ofType("master_craftsman", "certification", "license", "trade_registration");
  set(
    node,
    "hasCredential",
    shown.map((credential) => credentialNode(credential, context)),
  );
  set(
    node,
    "memberOf",
    ofType("membership").flatMap((credential) => issuerNode(credential) ?? []),
  );
  set(node, "award", ofType("award").map(awardText));
}
