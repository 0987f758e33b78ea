import { readArguments } from "../src/cli/arguments.ts";
import { type Command, EXIT, type Exit, type Io, misused } from "../src/cli/command.ts";
import { readReport, verifyReport } from "./report.ts";
import { loadSuite } from "./suite.ts";

const help = `Usage: daawid verify-report FILE

Computes counts, digest and verdict of a report (json or ndjson) again from its cases, and refuses an edited one.

Exit codes: 0 the report is true to its cases, 1 it is not, 2 wrong call, unreadable file or damaged suite.

Example:
  daawid verify-report report.json
`;

async function run(args: readonly string[], io: Io): Promise<Exit> {
  const read = readArguments(args, { help: { type: "boolean", short: "h" } } as const);
  if (!read.ok) return misused(io, "verify-report", read.message);
  if (read.parsed.values.help) {
    io.out(help);
    return EXIT.ok;
  }
  const [path, ...more] = read.parsed.positionals;
  if (path === undefined || more.length > 0) return misused(io, "verify-report", "expected one FILE");
  const loaded = loadSuite();
  if (!loaded.ok) {
    io.err("daawid verify-report: the suite is damaged\n");
    return EXIT.usage;
  }
  let text: string;
  try {
    text = Buffer.from(await io.read(path)).toString("utf8");
  } catch (error) {
    io.err(`daawid verify-report: cannot read ${path}: ${String(error)}\n`);
    return EXIT.usage;
  }
  const report = readReport(text);
  const faults = typeof report === "string" ? [report] : verifyReport(report, loaded.suite);
  for (const fault of faults) io.out(`${path}: ${fault}\n`);
  if (faults.length > 0) return EXIT.refused;
  io.out(`${path}: true to its cases\n`);
  return EXIT.ok;
}

export const verifyReportCommand: Command = {
  name: "verify-report",
  help,
  run,
};
