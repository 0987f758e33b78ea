import { expired } from "./disclosed.ts";
import { clone, eachObject, isRec, type Rec } from "./json.ts";
import { mapOwnerTexts } from "./owner-texts.ts";

/** A record with a canary in everything that is not for the public, and the canaries. */
export type Planted = { readonly entry: Rec; readonly canaries: readonly string[] };

type Plant = { readonly next: () => string; readonly told: string[] };

function plant(): Plant {
  const told: string[] = [];
  const next = (): string => {
    const canary = `Kanarie${String(told.length).padStart(3, "0")}x`;
    told.push(canary);
    return canary;
  };
  return { next, told };
}

/** Replaces every text of a hidden part by canaries; its ID becomes one to look for. */
function hide(part: Rec, field: string, into: Plant): Rec {
  const wrapped = mapOwnerTexts({ [field]: [part] }, () => into.next());
  if (typeof part.id === "string") into.told.push(part.id);
  return (wrapped[field] as Rec[])[0] ?? part;
}

function hideContact(part: Rec, into: Plant): Rec {
  const hidden = hide(part, "contactPoints", into);
  const mark = into.told.length;
  if (hidden.email !== undefined) {
    hidden.email = `kanarie${mark}@hidden.example`;
    into.told.push(String(hidden.email));
  }
  if (hidden.phone !== undefined) {
    hidden.phone = `+8765432${1000 + mark}`;
    into.told.push(`8765432${1000 + mark}`, `8765 432 ${1000 + mark}`);
  }
  if (hidden.phoneFormatted !== undefined) hidden.phoneFormatted = `+8765 432 ${1000 + mark}`;
  if (Array.isArray(hidden.purposes)) hidden.purposes = ["press", "partnerships"];
  return hidden;
}

function replaced(list: unknown, when: (item: Rec) => boolean, change: (item: Rec) => Rec): unknown {
  return Array.isArray(list) ? list.map((item: Rec) => (when(item) ? change(item) : item)) : list;
}

function hideParts(entry: Rec, into: Plant): void {
  const now = String(entry.updatedAt);
  const isPrivate = (item: Rec): boolean => item.visibility !== "public";
  entry.contactPoints = replaced(entry.contactPoints, isPrivate, (item) => hideContact(item, into));
  const disabled = (item: Rec): boolean => item.enabled !== true;
  entry.actions = replaced(entry.actions, disabled, (item) => hide(item, "actions", into));
  const over = (item: Rec): boolean =>
    expired({ validThrough: item.validThrough as string | undefined }, now);
  entry.credentials = replaced(entry.credentials, over, (item) => hide(item, "credentials", into));
  if (isRec(entry.capacity) && String(entry.capacity.expiresAt) <= now) {
    const changed = mapOwnerTexts({ capacity: { ...entry.capacity } }, () => into.next());
    entry.capacity = { ...(changed.capacity as Rec), nextAvailableFrom: "2099-11-13" };
    into.told.push("2099-11-13");
  }
  for (const place of (entry.locations ?? []) as Rec[]) {
    if (place.display !== "locality_only") continue;
    place.address = { ...(place.address as Rec), street: into.next(), extra: into.next() };
    place.geo = { latitude: 12.34, longitude: -123.45 };
  }
}

const TAG = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$/;

/** Whether the object may be a text by language, whose members are all known. */
function mayBeText(object: Rec): boolean {
  return Object.entries(object).every(([key, value]) => TAG.test(key) && typeof value === "string");
}

function addUnknown(entry: Rec, into: Plant): void {
  const objects: Rec[] = [];
  eachObject(entry, (object) => {
    if (!mayBeText(object)) objects.push(object);
  });
  for (const object of objects) {
    object[`x${into.next()}`] = { note: into.next(), list: [into.next()] };
  }
}

/** Plants canaries in a copy of a record; of a suspended entry everything but its name is hidden. */
export function planted(entry: Rec): Planted {
  const into = plant();
  const copy = clone(entry);
  hideParts(copy, into);
  for (const key of Object.keys(copy)) if (copy[key] === undefined) delete copy[key];
  addUnknown(copy, into);
  if (copy.status !== "suspended") return { entry: copy, canaries: into.told };
  const keeps = (text: string, member: string): boolean =>
    text === copy.displayName || member === "postalCode";
  const silent = mapOwnerTexts(copy, (text, member) => (keeps(text, member) ? text : into.next()));
  return { entry: silent, canaries: into.told };
}
