import { beforeAll, describe, expect, it } from "vitest";
import { loadCases } from "../../scripts/vectors/load.ts";
import { selectMarkdownSections, serialize, toJsonLd, toMarkdown, toView } from "../../src/index.ts";
import { type PublicEntry, parseEntry, parseEntryBytes } from "../../src/schema.ts";
import { schemaPaths } from "./schema-paths.ts";

/** What a change of one value changes, by projection. */
const PROJECTIONS = {
  markdown: (revision: PublicEntry) =>
    toMarkdown(revision, undefined) + selectMarkdownSections(revision, "en", []),
  jsonld: (revision: PublicEntry) => serialize(toJsonLd(revision)),
  view: (revision: PublicEntry) => serialize(toView(revision, undefined)),
} as const;

type Projection = keyof typeof PROJECTIONS;

/**
 * Members that a projection leaves out on purpose, or uses without writing them: closed lists. `*` stands for any
 * member below.
 */
const LEFT_OUT: Readonly<Record<Projection, readonly string[]>> = {
  // MD-LEFT-OUT
  markdown: [
    "schemaVersion",
    "createdAt",
    "listed",
    "indexing.*",
    "hosting.*",
    "naceCodes[]",
    "domains[].method",
    "domains[].verifiedAt",
    "locations[].id",
    "locations[].geo.*",
    "serviceArea.places[].type",
    "serviceArea.places[].country",
    "offerings[].category",
    "offerings[].media[]",
    "offerings[].serviceArea.places[].type",
    "offerings[].serviceArea.places[].country",
    "contactPoints[].purposes[]",
    "credentials[].id",
    "credentials[].type",
    "credentials[].issuer.url",
    "brand.imagery[]",
    "brand.fonts.heading.generic",
    "brand.fonts.body.generic",
    "media[].id",
    "media[].width",
    "media[].height",
    "media[].caption",
    "media[].alt",
    "operator.register.country",
  ],
  // LD-LEFT-OUT
  jsonld: [
    "schemaVersion",
    "listed",
    "indexing.*",
    "hosting.*",
    "locations[].hours.exceptions[].note",
    "offerings[].shortName",
    "offerings[].price.note",
    "contactPoints[].phoneFormatted",
    "contactPoints[].responseTime",
    "routing[].note",
    "actions[].requireFields[]",
    "actions[].questions[].*",
    "actions[].serviceAreaOnly",
    "brand.imagery[]",
    "brand.colors.*",
    "brand.fonts.*",
    "brand.corners",
    "media[].alt",
    "operator.legalForm",
    "operator.inLiquidation",
    "operator.address.*",
    "operator.contact.*",
    "operator.representatives[].*",
    "operator.supervisoryAuthority.*",
    "operator.profession.*",
    "operator.disputeResolution.*",
    "operator.privacy.*",
    "provenance[].sourceName",
  ],
  // VIEW-DROPPED, VIEW-VERSION
  view: ["schemaVersion", "indexing.*", "hosting.*"],
};

/** Members that a rule ties to others, so that none can change alone; each with a vector that shows what it does. */
const TIED: Readonly<Record<string, string>> = {
  status: "framing/lapsed",
  "verification.level": "framing/verified",
  defaultLanguage: "language/fallback-text-by-text",
  "routing[].decline": "contact/route-table",
  "serviceArea.anywhere": "facts/area-anywhere",
  "offerings[].serviceArea.anywhere": "offerings/own-service-area",
  "serviceArea.radius.around": "facts/area-radius",
  "offerings[].serviceArea.radius.around": "offerings/own-service-area",
  "credentials[].verification": "credentials/verified",
};

type Site = {
  readonly record: PublicEntry;
  readonly steps: readonly (string | number)[];
  readonly value: unknown;
};

/** Every place of a record by the path of its schema, as `schemaPaths` writes it. */
function sitesOf(record: PublicEntry): readonly (readonly [path: string, site: Site])[] {
  const found: [string, Site][] = [];
  const visit = (value: unknown, path: string, steps: readonly (string | number)[]): void => {
    if (ALL.has(path)) found.push([anyDay(path), { record, steps, value }]);
    else if (Array.isArray(value)) {
      for (const [i, item] of value.entries()) visit(item, `${path}[]`, [...steps, i]);
    } else if (typeof value === "object" && value !== null) {
      for (const [name, member] of Object.entries(value)) {
        visit(member, path === "" ? name : `${path}.${name}`, [...steps, name]);
      }
    }
  };
  visit(record, "", []);
  return found;
}

/** The days of a week are alike: one path stands for all seven. */
function anyDay(path: string): string {
  return path.replace(/\.(?:mon|tue|wed|thu|fri|sat|sun)\[\]/, ".mon[]");
}

const ALL: ReadonlySet<string> = new Set(schemaPaths());
const PATHS: ReadonlySet<string> = new Set(schemaPaths().map(anyDay));

function covers(pattern: string, path: string): boolean {
  return pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : pattern === path;
}

function edited(record: PublicEntry, steps: readonly (string | number)[], value: unknown): unknown {
  const copy = JSON.parse(JSON.stringify(record));
  let target = copy;
  for (const step of steps.slice(0, -1)) target = target[step];
  const last = steps[steps.length - 1] ?? "";
  if (value === undefined && !Array.isArray(target)) delete target[last];
  else target[last] = value;
  return copy;
}

/** Which projections change when one value is left out or is another one of the same path. */
function changes(site: Site, others: readonly unknown[]): ReadonlySet<Projection> {
  const changed = new Set<Projection>();
  const longer = typeof site.value === "string" ? [`${site.value}x`] : [];
  for (const other of [undefined, ...longer, ...others]) {
    if (JSON.stringify(other) === JSON.stringify(site.value)) continue;
    const parsed = parseEntry(edited(site.record, site.steps, other));
    if (!parsed.ok) continue;
    for (const [name, project] of Object.entries(PROJECTIONS) as [Projection, (r: PublicEntry) => string][]) {
      if (project(site.record) !== project(parsed.revision)) changed.add(name);
    }
    if (changed.size === 3) break;
  }
  return changed;
}

const MOST_SITES = 24;
const MOST_VALUES = 10;

/** By path: the projections in which some change of its value was seen. */
function mapping(records: readonly PublicEntry[]): ReadonlyMap<string, ReadonlySet<Projection>> {
  const sites = new Map<string, Site[]>();
  for (const record of records) {
    for (const [path, site] of sitesOf(record)) sites.set(path, [...(sites.get(path) ?? []), site]);
  }
  const result = new Map<string, Set<Projection>>();
  for (const [path, all] of sites) {
    const values = [...new Map(all.map(({ value }) => [JSON.stringify(value), value])).values()];
    const seen = new Set<Projection>();
    const stride = Math.max(1, Math.floor(all.length / MOST_SITES));
    for (let i = 0; i < all.length && seen.size < 3; i += stride) {
      const site = all[i];
      const some = values.slice((i * 7) % Math.max(1, values.length - MOST_VALUES)).slice(0, MOST_VALUES);
      if (site !== undefined) for (const name of changes(site, some)) seen.add(name);
    }
    result.set(path, seen);
  }
  return result;
}

describe("every path of the record", () => {
  let mapped: ReadonlyMap<string, ReadonlySet<Projection>>;

  beforeAll(() => {
    const records = loadCases().flatMap(({ meta, input }) => {
      if (meta.kind === "reject") return [];
      const parsed = parseEntryBytes(input);
      return parsed.ok && parsed.revision.status !== "suspended" && parsed.revision.schemaVersion === "0.1"
        ? [parsed.revision]
        : [];
    });
    mapped = mapping(records);
  }, 240_000);

  it("is there in some vector", () => {
    expect([...PATHS].filter((path) => !mapped.has(path))).toEqual([]);
  });

  it.each(["markdown", "jsonld", "view"] as const)(
    "is mapped by %s or on its list of what is left out",
    (name) => {
      const unmapped = [...mapped].flatMap(([path, seen]) => (seen.has(name) || path in TIED ? [] : path));
      const listed = LEFT_OUT[name];
      expect(unmapped.filter((path) => !listed.some((pattern) => covers(pattern, path)))).toEqual([]);
      expect(listed.filter((pattern) => !unmapped.some((path) => covers(pattern, path)))).toEqual([]);
    },
  );

  it("has a vector where it is tied to others", () => {
    const ids = new Set(loadCases().map(({ meta }) => meta.id));
    expect(Object.values(TIED).filter((id) => !ids.has(id))).toEqual([]);
    expect(Object.keys(TIED).filter((path) => !PATHS.has(path))).toEqual([]);
  });
});
