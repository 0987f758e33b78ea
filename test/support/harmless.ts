import { isRec, type Rec } from "./json.ts";
import { mapOwnerTexts } from "./owner-texts.ts";

/** The same record with a harmless word for each owner's line, and the way back. */
export type Harmless = { readonly entry: Rec; readonly restore: (text: string) => string };

/** Whether a legal name contains a legal form, bounded by a space, a comma, a bracket or an end. */
export function containsForm(name: string, form: string): boolean {
  const bound = (char: string | undefined): boolean => char === undefined || " ,()[]".includes(char);
  for (let at = name.indexOf(form); at >= 0; at = name.indexOf(form, at + 1)) {
    if (bound(name[at - 1]) && bound(name[at + form.length])) return true;
  }
  return false;
}

const COURT = "Amtsgericht";
const PLAIN_CODE = /^[A-Za-z0-9]{2,5}$/;

/**
 * Equal lines get equal words, different lines different ones. What a projection decides by looking at a text stays
 * decided: a court stays a court, a legal form that the legal name contains stays contained.
 */
export function harmless(entry: Rec): Harmless {
  const words = new Map<string, string>();
  const lines = new Map<string, string>();
  const word = (line: string): string => {
    const known = words.get(line);
    if (known !== undefined) return known;
    const made = `Zq${words.size.toString(36).padStart(3, "0")}x`;
    words.set(line, made);
    lines.set(made, line);
    return made;
  };
  const lineOf = (line: string): string => {
    if (line === COURT) return line;
    return line.startsWith(COURT) ? COURT + wordAfter(line.slice(COURT.length), word) : word(line);
  };
  const operator = isRec(entry.operator) ? entry.operator : {};
  const [name, form] = [String(operator.legalName), String(operator.legalForm)];
  const joined = operator.legalForm !== undefined && name !== form && containsForm(name, form);
  const pair = joined ? `${word(`name of ${name}`)} ${lineOf(form)}` : undefined;
  const changed = mapOwnerTexts(entry, (text, member) => {
    if (member === "postalCode" && PLAIN_CODE.test(text)) return text;
    if (pair !== undefined && member === "legalName" && text === name) return pair;
    return text.replace(/[^\n]+/g, lineOf);
  });
  const restore = (text: string): string => {
    const whole = pair === undefined ? text : text.split(pair).join(name);
    return whole.replace(/Zq[0-9a-z]{3}x/g, (made) => lines.get(made) ?? made);
  };
  return { entry: changed, restore };
}

/** The rest of a line that begins with a fixed word: its space stays, so that the word stays a word. */
function wordAfter(rest: string, word: (line: string) => string): string {
  return rest.startsWith(" ") && rest.length > 1 ? ` ${word(rest.slice(1))}` : word(rest);
}
