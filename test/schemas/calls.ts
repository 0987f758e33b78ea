import type { Action, Question } from "../../src/record/action.ts";
import type { PublicEntry } from "../../src/record/public-entry.ts";
import { clone, type Rec } from "../support/json.ts";

/** A call with one thing changed, and what that is. */
export type Variant = readonly [label: string, call: unknown];

const SLOT = { from: "2027-01-11T09:00:00+01:00", to: "2027-01-11T10:00:00+01:00" };
const times = (count: number): readonly Rec[] => Array.from({ length: count }, () => ({ ...SLOT }));

/** What only calls of one type have (contract §7.5). */
const OWN_FIELDS: Readonly<Record<Action["type"], Rec>> = {
  request_quote: {
    description: "Eine Küche nach Maß für eine Altbauwohnung.",
    postalCode: "42285",
    desiredTiming: "im Frühjahr",
    budget: { max: "15000.00", currency: "EUR" },
  },
  request_callback: { topic: "Reparatur einer Tür", preferredTimes: times(1) },
  request_appointment: { purpose: "Aufmaß", preferredSlots: times(1), postalCode: "42285" },
  send_message: { subject: "Eine Frage", message: "Arbeiten Sie auch mit Eiche?" },
};

function answer(question: Question): unknown {
  switch (question.type) {
    case "yes_no":
      return true;
    case "number":
      return 120;
    case "text":
      return "etwas schmal";
    case "choice":
      return question.options[0]?.value;
  }
}

function offeringsOf(entry: PublicEntry, action: Action): readonly string[] {
  if (action.type === "send_message") return [];
  return action.offeringIds ?? entry.offerings?.map(({ id }) => id) ?? [];
}

/** A correct call of an action that says everything one can say, by the contract and not by the schema. */
export function fullCall(entry: PublicEntry, action: Action): Rec {
  const target = { entry: entry.slug, actionId: action.id };
  if (action.handoffUrl !== undefined) return target;
  const requester = {
    name: "Alex Muster",
    email: "alex@muster.example",
    phone: "+492029999002",
    preferredChannel: "email",
    language: "de",
  };
  const answers = (action.questions ?? []).map((question) => [question.key, answer(question)] as const);
  const [offeringId] = offeringsOf(entry, action);
  return clone({
    ...target,
    requester,
    ...(answers.length === 0 ? {} : { answers: Object.fromEntries(answers) }),
    idempotencyKey: "0123456789abcdef",
    ...(offeringId === undefined ? {} : { offeringId }),
    ...OWN_FIELDS[action.type],
  });
}

/** Pointers to what a call of the action has to have, by contract §7.4 and §7.5. */
export function requiredOf(entry: PublicEntry, action: Action): ReadonlySet<string> {
  const required = new Set(["/entry"]);
  const ofKind = (entry.actions ?? []).filter(({ type, enabled }) => enabled && type === action.type);
  if (ofKind.length > 1) required.add("/actionId");
  if (action.handoffUrl !== undefined) return required;
  for (const pointer of ["/requester", "/requester/name", "/requester/email"]) required.add(pointer);
  const asked = (action.questions ?? []).filter((question) => question.required);
  if (asked.length > 0) required.add("/answers");
  for (const { key } of asked) required.add(`/answers/${key}`);
  for (const pointer of ofType(action)) required.add(pointer);
  return required;
}

function ofType({ type, requireFields = [], serviceAreaOnly }: Action): readonly string[] {
  const wants = (field: (typeof requireFields)[number]): boolean => requireFields.includes(field);
  const phone = wants("phone") || type === "request_callback" ? ["/requester/phone"] : [];
  const area = wants("postal_code") || serviceAreaOnly ? ["/postalCode"] : [];
  const slot = (list: string) => [`/${list}/0/from`, `/${list}/0/to`];
  switch (type) {
    case "request_quote": {
      const timing = wants("desired_timing") ? ["/desiredTiming"] : [];
      const budget = wants("budget") ? ["/budget"] : [];
      return [...phone, "/description", ...area, ...timing, ...budget, "/budget/max", "/budget/currency"];
    }
    case "request_callback":
      return [...phone, "/topic", ...slot("preferredTimes")];
    case "request_appointment":
      return [...phone, "/purpose", "/preferredSlots", ...slot("preferredSlots"), ...area];
    case "send_message":
      return [...phone, "/subject", "/message"];
  }
}

/** Every pointer into a JSON value. */
function pointers(value: unknown, at = ""): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => [
    `${at}/${key}`,
    ...pointers(below, `${at}/${key}`),
  ]);
}

/** A copy of a call with the value at a pointer changed, or left out. */
function changed(call: Rec, pointer: string, change: (value: unknown) => unknown): Rec {
  const copy = clone(call);
  const path = pointer.split("/").slice(1);
  const last = path.pop() ?? "";
  let target = copy;
  for (const segment of path) target = target[segment] as Rec;
  const value = change(target[last]);
  if (value === undefined) delete target[last];
  else target[last] = value;
  return copy;
}

const leftOut = (): undefined => undefined;
const isItem = (pointer: string): boolean => /\/[0-9]+$/.test(pointer);

/** Values of other JSON types than the one given. */
function otherTypes(value: unknown): readonly unknown[] {
  const all = ["x", 5, true, null, [], { x: 1 }];
  const kind = (one: unknown) => (one === null ? "null" : Array.isArray(one) ? "array" : typeof one);
  return all.filter((one) => kind(one) !== kind(value));
}

/** The call with each single thing left out that may be left out, and with things nobody defined. */
export function freeVariants(entry: PublicEntry, action: Action): readonly Variant[] {
  const call = fullCall(entry, action);
  const required = requiredOf(entry, action);
  const free = pointers(call).filter((pointer) => !required.has(pointer) && !isItem(pointer));
  const count = (field: string, numbers: readonly number[]): readonly Variant[] =>
    field in call
      ? numbers.map((number) => [`${number} of ${field}`, { ...call, [field]: times(number) }])
      : [];
  return [
    ["everything", call],
    ["by its ID", { ...call, entry: entry.id }],
    ["a member nobody defined", { ...call, source: "chat" }],
    ...free.map((pointer): Variant => [`without ${pointer}`, changed(call, pointer, leftOut)]),
    ...count("preferredTimes", [0, 3]),
    ...count("preferredSlots", [1, 5]),
  ];
}

/** The call with each single thing wrong that the contract refuses and the shown schema can tell. */
export function faultyVariants(entry: PublicEntry, action: Action): readonly Variant[] {
  const call = fullCall(entry, action);
  const missing = [...requiredOf(entry, action)].map(
    (pointer): Variant => [`without ${pointer}`, changed(call, pointer, leftOut)],
  );
  const mistyped = pointers(call).flatMap((pointer) => {
    let at: unknown = call;
    for (const segment of pointer.split("/").slice(1)) at = (at as Rec)[segment];
    return otherTypes(at).map(
      (other): Variant => [`${pointer} as ${JSON.stringify(other)}`, changed(call, pointer, () => other)],
    );
  });
  const whole = otherTypes(call).map((other): Variant => [`${JSON.stringify(other)} for a call`, other]);
  return [...missing, ...mistyped, ...whole, ...wrongValues(entry, action, call)];
}

/** Choices that are not offered, answers nobody asked for, too many or too few times. */
function wrongValues(entry: PublicEntry, action: Action, call: Rec): readonly Variant[] {
  const values: Readonly<Record<string, unknown>> = {
    "/entry": "another-entry",
    "/actionId": "act_00000000000000000000000000",
    "/requester/preferredChannel": "fax",
    "/offeringId": "off_00000000000000000000000000",
  };
  const there = new Set(pointers(call));
  const wrong = Object.entries(values).filter(([pointer]) => there.has(pointer));
  const foreign = (entry.offerings ?? [])
    .map(({ id }) => id)
    .filter((id) => !offeringsOf(entry, action).includes(id));
  const choices = (action.questions ?? []).filter(({ type }) => type === "choice");
  const count = (field: string, numbers: readonly number[]): readonly Variant[] =>
    there.has(`/${field}`)
      ? numbers.map((number) => [`${number} of ${field}`, { ...call, [field]: times(number) }])
      : [];
  return [
    ...wrong.map(
      ([pointer, value]): Variant => [`${pointer} as ${value}`, changed(call, pointer, () => value)],
    ),
    ...(there.has("/offeringId") ? foreign : []).map(
      (id): Variant => ["an offering of another action", { ...call, offeringId: id }],
    ),
    ...choices.map(
      ({ key }): Variant => [
        `/answers/${key} beside the options`,
        changed(call, `/answers/${key}`, () => "neither"),
      ],
    ),
    ...(there.has("/answers")
      ? [["an answer to no question", changed(call, "/answers/unasked", () => true)] as const]
      : []),
    ...count("preferredTimes", [4]),
    ...count("preferredSlots", [0, 6]),
  ];
}
