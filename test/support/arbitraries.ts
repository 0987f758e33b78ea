/** Valid records of every status, kind, block and size, and the hostile texts they are made of. */
export { entries, entryOf } from "./arbitraries/entry.ts";
export { allowedLine, ownerLine, ownerText } from "./arbitraries/text.ts";
