/** What a definition is and, of an object, what each of its members is (or all of them are, when their names say which). */
export type Definition = {
  readonly about: string;
  readonly members?: Readonly<Record<string, string>> | string;
};

/** Descriptions by the name of the definition in `$defs`. */
export type Words = Readonly<Record<string, Definition>>;
