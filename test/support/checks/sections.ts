import type { SectionKey } from "../../../src/section-key.ts";
import { accept, difference, languageOf, type Property } from "../sample.ts";
import { subset } from "./canary.ts";

const HEADINGS: { readonly [key in SectionKey]: string } = {
  facts: "Facts",
  offerings: "Offerings",
  capacity: "Capacity",
  hours: "Hours",
  contact: "Contact & routing",
  actions: "Actions",
  policies: "Policies",
  credentials: "Credentials",
  faqs: "FAQ",
  voice: "Voice",
  brand: "Brand",
  legal: "Legal",
};

/** The document before its first section, and its sections; each ends where the next begins. */
function blocks(document: string): string[] {
  return document.split(/\n(?=## )/).map((block) => block.trimEnd());
}

function chosen(document: string, keys: readonly SectionKey[]): string {
  const headings = ["Provenance", ...keys.map((key) => HEADINGS[key])];
  const [head = "", ...sections] = blocks(document);
  const kept = sections.filter((section) => headings.includes(section.slice(3).split("\n", 1)[0] ?? ""));
  return `${[head, ...kept].join("\n\n")}\n`;
}

/** P7. Chosen sections are those of the whole document, byte for byte and in its order; Provenance always. */
export const sections: Property = (sample, renderer) => {
  const revision = accept(sample.entry);
  const language = languageOf(revision, sample.turn);
  const whole = renderer.toMarkdown(revision, language);
  const single = [1 << (sample.turn % 12), 0, sample.turn];
  for (const bits of single) {
    const keys = subset(bits);
    const found = renderer.selectMarkdownSections(revision, language, [...keys].reverse());
    const expected = revision.status === "suspended" ? whole : chosen(whole, keys);
    if (found !== expected)
      return `sections ${keys.join(", ")} differ:${difference(String(found), expected)}`;
  }
  return offeringsDocument(renderer.toOfferingsMarkdown(revision, language), whole, revision);
};

type Entry = ReturnType<typeof accept>;

/** The document of all offerings is the whole one with Offerings and Provenance alone, and with all of them. */
function offeringsDocument(found: string | undefined, whole: string, revision: Entry): string | undefined {
  const count = revision.offerings?.length ?? 0;
  if (revision.status === "suspended") return found === whole ? undefined : "offerings of a suspended entry";
  if (count === 0) return found === undefined ? undefined : "offerings of an entry without any";
  if (found === undefined) return "no document of the offerings";
  if (count <= 25)
    return found === chosen(whole, ["offerings"]) ? undefined : "the document of the offerings differs";
  const listed = found.match(/^### /gm)?.length ?? 0;
  if (listed !== count) return `the document of the offerings lists ${listed} of ${count}`;
  const start = chosen(whole, ["offerings"]).split("\n\nOfferings 1–25 of ")[0] ?? "";
  return found.startsWith(start) ? undefined : "the document of the offerings begins differently";
}
