import type { Property } from "../support/sample.ts";
import { bytesAsTold } from "./checks/bytes.ts";
import { nothingHidden } from "./checks/canary.ts";
import { hoursAsTold } from "./checks/hours.ts";
import { oneNodeEach } from "./checks/identity.ts";
import { knownKeys, nothingEmpty, plainNumbers } from "./checks/keys.ts";
import { languagesAsTold } from "./checks/languages.ts";
import { listsAsTold } from "./checks/lists.ts";
import { oneScript } from "./checks/script.ts";
import { nothingDropped } from "./checks/statements.ts";
import { textsAsTold } from "./checks/texts.ts";
import { inVocabulary } from "./checks/vocabulary.ts";
import { eachForm, type Judge, propertyOf } from "./library.ts";

/** Everything that can be said of one document by looking at it. */
export const wellFormed: Judge = eachForm(
  knownKeys,
  nothingEmpty,
  plainNumbers,
  oneNodeEach,
  listsAsTold,
  languagesAsTold,
  inVocabulary,
  hoursAsTold,
);

/** Nothing is lost on a JSON-LD processor. */
export const stated: Judge = eachForm(nothingDropped);

/** Every judge of JSON-LD by its name. */
export const JUDGES = {
  jsonldNodes: wellFormed,
  jsonldTexts: textsAsTold,
  jsonldBytes: bytesAsTold,
  jsonldCanary: nothingHidden,
  jsonldScript: oneScript,
  jsonldStatements: stated,
} as const satisfies { readonly [name: string]: Judge };

/** The same as properties of the library under test. */
export const JSONLD_PROPERTIES: { readonly [name: string]: Property } = Object.fromEntries(
  Object.entries(JUDGES).map(([name, judge]) => [name, propertyOf(judge)]),
);
