import agentPolicyTable from "../../data/agent-policy.json" with { type: "json" };
import type { ShownContactPoint } from "../../facts/disclose.ts";
import { durationText } from "../../facts/duration.ts";
import { dayGroupText, groupDays } from "../../facts/hours.ts";
import { primaryLocation } from "../../facts/locations.ts";
import type { AgentPolicy, Route } from "../../record/contact.ts";
import type { Provenance } from "../../record/provenance.ts";
import { type Context, joined, list, type Section } from "../context.ts";
import { email, inline, startingInline } from "../escape.ts";

/** MD-ROUTE-CELL. */
function routeCell({ routeTo, note }: Route, { entry, text }: Context): string {
  const action = entry.actions?.find(({ id }) => id === routeTo);
  const point = entry.contactPoints?.find(({ id }) => id === routeTo);
  const target =
    (action && `action ${action.type} \`${action.id}\``) ??
    (point && `${inline(point.name)} \`${point.id}\``) ??
    "declined";
  return note === undefined ? target : `${target}: ${inline(text(note))}`;
}

/** MD-ROUTE-TABLE. */
function routeTable(context: Context): string | undefined {
  const { routing } = context.entry;
  if (routing === undefined) return undefined;
  const rows = routing.map(
    (route) => `| ${route.audience} | ${route.intent} | ${routeCell(route, context)} |`,
  );
  return ["| Who | Wants to | Route |", "|---|---|---|", ...rows].join("\n");
}

/** MD-CP-SOURCE. ` (from the business's Impressum)`. */
function sourceMark(source: Provenance | undefined, { subject }: Context): string {
  switch (source?.source) {
    case "impressum":
      return ` (from ${subject}'s Impressum)`;
    case "website":
      return ` (from ${subject}'s website)`;
    case "register":
      return ` (from ${inline(source.sourceName ?? "")})`;
    default:
      return "";
  }
}

/** MD-CP-PHONE, MD-CP-SOURCE. Phone and email; a mark that both share stands once, after the email. */
function addresses(point: ShownContactPoint, context: Context): readonly (string | undefined)[] {
  const sources = context.entry.contactSources[point.id];
  const phoneMark = sourceMark(sources?.phone, context);
  const emailMark = sourceMark(sources?.email, context);
  const shared = point.email !== undefined && phoneMark === emailMark;
  return [
    point.phone && `${point.phoneFormatted ?? point.phone}${shared ? "" : phoneMark}`,
    point.email && `${email(point.email)}${emailMark}`,
  ];
}

/** MD-CP-HOURS. The open day groups on one line; the time zone when it is not the primary location's. */
function hoursPart({ hours, timeZone }: ShownContactPoint, { entry }: Context): string | undefined {
  const open = groupDays(hours ?? {}).filter((group) => group.intervals.length > 0);
  if (open.length === 0) return undefined;
  const elsewhere = timeZone !== undefined && timeZone !== primaryLocation(entry)?.timeZone;
  return `${open.map(dayGroupText).join(", ")}${elsewhere ? ` (${timeZone})` : ""}`;
}

/** MD-CP-LINE. */
function contactLine(point: ShownContactPoint, context: Context): string {
  const parts = joined([
    ...addresses(point, context),
    hoursPart(point, context),
    point.responseTime && `replies within ${durationText(point.responseTime)}`,
    point.languages?.join(", "),
  ]);
  return `${startingInline(point.name)} \`${point.id}\`: ${parts}`;
}

/** MD-AGENT-POLICY. */
function policyLine(policy: AgentPolicy): string {
  const parts = joined([
    agentPolicyTable.agentRequests[policy.agentRequests],
    agentPolicyTable.unsolicitedOutreach[policy.unsolicitedOutreach],
    policy.agentsMustDisclose ? agentPolicyTable.agentsMustDisclose : undefined,
  ]);
  return `Agent policy: ${parts}`;
}

function body(context: Context): string | undefined {
  const { contactPoints = [], agentPolicy } = context.entry;
  const points = contactPoints.map((point) => contactLine(point, context));
  const blocks = [routeTable(context), list([...points, agentPolicy && policyLine(agentPolicy)])];
  const present = blocks.filter((block) => block !== undefined);
  return present.length === 0 ? undefined : present.join("\n\n");
}

export const contact: Section = { key: "contact", heading: "Contact & routing", body };
