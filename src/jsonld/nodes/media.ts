import { mediaUrl } from "../../facts/links.ts";
import { mediaType } from "../../facts/media.ts";
import type { Media } from "../../record/brand.ts";
import { type Context, itemIri, textValue } from "../context.ts";
import { type Node, set } from "../node.ts";

/** LD-MEDIA. */
export function mediaNode(media: Media, context: Context): Node {
  const node: Node = {
    "@type": "ImageObject",
    "@id": itemIri(media.id, context),
    url: mediaUrl(media.file, context.registry),
    encodingFormat: mediaType(media.file),
  };
  set(node, "width", media.width);
  set(node, "height", media.height);
  set(node, "caption", media.caption && textValue(media.caption, context));
  return node;
}

/** LD-ONE-NODE. The logo and the other pictures, so that no picture is described twice. */
export function pictures(context: Context): { readonly logo?: Node; readonly images: readonly Node[] } {
  const { brand, media = [] } = context.entry;
  const logo = media.find(({ id }) => id === brand?.logo);
  const images = media.filter((item) => item !== logo).map((item) => mediaNode(item, context));
  return logo === undefined ? { images } : { logo: mediaNode(logo, context), images };
}
