import type { Section } from "../context.ts";
import { inline, lines, startingInline } from "../escape.ts";

/** MD-FAQ. The question in bold, its answer on the next line, a blank line between two. */
export const faqs: Section = {
  key: "faqs",
  heading: "FAQ",
  body: ({ entry, text }) =>
    entry.faqs
      ?.map(
        ({ question, answer }) => `**${inline(text(question))}**\n${lines(text(answer), "", startingInline)}`,
      )
      .join("\n\n"),
};
