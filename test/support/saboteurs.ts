import type { PublicEntry } from "../../src/record/public-entry.ts";
import { dayAfter } from "./disclosed.ts";
import { clone } from "./json.ts";
import { LIBRARY, type Renderer } from "./sample.ts";

/** The library with its documents changed afterwards. */
export function spoiled(change: (document: string, revision: PublicEntry) => string): Renderer {
  return {
    ...LIBRARY,
    toMarkdown: (revision, language) => change(LIBRARY.toMarkdown(revision, language), revision),
  };
}

/** Takes the backslash away before each of the given characters, and leaves escaped backslashes alone. */
export function unescaped(chars: string): Renderer {
  return spoiled((document) =>
    document.replace(/\\([^\n])/g, (whole, char: string) => (chars.includes(char) ? char : whole)),
  );
}

/** Changes the first match of a pattern, where there is one. */
export function edited(pattern: RegExp, to: string): Renderer {
  return spoiled((document) => document.replace(pattern, to));
}

/** Adds a text of the record, found by `find`, to the end of every document of one function. */
export function leaking(
  find: (revision: PublicEntry) => string | undefined,
  through: "toMarkdown" | "toOfferingsMarkdown" | "selectMarkdownSections" = "toMarkdown",
): Renderer {
  const leak = (document: string | undefined, revision: PublicEntry): string => {
    const text = find(revision);
    return text === undefined ? (document ?? "") : `${document ?? ""}${text}\n`;
  };
  if (through === "selectMarkdownSections") {
    return {
      ...LIBRARY,
      selectMarkdownSections: (revision, language, keys) =>
        leak(LIBRARY.selectMarkdownSections(revision, language, keys), revision),
    };
  }
  return {
    ...LIBRARY,
    [through]: (revision: PublicEntry, language: string) =>
      leak(LIBRARY[through](revision, language), revision),
  };
}

/** What each kind of hidden data looks like when it leaks. */
export const LEAKS: { readonly [what: string]: (revision: PublicEntry) => string | undefined } = {
  "a private contact point's name": (r) => r.contactPoints?.find((one) => one.visibility === "private")?.name,
  "a private email": (r) => r.contactPoints?.find((one) => one.visibility === "private")?.email,
  "a private phone": (r) => r.contactPoints?.find((one) => one.visibility === "private")?.phone,
  "a private contact point's ID": (r) => r.contactPoints?.find((one) => one.visibility === "private")?.id,
  "a disabled action's name": (r) => r.actions?.find((one) => !one.enabled)?.name[r.defaultLanguage],
  "a hidden street": (r) => r.locations?.find((one) => one.display === "locality_only")?.address.street,
  "a hidden second line": (r) => r.locations?.find((one) => one.display === "locality_only")?.address.extra,
  "a hidden point": (r) => JSON.stringify(r.locations?.find((one) => one.display === "locality_only")?.geo),
  "an expired note": (r) => {
    const over = r.capacity !== undefined && r.capacity.expiresAt <= r.updatedAt;
    return over ? r.capacity?.note?.[r.defaultLanguage] : undefined;
  },
  "an expired credential": (r) =>
    r.credentials?.find((one) => one.validThrough !== undefined && dayAfter(one.validThrough) <= r.updatedAt)
      ?.name,
  "a suspended summary": (r) => (r.status === "suspended" ? r.summary[r.defaultLanguage] : undefined),
  "a suspended place": (r) => (r.status === "suspended" ? r.locations?.[0]?.address.locality : undefined),
};

/** Libraries whose sense of time is off. */
export const CLOCKS: { readonly [what: string]: Renderer } = {
  "always a copy": {
    ...LIBRARY,
    withoutExpired: (revision, at) => clone(LIBRARY.withoutExpired(revision, at)),
  },
  "never a change": { ...LIBRARY, withoutExpired: (revision) => revision },
  "a day late": {
    ...LIBRARY,
    withoutExpired: (revision, at) =>
      LIBRARY.withoutExpired(revision, new Date(Date.parse(at) - 864e5).toISOString().replace(".000Z", "Z")),
  },
  "no revision counted": {
    ...LIBRARY,
    withoutExpired: (revision, at) => {
      const after = LIBRARY.withoutExpired(revision, at);
      return after === revision ? after : { ...after, revision: revision.revision };
    },
  },
  "nothing ever expires": { ...LIBRARY, nextExpiry: () => undefined },
  "past expiries count": {
    ...LIBRARY,
    nextExpiry: (revision) => revision.capacity?.expiresAt ?? LIBRARY.nextExpiry(revision),
  },
};

/** Libraries that choose sections wrongly. */
export const CHOOSERS: { readonly [what: string]: Renderer } = {
  "always the whole document": {
    ...LIBRARY,
    selectMarkdownSections: (r, language) => LIBRARY.toMarkdown(r, language ?? ""),
  },
  "no provenance": {
    ...LIBRARY,
    selectMarkdownSections: (r, language, keys) =>
      `${(LIBRARY.selectMarkdownSections(r, language, keys) ?? "").split("\n\n## Provenance")[0]}\n`,
  },
  "always the facts": {
    ...LIBRARY,
    selectMarkdownSections: (r, language, keys) =>
      LIBRARY.selectMarkdownSections(r, language, ["facts", ...keys]),
  },
  "no offerings of their own": { ...LIBRARY, toOfferingsMarkdown: () => undefined },
  "offerings of a suspended entry": {
    ...LIBRARY,
    toOfferingsMarkdown: (r, language) =>
      r.status === "suspended" ? undefined : LIBRARY.toOfferingsMarkdown(r, language),
  },
};
