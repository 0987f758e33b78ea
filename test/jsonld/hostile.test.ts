import { describe, expect, it } from "vitest";
import { allowedLine } from "../support/arbitraries.ts";
import { objectionOf } from "../support/hold.ts";
import { hostileEntry, type Variant } from "../support/hostile-entry.ts";
import { LIBRARY as MARKDOWN } from "../support/sample.ts";
import { JSONLD_PROPERTIES } from "./properties.ts";

/** Texts that mean something to HTML, JSON, JSON-LD, N-Quads or JavaScript. */
const TEXTS = [
  ...["</script>", "</SCRIPT >", "<!--", "<!-- <script>", "-->", "]]>", "<![CDATA[", "<b>&amp;</b>", "&lt;"],
  ...["@id", "@type", "@context", "@graph", "@value", "@language", "@none", "@list", "@vocab", "@json"],
  ...["_:b0", "daawid:category", "schema:name", "https://schema.org/InStock", "http://schema.org/", "a:b"],
  ...['{"@id":"x"}', '","@id":"x', "[]", "{}", "null", "undefined", "true", "1e3", "24:00", "NaN"],
  ...["__proto__", "constructor", "toString", "\\", "\\u003c", '"', "\\n", "%", "%0A", "#", "?"],
  ...["🪵 Möbel", "\ufffd", "\u200fשלום", "e\u0301", "^^<http://www.w3.org/2001/XMLSchema#string>", '"@de'],
].map((text) => allowedLine(text, 60));

const VARIANTS: readonly Variant[] = ["german", "foreign", "unclaimed"];

describe("owner text stays a value", () => {
  it.each(Object.keys(JSONLD_PROPERTIES))("for %s, whatever it says and wherever it stands", (name) => {
    const property = JSONLD_PROPERTIES[name] ?? (() => "no such property");
    const objections = TEXTS.flatMap((text) =>
      VARIANTS.flatMap((variant) => {
        const objection = objectionOf(property, { entry: hostileEntry(text, variant), turn: 0 }, MARKDOWN);
        return objection === undefined ? [] : [`${text}, ${variant}: ${objection.slice(0, 300)}`];
      }),
    );
    expect(objections).toEqual([]);
  });
});
