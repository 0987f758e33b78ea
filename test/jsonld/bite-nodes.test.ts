import { describe, expect, it } from "vitest";
import { clone, type Rec } from "../support/json.ts";
import { type Bite, bitten } from "./bite.ts";
import { JUDGES } from "./properties.ts";
import { onFirst, onKey, onSubject, put } from "./saboteurs.ts";

const ELSEWHERE = { "@id": "https://daawid.example/x" };

const IDENTITY: readonly Bite[] = [
  [
    "a picture that is described twice",
    onKey("logo", (node) => put("image", [clone(node.logo)])(node)),
    /a second node describes/,
  ],
  ["a route to nothing", onKey("daawid:routeTo", put("daawid:routeTo", ELSEWHERE)), /nothing describes/],
  ["a reference in another place", onKey("address", put("address", ELSEWHERE)), /is a reference in address/],
  ["an ID of somebody else", onFirst("Offer", swap("ent_", "ent_1")), /is none of this entry's/],
  ["an ID of another kind", onFirst("Offer", swap("#off_", "#act_")), /stands on a node of type Offer/],
  [
    "an ID of a node that has none",
    onKey("address", (node) => put("@id", "x")(node.address as Rec)),
    /none of/,
  ],
  ["a relative ID", onFirst("Offer", put("@id", "#x")), /is none of this entry's/],
];

function swap(from: string, to: string): (node: Rec) => void {
  return (node) => put("@id", String(node["@id"]).replace(from, to))(node);
}

const EMPTINESS: readonly Bite[] = [
  ["a null", onSubject(put("description", null)), /description is null/],
  ["an empty text", onSubject(put("description", "")), /description is an empty text/],
  ["an empty list", onSubject(put("sameAs", [])), /sameAs is empty/],
  ["an empty node", onSubject(put("daawid:voice", {})), /daawid:voice is empty/],
  [
    "a node with only a type",
    onSubject(put("numberOfEmployees", { "@type": "QuantitativeValue" })),
    /numberOfEmployees has only @type/,
  ],
  ["a null in a list", onKey("alternateName", put("alternateName", ["x", null])), /alternateName\/1 is null/],
];

const VALUES: readonly Bite[] = [
  ["a number with an exponent", onFirst("GeoCoordinates", put("longitude", 2e-7)), /longitude is 2e-7/],
  ["a huge number with an exponent", onFirst("GeoCircle", put("geoRadius", 3e21)), /geoRadius is 3e\+21/],
  [
    "a number with too many decimals",
    onFirst("GeoCoordinates", put("longitude", 0.1 + 0.2)),
    /longitude is 0.30000000000000004/,
  ],
  [
    "a list of one that should stand alone",
    onKey("availableLanguage", put("availableLanguage", ["de"])),
    /availableLanguage is a list of one/,
  ],
  [
    "one value that should be a list",
    onKey("sameAs", put("sameAs", "https://e.example")),
    /sameAs is no list/,
  ],
  ["a list that should be one value", onKey("telephone", put("telephone", ["+491", "+492"])), /is a list$/],
  [
    "an offer's category as a list",
    onFirst("Offer", put("daawid:category", ["trades"])),
    /daawid:category is a list of one/,
  ],
];

describe("the judge of nodes objects", () => {
  it.each([...IDENTITY, ...EMPTINESS, ...VALUES])("to %s", (_, saboteur, objection) => {
    expect(bitten(JUDGES.jsonldNodes, saboteur)).toMatch(objection);
  });
});
