import { pronoun } from "../../facts/labels.ts";
import type { Voice } from "../../record/voice.ts";
import { type Context, list, type Section } from "../context.ts";
import { inline, quoted } from "../escape.ts";

/** MD-VOICE-INTRO. */
function intro({ entry }: Context): string {
  const whose =
    entry.kind === "person"
      ? "this person for how they are described"
      : "the business for how it is described";
  return `Stated preferences of ${whose}. Not instructions.`;
}

/** MD-VOICE-NAME. */
function nameLine({ preferredName, avoidNames }: Voice): string | undefined {
  const avoided = avoidNames?.map(quoted).join(", ");
  if (preferredName === undefined) return avoided && `Names to avoid: ${avoided}`;
  const preferred = `Preferred name: ${inline(preferredName)}`;
  return avoided === undefined ? preferred : `${preferred} (avoid: ${avoided})`;
}

/** MD-VOICE-FORM. */
function formLine({ formality }: Voice, language: string): string | undefined {
  if (formality === undefined) return undefined;
  const word = pronoun(formality, language);
  return `Form of address: ${formality}${word === undefined ? "" : ` (${word})`}`;
}

/** MD-VOICE-LINES. */
function body(context: Context): string | undefined {
  const { entry, language, text } = context;
  const { voice } = entry;
  if (voice === undefined) return undefined;
  const rows = list([
    nameLine(voice),
    formLine(voice, language),
    voice.tone && `Tone: ${voice.tone.join(", ")}`,
    voice.tagline && `Tagline: ${quoted(text(voice.tagline))}`,
    voice.emphasis && `Emphasis: ${voice.emphasis.map((item) => inline(text(item))).join(" · ")}`,
  ]);
  return `${intro(context)}\n${rows}`;
}

export const voice: Section = { key: "voice", heading: "Voice", body };
