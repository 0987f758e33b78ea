import { unreachable } from "../../errors.ts";
import { fieldsOf, isConfirming } from "../../facts/actions.ts";
import type { ShownAction } from "../../facts/disclose.ts";
import { durationText } from "../../facts/duration.ts";
import { actionFormUrl, actionRestUrl, privacyUrl } from "../../facts/links.ts";
import { capitalized } from "../../facts/text.ts";
import type { Question } from "../../record/action.ts";
import type { Offering } from "../../record/offering.ts";
import { type Context, joined, list, type Section } from "../context.ts";
import { heading, inline, quoted, url } from "../escape.ts";

/** MD-ACT-FOR. Short name in the language, else name in it, else short name, else name in the default language. */
function offeringWord({ name, shortName }: Offering, { entry, language }: Context): string {
  const fallback = entry.defaultLanguage;
  return inline(shortName?.[language] ?? name[language] ?? shortName?.[fallback] ?? name[fallback] ?? "");
}

/** MD-ACT-HEAD, MD-ACT-FOR. */
function idLine({ id, offeringIds }: ShownAction, context: Context): string {
  const words = (offeringIds ?? []).flatMap((wanted) => {
    const offering = context.entry.offerings?.find((candidate) => candidate.id === wanted);
    return offering === undefined ? [] : offeringWord(offering, context);
  });
  return words.length === 0 ? `ID: \`${id}\`` : `ID: \`${id}\` · for ${words.join(", ")}`;
}

/** MD-ACT-FIELDS. */
function fieldsLine(action: ShownAction): string {
  const words = (required: boolean): string =>
    fieldsOf(action)
      .filter((field) => field.required === required)
      .map((field) => field.words)
      .join(", ");
  const optional = words(false);
  return `Required: ${words(true)}${optional === "" ? "" : ` · optional: ${optional}`}`;
}

/** MD-ACT-QUESTION. */
function questionLine(question: Question, { text }: Context): string {
  const need = question.required ? "required" : "optional";
  return `Question \`${question.key}\`: ${quoted(text(question.label))} (${answerKind(question, text)}, ${need})`;
}

function answerKind(question: Question, text: Context["text"]): string {
  switch (question.type) {
    case "yes_no":
      return "yes/no";
    case "text":
    case "number":
      return question.type;
    case "choice": {
      const options = question.options.map(({ value, label }) => `\`${value}\` ${quoted(text(label))}`);
      return `one of ${options.join(", ")}`;
    }
    default:
      return unreachable(question);
  }
}

/** MD-ACT-TERMS. The conditions of the call; only with one of them. */
function termsLine(action: ShownAction, first: ShownAction | undefined): string | undefined {
  const repeated = isConfirming(action) && action !== first;
  const line = joined([
    action.serviceAreaOnly ? "only within the service area" : undefined,
    action.expectedResponse && `expected response within ${durationText(action.expectedResponse)}`,
    repeated ? "same confirmation and privacy rules" : undefined,
  ]);
  return line && capitalized(line);
}

/** MD-ACT-CONFIRM. */
function confirmLine({ entry, registry }: Context): string {
  const controller = inline(entry.operator?.legalName ?? entry.displayName);
  return `The user confirms before anything is sent. Personal data goes to ${controller} (controller); privacy notice: ${privacyUrl(entry, registry)}`;
}

/** MD-ACT-CALL. */
function callLine(action: ShownAction, { entry, registry }: Context): string | undefined {
  return joined([
    `MCP tool \`${action.type}\``,
    `REST \`POST ${actionRestUrl(action.id, registry)}\``,
    action.webForm && isConfirming(action)
      ? `web form ${actionFormUrl(entry, action.id, registry)}`
      : undefined,
  ]);
}

/** MD-ACT-HANDOFF. */
function handoffLine(handoffUrl: string, { registry, subject }: Context): string {
  return `Continues on ${subject}'s own site: ${url(handoffUrl)} · ${registry.name} passes on no personal data`;
}

function block(action: ShownAction, first: ShownAction | undefined, context: Context): string {
  const { handoffUrl } = action;
  const asked =
    handoffUrl === undefined
      ? [fieldsLine(action), ...(action.questions ?? []).map((question) => questionLine(question, context))]
      : [handoffLine(handoffUrl, context)];
  const body = list([
    idLine(action, context),
    ...asked,
    termsLine(action, first),
    action === first ? confirmLine(context) : undefined,
    callLine(action, context),
  ]);
  return `### ${action.type}: ${heading(context.text(action.name))}\n${body}`;
}

function body(context: Context): string | undefined {
  const { actions } = context.entry;
  const first = actions?.find(isConfirming);
  return actions?.map((action) => block(action, first, context)).join("\n\n");
}

export const actions: Section = { key: "actions", heading: "Actions", body };
