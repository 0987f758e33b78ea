import fc from "fast-check";
import { compact, isRec, type Rec } from "../json.ts";
import { type Context, utc } from "./context.ts";
import { httpsUrl } from "./grammar.ts";
import { ownerLine } from "./text.ts";

/** The members of the record that are facts about the business, as opposed to its place in the registry. */
const FACTS = [
  ...["displayName", "alternateNames", "summary", "description", "categories", "naceCodes", "foundingYear"],
  ...["employees", "languagesSpoken", "profiles", "locations", "serviceArea", "offerings", "capacity"],
  ...[
    "contactPoints",
    "routing",
    "agentPolicy",
    "actions",
    "policies",
    "credentials",
    "faqs",
    "voice",
    "brand",
  ],
  ...["media", "operator", "domains"],
];

const PATH = /^\/[A-Za-z]+(\/[0-9]{1,3})?(\/[A-Za-z]+){0,2}$/;

function pointers(value: unknown, at: string, found: string[]): void {
  if (!PATH.test(at)) return;
  found.push(at);
  if (Array.isArray(value))
    value.forEach((item, index) => {
      pointers(item, `${at}/${index}`, found);
    });
  else if (isRec(value))
    for (const [key, member] of Object.entries(value)) pointers(member, `${at}/${key}`, found);
}

function present(entry: Rec): string[] {
  return FACTS.filter((key) => {
    const value = entry[key];
    return value !== undefined && !(Array.isArray(value) && value.length === 0);
  });
}

const item = fc.record({
  source: fc.constantFrom("register", "impressum", "website", "daawid", "owner"),
  sourceName: ownerLine(80),
  reference: ownerLine(300),
  url: httpsUrl,
  age: fc.nat({ max: 99999999 }),
  picks: fc.array(fc.nat({ max: 9999 }), { minLength: 1, maxLength: 5 }),
});
type ItemPlan = typeof item extends fc.Arbitrary<infer T> ? T : never;

function origin(plan: ItemPlan, paths: readonly string[], context: Context): Rec {
  const source = plan.source === "owner" && context.unclaimed ? "daawid" : plan.source;
  const sited = source === "impressum" || source === "website";
  return compact({
    paths,
    source,
    sourceName: source === "register" ? plan.sourceName : undefined,
    observedAt: utc(context.updatedAt - plan.age),
    reference: sited ? plan.url : source === "register" ? plan.reference : undefined,
  });
}

function claimedItems(plans: readonly ItemPlan[], whole: ItemPlan, entry: Rec, context: Context): Rec[] {
  const all: string[] = [];
  for (const key of present(entry)) pointers(entry[key], `/${key}`, all);
  const seen = new Set<string>();
  const items = plans.flatMap((plan) => {
    const paths = plan.picks.flatMap((at) => all[at % all.length] ?? []).filter((path) => !seen.has(path));
    for (const path of paths) seen.add(path);
    const unique = [...new Set(paths)];
    return unique.length === 0 ? [] : [origin(plan, unique, context)];
  });
  return [...items, origin(whole, ["/"], context)];
}

function unclaimedItems(plans: readonly ItemPlan[], whole: ItemPlan, entry: Rec, context: Context): Rec[] {
  const keys = present(entry);
  const all = plans.length === 0 ? [whole] : plans;
  const shares = all.map((_, share) =>
    keys.filter((_key, at) => at % all.length === share).map((key) => `/${key}`),
  );
  const finer: string[] = [];
  for (const key of keys) pointers(entry[key], `/${key}`, finer);
  const taken = new Set(keys.map((key) => `/${key}`));
  return all.flatMap((plan, index) => {
    const extra = plan.picks
      .flatMap((at) => finer[at % finer.length] ?? [])
      .filter((path) => !taken.has(path));
    for (const path of extra) taken.add(path);
    const paths = [...(shares[index] ?? []), ...new Set(extra)].slice(0, 20);
    return paths.length === 0 ? [] : [origin(plan, paths, context)];
  });
}

/** Where each fact comes from: every path once and pointing at something; every fact covered. */
export const provenance: fc.Arbitrary<(entry: Rec, context: Context) => Rec[]> = fc
  .record({
    plans: fc.array(item, { maxLength: 3 }),
    whole: item,
    owner: fc.constantFrom(true, true, true, false),
  })
  .map(({ plans, whole, owner }) => (entry: Rec, context: Context) => {
    if (context.unclaimed) return unclaimedItems(plans, whole, entry, context);
    return claimedItems(plans, owner ? { ...whole, source: "owner" as const } : whole, entry, context);
  });
