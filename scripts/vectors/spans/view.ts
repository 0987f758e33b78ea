import type { Canvas, Context } from "./claims.ts";
import { paintJson } from "./json-paint.ts";
import type { Format } from "./json-shapes.ts";
import { VIEW_SHAPES } from "./view-shapes.ts";

const ROOTS: Readonly<Record<string, string>> = { toOfferingView: "offering", toBrandKitView: "brandKit" };

/** The clauses that decide which members there are, by the call. */
const ORDERS: Readonly<Record<string, NonNullable<Format["orders"]>>> = {
  selectSections: {
    entry: ["VIEW-SECTIONS", "VIEW-SECTION-KEYS"],
    location: ["VIEW-SECTION-LOCATIONS", "VIEW-SECTIONS"],
  },
  toOfferingView: { offering: ["VIEW-OFFERING"] },
};
const SUSPENDED: NonNullable<Format["orders"]> = {
  entry: ["VIEW-SUSPENDED", "GATE-SUSPENDED", "VIEW-SECTIONS"],
  verification: ["VIEW-SUSPENDED", "GATE-SUSPENDED"],
  links: ["VIEW-LINKS", "VIEW-SUSPENDED", "GATE-SUSPENDED"],
};

/** VIEW and JSON clauses: who owns each byte of a view. */
export function paintView(text: string, { fn }: Context): Canvas {
  const root = ROOTS[fn] ?? "entry";
  const suspended = root === "entry" && /^\{[^{[]*"status":"suspended"/.test(text);
  const orders = suspended ? SUSPENDED : ORDERS[fn];
  const format: Format = {
    shapes: VIEW_SHAPES,
    root,
    ...(orders === undefined ? {} : { orders }),
    emptyList: "VIEW-EMPTY-LISTS",
    keyAlso: ["JSON-COMPACT", "VIEW-BYTES"],
    numberAlso: ["JSON-NUMBERS", "VIEW-BYTES"],
    absent: ["VIEW-DROPPED", "VIEW-EMPTY-LISTS", "GATE-UNKNOWN"],
    tops: ["entry", "offering", "brandKit"],
  };
  return paintJson(text, format);
}
