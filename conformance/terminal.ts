import type { Report } from "./report.ts";
import type { CallResult } from "./run.ts";
import type { SmokeResult } from "./smoke.ts";

/** The sentence of a requirement, if the ledger has it. */
export type Rule = (
  req: string,
) => { readonly level: string; readonly clause: string; readonly rule: string } | undefined;

/** Text of a target without control characters, so that a terminal only ever shows it. */
function shown(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cf}]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

/** One failure: where, which requirement, what differs, how to see it again. */
export function failureText(result: CallResult, owner: string, rule: Rule, repeat: string): string {
  const { id, fn, lang, status, message, difference } = result;
  const found = rule(owner);
  const lines = [`${status.toUpperCase()} ${id}  ${fn}${lang === undefined ? "" : `/${lang}`}  ${owner}`];
  if (message !== undefined && difference === undefined) lines.push(`  ${shown(message)}`);
  if (difference !== undefined) {
    const { offset, line, column, expectedHex, actualHex, expectedText, actualText } = difference;
    lines.push(
      `  first difference at byte ${offset} (line ${line}, column ${column}), class ${difference.class}`,
      `    expected ${expectedHex}  ${shown(expectedText)}`,
      `    got      ${actualHex}  ${shown(actualText)}`,
    );
  }
  if (found !== undefined) lines.push(`  ${found.level}: ${found.rule} (spec/0.1/${found.clause})`);
  lines.push(`  again: ${repeat}`);
  return `${lines.join("\n")}\n`;
}

/** What the smoke checks found, as far as they got. */
export function smokeText(results: readonly SmokeResult[]): string {
  const rows = results.map(({ name, ok, message, hint }) =>
    ok ? `  ok    ${name}\n` : `  FAIL  ${name}: ${shown(message)}\n        hint: ${hint}\n`,
  );
  return `smoke checks of the harness\n${rows.join("")}`;
}

/** The last lines of a run. */
export function summaryText({ head, footer }: Report): string {
  const { counts, verdict } = footer;
  const parts = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([status, count]) => `${count} ${status}`);
  const label = head.partial ? " · PARTIAL" : "";
  const probes = head.probes.run === 0 ? "" : ` · probes ${head.probes.passed}/${head.probes.run}`;
  const who =
    head.implementation === undefined
      ? head.target
      : `${head.implementation.name} ${head.implementation.version}`;
  return (
    `${who} · spec ${head.spec} · suite ${head.suite} · profile ${head.profile}${label}\n` +
    `${parts.join(", ") || "nothing run"} of ${head.expectedScored} scored calls${probes}\n` +
    `${verdict.word}: ${verdict.reason} (exit ${verdict.exit})\n`
  );
}
