import { readFile } from "node:fs/promises";
import { nearest } from "../record/nearest.ts";
import { readArguments } from "./arguments.ts";
import { type Command, EXIT, type Exit, type Io, misused } from "./command.ts";

const help = `Usage: daawid explain REQUIREMENT|CODE [--json]

Says what a numbered requirement of the specification asks for, or what a fault code means and how to mend it.

Options:
  --json        the entry as JSON
  -h, --help    this text

Exit codes: 0 explained, 2 wrong call or unknown name.

Examples:
  daawid explain MD-PRICE-AMOUNT
  daawid explain I2_DUPLICATE_ID
  daawid explain I2                     all codes of a family
`;

/** One thing that can be explained; made from the ledger and the list of errors when the package is built. */
export type Explanation = {
  readonly name: string;
  readonly kind: "requirement" | "code";
  readonly clause: string;
  readonly text: string;
  readonly level?: string;
  readonly contract?: string;
  readonly cases?: readonly string[];
};

const options = { json: { type: "boolean" }, help: { type: "boolean", short: "h" } } as const;

async function explanations(): Promise<readonly Explanation[]> {
  const file = new URL("./explanations.json", import.meta.url);
  return JSON.parse(await readFile(file, "utf8")) as readonly Explanation[];
}

function explanationText(found: Explanation): string {
  const level = found.level === undefined ? "" : ` (${found.level})`;
  const cases = found.cases?.length ? `\nProven by: ${found.cases.join(", ")}` : "";
  const contract = found.contract === undefined ? "" : ` · contract ${found.contract}`;
  return `${found.name}${level}\n\n${found.text}\n\nClause: spec/0.1/${found.clause}${contract}${cases}\n`;
}

async function run(args: readonly string[], io: Io): Promise<Exit> {
  const read = readArguments(args, options);
  if (!read.ok) return misused(io, "explain", read.message);
  const { values, positionals } = read.parsed;
  if (values.help) {
    io.out(help);
    return EXIT.ok;
  }
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) {
    return misused(io, "explain", "expected one requirement id or fault code");
  }
  const known = await explanations();
  const found = known.find((candidate) => candidate.name === name.toUpperCase());
  const family = known.filter((candidate) => candidate.name.startsWith(`${name.toUpperCase()}_`));
  if (found === undefined && family.length > 0) {
    io.out(values.json ? `${JSON.stringify(family)}\n` : family.map(explanationText).join("\n"));
    return EXIT.ok;
  }
  if (found === undefined) {
    const near = nearest(
      name.toUpperCase(),
      known.map((candidate) => candidate.name),
    );
    const hint = near === undefined ? "" : `; did you mean ${near}?`;
    return misused(io, "explain", `unknown name ${JSON.stringify(name)}${hint}`);
  }
  io.out(values.json ? `${JSON.stringify(found)}\n` : explanationText(found));
  return EXIT.ok;
}

export const explain: Command = {
  name: "explain",
  help,
  run,
};
