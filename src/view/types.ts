import type { OpenEntry, ShownAction } from "../facts/disclose.ts";
import type { Brand, Media } from "../record/brand.ts";
import type { Offering } from "../record/offering.ts";
import type { PublicEntry } from "../record/public-entry.ts";
import type { InputSchema } from "./input-schema.ts";
import type { Resolved } from "./resolved.ts";

/** VIEW-MEDIA. */
export type MediaView = Omit<Resolved<Media>, "file"> & { readonly url: string; readonly type: string };

/** VIEW-OFFERING. */
export type OfferingView = Resolved<Offering>;

export type ActionView = Omit<Resolved<ShownAction>, "webForm"> & {
  readonly tool: string;
  readonly inputSchema: InputSchema;
  readonly rest: string;
  readonly form?: string;
};

/** VIEW-LINKS. */
export type Links = {
  readonly html: string;
  readonly markdown: string;
  readonly jsonLd: string;
  readonly legal?: string;
  readonly privacy?: string;
};

type FontView = { readonly family: string; readonly stack: string; readonly cssUrl: string };

/** VIEW-BRAND-KIT. */
export type BrandKitView = {
  readonly logo?: MediaView;
  readonly imagery?: readonly MediaView[];
  readonly colors?: Brand["colors"];
  readonly fonts?: { readonly heading?: FontView; readonly body?: FontView };
  readonly corners?: Brand["corners"];
};

type Identity = Pick<
  PublicEntry,
  "id" | "slug" | "kind" | "revision" | "updatedAt" | "displayName" | "status"
> & {
  readonly schemaVersion: "0.1";
  readonly url: string;
  readonly language: string;
  readonly availableLanguages: readonly string[];
  readonly links: Links;
};

/** VIEW-SUSPENDED. */
export type SuspendedView = Identity & {
  readonly status: "suspended";
  readonly verification: Pick<PublicEntry["verification"], "level">;
};

type Unchanged = Omit<
  Resolved<OpenEntry>,
  | keyof Identity
  | "schemaVersion"
  | "languages"
  | "indexing"
  | "hosting"
  | "contactSources"
  | "actions"
  | "media"
>;

/** VIEW-ORDER. */
export type OpenView = Identity &
  Unchanged & {
    readonly status: OpenEntry["status"];
    readonly actions?: readonly ActionView[];
    readonly media?: readonly MediaView[];
  };

/** The native JSON view of an entry (contract §6). */
export type EntryView = SuspendedView | OpenView;
