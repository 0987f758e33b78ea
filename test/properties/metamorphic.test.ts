import { describe, expect, it } from "vitest";
import { allowedLine } from "../support/arbitraries.ts";
import { metamorphic } from "../support/checks/metamorphic.ts";
import { structure } from "../support/checks/structure.ts";
import { holds } from "../support/hold.ts";
import { hostileEntry, type Variant } from "../support/hostile-entry.ts";
import { LIBRARY } from "../support/sample.ts";

/** Texts that meet what stands before and after them in every place of a document. */
const TEXTS = [
  ...[
    "&copy",
    "&#35",
    "&#x41",
    "a &amp",
    "&",
    "&amp;",
    "http:",
    "https://e.example",
    "www.",
    "www.e.example",
    "//e.example",
  ],
  ...[
    "a@b.example",
    "·",
    "a ·",
    "· a",
    "a · b",
    "\\",
    "a\\",
    "\\|",
    "|",
    "a|b",
    "`",
    "a`",
    "```",
    "~~~",
    "~",
    "*",
    "a*",
    "**",
    "_a_",
  ],
  ...[
    "#",
    "a #",
    "## a",
    "> a",
    "===",
    "---",
    "- a",
    "-",
    "+",
    "+ a",
    "1.",
    "1. a",
    "1)",
    "[x]",
    "[x](y)",
    "[a]: b",
    "[^1]: a",
  ],
  ...[
    "<b>",
    "<!--",
    "</p>",
    "Price: 1",
    "ID:",
    ":",
    '"',
    'a"',
    "(",
    ")",
    "|---|",
    ":-",
    "\u200fשלום",
    "a\u00a0",
    "\u3000a",
  ],
].map((text) => allowedLine(text, 60));

describe("owner text", () => {
  it("is read back by two Markdown readers as it was written, and changes nothing around it", () => {
    holds(metamorphic, { runs: 300, seed: 1001 });
  });

  it.each<Variant>(["german", "foreign", "unclaimed"])("does so in every place of a %s record", (variant) => {
    for (const text of TEXTS) {
      const sample = { entry: hostileEntry(text, variant), turn: 0 };
      expect(`${text} ${metamorphic(sample, LIBRARY)}`).toBe(`${text} undefined`);
      expect(`${text} ${structure(sample, LIBRARY)}`).toBe(`${text} undefined`);
    }
  });
});
