import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";

const FILES = [
  "README.md",
  "CONTRIBUTING.md",
  ...readdirSync("spec/0.1")
    .filter((name) => name.endsWith(".md"))
    .map((name) => `spec/0.1/${name}`),
];

/** The anchors of a page: those it sets, and those of its headings. */
function anchors(text: string): ReadonlySet<string> {
  const set = [...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = ""]) => id);
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, words = ""]) =>
    words
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
  return new Set([...set, ...headings]);
}

/** Links of a page that lead nowhere. */
function deadLinks(file: string, text: string): readonly string[] {
  const prose = text.replace(/```[\s\S]*?```/g, "").replace(/`[^`\n]*`/g, "");
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = ""]) => {
    if (/^[a-z]+:/.test(link)) return [];
    const [path = "", anchor] = link.split("#");
    const target = path === "" ? file : normalize(join(dirname(file), path));
    if (!existsSync(target)) return [`${file}: ${link}`];
    if (anchor === undefined || !target.endsWith(".md")) return [];
    return anchors(readFileSync(target, "utf8")).has(anchor) ? [] : [`${file}: ${link}`];
  });
}

describe("links", () => {
  it("lead somewhere", () => {
    expect(FILES.flatMap((file) => deadLinks(file, readFileSync(file, "utf8")))).toEqual([]);
  });

  it("that lead nowhere are found", () => {
    expect(deadLinks("README.md", "[x](no-such.md) [y](spec/0.1/entry.md#no-such-clause)")).toHaveLength(2);
  });
});
