import type { DeepPartial } from "./deep.ts";
import type { PublicEntry } from "./public-entry.ts";

/**
 * The sound part of a record: what is left of it once everything of the wrong shape is taken out. A member that is
 * there has the type and the form the schema gives it; a member that is missing was left out or was faulty.
 *
 * Lists keep their length and their indexes. In the place of a faulty item stands `{}` where the list holds objects
 * (and localized texts), and `undefined` where it holds strings. Items past the limit of a list are cut off, and
 * unknown members are gone.
 */
export type Draft = DeepPartial<PublicEntry>;

/**
 * Pointers (RFC 6901) of what was taken out of a draft: the faulty leaf `/offerings/1/id`, or the whole of a part
 * that could not be read, such as `/offerings/1` when it is no object, or `/policies/0` when its type is unknown.
 * A rule about what is *missing* looks here first, so that one mistake is reported once.
 */
export type Pruned = ReadonlySet<string>;
