import { describe, expect, it } from "vitest";
import type { Rec } from "../support/json.ts";
import { type Bite, bitten, redescribed, retagged } from "./bite.ts";
import { LIBRARY, type Library } from "./library.ts";
import { JUDGES } from "./properties.ts";
import { onFirst, onKey, onSubject, put, spoiled, without } from "./saboteurs.ts";
import { graphOf } from "./walk.ts";

/** Ignores the language asked for, but for the fact that one is asked for. */
const ONE_LANGUAGE: Library = {
  ...LIBRARY,
  toJsonLd: (revision, language) =>
    LIBRARY.toJsonLd(revision, language === undefined ? undefined : revision.defaultLanguage),
};

const LAST_LANGUAGE: Library = {
  ...LIBRARY,
  toJsonLd: (revision, language) =>
    LIBRARY.toJsonLd(revision, language === "" ? revision.languages.at(-1) : language),
};

const PRICE_NOTE = onSubject((subject, { offerings, defaultLanguage }) => {
  const notes = (offerings ?? []).flatMap(({ price }) => price?.note?.[defaultLanguage] ?? []);
  if (notes.length > 0) subject.award = notes;
});

const LONELY_QUESTION = spoiled((document, { faqs, languages }, language) => {
  const tag = languages.at(-1) ?? "";
  const lonely = faqs?.find(
    ({ question, answer }) => question[tag] !== undefined && answer[tag] === undefined,
  );
  if (language === undefined && lonely !== undefined)
    graphOf(document).subject.award = [lonely.question[tag]];
});

const TEXTS: readonly Bite[] = [
  [
    "a language that is filled in",
    redescribed((texts) => texts.map((text) => ({ ...text, "@value": texts[0]?.["@value"] }))),
    /a text in .* is tagged/,
  ],
  ["a lost language", redescribed((texts) => texts[0]), /is lost/],
  ["a text without its tag", redescribed((texts) => texts[0]?.["@value"]), /is tagged undefined/],
  ["a lost award", onKey("award", without("award")), /the text at \/credentials\/.* is lost/],
  [
    "a lost alias",
    onKey("alternateName", (node) => void (node.alternateName as unknown[]).pop()),
    /the text at \/alternateNames\/\d is lost/,
  ],
  ["one language for all", ONE_LANGUAGE, /is (lost|not due)|instead of/],
  ["another language than asked for", LAST_LANGUAGE, /asked for "": .* instead of/],
  ["the note of a price", PRICE_NOTE, /award: a text in .* is tagged undefined/],
  ["a question in a language without an answer", LONELY_QUESTION, /is tagged undefined|is not due/],
];

const STATEMENTS: readonly Bite[] = [
  ["a null", onSubject(put("sameAs", null)), /loses/],
  ["a relative ID", onFirst("Offer", put("@id", "offers/1")), /the processor objects/],
  ["a language tag with an underscore", retagged(() => "de_DE"), /the processor objects/],
  [
    "a number with a language",
    onSubject(put("description", { "@value": 1, "@language": "de" })),
    /the processor objects/,
  ],
  ["a key that looks like a keyword", onSubject(put("@foo", "x")), /the processor objects/],
  [
    "a term without a meaning",
    spoiled((document) => put("@context", ["https://schema.org", { daawid: null }])(document)),
    /the processor objects|loses/,
  ],
  [
    "a context that would have to be fetched",
    spoiled((document) => put("@context", ["https://e.example", { daawid: "x:" }])(document)),
    /https:\/\/e.example/,
  ],
  ["an address with a space", onSubject(put("sameAs", ["https://e.example/a b"])), /the processor objects/],
  [
    "a list in a list",
    onKey("sameAs", (node) => put("sameAs", { "@list": node.sameAs })(node)),
    /loses|gains|objects/,
  ],
];

describe("the judge of texts objects", () => {
  it.each(TEXTS)("to %s", (_, saboteur, objection) => {
    expect(bitten(JUDGES.jsonldTexts, saboteur)).toMatch(objection);
  });
});

describe("the judge of statements", () => {
  it.each(STATEMENTS)("looks at %s", (_, saboteur, objection) => {
    expect(bitten(JUDGES.jsonldStatements, saboteur)).toMatch(objection);
  });

  it("objects to two described nodes that a processor makes one", () => {
    const merged = onKey("hasCredential", (node) => {
      const list = node.hasCredential as Rec[];
      list.push({ ...list[0], name: "x" });
    });
    expect(bitten(JUDGES.jsonldNodes, merged)).toMatch(/a second node describes/);
  });
});
