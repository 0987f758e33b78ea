import { type Canvas, type Context, canvas } from "./claims.ts";
import { scanJson } from "./json.ts";

/** The clause of a plain answer, and of a call that gives nothing, by the function. */
const BY_CALL: Readonly<Record<string, string>> = {
  nextExpiry: "TIME-NEXT-EXPIRY",
  resolveLanguage: "ENTRY-LANGUAGE-RESOLVE",
  toOfferingsMarkdown: "MD-OFFERINGS-DOC",
  toOfferingView: "VIEW-OFFERING",
  toBrandKitView: "VIEW-BRAND-NONE",
};

/** The clauses of the members of a record that withoutExpired can change. */
const MEMBERS: Readonly<Record<string, string>> = {
  revision: "TIME-REVISION",
  updatedAt: "TIME-REVISION",
  provenance: "TIME-PATHS",
  capacity: "TIME-CAPACITY",
  credentials: "TIME-CREDENTIAL",
  indexing: "TIME-INDEXING",
};

function clauseOf({ fn, primaries }: Context): string {
  const clause = BY_CALL[fn];
  if (clause === undefined) throw new Error(`nothing is known of ${fn}`);
  return primaries.includes(clause) ? clause : (primaries[0] ?? clause);
}

/** The clause that an empty file belongs to: the call gives nothing. */
export function ownerOfNothing(context: Context): string {
  return clauseOf(context);
}

/** A line of text: one answer of one clause. */
export function paintAnswer(text: string, context: Context): Canvas {
  const on = canvas(text);
  on.paint(0, text.length, { owner: clauseOf(context) });
  return on;
}

/** TIME clauses: a record after withoutExpired. Members that never change belong to the clause the case is about. */
export function paintRevision(text: string, { primaries }: Context): Canvas {
  const on = canvas(text);
  const root = scanJson(text);
  const about = primaries.find((id) => id.startsWith("TIME-")) ?? "TIME-REVISION";
  on.paint(0, text.length, { owner: about });
  if (root.kind !== "object" || about === "TIME-UNCHANGED") return on;
  for (const { key, start, value } of root.members) {
    const owner = MEMBERS[key];
    if (owner !== undefined) on.paint(start, value.end, { owner });
  }
  return on;
}
