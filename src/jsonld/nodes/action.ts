import { isConfirming } from "../../facts/actions.ts";
import type { ShownAction } from "../../facts/disclose.ts";
import { actionFormUrl, actionRestUrl } from "../../facts/links.ts";
import { type Context, itemIri, textValue } from "../context.ts";
import { type Node, set } from "../node.ts";

/** LD-ACTION-TYPE. */
const ACTION_TYPES = {
  request_quote: "Action",
  request_callback: "CommunicateAction",
  request_appointment: "ReserveAction",
  send_message: "CommunicateAction",
} as const;

/** LD-ACTION-TARGET. The API, then the web form or the business's own page. */
function targets(action: ShownAction, { entry, registry }: Context): readonly Node[] {
  const { id, webForm, handoffUrl } = action;
  const form = webForm && isConfirming(action) ? actionFormUrl(entry, id, registry) : undefined;
  const page = handoffUrl ?? form;
  const api: Node = {
    "@type": "EntryPoint",
    urlTemplate: actionRestUrl(id, registry),
    httpMethod: "POST",
    contentType: "application/json",
  };
  if (page === undefined) return [api];
  const web: Node = {
    "@type": "EntryPoint",
    urlTemplate: page,
    actionPlatform: "https://schema.org/DesktopWebPlatform",
  };
  return [api, web];
}

/** LD-ACTION-ORDER, LD-ACTION-CONFIRM. */
export function actionNode(action: ShownAction, context: Context): Node {
  const node: Node = { "@type": ACTION_TYPES[action.type], "@id": itemIri(action.id, context) };
  set(node, "name", textValue(action.name, context));
  node["daawid:actionType"] = action.type;
  node["daawid:requiresUserConfirmation"] = isConfirming(action);
  set(node, "daawid:expectedResponse", action.expectedResponse);
  node.target = targets(action, context);
  return node;
}
