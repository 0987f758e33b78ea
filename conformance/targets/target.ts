import type { Reply, Request } from "../protocol.ts";

/** How asking a target can end without a reply. */
export type Trouble = {
  readonly kind: "timeout" | "died" | "protocol" | "unstarted";
  readonly message: string;
};

export type Asked =
  | { readonly ok: true; readonly reply: Reply }
  | { readonly ok: false; readonly trouble: Trouble };

/** Something that can be asked: a process, a module, later an origin or a door. */
export type Target = {
  /** How it is called in reports, and in the command that repeats a case. */
  readonly name: string;
  /** Makes it ready, from nothing or again after trouble. */
  readonly start: () => Promise<Trouble | undefined>;
  readonly ask: (request: Request, deadlineMs: number) => Promise<Asked>;
  /** Ends it for good; gives its exit code where it has one. */
  readonly stop: () => Promise<number | undefined>;
  /** The last of what it wrote for people. */
  readonly standardError: () => string;
};
