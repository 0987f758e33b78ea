import { createReadStream, writeSync } from "node:fs";
import { nearest } from "../record/nearest.ts";
import { type Command, EXIT, type Exit, type Io } from "./command.ts";

declare const DAAWID_VERSION: string;

/** Put in by the build from package.json. */
const VERSION = typeof DAAWID_VERSION === "string" ? DAAWID_VERSION : "unbuilt";

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
    name: "bless",
    summary: "take answers that two implementations agree on into the vectors",
    load: async () => (await import("../../conformance/bless-command.ts")).blessCommand,
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

/** More than any record: what is longer is refused by its size, so no more of it is read. */
const MOST_BYTES = 1024 * 1024 + 1;

/** The bytes of a file or stream, up to one more than a record may have. */
async function readSome(stream: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= MOST_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, MOST_BYTES);
}

/** A stream that can take no more, such as a full disk. */
type Unwritable = { readonly unwritable: string };

let readerGone = false;

/**
 * Writes all of it, also into a pipe that is full. A reader that has gone away wants no more: what follows is thrown
 * away, and the exit code still says what the command found.
 */
function write(descriptor: 1 | 2, text: string): void {
  let rest = Buffer.from(text, "utf8");
  while (rest.length > 0 && !readerGone) {
    try {
      rest = rest.subarray(writeSync(descriptor, rest));
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === "EPIPE") readerGone = true;
      else if (code !== "EAGAIN") throw { unwritable: message } satisfies Unwritable;
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    }
  }
}

const io: Io = {
  out: (text) => write(1, text),
  err: (text) => write(2, text),
  read: (path) => readSome(path === "-" ? createReadStream("", { fd: 0 }) : createReadStream(path)),
};

async function main([name, ...args]: readonly string[]): Promise<Exit> {
  if (name === undefined || name === "--help" || name === "-h" || name === "help") {
    io.out(overview());
    return name === undefined ? EXIT.usage : EXIT.ok;
  }
  if (name === "--version" || name === "-V") {
    io.out(`${VERSION}\n`);
    return EXIT.ok;
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

function isUnwritable(error: unknown): error is Unwritable {
  return typeof error === "object" && error !== null && "unwritable" in error;
}

/** Says why the command ended, as far as there is anybody to say it to. */
function complain(text: string): void {
  try {
    io.err(text);
  } catch {
    // Standard error cannot be written either; the exit code has to do.
  }
}

main(process.argv.slice(2)).then(
  (exit) => {
    process.exitCode = exit;
  },
  (error: unknown) => {
    if (isUnwritable(error)) {
      complain(`daawid: cannot write: ${error.unwritable}\n`);
      process.exitCode = EXIT.usage;
      return;
    }
    complain(`daawid: a fault of this program, please report it\n${String(error)}\n`);
    process.exitCode = EXIT.bug;
  },
);
