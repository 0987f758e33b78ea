import type { Check } from "../library.ts";
import { processed } from "../processor.ts";
import { type Reading, readDocument, readQuads } from "../reading.ts";

function difference(found: Reading, expected: Reading): string | undefined {
  for (const [iri, statements] of expected.named) {
    const others = found.named.get(iri) ?? [];
    const lost = statements.find((one) => !others.includes(one));
    if (lost !== undefined) return `${iri} loses ${lost}`;
    const extra = others.find((one) => !statements.includes(one));
    if (extra !== undefined) return `${iri} gains ${extra}`;
  }
  const more = [...found.named.keys()].find((iri) => !expected.named.has(iri));
  return more === undefined ? undefined : `${more} appears`;
}

/**
 * LD-DOCUMENT. A JSON-LD processor in safe mode, with nothing fetched, drops nothing: expanded, flattened, made into
 * statements and canonized the document says just what it says when it is read member by member.
 */
export const nothingDropped: Check = ({ document }) => {
  const answer = processed(JSON.stringify(document));
  if ("fault" in answer) return `the processor objects: ${answer.fault}`;
  const [expected, found] = [readDocument(document), readQuads(answer.quads)];
  const other = difference(found, expected);
  if (other !== undefined) return other;
  const counts = [answer.quads.length, answer.canonical, found.statements];
  if (counts.some((count) => count !== expected.statements)) {
    return `statements: ${counts.join(", ")} instead of ${expected.statements}`;
  }
  return answer.nodes === expected.nodes ? undefined : `${answer.nodes} nodes instead of ${expected.nodes}`;
};
