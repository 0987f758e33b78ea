import type { Canvas, Context } from "./claims.ts";
import { paintJson } from "./json-paint.ts";
import type { Format } from "./json-shapes.ts";
import { JSONLD_SHAPES } from "./jsonld-shapes.ts";

const ITEMS: Readonly<Record<string, string>> = { GeoCircle: "circle", Place: "worldwide" };

/** The shape of an item that depends on its place in the graph or on its type. */
function variant(as: string, type: string | undefined, index: number): string {
  if (as === "graph") return index === 0 ? "page" : "subject";
  if (as === "area") return ITEMS[type ?? ""] ?? "areaPlace";
  return as;
}

/** Times of an interval that a clause of their own speaks of. */
function refine(
  key: string,
  value: string,
  sibling: (key: string) => string | undefined,
): string | undefined {
  if (key !== "opens" && key !== "closes") return undefined;
  if (key === "closes" && value === '"23:59"') return "LD-HOURS-ALLDAY";
  const [opens, closes] = [sibling("opens") ?? "", sibling("closes") ?? ""];
  return opens > closes ? "LD-HOURS-NIGHT" : undefined;
}

/** In the embedded form questions and answers belong to another clause. */
function shapesFor(lang: string | undefined): Format["shapes"] {
  const { subject } = JSONLD_SHAPES;
  if (lang === undefined || subject === undefined) return JSONLD_SHAPES;
  const rows = subject.rows.map((row) =>
    row.key === "subjectOf" ? { ...row, clause: "LD-FAQ-EMBEDDED", also: ["LD-FAQ"] } : row,
  );
  return { ...JSONLD_SHAPES, subject: { ...subject, rows } };
}

/** LD and JSON clauses: who owns each byte of a JSON-LD document. */
export function paintJsonLd(text: string, { lang }: Context): Canvas {
  const suspended = text.includes('"daawid:status":"suspended"');
  const shown = ["LD-SUSPENDED", "GATE-SUSPENDED"];
  const format: Format = {
    shapes: shapesFor(lang),
    root: "document",
    ...(suspended ? { orders: { page: shown, subject: shown } } : {}),
    list: "LD-ONE-OR-MANY",
    ownLists: ["LD-CONTEXT", "LD-DOCUMENT"],
    keyAlso: ["JSON-COMPACT"],
    numberAlso: ["JSON-NUMBERS"],
    absent: ["LD-EMPTY", "LD-LEFT-OUT", "GATE-UNKNOWN"],
    tops: ["document", "page", "subject"],
    variant,
    refine,
  };
  return paintJson(text, format);
}
