/** One thing that is wrong with a record: which rule, where (RFC 6901), what was expected and what came. */
export type Fault = {
  readonly code: string;
  readonly pointer: string;
  readonly message: string;
};

/** What a caller of this library did wrong, as opposed to what is wrong with a record. */
export type ContractErrorCode =
  | "NOT_A_REVISION"
  | "NOT_A_REGISTRY"
  | "NOT_A_TIME"
  | "REVISION_LIMIT"
  | "UNKNOWN_SECTION";

/** The only error the library throws. `code` is for programs, `message` for the person who made the call. */
export class ContractError extends Error {
  readonly code: ContractErrorCode;

  constructor(code: ContractErrorCode, message: string) {
    super(`${code}: ${message}`);
    this.name = "ContractError";
    this.code = code;
  }
}

/** Marks the end of a total switch: a new member of the union stops the compiler here. */
export function unreachable(value: never): never {
  throw new Error(`unexpected ${String(value)}`);
}

/** What came, for a message: never calls anything of the value. */
export function described(value: unknown): string {
  return typeof value === "string"
    ? JSON.stringify(value)
    : value === null
      ? "null"
      : `a value of type ${typeof value}`;
}
