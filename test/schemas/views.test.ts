import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PublicEntry } from "../../src/record/public-entry.ts";
import { DAAWID } from "../../src/registry.ts";
import { SECTION_KEYS } from "../../src/section-key.ts";
import { toBrandKitView } from "../../src/view/brand-kit-view.ts";
import { toOfferingView, toView } from "../../src/view/entry-view.ts";
import { selectSections } from "../../src/view/sections.ts";
import type { EntryView } from "../../src/view/types.ts";
import { ABSENT, edited, editedAt, example } from "../record/edit.ts";
import { entries } from "../support/arbitraries.ts";
import { clone, eachObject, type Rec } from "../support/json.ts";
import { accept } from "../support/sample.ts";
import { objection, schemaOf, validatorOf } from "./support.ts";

const entryView = validatorOf("entry-view");
const offeringView = validatorOf("offering-view");
const brandKitView = validatorOf("brand-kit-view");

const EXAMPLES = [example(), example("schreinerei-beispiel")].map(accept);
const CLAIMED = {
  "/operator/contact": { email: "info@schreinerei-beispiel.example" },
  "/provenance/-": { paths: ["/"], source: "owner", observedAt: "2026-10-02T04:00:00Z" },
};
const SUSPENDED = [example(), editedAt(example("schreinerei-beispiel"), CLAIMED)].map((record) =>
  accept(edited(record, "/status", "suspended")),
);
const SAMPLES = fc.sample(entries, { numRuns: 300, seed: 21 }).map(accept);
const ALL = [...EXAMPLES, ...SUSPENDED, ...SAMPLES];

/** All 4096 selections of sections. */
const SELECTIONS = Array.from({ length: 2 ** SECTION_KEYS.length }, (_, bits) =>
  SECTION_KEYS.filter((_key, index) => (bits >> index) & 1),
);

/** The first objection to a view, as JSON made it. */
const fault = (view: unknown): string | undefined => objection(entryView, clone(view));

function views(revision: PublicEntry): readonly EntryView[] {
  return revision.languages.map((language) => toView(revision, language));
}

describe("the schema of the entry's view", () => {
  it("accepts every view, in every language", () => {
    expect(ALL.flatMap(views).flatMap((view) => fault(view) ?? [])).toEqual([]);
    expect(new Set(ALL.map(({ status }) => status)).size).toBe(5);
  });

  it("accepts each of the 4096 selections of sections", () => {
    const [rich] = EXAMPLES.flatMap(views);
    if (rich === undefined) throw new Error("no view");
    const sizes = new Set<number>();
    for (const view of [...EXAMPLES, ...SUSPENDED].flatMap(views)) {
      for (const sections of SELECTIONS) {
        const selected = selectSections(view, sections);
        sizes.add(Object.keys(selected).length);
        if (!entryView(selected)) expect(`${sections}: ${objection(entryView, selected)}`).toBe("");
      }
    }
    expect(sizes.size).toBeGreaterThan(20);
  });

  it("accepts a selection of every sample", () => {
    const objections = SAMPLES.flatMap((revision, turn) => {
      const sections = SELECTIONS[(turn * 1543) % SELECTIONS.length] ?? [];
      return views(revision).flatMap((view) => fault(selectSections(view, sections)) ?? []);
    });
    expect(objections).toEqual([]);
  });

  it("accepts members it does not know, at every depth", () => {
    for (const view of [...EXAMPLES, ...SUSPENDED].flatMap(views)) {
      const later = clone(view) as unknown as Rec;
      eachObject(later, (object) => {
        object.addedLater = 1;
      });
      expect(objection(entryView, later)).toBeUndefined();
    }
  });

  it("accepts the addresses of a copy on this machine, and no other without encryption", () => {
    const local = "http://localhost:3000";
    const on = (site: string) => ({ ...DAAWID, site, api: `${site}/api`, media: `${site}/media` });
    const [revision] = EXAMPLES;
    if (revision === undefined) throw new Error("no example");
    const sites = [
      local,
      "http://127.0.0.1",
      "http://[::1]:8080",
      "https://localhost",
      "https://a.example:444",
    ];
    for (const site of sites) expect(fault(toView(revision, "de", on(site))), site).toBeUndefined();
    const others = [
      "http://a.example",
      "http://localhost.example",
      "http://127.0.0.10",
      "ftp://a.example",
      "",
    ];
    for (const site of others) expect(fault(toView(revision, "de", on(site))), site).toBeDefined();
  });

  it("requires what the view's text says, and no more", () => {
    const [view] = EXAMPLES.flatMap(views);
    const whole = clone(view) as unknown as Rec;
    const { required } = schemaOf("entry-view") as { readonly required: readonly string[] };
    const refused = Object.keys(whole).filter((member) => !entryView(edited(whole, `/${member}`, ABSENT)));
    expect(refused).toEqual([
      ...["schemaVersion", "id", "slug", "url", "kind", "status", "revision", "updatedAt", "language"],
      ...["availableLanguages", "verification", "displayName", "links"],
    ]);
    expect(required).toEqual(refused);
    const inside = [
      ...["/verification/level", "/links/html", "/links/markdown", "/links/jsonLd", "/locations/0/id"],
      ...["/locations/0/display", "/locations/0/address", "/actions/0/tool", "/actions/0/inputSchema"],
      ...["/actions/0/rest", "/actions/0/serviceAreaOnly", "/contactPoints/0/purposes", "/media/0/url"],
      ...["/media/0/type", "/offerings/0/audience", "/provenance/0/source", "/operator/legalName"],
    ];
    expect(inside.filter((pointer) => entryView(edited(whole, pointer, ABSENT)))).toEqual([]);
    const free = [
      "/links/legal",
      "/links/privacy",
      "/actions/0/form",
      "/locations/0/hours",
      "/media/1/width",
    ];
    expect(free.filter((pointer) => !entryView(edited(whole, pointer, ABSENT)))).toEqual([]);
  });

  it("describes nothing that a view has not", () => {
    const { properties, $defs } = schemaOf("entry-view") as Readonly<
      Record<string, Readonly<Record<string, Rec>>>
    >;
    for (const name of ["languages", "indexing", "hosting"]) expect(properties?.[name]).toBeUndefined();
    expect($defs?.ContactPoint?.properties).not.toHaveProperty("visibility");
    expect($defs?.ActionView?.properties).not.toHaveProperty("enabled");
    expect($defs?.ActionView?.properties).not.toHaveProperty("webForm");
    expect($defs?.MediaView?.properties).not.toHaveProperty("file");
    const described = new Set(Object.keys(properties ?? {}));
    const shown = new Set(ALL.flatMap(views).flatMap((view) => Object.keys(view)));
    expect([...described].filter((name) => !shown.has(name))).toEqual([]);
    expect([...shown].filter((name) => !described.has(name))).toEqual([]);
  });

  it("refuses views with one thing wrong", () => {
    const [view] = EXAMPLES.flatMap(views);
    const whole = clone(view) as unknown as Rec;
    const wrong: readonly (readonly [pointer: string, value: unknown])[] = [
      ["/summary", { de: "Tischlerei" }],
      ["/summary", "x".repeat(301)],
      ["/description", 5],
      ["/offerings/0/name", "x".repeat(121)],
      ["/offerings/0/price/note", { de: "x" }],
      ["/voice/emphasis/0", { de: "x" }],
      ["/availableLanguages", []],
      ["/language", "german"],
      ["/provenance/0/paths/0", "/contactPoints/0/phone"],
      ["/actions/0/inputSchema", "object"],
      ["/actions/0/inputSchema/type", "array"],
      ["/media/0/type", "image/gif"],
      ["/domains", {}],
      ["/kind", "company"],
    ];
    for (const [pointer, value] of wrong)
      expect(entryView(edited(whole, pointer, value)), pointer).toBe(false);
    expect(entryView(edited(whole, "/provenance/0/paths/0", "/contactPoints/*/phone"))).toBe(true);
  });
});

describe("the schemas of the parts", () => {
  it("accept every offering and every brand kit, in every language", () => {
    let [offerings, kits] = [0, 0];
    for (const revision of ALL) {
      for (const language of revision.languages) {
        for (const { id } of revision.offerings ?? []) {
          const view = toOfferingView(revision, language, id);
          if (view === undefined) continue;
          offerings += 1;
          expect(objection(offeringView, clone(view))).toBeUndefined();
        }
        const kit = toBrandKitView(revision, language);
        if (kit === undefined) continue;
        kits += 1;
        expect(objection(brandKitView, clone(kit))).toBeUndefined();
      }
    }
    expect(offerings).toBeGreaterThan(150);
    expect(kits).toBeGreaterThan(50);
  });

  it("require what their text says", () => {
    const [revision] = EXAMPLES;
    if (revision === undefined) throw new Error("no example");
    const offering = clone(
      toOfferingView(revision, "de", revision.offerings?.[0]?.id ?? ""),
    ) as unknown as Rec;
    const needed = Object.keys(offering).filter(
      (name) => !offeringView(edited(offering, `/${name}`, ABSENT)),
    );
    expect(needed).toEqual(["id", "type", "name", "audience"]);
    const kit = clone(toBrandKitView(revision, "de")) as unknown as Rec;
    expect(brandKitView({})).toBe(true);
    expect(Object.keys(kit).filter((name) => !brandKitView(edited(kit, `/${name}`, ABSENT)))).toEqual([]);
    for (const name of ["family", "stack", "cssUrl"]) {
      expect(brandKitView(edited(kit, `/fonts/heading/${name}`, ABSENT)), name).toBe(false);
    }
    expect(brandKitView(edited(kit, "/logo", "med_01k8r2mcaa1b2c3d4e5f6g7h8j"))).toBe(false);
  });
});
