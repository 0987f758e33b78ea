import type { AgentPolicy, Route } from "../../record/contact.ts";
import type { Policy } from "../../record/policy.ts";
import { type Context, itemIri, textValue, textValues } from "../context.ts";
import { type Node, set } from "../node.ts";
import { leadTimeNode } from "./offer.ts";
import { flatPriceNode } from "./price.ts";

/** LD-CAPACITY. */
export function capacityNode(context: Context): Node | undefined {
  const { capacity } = context.entry;
  if (capacity === undefined) return undefined;
  const { status, nextAvailableFrom, leadTime, note, asOf, expiresAt } = capacity;
  const node: Node = { "daawid:capacityStatus": status };
  set(node, "daawid:nextAvailableFrom", nextAvailableFrom);
  set(node, "daawid:leadTime", leadTime && leadTimeNode(leadTime));
  set(node, "daawid:note", note && textValue(note, context));
  node["daawid:asOf"] = asOf;
  node["daawid:expiresAt"] = expiresAt;
  return node;
}

/** LD-POLICY. Members in the schema's order, each under its own name. */
function policyNode(policy: Exclude<Policy, { readonly type: "payment" }>, context: Context): Node {
  const node: Node = { "daawid:policyType": policy.type };
  if ("percent" in policy) set(node, "daawid:percent", policy.percent);
  if ("free" in policy) set(node, "daawid:free", policy.free);
  if ("freeWithinKm" in policy) set(node, "daawid:freeWithinKm", policy.freeWithinKm);
  if ("period" in policy) set(node, "daawid:period", policy.period);
  if ("price" in policy) set(node, "daawid:price", policy.price && flatPriceNode(policy.price));
  set(node, "daawid:summary", policy.summary && textValue(policy.summary, context));
  return node;
}

/** LD-POLICY. Every policy but payment, which has properties of its own. */
export function policyNodes(context: Context): readonly Node[] {
  return (context.entry.policies ?? []).flatMap((policy) =>
    policy.type === "payment" ? [] : [policyNode(policy, context)],
  );
}

/** LD-ROUTING. */
export function routeNode({ audience, intent, routeTo }: Route, context: Context): Node {
  const node: Node = { "daawid:audience": audience, "daawid:intent": intent };
  if (routeTo === undefined) node["daawid:decline"] = true;
  else node["daawid:routeTo"] = { "@id": itemIri(routeTo, context) };
  return node;
}

/** LD-AGENT-POLICY. */
export function agentPolicyNode(policy: AgentPolicy): Node {
  return {
    "daawid:agentRequests": policy.agentRequests,
    "daawid:unsolicitedOutreach": policy.unsolicitedOutreach,
    "daawid:agentsMustDisclose": policy.agentsMustDisclose,
  };
}

/** LD-VOICE, LD-VOICE-EMPHASIS. Without the tagline, which is `slogan`. */
export function voiceNode(context: Context): Node | undefined {
  const { voice } = context.entry;
  if (voice === undefined) return undefined;
  const node: Node = {};
  set(node, "daawid:preferredName", voice.preferredName);
  set(node, "daawid:avoidName", voice.avoidNames);
  set(node, "daawid:formality", voice.formality);
  set(node, "daawid:tone", voice.tone);
  set(node, "daawid:emphasis", voice.emphasis && textValues(voice.emphasis, context));
  return node;
}
