import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  ContractError,
  DAAWID,
  lookupLanguage,
  nextExpiry,
  resolveLanguage,
  selectMarkdownSections,
  toBrandKitView,
  toJsonLd,
  toMarkdown,
  toOfferingsMarkdown,
  toOfferingView,
  toView,
  withoutExpired,
} from "../../src/index.ts";
import { type PublicEntry, parseEntry, parseEntryBytes } from "../../src/schema.ts";

const KRAUSE = readFileSync("examples/entries/holzwerk-krause.revision.json");

function krause(changes: object = {}): PublicEntry {
  const parsed = parseEntry({ ...JSON.parse(KRAUSE.toString("utf8")), ...changes });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return parsed.revision;
}

/** The code of what a call throws; anything but a ContractError is shown as it is. */
function thrown(call: () => unknown): string {
  try {
    call();
    return "nothing";
  } catch (error) {
    return error instanceof ContractError ? error.code : String(error);
  }
}

const revision = krause();
const revoked = Proxy.revocable({}, {});
revoked.revoke();

const NO_REVISIONS: readonly (readonly [string, unknown])[] = [
  ["nothing", undefined],
  ["null", null],
  ["a string", "ent_"],
  ["an empty object", {}],
  ["a record that was not parsed", JSON.parse(KRAUSE.toString("utf8"))],
  ["a copy of a revision", { ...revision }],
  ["a copy with all descriptors", Object.defineProperties({}, Object.getOwnPropertyDescriptors(revision))],
  ["a structured clone", structuredClone(revision)],
  ["a proxy of a revision", new Proxy(revision, {})],
  ["a revoked proxy", revoked.proxy],
  ["what parseEntry gives around it", parseEntryBytes(KRAUSE)],
];

const FUNCTIONS: Readonly<Record<string, (value: PublicEntry) => unknown>> = {
  toMarkdown: (value) => toMarkdown(value, "de"),
  toOfferingsMarkdown: (value) => toOfferingsMarkdown(value, "de"),
  selectMarkdownSections: (value) => selectMarkdownSections(value, "de", ["facts"]),
  toJsonLd: (value) => toJsonLd(value),
  toView: (value) => toView(value, "de"),
  toOfferingView: (value) => toOfferingView(value, "de", "off_x"),
  toBrandKitView: (value) => toBrandKitView(value, "de"),
  withoutExpired: (value) => withoutExpired(value, "2026-12-01T00:00:00Z"),
  nextExpiry: (value) => nextExpiry(value),
  resolveLanguage: (value) => resolveLanguage(value, "de"),
  lookupLanguage: (value) => lookupLanguage(value, ["de"]),
};

describe.each(Object.entries(FUNCTIONS))("%s", (_name, call) => {
  it.each(NO_REVISIONS)("refuses %s with one typed error", (_what, value) => {
    expect(thrown(() => call(value as PublicEntry))).toBe("NOT_A_REVISION");
  });

  it("takes a revision", () => {
    expect(thrown(() => call(revision))).toBe("nothing");
  });
});

describe("other wrong arguments", () => {
  const none = Object.create(null);

  it.each([null, {}, "https://x.example", { ...DAAWID, site: undefined }, none])(
    "a registry without its five strings is refused (%#)",
    (registry) => {
      for (const project of [
        () => toMarkdown(revision, "de", registry as never),
        () => toJsonLd(revision, "de", registry as never),
        () => toView(revision, "de", registry as never),
        () => toBrandKitView(revision, "de", registry as never),
        () => toBrandKitView(krause({ brand: undefined }), "de", registry as never),
      ]) {
        expect(thrown(project)).toBe("NOT_A_REGISTRY");
      }
    },
  );

  it.each([null, none, 5, Symbol("x"), "2026-02-30T00:00:00Z", new Date(0)])(
    "a moment is refused (%#)",
    (at) => {
      expect(thrown(() => withoutExpired(revision, at as never))).toBe("NOT_A_TIME");
    },
  );

  it.each([null, "facts", [none], [Symbol("x")], ["fact"], [5n]])("sections are refused (%#)", (sections) => {
    expect(thrown(() => selectMarkdownSections(revision, "de", sections as never))).toBe("UNKNOWN_SECTION");
  });

  it.each([null, undefined, 5, none, "", "xx", Symbol("x")])(
    "any other language is the default one (%#)",
    (language) => {
      expect(toMarkdown(revision, language as never)).toBe(toMarkdown(revision, "de"));
    },
  );
});

describe("a revision", () => {
  it("is not changed afterwards", () => {
    const own = krause();
    expect(() => Object.assign(own, { displayName: "# forged" })).toThrow(TypeError);
    expect(() => (own.offerings as unknown[]).push({})).toThrow(TypeError);
    expect(Object.isFrozen(own.locations?.[0]?.address)).toBe(true);
    expect(Object.isFrozen(DAAWID)).toBe(true);
  });

  it("with the last number has no next one", () => {
    const last = krause({ revision: 2_147_483_647 });
    expect(thrown(() => withoutExpired(last, "2026-12-01T00:00:00Z"))).toBe("REVISION_LIMIT");
    expect(withoutExpired(last, "2026-11-01T00:00:00Z")).toBe(last);
  });
});

describe("lookupLanguage", () => {
  const many = krause({ languages: ["de", "en", "zh-Hans", "pt-BR"] });

  it.each([
    [["en"], "en"],
    [["EN-us"], "en"],
    [["fr", "en"], "en"],
    [["zh-Hans-CN"], "zh-Hans"],
    [["zh-Hant"], "de"],
    [["pt"], "de"],
    [["pt-br"], "pt-BR"],
    [["en-x-private"], "en"],
    [["*"], "de"],
    [["*", "en"], "en"],
    [[], "de"],
    [["", "-", "en"], "en"],
    [undefined, "de"],
    [[null, 5, "en"], "en"],
  ])("answers %j with %s", (ranges, expected) => {
    expect(lookupLanguage(many, ranges as never)).toBe(expected);
  });
});
