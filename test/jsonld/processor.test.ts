import { readFileSync } from "node:fs";
import jsonld from "jsonld";
import { describe, expect, it } from "vitest";
import { processed } from "./processor.ts";

const EXAMPLE = readFileSync("examples/entries/holzwerk-krause.jsonld", "utf8");

function fault(document: unknown): string {
  const answer = processed(JSON.stringify(document));
  return "fault" in answer ? answer.fault : "none";
}

function withSubject(members: object): unknown {
  return {
    "@context": ["https://schema.org", { daawid: "https://daawid.example/ns#" }],
    "@graph": [{ "@type": "Organization", "@id": "https://daawid.example/id/x", name: "x", ...members }],
  };
}

describe("the JSON-LD processor", () => {
  it("reads http and https of schema.org's context, and fetches nothing else", () => {
    expect(fault(withSubject({}))).toBe("none");
    expect(fault({ "@context": "https://elsewhere.example", name: "x" })).toContain("elsewhere.example");
    expect(fault({ "@context": "https://schema.org/docs/x", name: "x" })).toContain("schema.org/docs/x");
  });

  it.each([
    ["a malformed language tag", { description: { "@value": "x", "@language": "de_DE" } }],
    ["a relative address of a node", { makesOffer: [{ "@type": "Offer", "@id": "o/1", name: "x" }] }],
    ["an address with a space", { sameAs: ["https://e.example/holz werk"] }],
    ["a number with a language", { description: { "@value": 1, "@language": "de" } }],
    ["something that looks like a keyword", { "@foo": "x" }],
  ])("objects to %s", (_, members) => {
    expect(fault(withSubject(members))).not.toBe("none");
  });

  it("makes as many statements with a context that says nothing of types", async () => {
    const document = { "@context": { "@vocab": "http://schema.org/", id: "@id", type: "@type" } };
    const documentLoader = async (documentUrl: string) => ({ documentUrl, document });
    const quads = await jsonld.toRDF(JSON.parse(EXAMPLE), { documentLoader });
    expect(quads).toHaveLength(349);
  });
});
