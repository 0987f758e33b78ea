import type { Fault } from "../../errors.ts";
import { fault, goneLike, goneWithin, items, quoted, type Reading, repeated } from "./reading.ts";

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  request_quote: ["phone", "postal_code", "desired_timing", "budget"],
  request_callback: ["phone"],
  request_appointment: ["phone", "postal_code"],
  send_message: ["phone"],
};

/** ENTRY-I10-FIELD-OF-KIND. An action requires only fields that its kind has. */
export function fieldsOfKind(reading: Reading): Fault[] {
  return items(reading.entry.actions).flatMap(([index, { type, requireFields }]) => {
    const fields = type === undefined ? undefined : FIELDS[type];
    if (fields === undefined) return [];
    return items(requireFields)
      .filter(([, field]) => !fields.includes(field))
      .map(([place, field]) => {
        const message = `An action of the kind ${type} can require ${fields.join(", ")}, but it has no field ${quoted(field)}.`;
        return fault("I10_FIELD_OF_KIND", `/actions/${index}/requireFields/${place}`, message);
      });
  });
}

/** ENTRY-I10-MESSAGE-OFFERING. A message is for no offering. */
export function messageWithoutOffering(reading: Reading): Fault[] {
  return items(reading.entry.actions)
    .filter(([, { type, offeringIds }]) => type === "send_message" && offeringIds !== undefined)
    .map(([index]) => {
      const message = "An action of the kind send_message names no offering, but offeringIds is given.";
      return fault("I10_MESSAGE_OFFERING", `/actions/${index}/offeringIds`, message);
    });
}

/** ENTRY-I10-HANDOFF. An action that continues on the owner's site has no questions, no required fields and no form. */
export function handoffAlone(reading: Reading): Fault[] {
  return items(reading.entry.actions).flatMap(([index, action]) => {
    if (action.handoffUrl === undefined) return [];
    const given = [
      ...(action.requireFields === undefined ? [] : ["requireFields"]),
      ...(action.questions === undefined ? [] : ["questions"]),
      ...(action.webForm === true ? ["webForm"] : []),
    ];
    return given.map((name) => {
      const message = `An action with a handoffUrl has no questions, no requireFields and no web form, but ${name} is given.`;
      return fault("I10_HANDOFF", `/actions/${index}/${name}`, message);
    });
  });
}

/** ENTRY-I10-AREA-MISSING. "Only within the service area" needs an area: the entry's, or that of an offering it is for. */
export function areaForAction(reading: Reading): Fault[] {
  const { actions, offerings, serviceArea } = reading.entry;
  if (serviceArea !== undefined || goneWithin(reading, "/serviceArea")) return [];
  if (goneLike(reading, /^\/offerings(\/[0-9]+(\/(id|serviceArea.*))?)?$/)) return [];
  return items(actions).flatMap(([index, { serviceAreaOnly, offeringIds }]) => {
    if (serviceAreaOnly !== true || goneWithin(reading, `/actions/${index}/offeringIds`)) return [];
    const withArea = items(offerings).filter(([, offering]) => offering.serviceArea !== undefined);
    if (withArea.some(([, { id }]) => offeringIds === undefined || offeringIds.some((named) => named === id)))
      return [];
    const message =
      "An action only within the service area needs one, but neither the entry nor an offering of the action has one.";
    return [fault("I10_AREA_MISSING", `/actions/${index}/serviceAreaOnly`, message)];
  });
}

/** ENTRY-I10-QUESTION-KEY. The questions of an action have different keys. */
export function questionKeysUnique(reading: Reading): Fault[] {
  return items(reading.entry.actions).flatMap(([index, { questions }]) => {
    const keys = items(questions).map(([place, { key }]): [number, string | undefined] => [place, key]);
    return repeated(keys).map(([place, key]) => {
      const message = `Each question of an action needs a key of its own, but an earlier one has the key ${quoted(key)} too.`;
      return fault("I10_QUESTION_KEY", `/actions/${index}/questions/${place}/key`, message);
    });
  });
}

/** ENTRY-I10-OPTION-VALUE. The options of a question have different values. */
export function optionValuesUnique(reading: Reading): Fault[] {
  return items(reading.entry.actions).flatMap(([index, { questions }]) =>
    items(questions).flatMap(([place, question]) => {
      if (question.type !== "choice") return [];
      const values = items(question.options).map(([at, { value }]): [number, string | undefined] => [
        at,
        value,
      ]);
      return repeated(values).map(([at, value]) => {
        const message = `Each option of a question needs a value of its own, but an earlier one has the value ${quoted(value)} too.`;
        return fault("I10_OPTION_VALUE", `/actions/${index}/questions/${place}/options/${at}/value`, message);
      });
    }),
  );
}
