import { toMarkdown } from "../../../src/index.ts";
import type { PublicEntry } from "../../../src/record/public-entry.ts";
import { expired } from "../../support/disclosed.ts";
import type { Rec } from "../../support/json.ts";
import { mapOwnerTexts } from "../../support/owner-texts.ts";
import { accept } from "../../support/sample.ts";
import { type Form, formsOf, type Judge } from "../library.ts";
import { lineage } from "../schema-org.ts";
import { eachScalar, graphOf } from "../walk.ts";

/** A record with another mark in each of its texts, and where in the record each mark stands. */
type Marked = { readonly entry: Rec; readonly paths: ReadonlyMap<string, readonly string[]> };

const MARK = /Zq\d{5}x/g;

function marked(entry: Rec): Marked {
  let count = 0;
  const changed = mapOwnerTexts(entry, (text, member) =>
    member === "postalCode" ? text : `Zq${String(++count).padStart(5, "0")}x`,
  );
  const paths = new Map<string, readonly string[]>();
  const visit = (value: unknown, path: readonly string[]): void => {
    if (typeof value === "string" && value.startsWith("Zq")) paths.set(value, path);
    else if (typeof value === "object" && value !== null) {
      for (const [key, inner] of Object.entries(value)) visit(inner, [...path, key]);
    }
  };
  visit(changed, []);
  return { entry: changed, paths };
}

/** Texts of one language, where there is one: members whose value is an object of texts by language. */
const LOCALIZED = new Set([
  ...["summary", "description", "name", "note", "shortName", "label", "question", "answer", "tagline"],
  ...["emphasis", "caption", "alt"],
]);

/** The language of a localized text, or undefined for a plain string. */
function languageOf(path: readonly string[], entry: PublicEntry): string | undefined {
  const [member, last] = [path.at(-2) ?? "", path.at(-1) ?? ""];
  const named = path.at(-3) === "emphasis" || LOCALIZED.has(member);
  return named && entry.languages.includes(last) && !/^\d+$/.test(last) ? last : undefined;
}

function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === "object" && inner !== null ? (inner as Rec)[key] : undefined),
    value,
  );
}

/** LD-LEFT-OUT. Texts that no document has, by the members that lead to them. */
const LEFT_OUT = [
  "locations/*/hours/exceptions/*/note/*",
  "offerings/*/shortName/*",
  "offerings/*/price/note/*",
  "routing/*/note/*",
  "actions/*/questions/*/label/*",
  "actions/*/questions/*/options/*/label/*",
  "media/*/alt/*",
  "operator/legalForm",
  "operator/address/*",
  "operator/representatives/*/*",
  "operator/representatives/*/through/*",
  "operator/supervisoryAuthority/*",
  "operator/profession/*",
  "operator/profession/rules/*/*",
  "operator/disputeResolution/body/*",
  "provenance/*/sourceName",
];

function fits(path: readonly string[], pattern: string): boolean {
  const steps = pattern.split("/");
  return steps.length === path.length && steps.every((step, index) => step === "*" || step === path[index]);
}

/** GATE clauses, and those rows of LD-LEFT-OUT that depend on the part of the record. */
function hidden(path: readonly string[], entry: PublicEntry, onSubject: boolean): boolean {
  const [block = "", index = "", member = ""] = path;
  const item = at(entry, [block, index]) as Rec;
  switch (block) {
    case "capacity":
      return (entry.capacity?.expiresAt ?? "") <= entry.updatedAt;
    case "contactPoints":
      return item.visibility !== "public";
    case "actions":
      return item.enabled !== true;
    case "policies":
      return item.type === "payment";
    case "credentials":
      return expired(item, entry.updatedAt) || (item.type === "membership" && member === "name");
    case "locations":
      return hiddenPlace(path, item, entry, onSubject);
    default:
      return at(entry, path.slice(0, -1).concat("type")) === "country" && path.at(-1) === "name";
  }
}

function hiddenPlace(path: readonly string[], item: Rec, entry: PublicEntry, onSubject: boolean): boolean {
  const [, , member = "", part = ""] = path;
  if (member === "address") return item.display !== "full" && (part === "street" || part === "extra");
  if (member !== "name" || item.id !== entry.primaryLocationId) return false;
  const hours = item.hours as NonNullable<PublicEntry["locations"]>[number]["hours"];
  const open = Object.values(hours?.weekly ?? {}).some((intervals) => (intervals ?? []).length > 0);
  const stated = open || hours?.exceptions !== undefined || item.timeZone !== undefined;
  const seen = stated || item.visits !== undefined || (item.geo !== undefined && item.display === "full");
  return onSubject || !seen;
}

/** Whether the text at a path of the record belongs into a document, by its language and by everything else. */
function isDue(path: readonly string[], form: Form, onSubject: boolean): boolean {
  const { revision: entry, language } = form;
  if (entry.status === "suspended") return path.join("/") === "displayName";
  if (LEFT_OUT.some((pattern) => fits(path, pattern)) || hidden(path, entry, onSubject)) return false;
  if (path[0] === "operator" && path[1] === "register" && entry.operator?.register?.number === undefined) {
    return false;
  }
  const own = languageOf(path, entry);
  if (own === undefined) return true;
  const text = at(entry, path.slice(0, -1)) as Rec;
  if (language !== undefined)
    return own === (text[language] === undefined ? entry.defaultLanguage : language);
  if (path[0] !== "faqs") return true;
  return ["question", "answer"].every((side) => at(entry, ["faqs", path[1] ?? "", side, own]) !== undefined);
}

/** References of provenance, of which the gate may leave out the whole item: due when they are there. */
function isMaybe(path: readonly string[]): boolean {
  return path[0] === "provenance" && path[2] === "reference";
}

function formFault(form: Form, paths: Marked["paths"]): string | undefined {
  const { document, revision, language } = form;
  const types = lineage(String(graphOf(document).subject["@type"]));
  const onSubject = types.has("Place");
  const found = new Set<string>();
  let fault: string | undefined;
  eachScalar(document, (value, key, where, node) => {
    for (const mark of String(value).match(MARK) ?? []) {
      found.add(mark);
      const own = languageOf(paths.get(mark) ?? [], revision);
      const tagged = key === "@value" ? node["@language"] : undefined;
      const isQuestion = where.includes("/subjectOf");
      const expected = language === undefined && !isQuestion ? own : undefined;
      if (tagged !== expected) fault ??= `${where}: a text in ${own} is tagged ${tagged}`;
    }
  });
  if (fault !== undefined) return fault;
  for (const [mark, path] of paths) {
    if (isMaybe(path)) continue;
    const due = isDue(path, form, onSubject);
    if (due !== found.has(mark)) return `the text at /${path.join("/")} is ${due ? "lost" : "not due"}`;
  }
  return undefined;
}

function frontmatterLanguage(revision: PublicEntry, language: string): string {
  return /^language: "?([^"\n]+)"?$/m.exec(toMarkdown(revision, language))?.[1] ?? "";
}

/**
 * LD-TEXT-TAGGED, LD-TEXT-PLAIN, LD-FAQ, LD-FAQ-EMBEDDED, LD-LEFT-OUT. With another mark in each text of the record
 * every document has just the texts that are due: standalone all of them, each tagged with its own language; embedded
 * each resolved by itself, in the language that the Markdown document is in.
 */
export const textsAsTold: Judge = ({ entry }, library) => {
  const { entry: changed, paths } = marked(entry);
  const revision = accept(changed);
  for (const form of formsOf(revision, library)) {
    const fault = formFault(form, paths);
    if (fault !== undefined) return `${form.language ?? "standalone"}: ${fault}`;
  }
  for (const asked of ["", "qq-Zzzz", ...revision.languages.map((tag) => tag.toUpperCase())]) {
    const { page } = graphOf(library.toJsonLd(revision, asked));
    const expected = frontmatterLanguage(revision, asked);
    if (page.inLanguage !== expected)
      return `asked for "${asked}": ${page.inLanguage} instead of ${expected}`;
  }
  return undefined;
};
