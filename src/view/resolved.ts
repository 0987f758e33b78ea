import type { Localized } from "../facts/text.ts";

/** A type with every localized text as a plain string (VIEW-TEXT). */
export type Resolved<T> = T extends readonly (infer Item)[]
  ? readonly Resolved<Item>[]
  : T extends object
    ? string extends keyof T
      ? string
      : { readonly [Key in keyof T]: Resolved<T[Key]> }
    : T;

/** Gives a localized text in the view's language. */
export type Text = (localized: Localized) => string;

/** VIEW-TEXT. A copy of `part` with the named members, where they are there, as plain strings in their places. */
export function resolved<T extends object, Key extends keyof T>(
  part: T,
  keys: readonly Key[],
  text: Text,
): Omit<T, Key> & { readonly [K in Key]: Resolved<T[K]> } {
  const copy = { ...part } as Record<PropertyKey, unknown>;
  for (const key of keys) {
    const value = part[key];
    if (value !== undefined) copy[key] = text(value as Localized);
  }
  return copy as unknown as Omit<T, Key> & { readonly [K in Key]: Resolved<T[K]> };
}

/** Sets a member unless its value is absent. */
export function put(target: object, key: string, value: unknown): void {
  if (value !== undefined) (target as Record<string, unknown>)[key] = value;
}
