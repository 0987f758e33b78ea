import { randomInt } from "node:crypto";
import { serialize, toJsonLd, toMarkdown, toView } from "../src/index.ts";
import { parseEntry } from "../src/schema.ts";
import { difference } from "./compare.ts";
import type { Hello, Request } from "./protocol.ts";
import type { Suite, SuiteCase } from "./suite.ts";
import type { Target } from "./targets/target.ts";

export type ProbeResult = { readonly fn: string; readonly ok: boolean; readonly message: string };

const WORDS = ["Linde", "Ahorn", "Birke", "Esche", "Kiefer", "Lärche", "Ulme", "Eibe", "Tanne", "Erle"];

function word(): string {
  return `${WORDS[randomInt(WORDS.length)]}-${randomInt(1_000_000)}`;
}

type Entry = Record<string, unknown>;

/** A record of the suite with names nobody has seen before. */
function unseen({ input }: SuiteCase): Entry {
  const entry = JSON.parse(Buffer.from(input).toString("utf8")) as Entry;
  const language = String(entry.defaultLanguage);
  return {
    ...entry,
    displayName: `${word()} *${word()}*`,
    summary: { ...(entry.summary as object), [language]: `1. ${word()} & [${word()}]` },
  };
}

const EXPECTED = {
  toMarkdown: (revision, lang) => toMarkdown(revision, lang),
  toJsonLd: (revision) => serialize(toJsonLd(revision)),
  toView: (revision, lang) => serialize(toView(revision, lang)),
} as const satisfies Readonly<
  Record<string, (revision: Parameters<typeof toMarkdown>[0], lang: string) => string>
>;

type ProbeFunction = keyof typeof EXPECTED;

async function probe(
  target: Target,
  fn: ProbeFunction,
  item: SuiteCase,
  ms: number,
): Promise<ProbeResult | undefined> {
  const revision = unseen(item);
  const parsed = parseEntry(revision);
  if (!parsed.ok) return undefined;
  const lang = parsed.revision.defaultLanguage;
  const expected = Buffer.from(EXPECTED[fn](parsed.revision, lang), "utf8");
  const request: Request = { op: "project", fn, revision, ...(fn === "toJsonLd" ? {} : { lang }) };
  const asked = await target.ask(request, ms);
  if (!asked.ok) return { fn, ok: false, message: asked.trouble.message };
  if (asked.reply.kind !== "bytes") return { fn, ok: false, message: `got ${asked.reply.kind}` };
  const found = difference(expected, asked.reply.bytes);
  const message =
    found === undefined ? "" : `differs at byte ${found.offset} from the reference (${found.class})`;
  return { fn, ok: found === undefined, message };
}

/**
 * Records made for this run alone, their bytes by the reference: a target that only knows the vectors' answers fails
 * here. `count` of them for each projection the target has.
 */
export async function runProbes(
  target: Target,
  suite: Suite,
  hello: Hello,
  count: number,
  timeoutMs: number,
): Promise<readonly ProbeResult[]> {
  const pool = suite.cases.filter(
    ({ kind, raw, calls }) => kind === "project" && !raw && calls !== undefined,
  );
  const functions = (Object.keys(EXPECTED) as ProbeFunction[]).filter((fn) => hello.functions.includes(fn));
  const results: ProbeResult[] = [];
  for (const fn of functions) {
    for (let made = 0, tries = 0; made < count && tries < 20 * count; tries += 1) {
      const item = pool[randomInt(pool.length)];
      const result = item === undefined ? undefined : await probe(target, fn, item, timeoutMs);
      if (result === undefined) continue;
      results.push(result);
      made += 1;
    }
  }
  return results;
}
