import type { PublicEntry } from "../../src/record/public-entry.ts";
import { dayAfter } from "../support/disclosed.ts";
import { clone, type Rec } from "../support/json.ts";
import { LIBRARY, type Library } from "./library.ts";
import { graphOf, placesOf } from "./walk.ts";

type Spoil = (document: Rec, revision: PublicEntry, language: string | undefined) => void;

/** The library with its documents changed afterwards. */
export function spoiled(change: Spoil): Library {
  return {
    ...LIBRARY,
    toJsonLd: (revision, language) => {
      const document = clone(LIBRARY.toJsonLd(revision, language));
      change(document, revision, language);
      return document;
    },
  };
}

/** Changes the subject of every document. */
export function onSubject(change: (subject: Rec, revision: PublicEntry) => void): Library {
  return spoiled((document, revision) => change(graphOf(document).subject, revision));
}

/** Changes the first node of a type. */
export function onFirst(type: string, change: (node: Rec) => void): Library {
  return spoiled((document) => {
    const found = placesOf(document).find(({ node }) => node["@type"] === type);
    if (found !== undefined) change(found.node);
  });
}

/** Changes the first node that has a key. */
export function onKey(key: string, change: (node: Rec) => void): Library {
  return spoiled((document) => {
    const found = placesOf(document).find(({ node }) => Object.hasOwn(node, key));
    if (found !== undefined) change(found.node);
  });
}

/** Sets a key of a node. */
export function put(key: string, value: unknown): (node: Rec) => void {
  return (node) => {
    node[key] = value;
  };
}

/** Takes a key from a node. */
export function without(key: string): (node: Rec) => void {
  return (node) => {
    delete node[key];
  };
}

/** Renames a key of a node, in its place. */
export function renamed(node: Rec, from: string, to: string): void {
  const entries = Object.entries(node);
  for (const key of Object.keys(node)) delete node[key];
  for (const [key, value] of entries) node[key === from ? to : key] = value;
}

/** Adds a text of the record, found by `find`, to the subject of every document. */
function leaking(find: (revision: PublicEntry) => string | undefined): Library {
  return onSubject((subject, revision) => {
    const text = find(revision);
    if (text !== undefined) subject.alternateName = [text];
  });
}

function hiddenContact(revision: PublicEntry) {
  return revision.contactPoints?.find(({ visibility }) => visibility === "private");
}

function hiddenPlace(revision: PublicEntry) {
  return revision.locations?.find(({ display }) => display === "locality_only");
}

/** Libraries that show what is not for the public. */
export const LEAKS: { readonly [what: string]: Library } = {
  "a private contact point's name": leaking((revision) => hiddenContact(revision)?.name),
  "a private email": leaking((revision) => hiddenContact(revision)?.email),
  "a private contact point's ID": leaking((revision) => hiddenContact(revision)?.id),
  "a disabled action's ID": leaking((revision) => revision.actions?.find(({ enabled }) => !enabled)?.id),
  "a hidden street": leaking((revision) => hiddenPlace(revision)?.address.street),
  "a hidden point": leaking((revision) => JSON.stringify(hiddenPlace(revision)?.geo)),
  "an expired note": leaking(({ capacity, updatedAt, defaultLanguage }) =>
    capacity !== undefined && capacity.expiresAt <= updatedAt ? capacity.note?.[defaultLanguage] : undefined,
  ),
  "an expired credential": leaking(
    ({ credentials, updatedAt }) =>
      credentials?.find(
        ({ validThrough }) => validThrough !== undefined && dayAfter(validThrough) <= updatedAt,
      )?.name,
  ),
  "a suspended summary": leaking(({ status, summary, defaultLanguage }) =>
    status === "suspended" ? summary[defaultLanguage] : undefined,
  ),
  "the length of a hidden name": leaking((revision) => {
    const name = hiddenContact(revision)?.name;
    return name === undefined ? undefined : String(name.length);
  }),
};
