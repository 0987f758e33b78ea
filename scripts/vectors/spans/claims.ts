/**
 * Who owns a stretch of an expected file.
 *
 * `owner` is the clause read off the text alone. `also` are further clauses that say something about these bytes: the
 * case's primary requirement wins among them. `absent` are clauses whose breach would first show here because
 * something has to be missing before this place; they are asked only for a primary requirement that owns nothing else.
 * A name in `absent` that ends in `-` stands for all clauses that begin with it.
 */
export type Claim = {
  readonly owner: string;
  readonly also?: readonly string[];
  readonly absent?: readonly string[];
};

/** Start and end in bytes, and the requirement that owns what lies between. */
export type Span = readonly [start: number, end: number, owner: string];

/** A text whose characters are claimed one stretch after the other; a later claim covers an earlier one. */
export type Canvas = {
  readonly text: string;
  readonly claims: readonly (Claim | undefined)[];
  readonly paint: (start: number, end: number, claim: Claim) => void;
};

/** What is known of the case beside the expected text. */
export type Context = {
  readonly fn: string;
  readonly lang?: string | undefined;
  readonly primaries: readonly string[];
  /** The record, as JSON; `undefined` when it is not read. */
  readonly record: unknown;
};

export function canvas(text: string): Canvas {
  const claims: (Claim | undefined)[] = new Array<Claim | undefined>(text.length).fill(undefined);
  return { text, claims, paint: (start, end, claim) => void claims.fill(claim, start, end) };
}

/** Claims every match of a global pattern between two places. */
export function overlay(on: Canvas, start: number, end: number, pattern: RegExp, claim: Claim): void {
  for (const match of on.text.slice(start, end).matchAll(pattern)) {
    on.paint(start + match.index, start + match.index + match[0].length, claim);
  }
}

function covers(names: readonly string[], id: string): boolean {
  return names.some((name) => name === id || (name.endsWith("-") && id.startsWith(name)));
}

/** The owner of each character: the case's primary requirement where it is among the plausible ones. */
function ownersOf({ text, claims }: Canvas, primaries: readonly string[]): readonly string[] {
  const firm = claims.map((claim, i) => {
    if (claim === undefined) {
      throw new Error(`no clause owns ${JSON.stringify(text.slice(i, i + 60))} (character ${i})`);
    }
    return [claim.owner, ...(claim.also ?? [])].find((id) => primaries.includes(id)) ?? claim.owner;
  });
  const seen = new Set(firm);
  const unseen = primaries.filter((id) => !seen.has(id));
  if (unseen.length === 0) return firm;
  return firm.map((owner, i) => {
    if (primaries.includes(owner)) return owner;
    return unseen.find((id) => covers(claims[i]?.absent ?? [], id)) ?? owner;
  });
}

/** The spans of a text, in bytes, neighbours of one owner merged. Throws when a character has no owner. */
export function spansOf(on: Canvas, primaries: readonly string[]): readonly Span[] {
  const owners = ownersOf(on, primaries);
  const spans: [number, number, string][] = [];
  let unit = 0;
  let byte = 0;
  for (const character of on.text) {
    const owner = owners[unit] ?? "";
    const end = byte + Buffer.byteLength(character);
    const last = spans.at(-1);
    if (last?.[2] === owner) last[1] = end;
    else spans.push([byte, end, owner]);
    unit += character.length;
    byte = end;
  }
  return spans;
}

/** The member of a JSON value at a path of keys, or `undefined`. */
export function memberOf(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === "object" && at !== null ? (at as Record<string, unknown>)[key] : undefined),
    value,
  );
}

export function stringOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
