import type * as z from "zod";
import { PublicEntry } from "../../src/record/public-entry.ts";
import {
  RequestAppointmentInput,
  RequestCallbackInput,
  RequestQuoteInput,
  SendMessageInput,
} from "../../src/record/request-inputs.ts";
import { convert } from "./convert.ts";
import { fileText, inOrder, type Schema } from "./json-schema.ts";
import { NAMES } from "./names.ts";
import { NOT_IN_BRAND_KIT, NOT_IN_OFFERING, NOT_IN_RECORD, NOT_IN_VIEW } from "./not-expressed.ts";
import { Message, Report } from "./protocol.ts";
import { Tables } from "./tables.ts";
import { VectorCase } from "./vector-case.ts";
import { BrandKitView, EntryView, OfferingView } from "./view.ts";
import { described } from "./words.ts";

export const BASE = "https://daawid.example/schemas/0.1/";

const RECORD = `Rules that JSON Schema cannot say: ${NOT_IN_RECORD.join(", ")}.`;

/** Rules about a view, and those about the record it is made from. */
const view = (rules: readonly string[]): string =>
  `Rules that JSON Schema cannot say: ${rules.join(", ")}, and of the record those that public-entry.json names.`;

/** Contract §7.5. Rules about a request that depend on the entry or the time. */
const request = (...rules: readonly string[]): string =>
  `Rules of contract §7.5 that JSON Schema cannot say: the entry has one such action, or actionId names it; ${rules.join("; ")}. A server may read times, amounts and currencies in other spellings; these are the ones it keeps.`;

const ANSWERS = "the answers are those that the action asks for";
const REQUIRED = "what the action requires is there";
const OFFERING = "the offering is one of the action's";
const TIMES = "times end after they begin and are still to come";

type Published = {
  readonly schema: z.ZodType;
  readonly comment: string;
  /** Whether titles and descriptions stand in the zod schema itself. */
  readonly spoken?: true;
};

/** Every published schema, by the name of its file. */
export const PUBLISHED: Readonly<Record<string, Published>> = {
  "public-entry": { schema: PublicEntry, comment: RECORD },
  "entry-view": { schema: EntryView, comment: view(NOT_IN_VIEW) },
  "offering-view": { schema: OfferingView, comment: view(NOT_IN_OFFERING) },
  "brand-kit-view": { schema: BrandKitView, comment: view(NOT_IN_BRAND_KIT) },
  "request-quote-input": {
    schema: RequestQuoteInput,
    comment: request(ANSWERS, REQUIRED, OFFERING),
  },
  "request-callback-input": {
    schema: RequestCallbackInput,
    comment: request(ANSWERS, OFFERING, TIMES),
  },
  "request-appointment-input": {
    schema: RequestAppointmentInput,
    comment: request(ANSWERS, REQUIRED, OFFERING, TIMES),
  },
  "send-message-input": { schema: SendMessageInput, comment: request(ANSWERS, REQUIRED) },
  "vector-case": {
    schema: VectorCase,
    comment:
      "Rules that JSON Schema cannot say: id is the case's folder; twin is a case that is accepted; the files that the case names are there, and no others; a case is about one requirement at least, unless it is an example of the contract; scored cases have two derivations.",
  },
  tables: {
    schema: Tables,
    comment:
      "Rules that JSON Schema cannot say: a pattern of the lint or of a postal area catches its examples and lets the others pass; the label table is sorted by length.",
  },
  protocol: {
    schema: Message,
    spoken: true,
    comment:
      "Rules of the protocol that JSON Schema cannot say: a line has at most maxLine bytes; the runner writes ASCII only; every request has an ID of its own; replies repeat it and come in the order of the requests; of several forms in one reply the first of unsupported, crash, hello, bytes, accepted, error and refused is read.",
  },
  report: {
    schema: Report,
    spoken: true,
    comment:
      "Rules that JSON Schema cannot say: the footer follows from head and cases; manifestSha256 is that of the suite; every case is one of the suite's.",
  },
};

/** The schema of the file of this name. */
export function published(file: string): Schema {
  const { schema, comment, spoken } = PUBLISHED[file] ?? {};
  if (schema === undefined) throw new Error(`no schema is published as ${file}`);
  const title = NAMES.get(schema);
  if (title === undefined) throw new Error(`the schema of ${file} has no name`);
  const json = atRoot(convert(schema), title);
  const { $schema, ...body } = spoken ? json : described(json, title);
  return inOrder({ $schema, $id: `${BASE}${file}.json`, $comment: comment, ...body });
}

/** The definition of a named schema at the root, where it is looked for. */
function atRoot(schema: Schema, title: string): Schema {
  if (schema.$ref !== `#/$defs/${title}`) return schema;
  const { $ref: _ref, $defs, ...rest } = schema;
  const { [title]: root, ...others } = $defs as Readonly<Record<string, Schema>>;
  return { ...rest, ...root, $defs: others };
}

/** The text of every published file, by its name. */
export function publishedFiles(): ReadonlyMap<string, string> {
  return new Map(Object.keys(PUBLISHED).map((file) => [`${file}.json`, fileText(published(file))]));
}
