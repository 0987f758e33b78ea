/** What every command's exit code says. */
export const EXIT = {
  ok: 0,
  /** The answer is no: a record was refused. */
  refused: 1,
  /** The command was called wrongly, or its input cannot be read. */
  usage: 2,
  /** A fault of this program. */
  bug: 5,
} as const;

export type Exit = (typeof EXIT)[keyof typeof EXIT];

/** The world of a command: its streams and files, so that commands can be tested without a process. */
export type Io = {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** The bytes of a file, or of standard input for `-`; rejects when they cannot be read. */
  readonly read: (path: string) => Promise<Uint8Array>;
};

export type Command = {
  readonly name: string;
  readonly help: string;
  readonly run: (args: readonly string[], io: Io) => Promise<Exit>;
};

/** Reports a wrong call and where to read how to call. */
export function misused(io: Io, command: string, message: string): Exit {
  io.err(`daawid ${command}: ${message}\nTry: daawid ${command} --help\n`);
  return EXIT.usage;
}

/** Text of the outside world without control characters, so that a terminal only ever shows it. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return `\\u{${code.toString(16)}}`;
  });
}
