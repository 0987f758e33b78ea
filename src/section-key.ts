import { ContractError, described } from "./errors.ts";

/** The sections a reader can ask for, in the contract's order (contract §7.5 `SectionKey`). */
export const SECTION_KEYS = [
  "facts",
  "offerings",
  "capacity",
  "hours",
  "contact",
  "actions",
  "policies",
  "credentials",
  "faqs",
  "voice",
  "brand",
  "legal",
] as const;

export type SectionKey = (typeof SECTION_KEYS)[number];

function isSectionKey(key: unknown): boolean {
  return SECTION_KEYS.some((known) => known === key);
}

/**
 * Lets only lists of section keys pass.
 *
 * @throws ContractError `UNKNOWN_SECTION`.
 */
export function requireSectionKeys(sections: readonly SectionKey[]): void {
  const unknown = Array.isArray(sections) ? sections.filter((key) => !isSectionKey(key)) : [sections];
  if (unknown.length === 0) return;
  throw new ContractError(
    "UNKNOWN_SECTION",
    `expected a list of ${SECTION_KEYS.join(", ")}; got ${described(unknown[0])}`,
  );
}
