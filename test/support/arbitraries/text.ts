import fc from "fast-check";
import labels from "../../../src/data/label-table.json" with { type: "json" };
import { type Build, type Context, weighted } from "./context.ts";

/** Ordinary words, so that hostile pieces also stand between harmless ones. */
const WORDS = [
  "Möbel",
  "Tür",
  "Rail & Co",
  "Krause",
  "3 Tage",
  "we build",
  "Büro",
  "AT&T",
  "col·lab",
  "10.5 mm",
  "C#",
  "snake_case_name",
  "5 * 3",
  "it's",
  "50 %",
  "a/b",
  "GmbH",
];

/** Every ASCII character that is neither a letter, a digit nor the space. */
export const PUNCTUATION = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).filter(
  (char) => !/[A-Za-z0-9 ]/.test(char),
);

/** Constructs of Markdown, HTML and our own raw text, as they may begin, end or interrupt an owner's line. */
const CONSTRUCTS = [
  ...[
    "www.",
    "WWW.e.example",
    "http://",
    "https://e.example/a_b",
    "ftp://e.example",
    "mailto:",
    "//e.example",
  ],
  ...["a@b.example", "mailto:a_b@c.example", "e.example", "://", "xmpp:a@b.example"],
  ...[
    "&amp;",
    "&amp",
    "&#35;",
    "&#35",
    "&#x41;",
    "&#x41",
    "&copy;",
    "&copy",
    "&",
    "&;",
    "&#;",
    "&middot;",
    ";",
  ],
  ...[
    "`",
    "``",
    "```",
    "```js",
    "~",
    "~~",
    "~~~",
    "|",
    "||",
    "| a | b |",
    "|---|",
    "|:-:|-|",
    "---|---",
    ":-",
    "-:",
  ],
  ...[
    "\\",
    "\\\\",
    "\\|",
    "\\`",
    "\\*",
    "*",
    "**",
    "***",
    "*a*",
    "**a**",
    "_",
    "__",
    "_a_",
    "__a__",
    "~~a~~",
  ],
  ...[
    "#",
    "##",
    "# a",
    "####### a",
    " #",
    " ##",
    "#a",
    "\\#",
    "[",
    "]",
    "![",
    "[x]",
    "[ ] a",
    "[^1]:",
    "[^1]",
  ],
  ...[
    "[a]: /b",
    "[a](b)",
    "![a](b)",
    "[a][b]",
    "<b>",
    "</b>",
    "<",
    ">",
    "<!--",
    "-->",
    "<?a?>",
    "<https://e.example>",
  ],
  ...[
    "<script>",
    "<a@b.example>",
    "---",
    "- - -",
    "***",
    "* * *",
    "___",
    "===",
    "=",
    "+",
    "-",
    "+ a",
    "- a",
    "> a",
  ],
  ...[
    "1.",
    "1)",
    "1. a",
    "12) a",
    "123456789. a",
    "1234567890. a",
    "1.a",
    "0.",
    "007)",
    "２. a",
    "+49 202",
    "-0",
  ],
  ...[
    "·",
    " · ",
    "· a",
    "a ·",
    "\u00a0·\u00a0",
    '"',
    '""',
    "'",
    '\\"',
    "!",
    "$",
    "$$",
    "{",
    "}",
    "{{a}}",
    "%",
    "^",
    "@",
  ],
  ...[
    "(",
    ")",
    "()",
    ",",
    ", ",
    " and ",
    ":",
    ": ",
    "::: a",
    "?",
    ".",
    "..",
    "...",
    "/",
    "+++",
    "--",
    "–",
    "…",
    "Setext",
  ],
];

/** Right-to-left, combining, wide and astral text, and text that case folding or normalising would change. */
const SCRIPTS = [
  ...[
    "שלום",
    "مرحبا",
    "\u200fabc",
    "a\u200eb",
    "a\u061cb",
    "ក\u200bខ",
    "क\u200dष",
    "a\u0301\u0323",
    "Ấ",
    "ẞ",
    "İ",
    "ı",
  ],
  ...["🪵", "👩‍🚒", "🇩🇪", "❤️", "𝒳", "漢字", "한국어", "½ m²", "ﬁ", "Å", "e\u0301", "a\u00adb", "\u034fa"],
];

/** What stands right beside a refused code point or a space code point, and the odd ones that are allowed. */
const NEIGHBOURS = [
  ...[
    0x7e, 0xa0, 0xa1, 0xac, 0xad, 0xae, 0x61b, 0x61d, 0x167f, 0x1680, 0x1681, 0x180a, 0x180b, 0x180f, 0x1810,
  ],
  ...[0x1fff, 0x2000, 0x2005, 0x200a, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x2010, 0x2027, 0x202f, 0x2030],
  ...[
    0x205e, 0x205f, 0x2070, 0x27ff, 0x2800, 0x2801, 0x2fff, 0x3000, 0x3001, 0x3163, 0x3164, 0x3165, 0xd7ff,
    0xe000,
  ],
  ...[
    0xfdcf, 0xfdf0, 0xfe0e, 0xfe0f, 0xfefe, 0xff00, 0xff9f, 0xffa0, 0xffa1, 0xfff8, 0xfffc, 0xfffd, 0x10000,
  ],
  ...[0x1fffd, 0x20000, 0xdfffd, 0xe01f0, 0xefffd, 0xf0000, 0x10fffd],
].map((code) => String.fromCodePoint(code));

const LABELS = labels.flatMap((label) => [
  `${label}:`,
  `${label.toLowerCase()}: `,
  `${label.toUpperCase()}:x`,
]);
const GLUE = ["", "", " ", " ", "x", "x ", " x", "  "];

const word = fc.constantFrom(...WORDS);
const hostile = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...CONSTRUCTS) },
  { weight: 3, arbitrary: fc.constantFrom(...PUNCTUATION) },
  { weight: 2, arbitrary: fc.constantFrom(...LABELS) },
  { weight: 1, arbitrary: fc.constantFrom(...SCRIPTS) },
  { weight: 1, arbitrary: fc.constantFrom(...NEIGHBOURS) },
);
const glue = fc.constantFrom(...GLUE);
const soup = fc
  .array(fc.constantFrom(..."\\`*_[]<>~|&:/.#=+-!()\"'·;@ x1)^{}$%w,?"), { minLength: 1, maxLength: 9 })
  .map((chars) => chars.join(""));
const rawLine = fc.oneof(
  { weight: 4, arbitrary: word },
  { weight: 4, arbitrary: fc.tuple(hostile, glue, word).map((parts) => parts.join("")) },
  { weight: 3, arbitrary: fc.tuple(word, glue, hostile).map((parts) => parts.join("")) },
  { weight: 3, arbitrary: fc.tuple(hostile, glue, hostile).map((parts) => parts.join("")) },
  { weight: 2, arbitrary: fc.tuple(word, glue, hostile, glue, word).map((parts) => parts.join("")) },
  { weight: 2, arbitrary: hostile },
  { weight: 2, arbitrary: soup },
);

const SPACES = "\u0020\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000";
const EDGES = new RegExp(`^[${SPACES}]+|[${SPACES}]+$`, "g");
const INVISIBLE = new RegExp(
  `^[${SPACES}\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2800\u3164\uffa0]*$`,
);

/** The nearest text that the record allows: NFC, no space at either end, at most `limit` code points, visible. */
export function allowedLine(raw: string, limit: number): string {
  const cut = [...raw.normalize("NFC").replace(EDGES, "")].slice(0, limit).join("").replace(EDGES, "");
  return INVISIBLE.test(cut) ? "x" : cut;
}

/** One line of an owner's text, at most `limit` code points, often hostile. */
export function ownerLine(limit: number): fc.Arbitrary<string> {
  return rawLine.map((raw) => allowedLine(raw, limit));
}

/** Lines and paragraphs of an owner's text, at most `limit` code points. */
export function ownerText(limit: number): fc.Arbitrary<string> {
  const line = ownerLine(Math.min(limit, 60));
  const more = fc.array(fc.tuple(fc.constantFrom("\n", "\n\n"), line), { maxLength: 3 });
  return fc
    .tuple(line, weighted(3, more))
    .map(([first, rest]) => [first, ...(rest ?? []).map(([gap, next]) => gap + next)].join(""));
}

/** A text in the entry's default language and in any of its others. */
function inLanguages(text: fc.Arbitrary<string>): fc.Arbitrary<Build<Record<string, string>>> {
  return fc
    .record({ main: text, other: text, mask: fc.nat({ max: 7 }) })
    .map(({ main, other, mask }) => (context: Context) => {
      const result: Record<string, string> = {};
      context.languages.forEach((language, index) => {
        if (index === 0) result[language] = main;
        else if ((mask >> (index % 3)) % 2 === 1) result[language] = other;
      });
      return result;
    });
}

/** A localized single line. */
export function localizedLine(limit: number): fc.Arbitrary<Build<Record<string, string>>> {
  return inLanguages(ownerLine(limit));
}

/** A localized text of several lines. */
export function localizedText(limit: number): fc.Arbitrary<Build<Record<string, string>>> {
  return inLanguages(ownerText(limit));
}
