import { type Canvas, type Claim, type Context, canvas, overlay } from "./claims.ts";
import { paintEscapes } from "./escapes.ts";
import { FIRST_SECTIONS, FRAMING, FRONTMATTER, type Rule, type Section } from "./markdown-lines.ts";
import { MIDDLE_SECTIONS } from "./markdown-lines-of-contact.ts";
import { LAST_SECTIONS, LEGAL_XX } from "./markdown-lines-of-legal.ts";
import * as common from "./markdown-parts.ts";
import * as special from "./markdown-parts-of-sections.ts";

const PARTS: Readonly<Record<string, common.Part>> = { ...common, ...special };

const SECTIONS: Readonly<Record<string, Section>> = {
  ...FIRST_SECTIONS,
  ...MIDDLE_SECTIONS,
  ...LAST_SECTIONS,
};
/** Clauses that forbid something wherever it may stand. */
const NOWHERE = ["MD-LEFT-OUT", "GATE-UNKNOWN"];

const SECTION_NAMES = Object.keys(SECTIONS);

type Line = { readonly start: number; readonly end: number; readonly shown: string };

function linesOf(text: string): readonly Line[] {
  let start = 0;
  return text.split("\n").map((shown) => {
    const line = { start, end: start + shown.length, shown };
    start = line.end + 1;
    return line;
  });
}

type Given = { readonly on: Canvas; readonly context: Context };

/** Claims a line, its line feed included, by a rule whose form it has. `base` is the claim of our own words. */
function paintLine({ on, context }: Given, { start, end, shown }: Line, rule: Rule, base: Claim): void {
  on.paint(start, end + 1, base);
  for (const [name, place] of Object.entries(rule.line.exec(shown)?.indices?.groups ?? {})) {
    if (place === undefined) continue;
    const part = PARTS[name.replace(/\d+$/, "")];
    const owner = rule.groups?.[name] ?? rule.owner;
    const [from, to] = [start + place[0], start + place[1]];
    if (part !== undefined) part(on, from, to, owner, context);
    else on.paint(from, to, { owner, also: [rule.owner, ...(base.also ?? [])] });
  }
}

/** The rule whose form a line has. */
function ruleFor(rules: readonly Rule[], shown: string): number {
  const index = rules.findIndex(({ line }) => line.test(shown));
  if (index < 0) throw new Error(`no rule for the line ${JSON.stringify(shown)}`);
  return index;
}

function ownersBetween(rules: readonly Rule[], after: number, before: number): readonly string[] {
  return rules.slice(after + 1, Math.max(before, after + 1)).map(({ owner }) => owner);
}

/** Claims a line by the first rule that fits; returns that rule's index. */
function paintByRules(given: Given, line: Line, section: Section, last: number): number {
  const index = ruleFor(section.rules, line.shown);
  const rule = section.rules[index] as Rule;
  paintLine(given, line, rule, {
    owner: rule.owner,
    also: [...(rule.also ?? []), ...(section.also ?? [])],
    absent: [...(rule.absent ?? []), ...ownersBetween(section.rules, last, index)],
  });
  return index;
}

/** The frontmatter; returns the index of the line behind it. */
function paintFrontmatter(given: Given, lines: readonly Line[]): number {
  const [first] = lines;
  if (first?.shown !== "---") throw new Error("the document does not begin with ---");
  given.on.paint(0, first.end + 1, { owner: "MD-DOC-LINES", also: ["MD-FM-KEYS"] });
  let last = -1;
  let at = 1;
  for (let line = lines[at]; line !== undefined && line.shown !== "---"; line = lines[at]) {
    last = paintByRules(given, line, { about: [], rules: FRONTMATTER }, last);
    at += 1;
  }
  const closing = lines[at] as Line;
  given.on.paint(closing.start, closing.end + 1, { owner: "MD-FM-KEYS" });
  return at + 1;
}

/** Title, summary, framing paragraph or notice, and the blank lines between them; returns where the sections begin. */
function paintTop(given: Given, lines: readonly Line[], from: number): number {
  const rules: readonly Rule[] = [
    { owner: "MD-TITLE", line: /^# (?<text>.+)$/d },
    { owner: "MD-SUMMARY", line: /^> (?<loc>.+)$/d },
    ...FRAMING,
  ];
  let at = from;
  let last = -1;
  for (let line = lines[at]; line !== undefined && !line.shown.startsWith("## "); line = lines[at]) {
    if (line.shown === "") given.on.paint(line.start, line.end + 1, { owner: "MD-DOC-BLANKS" });
    else last = paintByRules(given, line, { about: [], rules }, last);
    at += 1;
  }
  return at;
}

/** What a heading is about beside the order of the sections: the call, and what the sections left out are about. */
function headingClaim(name: string, before: string | undefined, { fn }: Context): Claim {
  const index = SECTION_NAMES.indexOf(name);
  if (index < 0) throw new Error(`no section is called ${name}`);
  const skipped = SECTION_NAMES.slice(before === undefined ? 0 : SECTION_NAMES.indexOf(before) + 1, index);
  const byCall: Readonly<Record<string, string>> = {
    toOfferingsMarkdown: "MD-OFFERINGS-DOC",
    selectMarkdownSections: "MD-SECTIONS",
  };
  return {
    owner: byCall[fn] ?? "MD-DOC-SECTIONS",
    also: ["MD-DOC-SECTIONS"],
    absent: [...skipped.flatMap((skip) => SECTIONS[skip]?.about ?? []), ...NOWHERE],
  };
}

function continues(name: string, next: string): boolean {
  return name === "FAQ" ? !next.startsWith("**") && !next.startsWith("## ") : next.startsWith("  ");
}

/** A blank line inside a section or behind it. */
function blankClaim(name: string, section: Section, last: number, next: string): Claim {
  if (continues(name, next))
    return { owner: "MD-ESC-LINES", also: ["MD-DOC-BLANKS", section.rules[last]?.owner ?? ""] };
  const left = ownersBetween(section.rules, last, section.rules.length);
  const end = next.startsWith("## ") || next === "";
  return {
    owner: "MD-DOC-BLANKS",
    also: name === "Hours" ? ["MD-HOURS-BLOCKS"] : [],
    absent: [...left, ...(end ? [...section.about, ...NOWHERE] : [])],
  };
}

/** One section, heading included; returns the index of the line behind it. */
function paintSection(
  given: Given,
  lines: readonly Line[],
  from: number,
  before: string | undefined,
): number {
  const heading = lines[from] as Line;
  const name = heading.shown.slice(3);
  given.on.paint(heading.start, heading.end + 1, headingClaim(name, before, given.context));
  const abroad = name === "Legal" && lines[from + 1]?.shown.startsWith("Legal notice, ");
  const section = abroad ? LEGAL_XX : (SECTIONS[name] as Section);
  let last = -1;
  let at = from + 1;
  for (let line = lines[at]; line !== undefined && !line.shown.startsWith("## "); line = lines[at]) {
    const { start, end, shown } = line;
    if (shown === "" && at === lines.length - 1) break;
    if (shown === "") {
      given.on.paint(start, end + 1, blankClaim(name, section, last, lines[at + 1]?.shown ?? ""));
    } else if (name !== "FAQ" && shown.startsWith("  ")) {
      const owner = section.rules[last]?.owner ?? "";
      common.loc(given.on, start, end + 1, owner, given.context);
      given.on.paint(start, start + 2, { owner: "MD-ESC-LINES", also: [owner] });
    } else {
      const starts = shown.startsWith("### ");
      last = paintByRules(given, line, section, starts ? -1 : last);
    }
    at += 1;
  }
  return at;
}

/** MD clauses: who owns each byte of a markdown document. */
export function paintMarkdown(text: string, context: Context): Canvas {
  const on = canvas(text);
  const given = { on, context };
  const lines = linesOf(text);
  const body = paintFrontmatter(given, lines);
  let at = paintTop(given, lines, body);
  let before: string | undefined;
  while (at < lines.length && lines[at]?.shown !== "") {
    const name = lines[at]?.shown.slice(3);
    at = paintSection(given, lines, at, before);
    before = name;
  }
  paintEscapes(on, lines[body]?.start ?? 0);
  overlay(on, text.length - 1, text.length, /\n/g, {
    owner: "MD-DOC-LINES",
    also: ["MD-FRAME-SUSPENDED", "GATE-SUSPENDED"],
    absent: ["MD-OFFERINGS-DOC", "MD-SECTIONS", "GATE-PROVENANCE", "MD-PROV-"],
  });
  return on;
}
