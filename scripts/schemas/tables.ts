import * as z from "zod";
import { RequireField } from "../../src/record/action.ts";
import { AgentPolicy } from "../../src/record/contact.ts";
import { ActionType, PaymentMethod, PriceUnit } from "../../src/record/enums.ts";
import { Weekly } from "../../src/record/hours.ts";
import { Visits } from "../../src/record/location.ts";
import { Availability, OfferingAudience } from "../../src/record/offering.ts";
import { DisputeResolution, RepresentativeRole } from "../../src/record/operator.ts";
import { Policy } from "../../src/record/policy.ts";
import { CategoryCode, CountryCode, format } from "../../src/record/primitives.ts";
import { LanguageTag } from "../../src/record/text.ts";
import { Formality } from "../../src/record/voice.ts";
import { name } from "./names.ts";

const Word = z.string().min(1);
const SchemaType = format("FORMAT_KEY", /^[A-Z][A-Za-z]+$/, 'a type of schema.org such as "Bakery"');
const LabelPath = format(
  "FORMAT_PATH",
  /^(?:\/|\/[A-Za-z]+(?:\/\*)?(?:\/[A-Za-z]+)?)$/,
  'a path such as "/contactPoints/*/phone" or "/"',
);
const TypeFamily = z.enum(["business", "institution", "organization", "person"]);
const Labels = z.record(LanguageTag, Word);

/** A table with one row for each of these keys. More rows may come. */
function rows<Row extends z.ZodType>(keys: readonly string[], row: Row) {
  return z.object(Object.fromEntries(keys.map((key) => [key, row])) as Record<string, Row>);
}

/** Fields of a request that no action has to make required. */
const CALL_FIELDS = [
  "name",
  "email",
  "description",
  "topic",
  "purpose",
  "preferred_times",
  "preferred_slots",
  "subject",
  "message",
] as const;

const ActionField = z.object({
  field: z.enum([...CALL_FIELDS, ...RequireField.options]),
  words: Word,
  required: z.boolean(),
});
const AvailabilityRow = z.object({ words: Word.optional(), schema: SchemaType });
const CategoryRow = z.object({ type: SchemaType.optional(), family: TypeFamily.optional(), labels: Labels });
const DayRow = z.object({ key: z.enum(Object.keys(Weekly.shape)), short: Word, schema: SchemaType });
const DurationUnitRow = z.object({
  designator: z.enum(["Y", "M", "W", "D", "H"]),
  time: z.boolean(),
  one: Word,
  many: Word,
});
const AddressForms = rows(Formality.options, Word);
const LintPattern = z.object({
  id: format("FORMAT_KEY", /^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'the name of a pattern such as "ignore-en"'),
  code: format("FORMAT_KEY", /^I14_[A-Z_]+$/, 'a code of the lint such as "I14_CHAT_ROLE"'),
  languages: z.array(format("FORMAT_LANGUAGE", /^[a-z]{2,3}$/, 'a language such as "de", or "mul"')).min(1),
  pattern: Word,
  caught: z.array(Word).min(1),
  passes: z.array(Word).min(1),
});
const PaymentRow = z.object({ name: Word, labels: Labels });
const PostalArea = z.object({ country: CountryCode, part: Word, pattern: Word, area: Word, street: Word });
const RoleRow = z.object({ de: Word.optional(), deWording: Word.optional(), en: Word.optional() });
const UnitRow = z.object({
  name: Word,
  code: format("FORMAT_KEY", /^[A-Z0-9]{2,3}$/, 'a code of UN/CEFACT such as "HUR"'),
});
const AgentRequestSentences = rows(AgentPolicy.shape.agentRequests.options, Word);
const OutreachSentences = rows(AgentPolicy.shape.unsolicitedOutreach.options, Word);
const policyTypes = Policy.options.map((option) => option.shape.type.value);

/** Each frozen table by the name of its file. */
const TABLES = {
  "action-fields": rows(ActionType.options, z.array(ActionField).min(1)),
  "agent-policy": z.object({
    agentRequests: AgentRequestSentences,
    unsolicitedOutreach: OutreachSentences,
    agentsMustDisclose: Word,
  }),
  availability: rows(Availability.options, AvailabilityRow),
  categories: z.record(CategoryCode, CategoryRow),
  "category-words": z.record(CategoryCode, z.record(LanguageTag, z.array(Word).min(1))),
  countries: z.record(CountryCode, Word),
  days: z.array(DayRow).min(7).max(7),
  dispute: rows(DisputeResolution.shape.participation.options, Word),
  "duration-units": z.array(DurationUnitRow).min(6),
  "forms-of-address": z.record(LanguageTag, AddressForms),
  "label-table": z.array(Word).min(1),
  lint: z.array(LintPattern).min(1),
  "offering-audience": rows(OfferingAudience.options, Word),
  "payment-methods": rows(PaymentMethod.options, PaymentRow),
  policies: rows(policyTypes, Word),
  "postal-areas": z.array(PostalArea).min(1),
  "provenance-labels": z.record(LabelPath, Word),
  "region-countries": z.array(CountryCode).min(1),
  roles: rows(RepresentativeRole.options, RoleRow),
  "schema-types": z.record(SchemaType, TypeFamily),
  units: rows(PriceUnit.options, UnitRow),
  visits: rows(Visits.options, Word),
};

/** All tables as one object; each is the definition of the name of its file. */
export const Tables = z.object(TABLES);

/** The names of the tables. */
export const TABLE_NAMES = Object.keys(TABLES);

name(TABLES);
name({ Tables, SchemaType, LabelPath, TypeFamily, Labels, ActionField, AvailabilityRow, CategoryRow });
name({ DayRow, DurationUnitRow, AddressForms, LintPattern, PaymentRow, PostalArea, RoleRow, UnitRow });
name({ AgentRequestSentences, OutreachSentences });
