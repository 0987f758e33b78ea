import type * as z from "zod";
import type { FaultCode } from "./codes.ts";
import type { Json } from "./json.ts";

type Found = { readonly code: FaultCode; readonly found?: string };

/**
 * The fault codes of what zod found wrong with one string, number or boolean, each once. A check of our own carries
 * its code as its message; what is left are the types and ranges that zod judges itself.
 */
export function codesOf(error: z.ZodError, value: Json): Found[] {
  const codes = new Map<FaultCode, Found>();
  for (const issue of error.issues) {
    const code = codeOf(issue, value);
    // Zod holds a list against the length of a text too; what is of the wrong type has no other fault.
    if (issue.code === "invalid_type") return [{ code }];
    if (codes.has(code)) continue;
    const found = issue.code === "custom" ? (issue.params?.found as string | undefined) : undefined;
    codes.set(code, found === undefined ? { code } : { code, found });
  }
  return [...codes.values()];
}

function codeOf(issue: z.core.$ZodIssue, value: Json): FaultCode {
  switch (issue.code) {
    case "invalid_type":
      if (typeof value !== "number") return "TYPE";
      if (!Number.isFinite(value)) return "FORMAT_NUMBER";
      return issue.expected === "int" ? "NOT_INTEGER" : "TYPE";
    case "too_small":
      return issue.origin === "string" ? "TOO_SHORT" : "TOO_SMALL";
    case "too_big":
      return issue.origin === "string" ? "TOO_LONG" : "TOO_LARGE";
    default:
      return issue.message as FaultCode;
  }
}
