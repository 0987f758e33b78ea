import { isRec, type Rec } from "./json.ts";

/** Values that could stand in the place of this one and are smaller. */
function smaller(value: unknown): unknown[] {
  if (typeof value === "string" && value.length > 1) {
    const chars = [...value];
    const half = Math.ceil(chars.length / 2);
    const fewer =
      chars.length > 40 ? [] : chars.map((_, at) => chars.filter((_char, index) => index !== at).join(""));
    return ["x", chars.slice(0, half).join(""), chars.slice(half).join(""), ...fewer];
  }
  return [];
}

/** Every smaller record that differs from this one in one place: a member, an item or a text. */
function* variants(value: unknown): Generator<unknown> {
  if (Array.isArray(value)) {
    for (let at = value.length - 1; at >= 0; at -= 1) yield value.filter((_, index) => index !== at);
    for (const [at, item] of value.entries())
      for (const other of variants(item)) yield [...value.slice(0, at), other, ...value.slice(at + 1)];
  } else if (isRec(value)) {
    for (const key of Object.keys(value)) {
      const { [key]: _, ...rest } = value;
      yield rest;
    }
    for (const [key, member] of Object.entries(value)) {
      for (const other of variants(member)) yield { ...value, [key]: other };
    }
  } else {
    yield* smaller(value);
  }
}

/** How many smaller records to look at before the smallest so far has to do. */
const PATIENCE = 20_000;

/** Takes the first smaller record that still fails, again and again. */
function descend(entry: Rec, fails: (entry: Rec) => boolean): Rec {
  let [best, tries] = [entry, 0];
  for (let found = true; found; ) {
    found = false;
    for (const candidate of variants(best)) {
      tries += 1;
      if (tries > PATIENCE) return best;
      if (!fails(candidate as Rec)) continue;
      [best, found] = [candidate as Rec, true];
      break;
    }
  }
  return best;
}

/** Leaves out two members at a time that need each other, such as the locations and the primary one's ID. */
function withoutPairs(entry: Rec, fails: (entry: Rec) => boolean): Rec {
  let best = entry;
  for (const one of Object.keys(entry)) {
    for (const other of Object.keys(entry)) {
      if (one >= other || !(one in best) || !(other in best)) continue;
      const { [one]: _one, [other]: _other, ...rest } = best;
      if (fails(rest)) best = rest;
    }
  }
  return best;
}

/** The smallest record found, by leaving out and shortening one thing after another, that still `fails`. */
export function reduce(entry: Rec, fails: (entry: Rec) => boolean): Rec {
  const plain = { ...entry, provenance: [{ paths: ["/"], source: "owner", observedAt: entry.updatedAt }] };
  const start = fails(plain) ? plain : entry;
  return descend(withoutPairs(descend(start, fails), fails), fails);
}
