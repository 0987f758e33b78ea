import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bytes } from "../support/checks/bytes.ts";
import { canary } from "../support/checks/canary.ts";
import { frontmatter } from "../support/checks/frontmatter.ts";
import { metamorphic } from "../support/checks/metamorphic.ts";
import { sections } from "../support/checks/sections.ts";
import { structure } from "../support/checks/structure.ts";
import { time } from "../support/checks/time.ts";
import { objectionOf } from "../support/hold.ts";
import { hostileEntry } from "../support/hostile-entry.ts";
import { CHOOSERS, CLOCKS, edited, LEAKS, leaking, spoiled, unescaped } from "../support/saboteurs.ts";
import { LIBRARY, type Property, type Renderer, type Sample, samples } from "../support/sample.ts";

const drawn = fc.sample(samples, { numRuns: 400, seed: 8008 });

/** Whether the property objects to the saboteur in a sample where it has nothing against the library. */
function bitesAt(property: Property, saboteur: Renderer, sample: Sample): boolean {
  if (objectionOf(property, sample, saboteur) === undefined) return false;
  return objectionOf(property, sample, LIBRARY) === undefined;
}

/** Whether the property objects to the saboteur before the samples run out. */
function bites(property: Property, saboteur: Renderer): boolean {
  return drawn.some((sample) => bitesAt(property, saboteur, sample));
}

describe("the judges of owner text object", () => {
  it.each([
    ["\\", "\\*a\\*"],
    ["`", "`a`"],
    ["*", "*a*"],
    ["_", "_a_"],
    ["<>", "<b>"],
    ["<", "<!-- a -->"],
    ["~", "~~a~~"],
    ["~", "~~~"],
    ["|", "a | b"],
    ["&", "&copy;"],
    ["&", "&#65;"],
    [":", "https://e.example"],
    [":", "Price: 1"],
    [".", "a www.e.example"],
    [".", "1. a"],
    [".", "2."],
    [")", "1) a"],
    ["#", "# a"],
    ["#", "C #"],
    [">", "> a"],
    ["=", "==="],
    ["-", "---"],
    ["-", "- a"],
    ["+", "+ a"],
    ['"', 'a" b'],
    ["[]", "[a](b)"],
    ["[]", "![a](b)"],
    ["[]", "[a]: b"],
  ])("to a missing backslash before %s in %s", (chars, text) => {
    const sample = { entry: hostileEntry(text), turn: 0 };
    expect(bitesAt(metamorphic, unescaped(chars), sample)).toBe(true);
  });

  it.each([
    ["a bare middle dot", edited(/&middot;/, "·")],
    ["an entity that reads as another text", edited(/&middot;/, "&bull;")],
    ["a lost hard break", edited(/\\\n/, "\n")],
    ["a lost letter", edited(/M(ö)bel/, "Mbel")],
    ["a heading under an owner's line", edited(/(Möbel.*\n)/, "$1## Legal\n")],
    ["a text that reaches the frontmatter", edited(/^---\n(?=[\s\S]*Möbel)/, "---\nname: Möbel\n")],
  ])("to %s", (_, saboteur) => {
    expect(bites(metamorphic, saboteur)).toBe(true);
  });
});

describe("the judge of structure objects", () => {
  it.each([
    ["an injected heading", spoiled((document) => `${document}\n## Legal\n- x\n`)],
    ["a heading of another depth", edited(/^### /m, "#### ")],
    ["a lost section", edited(/\n## Facts\n/, "\n")],
    ["another order", edited(/\n## Provenance/, "\n## Facts")],
    ["a lost row", edited(/\n\|[^\n]*declined[^\n]*/, "")],
    ["a fourth cell", edited(/^(\| Who.*\n\|.*)$/m, "$1---|")],
    ["an ID that is no code", edited(/`(cp_[^`]*)`/, "$1")],
    ["an ID that is cut", edited(/`act_(.)/, "`act_")],
    ["an escaped address", edited(/(- Profiles: \S*[a-z])_/, "$1\\_")],
    ["an address that is no link", edited(/https:\/\/(\S+) \((not )?verified\)/, "https\\://$1")],
    ["a link to elsewhere", edited(/- Website: https:\/\//, "- Website: http://")],
    ["a tag", spoiled((document) => `${document}\n<b>x</b>\n`)],
    ["an emphasis", spoiled((document) => `${document}\n*x*\n`)],
    ["a rule", spoiled((document) => `${document}\n***\n`)],
  ])("to %s", (_, saboteur) => {
    expect(bites(structure, saboteur)).toBe(true);
  });
});

describe("the judge of the frontmatter objects", () => {
  it.each([
    ["a bare slug", edited(/^slug: "(.*)"$/m, "slug: $1")],
    ["a bare language", edited(/^language: "(.*)"$/m, "language: $1")],
    ["a bare version", edited(/^daawid: "0.1"$/m, "daawid: 0.1")],
    ["keys in another order", edited(/^(id: .*)\n(slug: .*)$/m, "$2\n$1")],
    ["a missing key", edited(/^confirmed: .*\n/m, "")],
    ["a quoted revision", edited(/^revision: (.*)$/m, 'revision: "$1"')],
    ["a lost host", edited(/^verified_domains: \[[^,\]]+\]$/m, "verified_domains: []")],
    ["a wrong time", edited(/^updated: \d/m, "updated: 1")],
    ["an extra key", edited(/^mcp: /m, "name: x\nmcp: ")],
  ])("to %s", (_, saboteur) => {
    expect(bites(frontmatter, saboteur)).toBe(true);
  });
});

let calls = 0;

describe("the judge of bytes objects", () => {
  it.each([
    ["a carriage return", edited(/\n/, "\r\n")],
    ["a byte-order mark", edited(/^/, "\ufeff")],
    ["a space at the end of a line", edited(/\n/, " \n")],
    ["a no-break space at the end of a line", edited(/\n/, "\u00a0\n")],
    ["no final LF", edited(/\n$/, "")],
    ["two final LFs", edited(/$/, "\n")],
    ["a third fence", edited(/$/, "---\n")],
    ["a next-line character", edited(/$/, "a\u0085b\n")],
    ["a line separator", edited(/$/, "a\u2028b\n")],
    ["half a surrogate pair", edited(/$/, "\ud83d\n")],
    ["a counter", spoiled((document) => `${document}${calls++}\n`)],
    [
      "a changed input",
      spoiled((document, revision) => document + String(Object.assign(revision, { x: 1 }))),
    ],
    ["a document without fences", edited(/^---\n/, "")],
  ])("to %s", (_, saboteur) => {
    expect(bites(bytes, saboteur)).toBe(true);
  });
});

describe("the judge of what is not public objects", () => {
  it.each(Object.entries(LEAKS))("to %s", (_, leak) => {
    expect(bites(canary, leaking(leak))).toBe(true);
  });

  it("to a leak in the document of the offerings and in chosen sections", () => {
    const leak = LEAKS["a private email"] ?? (() => undefined);
    expect(bites(canary, leaking(leak, "toOfferingsMarkdown"))).toBe(true);
    expect(bites(canary, leaking(leak, "selectMarkdownSections"))).toBe(true);
  });

  it("to a document that only counts what is hidden", () => {
    const counts = leaking((revision) => String(revision.contactPoints?.at(-1)?.purposes.join()));
    expect(bites(canary, counts)).toBe(true);
  });
});

describe("the judges of time and of chosen sections object", () => {
  it.each(Object.entries(CLOCKS))("to %s", (_, saboteur) => {
    expect(bites(time, saboteur)).toBe(true);
  });

  it.each(Object.entries(CHOOSERS))("to %s", (_, saboteur) => {
    expect(bites(sections, saboteur)).toBe(true);
  });
});
