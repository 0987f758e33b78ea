import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import actionFields from "../../src/data/action-fields.json" with { type: "json" };
import agentPolicy from "../../src/data/agent-policy.json" with { type: "json" };
import availability from "../../src/data/availability.json" with { type: "json" };
import categories from "../../src/data/categories.json" with { type: "json" };
import countries from "../../src/data/countries.json" with { type: "json" };
import days from "../../src/data/days.json" with { type: "json" };
import dispute from "../../src/data/dispute.json" with { type: "json" };
import durationUnits from "../../src/data/duration-units.json" with { type: "json" };
import formsOfAddress from "../../src/data/forms-of-address.json" with { type: "json" };
import labelTable from "../../src/data/label-table.json" with { type: "json" };
import audiences from "../../src/data/offering-audience.json" with { type: "json" };
import paymentMethods from "../../src/data/payment-methods.json" with { type: "json" };
import policies from "../../src/data/policies.json" with { type: "json" };
import provenanceLabels from "../../src/data/provenance-labels.json" with { type: "json" };
import regionCountries from "../../src/data/region-countries.json" with { type: "json" };
import roles from "../../src/data/roles.json" with { type: "json" };
import units from "../../src/data/units.json" with { type: "json" };
import visits from "../../src/data/visits.json" with { type: "json" };
import { AgentPolicy } from "../../src/record/contact.ts";
import { ActionType, PaymentMethod, PriceUnit } from "../../src/record/enums.ts";
import { Weekly } from "../../src/record/hours.ts";
import { Visits } from "../../src/record/location.ts";
import { Availability, OfferingAudience } from "../../src/record/offering.ts";
import { DisputeResolution, Operator, RepresentativeRole } from "../../src/record/operator.ts";
import { Policy } from "../../src/record/policy.ts";
import { PublicEntry } from "../../src/record/public-entry.ts";
import { Formality } from "../../src/record/voice.ts";

const LANGUAGES = ["de", "en", "fr", "es", "it", "nl", "pl", "tr"];
const DATA = new URL("../../src/data/", import.meta.url);
const fold = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

describe("the bytes of the tables", () => {
  const files = readdirSync(DATA).filter((name) => name.endsWith(".json"));

  it.each(files)("%s has no key twice, is NFC, and ends in one LF", (name) => {
    const raw = readFileSync(new URL(name, DATA), "utf8");
    const compact = raw.replace(/("(?:[^"\\]|\\.)*")|\s+/g, "$1");
    expect(compact).toBe(JSON.stringify(JSON.parse(raw)));
    expect(raw.normalize("NFC")).toBe(raw);
    expect(raw).toMatch(/[^\n]\n$/);
    expect(raw).not.toContain("\r");
  });
});

describe("one row for each enum value, in the enum's order", () => {
  const policyTypes = Policy.options.map((option) => option.shape.type.value);
  const { agentRequests, unsolicitedOutreach } = AgentPolicy.shape;
  const weekdays = days.map((day) => day.key);

  it.each([
    ["units", Object.keys(units), PriceUnit.options],
    ["payment-methods", Object.keys(paymentMethods), PaymentMethod.options],
    ["action-fields", Object.keys(actionFields), ActionType.options],
    ["days", weekdays, Object.keys(Weekly.shape)],
    ["visits", Object.keys(visits), Visits.options],
    ["availability", Object.keys(availability), Availability.options],
    ["offering-audience", Object.keys(audiences), OfferingAudience.options],
    ["roles", Object.keys(roles), RepresentativeRole.options],
    ["dispute", Object.keys(dispute), DisputeResolution.shape.participation.options],
    ["policies", Object.keys(policies), policyTypes],
    ["agent-policy", Object.keys(agentPolicy), Object.keys(AgentPolicy.shape)],
    ["agent requests", Object.keys(agentPolicy.agentRequests), agentRequests.options],
    ["unsolicited outreach", Object.keys(agentPolicy.unsolicitedOutreach), unsolicitedOutreach.options],
  ])("%s", (_name, keys, options) => {
    expect(keys).toEqual(options);
  });

  it.each(Object.entries(formsOfAddress))("forms-of-address: %s", (_language, forms) => {
    expect(Object.keys(forms)).toEqual(Formality.options);
  });

  it.each(Object.keys(provenanceLabels))("provenance-labels: %s is a place in the record", (path) => {
    const [first = "", second = ""] = path.slice(1).split("/");
    if (first !== "") expect(Object.keys(PublicEntry.shape)).toContain(first);
    if (first === "operator" && second !== "") expect(Object.keys(Operator.shape)).toContain(second);
  });
});

describe("values printed by the contract", () => {
  it("unit codes are the nine of contract §4.2", () => {
    const codes = Object.values(units).map((unit) => unit.code);
    expect(codes).toEqual(["HUR", "DAY", "H87", "MTR", "MTK", "MTQ", "KGM", "KMT", "MON"]);
  });

  it("payment labels read as in contract §3.6 and §4.3", () => {
    const first = Object.values(paymentMethods).slice(0, 4);
    expect(first.map((row) => row.name).join(", ")).toBe("bank transfer, invoice, girocard, cash");
    expect(first.map((row) => row.labels.de).join(", ")).toBe("Überweisung, Rechnung, girocard, Bargeld");
  });

  it("weekdays begin on Monday", () => {
    expect(days.map((day) => day.short).join(" ")).toBe("Mon Tue Wed Thu Fri Sat Sun");
  });

  it("duration parts are in the order of ISO 8601", () => {
    const parts = durationUnits.map((unit) => (unit.time ? "T" : "") + unit.designator);
    expect(parts).toEqual(["Y", "M", "W", "D", "TH", "TM"]);
  });

  it("provenance words read as in contract §3.6 and §3.7", () => {
    expect(provenanceLabels["/"]).toBe("everything else");
    expect(provenanceLabels["/operator"]).toBe("legal name, form, register and address");
  });
});

describe("labels by language", () => {
  const rows = Object.entries({ ...categories, ...paymentMethods });

  it.each(rows)("%s has all eight languages", (_code, row) => {
    expect(Object.keys(row.labels)).toEqual(LANGUAGES);
    for (const label of Object.values(row.labels)) expect(label.trim()).toBe(label);
    expect(Object.values(row.labels)).not.toContain("");
  });
});

describe("categories", () => {
  const rows: [string, { labels: object; type?: string; family?: string }][] = Object.entries(categories);

  it.each(rows)("%s is a sector, or has a sector, a type and a family", (code, row) => {
    expect(code).toMatch(/^[a-z][a-z0-9_]{1,39}(\.[a-z][a-z0-9_]{1,39})?$/);
    const sector = code.split(".")[0];
    expect(rows.map(([key]) => key)).toContain(sector);
    if (code === sector) expect(row.type ?? row.family).toBeUndefined();
    else {
      expect(row.type).toMatch(/^[A-Z][A-Za-z]+$/);
      expect(["business", "institution", "organization"]).toContain(row.family);
    }
  });

  it("are in code-unit order", () => {
    expect(rows.map(([code]) => code)).toEqual(Object.keys(categories).sort());
  });
});

describe("countries", () => {
  it("are the 249 of ISO 3166-1, in order, each with a name of its own", () => {
    const codes = Object.keys(countries);
    expect(codes).toHaveLength(249);
    expect(codes).toEqual([...codes].sort());
    for (const code of codes) expect(code).toMatch(/^[A-Z]{2}$/);
    expect(new Set(Object.values(countries)).size).toBe(249);
    expect(countries.DE).toBe("Deutschland");
  });

  it("contain those whose addresses show the region", () => {
    expect(Object.keys(countries)).toEqual(expect.arrayContaining(regionCountries));
  });
});

describe("the label table", () => {
  const known = new Set(labelTable.map(fold));
  const printed =
    `Also known as|Category|Address|Other address|Service area|Languages spoken|Founded|Employees|Website|Profiles
Description|ID|Price|Availability|Typical lead time|Actions|All offerings|Status|Note|Agent policy|declined|Required|optional
privacy notice|Continues on the business's own site|Continues on this person's own site|Preferred name|avoid
Names to avoid|Form of address|Tone|Tagline|Emphasis|Logo|Colors|Type|corners|Full kit|Register data|Legal name|Register
VAT ID|Supervisory authority|Profession|chamber|rules|Represented by|Contact|Vertreten durch|Registergericht|USt-IdNr.
W-IdNr.|Kontakt|Aufsichtsbehörde|Berufsbezeichnung|Zuständige Kammer|Berufsrechtliche Regelungen
Verbraucherstreitbeilegung|Zuständig|Datenschutz|Other details`.split(/[|\n]/);
  const expected = [...printed, ...Object.values(policies), ...Object.values(provenanceLabels).map(capital)];

  it("holds every label that stands before a colon, and nothing else", () => {
    expect([...known].sort()).toEqual([...new Set(expected.map(fold))].sort());
  });

  it("is longest first, then in code-unit order, without a label twice in any case", () => {
    const sorted = [...labelTable].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
    expect(labelTable).toEqual(sorted);
    expect(known.size).toBe(labelTable.length);
  });

  it("holds no action type and no Question", () => {
    for (const word of ["question", ...Object.keys(actionFields)]) expect(known).not.toContain(word);
  });
});

describe("words printed as they are", () => {
  const tables = {
    units,
    policies,
    formsOfAddress,
    countries,
    provenanceLabels,
    availability,
    visits,
    roles,
  };
  const more = { paymentMethods, agentPolicy, audiences, dispute, categories, labelTable };

  it.each(Object.entries({ ...tables, ...more }))("%s need no escaping in markdown", (_name, table) => {
    for (const text of strings(table)) expect(text).toMatch(/^[^\\`*_[\]<>~|&·\n]+$/);
  });
});

/** Every string value of a table, at any depth. */
function strings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(strings) : [];
}
