import { describe, expect, it } from "vitest";
import { hostileEntry } from "../support/hostile-entry.ts";
import { clone, type Rec } from "../support/json.ts";
import { type Bite, bitten } from "./bite.ts";
import { LIBRARY, type Library } from "./library.ts";
import { JUDGES } from "./properties.ts";
import { LEAKS, onSubject, put, spoiled } from "./saboteurs.ts";
import { graphOf } from "./walk.ts";

function writing(serialize: (text: string, value: unknown) => string): Library {
  return { ...LIBRARY, serialize: (value) => serialize(LIBRARY.serialize(value), value) };
}

function scripting(serializeForScript: (text: string) => string): Library {
  return { ...LIBRARY, serializeForScript: (value) => serializeForScript(JSON.stringify(value)) };
}

function escaped(text: string): string {
  return text.replace(/[\u0080-\uffff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** Something that follows the order in which the record happens to hold its languages. */
const IN_RECORD_ORDER: Library = {
  ...LIBRARY,
  toJsonLd: (revision, language) => {
    const document = clone(LIBRARY.toJsonLd(revision, language));
    graphOf(document).subject.slogan = Object.keys(revision.summary).join();
    return document;
  },
};

const EXACT_CASE: Library = {
  ...LIBRARY,
  toJsonLd: (revision, language) =>
    LIBRARY.toJsonLd(
      revision,
      language === undefined || revision.languages.includes(language) ? language : "",
    ),
};

let calls = 0;

const BYTES: readonly Bite[] = [
  ["white space between tokens", writing((_, value) => `${JSON.stringify(value, null, 1)}\n`), /other bytes/],
  ["no line feed", writing((text) => text.trimEnd()), /other bytes/],
  ["two line feeds", writing((text) => `${text}\n`), /other bytes/],
  ["a byte-order mark", writing((text) => `\ufeff${text}`), /other bytes/],
  ["escapes beyond ASCII", writing(escaped), /other bytes/],
  ["an escaped slash", writing((text) => text.replace("/", "\\/")), /other bytes/],
  ["an exponent", onSubject(put("geoRadius", 2e-7)), /other bytes/],
  ["half a surrogate pair", onSubject(put("description", "\ud83d")), /other bytes|surrogate/],
  ["a script with a bare <", scripting((text) => text), /other bytes in a script/],
  ["a script with entities", scripting((text) => text.replaceAll("<", "&lt;")), /other bytes in a script/],
  ["members in the record's order", IN_RECORD_ORDER, /permuted members changes the bytes/],
  [
    "a counter",
    onSubject((node) => put("daawid:revision", ++calls)(node)),
    /a second call changes the bytes/,
  ],
  [
    "a changed input",
    spoiled((_document, revision) => void Object.assign(revision, { x: 1 })),
    /not extensible|has changed/,
  ],
  [
    "a value that changes while it is written",
    { ...LIBRARY, serialize: (value) => LIBRARY.serialize(Object.assign(value as Rec, { x: 1 })) },
    /not extensible/,
  ],
  ["a language that is compared by case", EXACT_CASE, /another case of the language/],
  [
    "a language that is guessed",
    {
      ...LIBRARY,
      toJsonLd: (revision, language) =>
        LIBRARY.toJsonLd(revision, language === "qq-Zzzz" ? revision.languages.at(-1) : language),
    },
    /an unknown or empty language/,
  ],
];

const HOSTILE = [{ entry: hostileEntry("</script><b>Möbel</b>"), turn: 0 }];
const COMMENT = [{ entry: hostileEntry("<!-- <script>"), turn: 0 }];

describe("the judge of bytes objects", () => {
  it.each(BYTES)("to %s", (_, saboteur, objection) => {
    expect(bitten(JUDGES.jsonldBytes, saboteur)).toMatch(objection);
  });
});

describe("the judge of what is not public objects", () => {
  it.each(Object.entries(LEAKS))("to %s", (_, saboteur) => {
    expect(bitten(JUDGES.jsonldCanary, saboteur)).toMatch(/leaks|what is hidden changes/);
  });
});

describe("the judge of scripts objects", () => {
  it("to a bare < before an end or a comment", () => {
    const bare = scripting((text) => text);
    expect(bitten(JUDGES.jsonldScript, bare, HOSTILE)).toMatch(/the page has/);
    expect(bitten(JUDGES.jsonldScript, bare, COMMENT)).toMatch(/the page has/);
  });

  it("to entities, which no reader of JSON decodes", () => {
    const entities = scripting((text) => text.replaceAll("<", "&lt;"));
    expect(bitten(JUDGES.jsonldScript, entities, HOSTILE)).toMatch(/reads as another value/);
  });

  it("to a lost letter", () => {
    const lossy = scripting((text) => text.replaceAll("<", "\\u003c").replace("ö", ""));
    expect(bitten(JUDGES.jsonldScript, lossy, HOSTILE)).toMatch(/reads as another value/);
  });
});
