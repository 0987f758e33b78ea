import { readArguments } from "./arguments.ts";
import { type Command, EXIT, type Exit, type Io, misused } from "./command.ts";
import { readRecord, recordName } from "./read-record.ts";
import { verdictText } from "./report.ts";

const help = `Usage: daawid validate FILE... [--json] [--strict]

Checks records (- for standard input) against the schema and every rule, and says what to mend: all faults of a
record, each with its code, the place (RFC 6901 pointer), what was expected and what came.

Options:
  --json        one JSON object a file and line: { file, ok, faults, warnings }, or { file, ok: false, unreadable }
                with the reason for a file that cannot be read
  --strict      unknown members are faults, not warnings
  -h, --help    this text

Exit codes: 0 every record was accepted, 1 a record was refused, 2 wrong call or unreadable file.

Examples:
  daawid validate entry.json
  daawid validate entries/*.json --json
  daawid explain I2_DUPLICATE_ID        what a code means and how to mend it
`;

const options = {
  json: { type: "boolean" },
  strict: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

type Checks = { readonly json: boolean; readonly strict: boolean };

async function validateFile(path: string, checks: Checks, io: Io): Promise<Exit> {
  const read = await readRecord(path, io, { unknown: checks.strict ? "refuse" : "warn" });
  if ("unreadable" in read) {
    if (checks.json) io.out(`${JSON.stringify({ file: path, ok: false, unreadable: read.unreadable })}\n`);
    io.err(`daawid validate: ${read.unreadable}\n`);
    return EXIT.usage;
  }
  const { result } = read;
  if (checks.json) {
    const faults = result.ok ? [] : result.faults;
    io.out(`${JSON.stringify({ file: path, ok: result.ok, faults, warnings: result.warnings })}\n`);
  } else {
    io.out(verdictText(recordName(path), result));
  }
  return result.ok ? EXIT.ok : EXIT.refused;
}

async function run(args: readonly string[], io: Io): Promise<Exit> {
  const read = readArguments(args, options);
  if (!read.ok) return misused(io, "validate", read.message);
  const { values, positionals } = read.parsed;
  if (values.help) {
    io.out(help);
    return EXIT.ok;
  }
  if (positionals.length === 0) return misused(io, "validate", "expected a FILE, or - for standard input");
  const checks = { json: values.json === true, strict: values.strict === true };
  let worst: Exit = EXIT.ok;
  for (const path of positionals) {
    const exit = await validateFile(path, checks, io);
    if (exit > worst) worst = exit;
  }
  return worst;
}

export const validate: Command = {
  name: "validate",
  help,
  run,
};
