import fc from "fast-check";
import type { Action } from "../../src/record/action.ts";
import type { PublicEntry } from "../../src/record/public-entry.ts";
import { toView } from "../../src/view/entry-view.ts";
import type { InputSchema } from "../../src/view/input-schema.ts";
import { editedAt, example } from "../record/edit.ts";
import { action, id, OFF_2, offering, small } from "../record/invariants-records.ts";
import { entries } from "../support/arbitraries.ts";
import { clone, type Rec } from "../support/json.ts";
import { accept } from "../support/sample.ts";

const QUESTIONS = [
  { key: "side", label: { de: "Seite?" }, type: "choice", required: true },
  { key: "width", label: { de: "Breite?" }, type: "number", required: true },
  { key: "remark", label: { de: "Noch etwas?" }, type: "text", required: false },
  { key: "old", label: { de: "Altbau?" }, type: "yes_no", required: false },
].map((question) =>
  question.type === "choice"
    ? { ...question, options: ["left", "right"].map((value) => ({ value, label: { de: value } })) }
    : question,
);
const BARE = { webForm: false, enabled: true };

/** All four kinds, with and without everything an action can ask for, and handoffs. */
const DENSE: Rec = editedAt(small(), {
  "/serviceArea": { anywhere: true },
  "/offerings": [offering(), offering({ id: OFF_2 })],
  "/actions": [
    action({
      requireFields: ["phone", "postal_code", "desired_timing", "budget"],
      questions: QUESTIONS,
      offeringIds: [OFF_2],
    }),
    action({ ...BARE, id: id("act", "bb"), type: "request_callback", questions: QUESTIONS.slice(2) }),
    action({ ...BARE, id: id("act", "cc"), type: "request_appointment", serviceAreaOnly: true }),
    action({ ...BARE, id: id("act", "dd"), type: "request_appointment", requireFields: ["phone"] }),
    action({ ...BARE, id: id("act", "ee"), type: "send_message", questions: QUESTIONS.slice(0, 1) }),
    action({ ...BARE, id: id("act", "ff"), type: "request_quote", handoffUrl: "https://shop.example/" }),
    action({ id: id("act", "gg"), type: "send_message", enabled: false }),
  ],
});
const PLAIN: Rec = editedAt(small(), {
  "/actions": [action(), action({ id: id("act", "bb"), type: "send_message" })],
});

export type Shown = { readonly entry: PublicEntry; readonly action: Action; readonly schema: InputSchema };

/** Every action that a view shows, with its schema as JSON made it. */
function shownActions(record: Rec): readonly Shown[] {
  const entry = accept(record);
  const view = toView(entry, undefined);
  if (view.status === "suspended") return [];
  return (view.actions ?? []).flatMap((shown) => {
    const found = entry.actions?.find((one) => one.id === shown.id);
    return found === undefined ? [] : [{ entry, action: found, schema: clone(shown.inputSchema) }];
  });
}

/** The actions of three records made by hand. */
export const HAND = [example(), DENSE, PLAIN].flatMap(shownActions);
/** The actions of generated records. */
export const SAMPLES = fc.sample(entries, { numRuns: 250, seed: 31 }).flatMap(shownActions);
