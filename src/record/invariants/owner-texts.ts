import type { Draft } from "../draft.ts";

/** One owner text: where it stands, what it says, and its language when the text is localized. */
export type OwnerText = readonly [pointer: string, text: string, language: string | undefined];

/** One localized text: where it stands, and its texts by language. */
export type LocalizedText = readonly [pointer: string, texts: Readonly<Record<string, string | undefined>>];

const ADDRESS_PARTS = ["street", "extra", "postalCode", "locality", "region"];

const under = (parent: string, members: readonly string[]): string[] =>
  members.map((name) => `${parent}/${name}`);

/** Every member that holds text an owner, a register or an editor wrote, in document order; `*` is any index. */
export const TEXT_MEMBERS: readonly string[] = [
  "/displayName",
  "/alternateNames/*",
  "/summary",
  "/description",
  "/locations/*/name",
  ...under("/locations/*/address", ADDRESS_PARTS),
  "/locations/*/hours/exceptions/*/note",
  "/serviceArea/places/*/name",
  ...under("/offerings/*", ["name", "shortName", "description", "price/note", "serviceArea/places/*/name"]),
  "/capacity/note",
  "/contactPoints/*/name",
  "/routing/*/note",
  ...under("/actions/*", ["name", "questions/*/label", "questions/*/options/*/label"]),
  "/policies/*/summary",
  ...under("/credentials/*", ["name", "issuer/name"]),
  ...under("/faqs/*", ["question", "answer"]),
  ...under("/voice", ["preferredName", "avoidNames/*", "tagline", "emphasis/*"]),
  ...under("/media/*", ["caption", "alt"]),
  ...under("/operator", ["legalName", "legalForm"]),
  ...under("/operator/address", ADDRESS_PARTS),
  ...under("/operator/register", ["name", "authority", "number"]),
  ...under("/operator/representatives/*", ["name", "wording", "through/name", "through/wording"]),
  ...under("/operator", ["supervisoryAuthority/name", "profession/title", "profession/chamber"]),
  ...under("/operator", [
    "profession/rules/*/name",
    "disputeResolution/body/name",
    "disputeResolution/body/address",
  ]),
  ...under("/provenance/*", ["sourceName", "reference"]),
];

const PATHS: readonly (readonly string[])[] = TEXT_MEMBERS.map((member) => member.split("/").slice(1));

function* resolved(
  value: unknown,
  path: readonly string[],
  at: number,
  pointer: string,
): Generator<[string, unknown]> {
  if (value === undefined || value === null) return;
  const step = path[at];
  if (step === undefined) {
    yield [pointer, value];
  } else if (step === "*") {
    if (!Array.isArray(value)) return;
    for (let index = 0; index < value.length; index += 1) {
      yield* resolved(value[index], path, at + 1, `${pointer}/${index}`);
    }
  } else if (typeof value === "object" && Object.hasOwn(value, step)) {
    yield* resolved((value as Record<string, unknown>)[step], path, at + 1, `${pointer}/${step}`);
  }
}

function* members(entry: Draft): Generator<[string, unknown]> {
  for (const path of PATHS) yield* resolved(entry, path, 0, "");
}

/** Every localized text of the record that is there, with its pointer. */
export function* localizedTexts(entry: Draft): Generator<LocalizedText> {
  for (const [pointer, value] of members(entry)) {
    if (typeof value === "object" && !Array.isArray(value)) {
      yield [pointer, value as Record<string, string | undefined>];
    }
  }
}

/** Every owner text: each language of the localized texts, and all plain names. A reference that is an address is none. */
export function* ownerTexts(entry: Draft): Generator<OwnerText> {
  for (const [pointer, value] of members(entry)) {
    if (typeof value === "string") {
      if (pointer.endsWith("/reference") && value.startsWith("https://")) continue;
      yield [pointer, value, undefined];
    } else if (typeof value === "object" && value !== null) {
      for (const [language, text] of Object.entries(value)) {
        if (typeof text === "string") yield [`${pointer}/${language}`, text, language];
      }
    }
  }
}
