import type { Fault } from "../errors.ts";
import type { ParseResult } from "../record/parse.ts";
import { printable } from "./command.ts";

/** One fault on two lines: the code and the place, then what was expected and what came. */
export function faultText(fault: Fault, level: "fault" | "warning"): string {
  const place = fault.pointer === "" ? "(whole record)" : printable(fault.pointer);
  return `  ${level} ${fault.code} at ${place}\n    ${printable(fault.message)}\n`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** The verdict on one record for people. */
export function verdictText(name: string, result: ParseResult): string {
  const faults = result.ok ? [] : result.faults;
  const warnings = result.warnings.map((warning) => faultText(warning, "warning"));
  const more = result.warnings.length === 0 ? "" : `, ${counted(result.warnings.length, "warning")}`;
  const verdict = result.ok ? `accepted${more}` : `refused, ${counted(faults.length, "fault")}${more}`;
  return [`${name}: ${verdict}\n`, ...faults.map((fault) => faultText(fault, "fault")), ...warnings].join("");
}
