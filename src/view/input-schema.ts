import { fieldsOf, isConfirming } from "../facts/actions.ts";
import type { OpenEntry, ShownAction } from "../facts/disclose.ts";
import type { Question } from "../record/action.ts";
import type { Text } from "./resolved.ts";

/** A property of an input schema; its members stand in this order (VIEW-INPUT-PROPERTY). */
export type InputProperty = {
  readonly title?: string;
  readonly type: "object" | "array" | "string" | "number" | "boolean";
  readonly enum?: readonly string[];
  readonly const?: string;
  readonly oneOf?: readonly { readonly const: string; readonly title: string }[];
  readonly items?: InputProperty;
  readonly properties?: Properties;
  readonly required?: readonly string[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly additionalProperties?: false;
};

type Properties = Readonly<Record<string, InputProperty>>;

/** JSON Schema 2020-12 of a call of one action (contract §6). */
export type InputSchema = {
  readonly $schema: "https://json-schema.org/draft/2020-12/schema";
  readonly type: "object";
  readonly properties: Properties;
  readonly required: readonly string[];
};

/** One property of the root: its name, its schema, and whether a call has to give it. */
type Input = readonly [name: string, schema: InputProperty, required: boolean];

const STRING: InputProperty = { type: "string" };

function object(properties: Properties, required: readonly string[]): InputProperty {
  return { type: "object", properties, required };
}

/** VIEW-INPUT-BUDGET. */
const BUDGET = object({ max: STRING, currency: STRING }, ["max", "currency"]);

/** VIEW-INPUT-TIMES. */
const TIMES: InputProperty = { type: "array", items: object({ from: STRING, to: STRING }, ["from", "to"]) };
const PREFERRED_TIMES: InputProperty = { ...TIMES, maxItems: 3 };
const PREFERRED_SLOTS: InputProperty = { ...TIMES, minItems: 1, maxItems: 5 };

/** VIEW-INPUT-REQUESTER. */
function requester(phone: boolean): InputProperty {
  const properties: Properties = {
    name: STRING,
    email: STRING,
    phone: STRING,
    preferredChannel: { type: "string", enum: ["email", "phone"] },
    language: STRING,
  };
  return object(properties, phone ? ["name", "email", "phone"] : ["name", "email"]);
}

const ANSWER_TYPES = { yes_no: "boolean", text: "string", number: "number", choice: "string" } as const;

/** VIEW-INPUT-QUESTION. */
function answer(question: Question, text: Text): InputProperty {
  const property = { title: text(question.label), type: ANSWER_TYPES[question.type] };
  if (question.type !== "choice") return property;
  const oneOf = question.options.map(({ value, label }) => ({ const: value, title: text(label) }));
  return { ...property, oneOf };
}

/** VIEW-INPUT-ANSWERS. */
function answers(questions: readonly Question[], text: Text): InputProperty {
  const required = questions.filter((question) => question.required).map((question) => question.key);
  return {
    type: "object",
    properties: Object.fromEntries(questions.map((question) => [question.key, answer(question, text)])),
    ...(required.length === 0 ? {} : { required }),
    additionalProperties: false,
  };
}

/** VIEW-INPUT-OFFERING. */
function offering(action: ShownAction, entry: OpenEntry): readonly Input[] {
  const offerings = entry.offerings?.map(({ id }) => id);
  if (offerings === undefined) return [];
  return [["offeringId", { type: "string", enum: action.offeringIds ?? offerings }, false]];
}

/** VIEW-INPUT-KIND, VIEW-INPUT-REQUIRED. What only this kind of action has. */
function kindInputs(action: ShownAction, entry: OpenEntry): readonly Input[] {
  const required = new Set(fieldsOf(action).flatMap((field) => (field.required ? field.field : [])));
  const postalCode: Input = ["postalCode", STRING, required.has("postal_code")];
  switch (action.type) {
    case "request_quote":
      return [
        ...offering(action, entry),
        ["description", STRING, true],
        postalCode,
        ["desiredTiming", STRING, required.has("desired_timing")],
        ["budget", BUDGET, required.has("budget")],
      ];
    case "request_callback":
      return [
        ...offering(action, entry),
        ["topic", STRING, true],
        ["preferredTimes", PREFERRED_TIMES, false],
      ];
    case "request_appointment":
      return [
        ...offering(action, entry),
        ["purpose", STRING, true],
        ["preferredSlots", PREFERRED_SLOTS, true],
        postalCode,
      ];
    case "send_message":
      return [
        ["subject", STRING, true],
        ["message", STRING, true],
      ];
  }
}

/** VIEW-INPUT-ENTRY, VIEW-INPUT-ACTION-ID. Which action of which entry. */
function target(action: ShownAction, entry: OpenEntry): readonly Input[] {
  const sameKind = (entry.actions ?? []).filter(({ type }) => type === action.type);
  return [
    ["entry", { type: "string", enum: [entry.id, entry.slug] }, true],
    ["actionId", { type: "string", const: action.id }, sameKind.length > 1],
  ];
}

/** VIEW-INPUT-ORDER, VIEW-INPUT-IDEMPOTENCY. Everything a call of a confirming action gives. */
function callInputs(action: ShownAction, entry: OpenEntry, text: Text): readonly Input[] {
  const { questions = [] } = action;
  const phone = fieldsOf(action).some(({ field, required }) => field === "phone" && required);
  const asked: readonly Input[] =
    questions.length === 0
      ? []
      : [["answers", answers(questions, text), questions.some((question) => question.required)]];
  return [
    ["requester", requester(phone), true],
    ...asked,
    ["idempotencyKey", STRING, false],
    ...kindInputs(action, entry),
  ];
}

/** VIEW-INPUT-ROOT, VIEW-INPUT-HANDOFF. A handoff passes nothing on and so asks nothing. */
export function inputSchema(action: ShownAction, entry: OpenEntry, text: Text): InputSchema {
  const inputs = [...target(action, entry), ...(isConfirming(action) ? callInputs(action, entry, text) : [])];
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    type: "object",
    properties: Object.fromEntries(inputs.map(([name, schema]) => [name, schema])),
    required: inputs.flatMap(([name, , required]) => (required ? name : [])),
  };
}
