type Range = readonly [first: number, last: number];

/**
 * I13. Code points that no text has: controls, line and paragraph separators, marks that turn the direction of
 * writing, format characters, lone surrogates, noncharacters, tags and supplementary variation selectors. These
 * numbers are the rule, not a class of Unicode that grows.
 */
const BAD_RANGES: readonly Range[] = [
  [0x0000, 0x001f],
  [0x007f, 0x009f],
  [0x2028, 0x202e],
  [0x2060, 0x206f],
  [0xd800, 0xdfff],
  [0xfdd0, 0xfdef],
  [0xfeff, 0xfeff],
  [0xfff9, 0xfffb],
  [0xfffe, 0xffff],
  ...Array.from({ length: 16 }, (_, plane): Range => {
    const last = (plane + 1) * 0x10000 + 0xffff;
    return [last - 1, last];
  }),
  [0xe0000, 0xe01ef],
];

/** I13. Spaces: none stands at either end of a line. */
const SPACE_RANGES: readonly Range[] = [
  [0x0020, 0x0020],
  [0x00a0, 0x00a0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
];

/** I13. Code points that leave no mark on paper; a text of these alone says nothing. */
const INVISIBLE_RANGES: readonly Range[] = [
  ...SPACE_RANGES,
  [0x00ad, 0x00ad],
  [0x034f, 0x034f],
  [0x061c, 0x061c],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x200b, 0x200f],
  [0x2800, 0x2800],
  [0x3164, 0x3164],
  [0xffa0, 0xffa0],
];

/** The inside of a character class for these ranges: `\uXXXX` in the basic plane, the characters themselves above. */
function classOf(ranges: readonly Range[]): string {
  const one = (code: number) =>
    code > 0xffff ? String.fromCodePoint(code) : `\\u${code.toString(16).padStart(4, "0")}`;
  return ranges.map(([first, last]) => (first === last ? one(first) : `${one(first)}-${one(last)}`)).join("");
}

/** Character classes for published patterns; they mean the same to ECMAScript (with `u`) and to Python. */
export const BAD = classOf(BAD_RANGES);
export const SPACE = classOf(SPACE_RANGES);
export const INVISIBLE = classOf(INVISIBLE_RANGES);

const isBad = new RegExp(`[${classOf(BAD_RANGES.flatMap(withoutLineFeed))}]`, "u");
const invisible = new RegExp(`^[${INVISIBLE}]*$`, "u");
const spaces = new RegExp(`^[${SPACE}]*$`, "u");

/** U+000A is judged as a line break, by rules of its own. */
function withoutLineFeed([first, last]: Range): Range[] {
  if (first > 0x0a || last < 0x0a) return [[first, last]];
  return [
    [first, 0x09],
    [0x0b, last],
  ];
}

/** The first code point that no text has, as `U+XXXX`, and its index in code points; a lone surrogate counts as one. */
export function firstBad(text: string): { readonly name: string; readonly index: number } | undefined {
  const match = isBad.exec(text);
  if (!match) return undefined;
  const index = [...text.slice(0, match.index)].length;
  return { name: codePointName(match[0]), index };
}

/** Whether a text shows nothing, and is more than spaces: those are already a fault of the edges. */
export function showsNothing(text: string): boolean {
  const oneLine = text.replaceAll("\n", "");
  return invisible.test(oneLine) && !spaces.test(oneLine);
}

/** Whether one character is a space. */
export function isSpace(character: string): boolean {
  return spaces.test(character);
}

/** `U+202E`: how a code point is named in a message. */
export function codePointName(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
