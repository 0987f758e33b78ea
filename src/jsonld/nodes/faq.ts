import { type Localized, resolveText } from "../../facts/text.ts";
import type { Context } from "../context.ts";
import { type Json, type Node, oneOrMany } from "../node.ts";

function questionNode(question: string, answer: string): Node {
  return { "@type": "Question", name: question, acceptedAnswer: { "@type": "Answer", text: answer } };
}

function pageNode(inLanguage: Json | undefined, questions: readonly Node[]): Node {
  return { "@type": "FAQPage", ...(inLanguage === undefined ? {} : { inLanguage }), mainEntity: questions };
}

/** LD-FAQ. The questions that have both texts in one language. */
function pageOf(language: string, { entry }: Context): readonly Node[] {
  const questions = (entry.faqs ?? []).flatMap(({ question, answer }) => {
    const asked = question[language];
    const told = answer[language];
    return asked === undefined || told === undefined ? [] : [questionNode(asked, told)];
  });
  return questions.length === 0 ? [] : [pageNode(language, questions)];
}

/** LD-FAQ-EMBEDDED. One page with all questions; it says in which languages its texts are. */
function embeddedPage(language: string, { entry }: Context): Json | undefined {
  const { faqs, defaultLanguage, languages } = entry;
  if (faqs === undefined) return undefined;
  const used = new Set<string>();
  const text = (localized: Localized): string => {
    used.add(localized[language] === undefined ? defaultLanguage : language);
    return resolveText(localized, language, defaultLanguage);
  };
  const questions = faqs.map(({ question, answer }) => questionNode(text(question), text(answer)));
  return pageNode(oneOrMany(languages.filter((tag) => used.has(tag))), questions);
}

/** LD-FAQ, LD-FAQ-EMBEDDED. */
export function faqPages(context: Context): Json | undefined {
  const { entry, language } = context;
  if (language !== undefined) return embeddedPage(language, context);
  return oneOrMany(entry.languages.flatMap((tag) => pageOf(tag, context)));
}
