import { describe, expect, it } from "vitest";
import type { Rec } from "../support/json.ts";
import { type Bite, bitten } from "./bite.ts";
import { JUDGES } from "./properties.ts";
import { onFirst, onKey, onSubject, put, renamed, spoiled } from "./saboteurs.ts";

const POINT = { "@type": "GeoCoordinates", latitude: 1, longitude: 2 };

const TERMS: readonly Bite[] = [
  ["an unknown property", onSubject(put("adress", "x")), /adress is no property of schema.org/],
  ["an unknown type", onFirst("PostalAddress", put("@type", "Carpenter")), /no type Carpenter/],
  ["a value of an enumeration as a type", onFirst("PostalAddress", put("@type", "Monday")), /no type Monday/],
  ["an unknown term of ours", onSubject(put("daawid:categories", ["x"])), /no published term/],
  [
    "a mistyped prefix",
    onSubject((node) => renamed(node, "daawid:category", "daawd:category")),
    /no published term/,
  ],
  ["another prefix", onSubject(put("schema:name", "x")), /no published term/],
  ["a keyword that does not belong", onSubject(put("@reverse", "x")), /@reverse is no key/],
  ["a type that is a list", onSubject(put("@type", ["Organization"])), /@type is no text/],
  ["a third member of the document", spoiled((document) => put("name", "x")(document)), /the document: keys/],
  [
    "another context",
    spoiled((document) => put("@context", "https://schema.org")(document)),
    /the document: another context/,
  ],
  [
    "a third node",
    spoiled((document) => void (document["@graph"] as Rec[]).push({ "@type": "Thing", name: "x" })),
    /the document: not two nodes/,
  ],
];

const DOMAINS: readonly Bite[] = [
  ["a property of another type", onFirst("Offer", put("legalName", "x")), /no property of Offer/],
  ["a point on an organization", onFirst("Organization", put("geo", POINT)), /geo is no property of Organ/],
  ["payment on a person", onFirst("Person", put("paymentAccepted", "x")), /no property of Person/],
  ["a founding date on a person", onFirst("Person", put("foundingDate", "1987")), /no property of Person/],
  ["a logo on a person", onFirst("Person", put("logo", "https://e.example")), /no property of Person/],
  ["a property without a type", onKey("daawid:level", put("name", "x")), /name is no property of undefined/],
  [
    "a superseded property",
    onSubject(put("members", { "@type": "Person", name: "x" })),
    /members is superseded/,
  ],
];

const RANGES: readonly Bite[] = [
  [
    "a node of the wrong type",
    onKey("address", put("address", { "@type": "City", name: "x" })),
    /address is a node that is none of/,
  ],
  [
    "a reference to a node of the wrong type",
    onFirst("Offer", put("potentialAction", { "@id": "https://daawid.example/#website" })),
    /potentialAction is a node that is none of Action/,
  ],
  [
    "an availability that does not exist",
    onKey("availability", put("availability", "https://schema.org/MadeByHand")),
    /MadeByHand", which is none of ItemAvailability/,
  ],
  ["a day that does not exist", onKey("dayOfWeek", put("dayOfWeek", "Mon")), /"Mon", which is none of DayOf/],
  ["a date that is none", onKey("dateCreated", put("dateCreated", "soon")), /"soon", which is none of/],
  ["a time that is none", onKey("opens", put("opens", "8:00")), /"8:00", which is none of Time/],
  ["a number that is a text", onFirst("QuantitativeValue", put("minValue", "10")), /"10", which is none of/],
  ["a price that is a boolean", onKey("minPrice", put("minPrice", true)), /true, which is none of Number/],
];

describe("the judge of nodes objects", () => {
  it.each([...TERMS, ...DOMAINS, ...RANGES])("to %s", (_, saboteur, objection) => {
    expect(bitten(JUDGES.jsonldNodes, saboteur)).toMatch(objection);
  });
});
