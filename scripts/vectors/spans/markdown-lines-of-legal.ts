import { rule, type Section } from "./markdown-lines.ts";

const LABELS =
  "Registergericht|Register|Kontakt|Aufsichtsbehörde|Berufsbezeichnung|Verbraucherstreitbeilegung|Datenschutz";

const LEGAL_DE: Section = {
  about: ["MD-LEGAL-"],
  also: ["MD-LEGAL-VERSION"],
  rules: [
    rule("MD-LEGAL-UNCLAIMED", /^- Register data: (?<text>.+)$/d),
    rule("MD-LEGAL-DE-HEAD", /^Impressum \(Angaben gemäß § 5 DDG\), also at (?<ownurl>\S+)$/d),
    rule(
      "MD-LEGAL-DE-HEAD",
      new RegExp(`^- (?!(?:${LABELS}): |Vertreten durch )(?<legalhead>.+, Deutschland)$`, "d"),
    ),
    rule("MD-LEGAL-DE-REPS", /^- Vertreten durch: (?<text>.+)$/d),
    rule("MD-LEGAL-DE-GROUPS", /^- Vertreten durch (?<groups>.+)$/d),
    rule("MD-LEGAL-DE-REGISTER", /^- (?:Registergericht|Register): (?<text>.+)$/d),
    rule(
      "MD-LEGAL-DE-TAX",
      /^- (?=[UW])(?:USt-IdNr\.: (?<own>\w+))?(?: · )?(?:W-IdNr\.: (?<own2>[\w-]+))?$/d,
    ),
    rule("MD-LEGAL-DE-CONTACT", /^- Kontakt: (?<contacts>.+)$/d),
    rule("MD-LEGAL-DE-AUTHORITY", /^- Aufsichtsbehörde: (?<rules>.+)$/d),
    rule("MD-LEGAL-DE-PROFESSION", /^- Berufsbezeichnung: (?<rules>.+)$/d),
    rule(
      "MD-LEGAL-DE-DISPUTE",
      /^- Verbraucherstreitbeilegung: Wir sind .+ teilzunehmen\.(?: Zuständig: (?<rules>.+))?$/d,
    ),
    rule("MD-LEGAL-DE-PRIVACY", /^- Datenschutz: (?<ownurl>\S+)(?: · (?<contacts>.+))?$/d),
  ],
};

export const LEGAL_XX: Section = {
  about: ["MD-LEGAL-"],
  also: ["MD-LEGAL-VERSION"],
  rules: [
    rule("MD-LEGAL-XX-HEAD", /^Legal notice, also at (?<ownurl>\S+)$/d),
    rule("MD-LEGAL-XX-HEAD", /^- Legal name: (?<legalname>.+)$/d, { absent: ["MD-LEGAL-NAME"] }),
    rule("MD-LEGAL-XX-ADDRESS", /^- Address: (?<postal>.+)$/d),
    rule("MD-LEGAL-XX-REGISTER", /^- Register: (?<text>.+)$/d),
    rule("MD-LEGAL-XX-VAT", /^- VAT ID: (?<own>.+)$/d),
    rule("MD-LEGAL-XX-AUTHORITY", /^- Supervisory authority: (?<rules>.+)$/d),
    rule("MD-LEGAL-XX-PROFESSION", /^- Profession: (?<rules>.+)$/d),
    rule("MD-LEGAL-XX-REPS", /^- Represented by: (?<text>.+)$/d),
    rule("MD-LEGAL-XX-CONTACT", /^- Contact: (?<contacts>.+)$/d),
    rule("MD-LEGAL-XX-PRIVACY", /^- Privacy notice: (?<ownurl>\S+)(?: · (?<contacts>.+))?$/d),
  ],
};

const DAY = String.raw`\d{4}-\d\d-\d\d`;
const OWNER = String.raw`declared by (?:the business|the entry's owner|(?<person>this person)) \((?:verified owner|verification lapsed|not verified)\)`;

const PROVENANCE: Section = {
  about: ["MD-PROV-", "GATE-PROVENANCE"],
  also: ["GATE-PROVENANCE", "MD-SECTIONS"],
  rules: [
    rule(
      "MD-PROV-LINE",
      new RegExp(
        `^- (?<labels>.+?): (?<owner>${OWNER}), updated ${DAY}(?<confirmed>, confirmed ${DAY})?$`,
        "d",
      ),
      {
        groups: { owner: "MD-PROV-OWNER", person: "MD-PROV-OWNER", confirmed: "MD-PROV-OWNER" },
        absent: ["MD-PROV-OWNER"],
      },
    ),
    rule("MD-PROV-LINE", new RegExp(`^- (?<labels>.+?): compiled by (?<registry>.+), (?<own>${DAY})$`, "d")),
    rule("MD-PROV-LINE", new RegExp(`^- (?<labels>.+?): (?<text>.+), retrieved (?<own>${DAY})$`, "d")),
    rule("MD-PROV-LINE", new RegExp(`^- (?<labels>.+?): (?<url>.+), observed (?<own>${DAY})$`, "d")),
  ],
};

export const LAST_SECTIONS: Readonly<Record<string, Section>> = { Legal: LEGAL_DE, Provenance: PROVENANCE };
