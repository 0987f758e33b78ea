import { describe, expect, it } from "vitest";
import type { Rec } from "../support/json.ts";
import { type Bite, bitten, redescribed, retagged } from "./bite.ts";
import { JUDGES } from "./properties.ts";
import { onKey, onSubject, put, spoiled, without } from "./saboteurs.ts";
import { graphOf } from "./walk.ts";

const WEEK = "openingHoursSpecification";
const DATED = "specialOpeningHoursSpecification";
const CLOSED = { "@type": "OpeningHoursSpecification", dayOfWeek: "Sunday", opens: "00:00", closes: "00:00" };

function listed(key: string, change: (list: Rec[]) => unknown) {
  return onKey(key, (node) => void change(node[key] as Rec[]));
}

const HOURS: readonly Bite[] = [
  ["24:00", onKey("closes", put("closes", "24:00")), /"24:00", which is none of Time/],
  ["a closed day of the week", listed(WEEK, (list) => list.push(CLOSED)), /instead of/],
  [
    "a whole day that reads as closed",
    listed(WEEK, (list) => Object.assign(list[0] ?? {}, { opens: "00:00", closes: "00:00" })),
    /instead of/,
  ],
  ["a lost break", listed(WEEK, (list) => list.splice(1)), /instead of/],
  ["groups in another order", listed(WEEK, (list) => list.reverse()), /instead of/],
  ["a lost closed exception", listed(DATED, (list) => list.pop()), /instead of/],
  ["another end of an exception", onKey("validThrough", put("validThrough", "2099-01-01")), /instead of/],
  ["no time zone", onKey("daawid:timeZone", without("daawid:timeZone")), /instead of/],
  ["no place of a primary location", onKey("workLocation", without("workLocation")), /places .* instead of/],
  [
    "a lost contact point",
    listed("contactPoint", (list) => list.splice(1)),
    /contact points instead of|nothing describes/,
  ],
  ["hours of nobody", onSubject(put("hoursAvailable", [CLOSED])), /no property of|instead of/],
];

const LANGUAGES: readonly Bite[] = [
  ["a tag with an underscore", retagged(() => "de_DE"), /de_DE is no language tag/],
  ["a tag in another case", retagged((tag) => tag.toUpperCase()), /is no language tag/],
  ["a language that the entry does not have", retagged(() => "tlh"), /tlh is no language of the entry/],
  ["no language", retagged(() => null), /@language is null|a language that is no text/],
  [
    "languages in another order",
    redescribed((texts) => (texts.length > 1 ? [...texts].reverse() : texts[0])),
    /description: languages/,
  ],
  ["one language twice", redescribed((texts) => [...texts, texts[0]]), /description: languages/],
  [
    "a tagged text in the embedded form",
    spoiled((document, _, language) => {
      if (language === undefined) return;
      put("description", { "@value": "x", "@language": language })(graphOf(document).subject);
    }),
    /a tagged text in the embedded form/,
  ],
  [
    "a third member of a tagged text",
    redescribed((texts) => texts.map((text) => ({ ...text, "@direction": "ltr" }))),
    /keys @value,@language,@direction/,
  ],
  [
    "a page in a language of nobody",
    spoiled((document) => put("inLanguage", "tlh")(graphOf(document).page)),
    /tlh is no language of the entry/,
  ],
  [
    "a page without its second language",
    spoiled((document, { defaultLanguage }) => put("inLanguage", defaultLanguage)(graphOf(document).page)),
    /the page is in .* instead of/,
  ],
];

describe("the judge of nodes objects", () => {
  it.each(HOURS)("to hours with %s", (_, saboteur, objection) => {
    expect(bitten(JUDGES.jsonldNodes, saboteur)).toMatch(objection);
  });

  it.each(LANGUAGES)("to %s", (_, saboteur, objection) => {
    expect(bitten(JUDGES.jsonldNodes, saboteur)).toMatch(objection);
  });
});
