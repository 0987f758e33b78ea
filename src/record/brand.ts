import * as z from "zod";
import type { DeepReadonly } from "./deep.ts";
import { format, HexColor, integer, list, MediaId, nonEmpty } from "./primitives.ts";
import { localized } from "./text.ts";

/** Contract §6. A font by its family name; `generic` stands in where it is missing. */
export const Font = z.object({
  family: format(
    "FORMAT_FONT",
    /^[A-Za-z0-9]+(?: [A-Za-z0-9]+){0,4}$/,
    'a font family of one to five words such as "Source Sans 3"',
    { max: 40 },
  ),
  generic: z.enum(["serif", "sans-serif", "monospace", "cursive"]),
});

export const Colors = nonEmpty({
  primary: HexColor.optional(),
  onPrimary: HexColor.optional(),
  accent: HexColor.optional(),
  onAccent: HexColor.optional(),
  surface: HexColor.optional(),
  text: HexColor.optional(),
});

export const Fonts = nonEmpty({ heading: Font.optional(), body: Font.optional() });
export const Corners = z.enum(["sharp", "soft", "round"]);

/** Contract §6. What the business looks like; pictures by their IDs in `media`. */
export const Brand = nonEmpty({
  logo: MediaId.optional(),
  imagery: list(MediaId, 20).optional(),
  colors: Colors.optional(),
  fonts: Fonts.optional(),
  corners: Corners.optional(),
});

const pixels = integer(1, 20000).optional();

/** Contract §4.3. A picture. Its address is the registry's media origin and `file`. */
export const Media = z.object({
  id: MediaId,
  file: format(
    "FORMAT_FILE",
    /^[0-9a-f]{16}\.(?:svg|webp|png|jpg|avif)$/,
    'a file name such as "8c41e09b7a2f6d13.webp" (svg, webp, png, jpg or avif)',
  ),
  width: pixels,
  height: pixels,
  caption: localized(200).optional(),
  alt: localized(200).optional(),
});

export type Font = DeepReadonly<z.infer<typeof Font>>;
export type Colors = DeepReadonly<z.infer<typeof Colors>>;
export type Fonts = DeepReadonly<z.infer<typeof Fonts>>;
export type Corners = z.infer<typeof Corners>;
export type Brand = DeepReadonly<z.infer<typeof Brand>>;
export type Media = DeepReadonly<z.infer<typeof Media>>;
