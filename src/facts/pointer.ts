/** The segments of a provenance path; `/` is the whole entry and has none. */
export function segments(path: string): readonly string[] {
  return path === "/" ? [] : path.slice(1).split("/");
}

/** Whether `path` is `prefix` or lies below it, segment by segment. */
export function isAtOrBelow(path: string, prefix: string): boolean {
  return prefix === "/" || path === prefix || path.startsWith(`${prefix}/`);
}

/** GATE-PROVENANCE. Whether a path points at something that is there; the whole entry always is. */
export function pointsAtSomething(value: unknown, path: string): boolean {
  let current = value;
  for (const segment of segments(path)) {
    if (typeof current !== "object" || current === null || !Object.hasOwn(current, segment)) return false;
    current = (current as Readonly<Record<string, unknown>>)[segment];
  }
  return current !== undefined;
}

/** MD-PROV-LABEL. A path with its list indexes as `*`, so that nothing that is not shown can be counted. */
export function starred(path: string): string {
  return path.replace(/\/[0-9]+(?=\/|$)/g, "/*");
}
