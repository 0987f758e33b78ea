import { FORMATS } from "./format-verdicts.ts";
import { SHAPE, type Verdicts } from "./shape-verdicts.ts";

/** Documents that differ from the example in one place, by the code of what is refused. */
export const TABLE: Readonly<Record<string, readonly Verdicts[]>> = { ...SHAPE, ...FORMATS };

/** Rules about the shape that JSON Schema cannot say: what they refuse, the published schema accepts. */
export const EXCEPTIONS: Readonly<Record<string, string>> = { I13_NOT_NFC: "ENTRY-I13-NOT-NFC" };
