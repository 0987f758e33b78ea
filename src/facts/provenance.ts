import labels from "../data/provenance-labels.json" with { type: "json" };
import { segments } from "./pointer.ts";
import { row } from "./text.ts";

const WHOLE = "/";

/** MD-PROV-LABEL. The fixed words of a starred path's longest prefix in the table. */
function pathWords(path: string): string {
  if (path === WHOLE) return labels[WHOLE];
  const parts = segments(path);
  for (let length = parts.length; length > 0; length -= 1) {
    const words = row<string>(labels, `/${parts.slice(0, length).join("/")}`);
    if (words !== undefined) return words;
  }
  return "other details";
}

/** MD-PROV-LABEL. The words of an item's starred paths; the legal name is not said beside the name, nothing twice. */
export function provenanceWords(paths: readonly string[]): readonly string[] {
  const named = paths.includes("/displayName");
  const told = named ? paths.filter((path) => path !== "/operator/legalName") : paths;
  return [...new Set(told.map(pathWords))];
}
