import { type ParseArgsConfig, parseArgs } from "node:util";

type Options = NonNullable<ParseArgsConfig["options"]>;
type Parsed<T extends Options> = ReturnType<
  typeof parseArgs<{ options: T; allowPositionals: true; strict: true; args: string[] }>
>;

/** The command line taken apart, or a sentence that says what is wrong with it. */
export function readArguments<T extends Options>(
  args: readonly string[],
  options: T,
): { readonly ok: true; readonly parsed: Parsed<T> } | { readonly ok: false; readonly message: string } {
  try {
    const parsed = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    return { ok: true, parsed: parsed as Parsed<T> };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { ok: false, message: message.split(". ")[0] ?? message };
  }
}
