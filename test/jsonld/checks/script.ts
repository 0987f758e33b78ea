import { isDeepStrictEqual } from "node:util";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { accept } from "../../support/sample.ts";
import { formsOf, type Judge } from "../library.ts";

type Html = DefaultTreeAdapterTypes.Node;

function namesBelow(node: Html): string[] {
  const below = "childNodes" in node ? node.childNodes.flatMap(namesBelow) : [];
  return [node.nodeName, ...below];
}

function scriptText(node: Html): string | undefined {
  if (node.nodeName === "script" && "childNodes" in node) {
    return node.childNodes.map((inner) => ("value" in inner ? inner.value : "")).join("");
  }
  if (!("childNodes" in node)) return undefined;
  for (const inner of node.childNodes) {
    const found = scriptText(inner);
    if (found !== undefined) return found;
  }
  return undefined;
}

const EXPECTED = "#document,#documentType,html,head,script,#text,body,p,#text";

/** What an HTML reader finds wrong with a script element around a text. */
export function scriptFault(script: string, document: unknown): string | undefined {
  const page = `<!doctype html><html><head><script type="application/ld+json">${script}</script></head><body><p>x</p></body></html>`;
  const tree = parse(page);
  const names = namesBelow(tree).join();
  if (names !== EXPECTED) return `the page has ${names}`;
  const text = scriptText(tree) ?? "";
  if (text !== script) return "the script's text is another";
  return isDeepStrictEqual(JSON.parse(text), document) ? undefined : "the script reads as another value";
}

/** JSON-SCRIPT. Inside a page the document is one script element that reads as the document, whatever texts it holds. */
export const oneScript: Judge = ({ entry }, library) => {
  for (const { language, document } of formsOf(accept(entry), library)) {
    if (language === undefined) continue;
    const fault = scriptFault(library.serializeForScript(document), document);
    if (fault !== undefined) return `${language}: ${fault}`;
  }
  return undefined;
};
