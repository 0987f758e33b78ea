import { selectMarkdownSections, toMarkdown } from "../markdown/to-markdown.ts";
import { SECTION_KEYS, type SectionKey } from "../section-key.ts";
import { readArguments } from "./arguments.ts";
import { type Command, EXIT, type Exit, type Io, misused } from "./command.ts";
import { readRecord, recordName } from "./read-record.ts";
import { verdictText } from "./report.ts";

const help = `Usage: daawid render FILE --as markdown [--lang TAG] [--sections a,b]

Checks the record in FILE (- for standard input) and prints its projection.
Warnings go to standard error; a refused record prints its faults there and nothing else.

Options:
  --as markdown     the projection
  --lang TAG        language of the document; unknown or left out: the entry's default language
  --sections a,b    only these sections, and Provenance: ${SECTION_KEYS.slice(0, 6).join(", ")},
                    ${SECTION_KEYS.slice(6).join(", ")}
  -h, --help        this text

Exit codes: 0 printed, 1 the record was refused, 2 wrong call or unreadable file.

Examples:
  daawid render entry.json --as markdown
  daawid render entry.json --as markdown --lang en --sections facts,hours
  cat entry.json | daawid render - --as markdown
`;

const options = {
  as: { type: "string" },
  lang: { type: "string" },
  sections: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

function isSectionKey(key: string): key is SectionKey {
  return SECTION_KEYS.some((known) => known === key);
}

async function renderFile(
  path: string,
  language: string | undefined,
  sections: readonly SectionKey[] | undefined,
  io: Io,
): Promise<Exit> {
  const read = await readRecord(path, io);
  if ("unreadable" in read) {
    io.err(`daawid render: ${read.unreadable}\n`);
    return EXIT.usage;
  }
  const { result } = read;
  if (!result.ok || result.warnings.length > 0) io.err(verdictText(recordName(path), result));
  if (!result.ok) return EXIT.refused;
  const { revision } = result;
  io.out(
    sections === undefined
      ? toMarkdown(revision, language)
      : selectMarkdownSections(revision, language, sections),
  );
  return EXIT.ok;
}

async function run(args: readonly string[], io: Io): Promise<Exit> {
  const read = readArguments(args, options);
  if (!read.ok) return misused(io, "render", read.message);
  const { values, positionals } = read.parsed;
  if (values.help) {
    io.out(help);
    return EXIT.ok;
  }
  const [path, ...more] = positionals;
  if (path === undefined) return misused(io, "render", "expected a FILE, or - for standard input");
  if (more.length > 0) return misused(io, "render", `expected one FILE, got ${positionals.length}`);
  if (values.as !== "markdown") {
    const came = values.as === undefined ? "nothing" : JSON.stringify(values.as);
    return misused(io, "render", `expected --as markdown, got ${came}`);
  }
  const sections = values.sections?.split(",");
  const unknown = sections?.find((key) => !isSectionKey(key));
  if (unknown !== undefined) {
    const known = SECTION_KEYS.join(", ");
    return misused(io, "render", `unknown section ${JSON.stringify(unknown)}; known are ${known}`);
  }
  return renderFile(path, values.lang, sections?.filter(isSectionKey), io);
}

export const render: Command = { name: "render", summary: "print a projection of a record", help, run };
