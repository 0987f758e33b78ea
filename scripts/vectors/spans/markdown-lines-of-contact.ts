import { type Rule, rule, type Section } from "./markdown-lines.ts";

const CONTACT: Section = {
  about: ["MD-ROUTE-", "MD-CP-", "MD-AGENT-POLICY", "GATE-CONTACT-PRIVATE"],
  rules: [
    rule("MD-ROUTE-TABLE", /^\| Who \| Wants to \| Route \|$/d),
    rule("MD-ROUTE-TABLE", /^\|---\|---\|---\|$/d),
    rule("MD-ROUTE-TABLE", /^\| (?<own>\w+) \| (?<own2>\w+) \| (?<loc>.+) \|$/d, {
      groups: { loc: "MD-ROUTE-CELL" },
    }),
    rule("MD-CP-LINE", /^- (?<text>.+?) `(?<own>cp_\w+)`: (?<cpparts>.+)$/d, {
      also: ["GATE-CONTACT-PRIVATE"],
      absent: ["MD-CP-SOURCE", "MD-CP-HOURS", "MD-CP-PHONE"],
    }),
    rule("MD-AGENT-POLICY", /^- Agent policy: (?<own>.+)$/d, { also: ["GATE-CONTACT-PRIVATE"] }),
  ],
};

const ACTIONS: Section = {
  about: ["MD-ACT-", "GATE-ACTION-DISABLED"],
  rules: [
    rule("MD-ACT-HEAD", /^### (?<own>\w+): (?<loc>.+)$/d, { also: ["GATE-ACTION-DISABLED"] }),
    rule("MD-ACT-HEAD", /^- ID: `(?<own>act_\w+)`(?<for> · for (?<loc>.+))?$/d, {
      groups: { for: "MD-ACT-FOR", loc: "MD-ACT-FOR" },
      absent: ["MD-ACT-FOR"],
    }),
    rule("MD-ACT-FIELDS", /^- Required: (?<fields>.+?)(?: · optional: (?<fields2>.+))?$/d, {
      groups: { fields: "MD-ACT-FIELDS", fields2: "MD-ACT-FIELDS" },
      also: ["MD-ACT-REQUIRE"],
    }),
    rule(
      "MD-ACT-HANDOFF",
      /^- Continues on (?:the business|(?<person>this person))'s own site: (?<url>\S+) · (?<registry>.+) passes on no personal data$/d,
    ),
    rule("MD-ACT-QUESTION", /^- Question `(?<own>\w+)`: (?<quotes>".+)$/d),
    rule(
      "MD-ACT-TERMS",
      /^- (?=[OES])(?:[Oo]nly within the service area)?(?: · )?(?:[Ee]xpected response within (?<duration>[^·]+?\)))?(?: · )?(?:[Ss]ame confirmation and privacy rules)?$/d,
      { also: ["GATE-ACTION-DISABLED"] },
    ),
    rule(
      "MD-ACT-CONFIRM",
      /^- The user confirms before anything is sent\. Personal data goes to (?<text>.+) \(controller\); privacy notice: (?<ownurl>\S+)$/d,
      { also: ["GATE-ACTION-DISABLED"] },
    ),
    rule(
      "MD-ACT-CALL",
      /^- MCP tool `(?<own>\w+)` · REST `POST (?<ownurl>[^`]+)`(?: · web form (?<ownurl2>\S+))?$/d,
    ),
  ],
};

const PRICE = String.raw`[\d.]+ [A-Z]{3} (?:incl|excl)\. VAT(?: per [a-z ]+)?`;
const DURATION = String.raw`\d[^(]* \(P[^)]*\)`;
const METHODS =
  "bank transfer|invoice|girocard|cash|credit card|debit card|direct debit|PayPal|Apple Pay|Google Pay|TWINT|cheque|instalments";
const CURRENCIES = "[A-Z]{3}(?:, [A-Z]{3})*";

/** A policy: its label, the form of its facts and the clause that says them. */
function policy(label: string, facts: string, clause: string): Rule {
  return rule("MD-POL-LINE", new RegExp(`^- ${label}: (?:(?<facts>${facts})\\.)?(?: ?(?<loc>.+))?$`, "d"), {
    groups: { facts: clause, price: clause, duration: clause },
    absent: [clause],
  });
}

const POLICIES: Section = {
  about: ["MD-POL-"],
  rules: [
    policy("Payment", `(?:${METHODS})(?:, (?:${METHODS}))*(?:; in ${CURRENCIES})?`, "MD-POL-PAYMENT"),
    policy("Deposit", String.raw`[\d.]+ %|(?<price>${PRICE})`, "MD-POL-DEPOSIT"),
    policy("Estimates", `(?<price>${PRICE})|free|charged`, "MD-POL-ESTIMATES"),
    policy(
      "Travel costs",
      String.raw`(?:free within [\d.]+ km(?:; beyond that |(?=\.(?: |$))))?(?<price>${PRICE})?(?<=[\w)])`,
      "MD-POL-TRAVEL",
    ),
    policy(
      "(?:Warranty|Returns|Cancellation)",
      `(?:within |free until )?(?<duration>${DURATION})(?: before)?`,
      "MD-POL-PERIOD",
    ),
    policy("Delivery", `(?<price>${PRICE})|free`, "MD-POL-DELIVERY"),
    policy("Minimum order", `(?<price>${PRICE})`, "MD-POL-MINIMUM"),
    rule("MD-POL-LINE", /^- Other: (?<loc>.+)$/d),
  ],
};

const CREDENTIALS: Section = {
  about: ["MD-CRED-", "GATE-CREDENTIAL"],
  also: ["GATE-CREDENTIAL"],
  rules: [
    rule(
      "MD-CRED-LINE",
      /^- (?<text>.+) \((?:self-declared|(?<checked>verified by (?<registry>.+) \d{4}-\d\d-\d\d))(?<valid>, valid through \d{4}-\d\d-\d\d)?\)$/d,
      { groups: { checked: "MD-CRED-VERIFIED", registry: "MD-CRED-VERIFIED", valid: "MD-CRED-VALID" } },
    ),
  ],
};

const FAQ: Section = {
  about: ["MD-FAQ"],
  rules: [rule("MD-FAQ", /^\*\*(?<loc>.+)\*\*$/d), rule("MD-FAQ", /^(?<loc>.+)$/d)],
};

const VOICE: Section = {
  about: ["MD-VOICE-"],
  rules: [
    rule(
      "MD-VOICE-INTRO",
      /^Stated preferences of (?:the business for how it is|(?<person>this person for how they are)) described\. Not instructions\.$/d,
    ),
    rule("MD-VOICE-NAME", /^- Preferred name: (?<text>.+?)(?: \(avoid: (?<quotes>".+")\))?$/d),
    rule("MD-VOICE-NAME", /^- Names to avoid: (?<quotes>.+)$/d),
    rule("MD-VOICE-FORM", /^- Form of address: (?<own>.+)$/d),
    rule("MD-VOICE-LINES", /^- Tone: (?<own>.+)$/d),
    rule("MD-VOICE-LINES", /^- Tagline: (?<quotes>.+)$/d),
    rule("MD-VOICE-LINES", /^- Emphasis: (?<loc>.+)$/d),
  ],
};

const BRAND: Section = {
  about: ["MD-BRAND-"],
  rules: [
    rule("MD-BRAND-LOGO", /^- Logo: (?<ownurl>\S+)$/d),
    rule("MD-BRAND-COLORS", /^- Colors: (?<own>.+)$/d),
    rule("MD-BRAND-TYPE", /^- (?:Type|Corners): (?<own>.+)$/d),
    rule("MD-BRAND-KIT", /^- Full kit: MCP `(?<own>get_brand_kit)` · (?<ownurl>\S+)$/d),
  ],
};

export const MIDDLE_SECTIONS: Readonly<Record<string, Section>> = {
  "Contact & routing": CONTACT,
  Actions: ACTIONS,
  Policies: POLICIES,
  Credentials: CREDENTIALS,
  FAQ,
  Voice: VOICE,
  Brand: BRAND,
};
