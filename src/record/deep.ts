/** The same shape, with every member and list item read-only at every depth. */
export type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;

/**
 * The same shape, with every member at every depth possibly missing. Lists keep their length: an item that is an
 * object may have lost members (all of them, in the extreme `{}`), any other item may be `undefined`.
 */
export type DeepPartial<T> = T extends readonly (infer Item)[]
  ? readonly PartialItem<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]?: DeepPartial<T[Key]> | undefined }
    : T;

type PartialItem<Item> = Item extends object ? DeepPartial<Item> : Item | undefined;
