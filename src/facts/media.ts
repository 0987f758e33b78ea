const MEDIA_TYPES: Readonly<Record<string, string>> = {
  svg: "image/svg+xml",
  webp: "image/webp",
  png: "image/png",
  jpg: "image/jpeg",
  avif: "image/avif",
};

/** The media type of a picture by its file's extension. */
export function mediaType(file: string): string {
  return MEDIA_TYPES[file.slice(file.indexOf(".") + 1)] ?? "application/octet-stream";
}
