import type { Fault } from "../../errors.ts";
import { fault, gone, items, quoted, type Reading } from "./reading.ts";

type Phones = { readonly phone?: string | undefined; readonly phoneFormatted?: string | undefined };

function phones(reading: Reading): [pointer: string, phones: Phones][] {
  const { contactPoints, operator } = reading.entry;
  return [
    ...items(contactPoints).map(([index, point]): [string, Phones] => [`/contactPoints/${index}`, point]),
    ...(operator?.contact === undefined
      ? []
      : [["/operator/contact", operator.contact] satisfies [string, Phones]]),
  ];
}

/** ENTRY-I12-PHONE-DIFFERS. The formatted phone number is the one in `phone`, spaces, brackets, dots, slashes and dashes apart. */
export function formattedPhoneSame(reading: Reading): Fault[] {
  return phones(reading).flatMap(([pointer, { phone, phoneFormatted }]) => {
    if (phone === undefined || phoneFormatted === undefined) return [];
    if (phoneFormatted.replace(/[ ()./-]/g, "") === phone) return [];
    const message = `The formatted number must be the one in phone (${phone}), but it is ${quoted(phoneFormatted)}.`;
    return [fault("I12_PHONE_DIFFERS", `${pointer}/phoneFormatted`, message)];
  });
}

/** ENTRY-I12-PHONE-MISSING. A formatted phone number stands beside the number itself. */
export function formattedPhoneBeside(reading: Reading): Fault[] {
  return phones(reading).flatMap(([pointer, { phone, phoneFormatted }]) => {
    if (phoneFormatted === undefined || phone !== undefined || gone(reading, `${pointer}/phone`)) return [];
    const message = `A formatted number goes with phone, but ${quoted(phoneFormatted)} stands without it.`;
    return [fault("I12_PHONE_MISSING", `${pointer}/phoneFormatted`, message)];
  });
}
