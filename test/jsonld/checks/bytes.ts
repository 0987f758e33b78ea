import { isDeepStrictEqual } from "node:util";
import { clone, deepFreeze, permuted, type Rec } from "../../support/json.ts";
import { accept, difference, type Sample } from "../../support/sample.ts";
import { writeJson } from "../json-writer.ts";
import { formsOf, type Judge, type Library } from "../library.ts";

/** What is wrong with the bytes of a value. */
export function bytesFault(value: unknown, { serialize, serializeForScript }: Library): string | undefined {
  const copy = deepFreeze(clone(value));
  const [text, script] = [serialize(copy), serializeForScript(copy)];
  const plain = writeJson(value);
  if (text !== `${plain}\n`) return `other bytes:${difference(text, `${plain}\n`)}`;
  if (script !== plain.split("<").join("\\u003c"))
    return `other bytes in a script:${difference(script, plain)}`;
  if (/[\ud800-\udfff]/u.test(text)) return "half a surrogate pair";
  if (!isDeepStrictEqual(JSON.parse(text), value)) return "the bytes read as another value";
  if (!isDeepStrictEqual(JSON.parse(script), value)) return "the script reads as another value";
  return serialize(copy) === text ? undefined : "a second call gives other bytes";
}

function variants(
  { entry, turn }: Sample,
  language: string | undefined,
): [string, Rec, string | undefined][] {
  const turned: [string, Rec, string | undefined] = [
    "permuted members",
    permuted(entry, turn) as Rec,
    language,
  ];
  return language === undefined
    ? [["a second call", entry, language], turned]
    : [turned, ["another case of the language", entry, language.toUpperCase()]];
}

/**
 * JSON-STRINGS, JSON-NUMBERS, JSON-COMPACT, JSON-SCRIPT, LD-FORMS. The bytes are those that a second writer gives, read
 * back as the document, and depend on nothing but the record and the language.
 */
export const bytesAsTold: Judge = (sample, library) => {
  const revision = accept(sample.entry);
  const before = JSON.stringify(revision);
  for (const { document, language } of formsOf(revision, library)) {
    const fault = bytesFault(document, library);
    if (fault !== undefined) return `${language ?? "standalone"}: ${fault}`;
    const text = library.serialize(document);
    for (const [what, entry, asked] of variants(sample, language)) {
      const other = library.serialize(library.toJsonLd(accept(entry), asked));
      if (other !== text) return `${what} changes the bytes:${difference(text, other)}`;
    }
  }
  const [unknown, empty, own] = ["qq-Zzzz", "", revision.defaultLanguage].map((asked) =>
    library.serialize(library.toJsonLd(revision, asked)),
  );
  if (unknown !== own || empty !== own) return "an unknown or empty language is not the default one";
  return JSON.stringify(revision) === before ? undefined : "the revision has changed";
};
