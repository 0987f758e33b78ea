import actionFields from "../data/action-fields.json" with { type: "json" };
import type { ShownAction } from "./disclose.ts";

export type ActionField = { readonly field: string; readonly words: string; readonly required: boolean };

/**
 * MD-ACT-FIELDS, MD-ACT-REQUIRE. What a call of the action gives, in the kind's order: `requireFields` and, for the
 * postal code, `serviceAreaOnly` make a field required.
 */
export function fieldsOf(action: ShownAction): readonly ActionField[] {
  const required = new Set<string>(action.requireFields ?? []);
  if (action.serviceAreaOnly) required.add("postal_code");
  return actionFields[action.type].map((field) => ({
    ...field,
    required: field.required || required.has(field.field),
  }));
}

/** MD-OFFER-ACTIONS. Whether the action's kind takes an offering and the action names this one or none. */
export function takesOffering(action: ShownAction, offeringId: string): boolean {
  if (action.type === "send_message") return false;
  return action.offeringIds === undefined || action.offeringIds.includes(offeringId);
}

/** Whether the action is confirmed on the registry's page: every one that is not handed off. */
export function isConfirming(action: ShownAction): boolean {
  return action.handoffUrl === undefined;
}
