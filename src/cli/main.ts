import { createReadStream, writeSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { nearest } from "../record/nearest.ts";
import { type Command, EXIT, type Exit, type Io } from "./command.ts";

type Listed = {
  readonly name: string;
  readonly summary: string;
  /** Loaded when it is called, so that no command waits for another's code. */
  readonly load: () => Promise<Command>;
};

const COMMANDS: readonly Listed[] = [
  {
    name: "render",
    summary: "print a projection of a record",
    load: async () => (await import("./render.ts")).render,
  },
  {
    name: "validate",
    summary: "check records and say what to mend",
    load: async () => (await import("./validate.ts")).validate,
  },
  {
    name: "explain",
    summary: "say what a requirement or a fault code means",
    load: async () => (await import("./explain.ts")).explain,
  },
  {
    name: "conform",
    summary: "hold an implementation against the vectors",
    load: async () => (await import("../../conformance/command.ts")).conform,
  },
  {
    name: "verify-report",
    summary: "recompute a report and refuse an edited one",
    load: async () => (await import("../../conformance/verify-command.ts")).verifyReportCommand,
  },
];

function overview(): string {
  const rows = COMMANDS.map(({ name, summary }) => `  ${name.padEnd(14)} ${summary}`);
  return `Usage: daawid COMMAND [options]

Commands:
${rows.join("\n")}

Each command has --help. Exit codes: 0 yes, 1 no (a record was refused), 2 wrong call or unreadable input,
5 a fault of this program. \`conform\` has its own: see its --help.
`;
}

async function readAll(stream: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Writes all of it, also into a pipe that is full; a reader that has gone away ends the program quietly. */
function write(descriptor: 1 | 2, text: string): void {
  let rest = Buffer.from(text, "utf8");
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(descriptor, rest));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === "EPIPE") process.exit(EXIT.ok);
      if (code !== "EAGAIN") throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    }
  }
}

const io: Io = {
  out: (text) => write(1, text),
  err: (text) => write(2, text),
  read: (path) => (path === "-" ? readAll(createReadStream("", { fd: 0 })) : readFile(path)),
};

async function main([name, ...args]: readonly string[]): Promise<Exit> {
  if (name === undefined || name === "--help" || name === "-h" || name === "help") {
    io.out(overview());
    return name === undefined ? EXIT.usage : EXIT.ok;
  }
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (command !== undefined) return (await command.load()).run(args, io);
  const near = nearest(
    name,
    COMMANDS.map((candidate) => candidate.name),
  );
  io.err(`daawid: unknown command ${JSON.stringify(name)}${near ? `; did you mean ${near}?` : ""}\n`);
  io.err("Try: daawid --help\n");
  return EXIT.usage;
}

main(process.argv.slice(2)).then(
  (exit) => {
    process.exitCode = exit;
  },
  (error: unknown) => {
    io.err(`daawid: a fault of this program, please report it\n${String(error)}\n`);
    process.exitCode = EXIT.bug;
  },
);
