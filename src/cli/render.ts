import { serialize, serializeForScript } from "../facts/serialize.ts";
import { toJsonLd } from "../jsonld/to-jsonld.ts";
import { selectMarkdownSections, toMarkdown, toOfferingsMarkdown } from "../markdown/to-markdown.ts";
import type { PublicEntry } from "../record/public-entry.ts";
import { SECTION_KEYS, type SectionKey } from "../section-key.ts";
import { toBrandKitView } from "../view/brand-kit-view.ts";
import { toView } from "../view/entry-view.ts";
import { selectSections } from "../view/sections.ts";
import { readArguments } from "./arguments.ts";
import { type Command, EXIT, type Exit, type Io, misused } from "./command.ts";
import { readRecord, recordName } from "./read-record.ts";
import { verdictText } from "./report.ts";

const help = `Usage: daawid render FILE --as FORM

Checks the record in FILE (- for standard input) and prints its projection.
Warnings go to standard error; a refused record prints its faults there and nothing else.

Forms:
  markdown     the document
  offerings    the document of all offerings
  jsonld       the JSON-LD, texts tagged with their languages; with --embedded plain strings in one language
  view         the native JSON view in one language
  brand-kit    the view of the brand kit

Options:
  --as FORM         the projection
  --lang TAG        the language; unknown or left out: the entry's default language
  --sections a,b    markdown and view only these sections: ${SECTION_KEYS.slice(0, 6).join(", ")},
                    ${SECTION_KEYS.slice(6).join(", ")}
  --embedded        jsonld as it stands inside an HTML script element
  --pretty          JSON with line breaks, for eyes only: other bytes than the projection's
  -h, --help        this text

Exit codes: 0 printed, 1 the record was refused or has no such projection, 2 wrong call or unreadable file.

Examples:
  daawid render entry.json --as markdown
  daawid render entry.json --as view --lang en --sections facts,hours
  daawid render entry.json --as jsonld --pretty
  cat entry.json | daawid render - --as jsonld --embedded --lang de
`;

const options = {
  as: { type: "string" },
  lang: { type: "string" },
  sections: { type: "string" },
  embedded: { type: "boolean" },
  pretty: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

type Choice = {
  readonly language: string | undefined;
  readonly sections: readonly SectionKey[] | undefined;
  readonly embedded: boolean;
  readonly pretty: boolean;
};

/** The text of a projection, or nothing where the entry has none. */
type Form = (revision: PublicEntry, choice: Choice) => string | undefined;

function jsonText(value: unknown, { pretty }: Choice): string | undefined {
  if (value === undefined) return undefined;
  return pretty ? `${JSON.stringify(value, undefined, 2)}\n` : serialize(value);
}

const FORMS: Readonly<Record<string, Form>> = {
  markdown: (revision, { language, sections }) =>
    sections === undefined
      ? toMarkdown(revision, language)
      : selectMarkdownSections(revision, language, sections),
  offerings: (revision, { language }) => toOfferingsMarkdown(revision, language),
  jsonld: (revision, choice) => {
    const value = toJsonLd(revision, choice.embedded ? (choice.language ?? "") : undefined);
    return choice.embedded && !choice.pretty ? serializeForScript(value) : jsonText(value, choice);
  },
  view: (revision, choice) => {
    const view = toView(revision, choice.language);
    return jsonText(choice.sections === undefined ? view : selectSections(view, choice.sections), choice);
  },
  "brand-kit": (revision, choice) => jsonText(toBrandKitView(revision, choice.language), choice),
};

function isSectionKey(key: string): key is SectionKey {
  return SECTION_KEYS.some((known) => known === key);
}

async function renderFile(path: string, as: string, form: Form, choice: Choice, io: Io): Promise<Exit> {
  const read = await readRecord(path, io);
  if ("unreadable" in read) {
    io.err(`daawid render: ${read.unreadable}\n`);
    return EXIT.usage;
  }
  const { result } = read;
  if (!result.ok || result.warnings.length > 0) io.err(verdictText(recordName(path), result));
  if (!result.ok) return EXIT.refused;
  const text = form(result.revision, choice);
  if (text === undefined) {
    io.err(`daawid render: the entry has no ${as}\n`);
    return EXIT.refused;
  }
  io.out(text);
  return EXIT.ok;
}

type Values = Extract<ReturnType<typeof readValues>, { readonly ok: true }>["parsed"]["values"];

function readValues(args: readonly string[]) {
  return readArguments(args, options);
}

/** What is wrong with the options, if something is. */
function faultOfOptions({ as, sections, embedded, lang, pretty }: Values): string | undefined {
  if (as === undefined || !Object.hasOwn(FORMS, as)) {
    const came = as === undefined ? "nothing" : JSON.stringify(as);
    return `expected --as with one of ${Object.keys(FORMS).join(", ")}, got ${came}`;
  }
  const unknown = sections?.split(",").find((key) => !isSectionKey(key));
  if (unknown !== undefined) {
    return `unknown section ${JSON.stringify(unknown)}; known are ${SECTION_KEYS.join(", ")}`;
  }
  if (sections !== undefined && as !== "markdown" && as !== "view") return `${as} has no --sections`;
  if (embedded && as !== "jsonld") return `${as} has no --embedded form`;
  if (pretty && (as === "markdown" || as === "offerings")) return `${as} is no JSON and has no --pretty form`;
  if (as === "jsonld" && lang !== undefined && !embedded) {
    return "the standalone jsonld has all languages: leave out --lang, or add --embedded";
  }
  return undefined;
}

async function run(args: readonly string[], io: Io): Promise<Exit> {
  const read = readValues(args);
  if (!read.ok) return misused(io, "render", read.message);
  const { values, positionals } = read.parsed;
  if (values.help) {
    io.out(help);
    return EXIT.ok;
  }
  const [path, ...more] = positionals;
  if (path === undefined) return misused(io, "render", "expected a FILE, or - for standard input");
  if (more.length > 0) return misused(io, "render", `expected one FILE, got ${positionals.length}`);
  const fault = faultOfOptions(values);
  const as = values.as ?? "";
  const form = FORMS[as];
  if (fault !== undefined || form === undefined) return misused(io, "render", fault ?? "unknown form");
  const choice = {
    language: values.lang,
    sections: values.sections?.split(",").filter(isSectionKey),
    embedded: values.embedded === true,
    pretty: values.pretty === true,
  };
  return renderFile(path, as, form, choice, io);
}

export const render: Command = { name: "render", help, run };
