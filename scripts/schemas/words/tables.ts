import type { Words } from "./words.ts";

/** The frozen tables and their rows. */
export const TABLES: Words = {
  Tables: {
    about:
      "The tables that projections print from, each by the name of its file in tables/. The file tables/units.json is described by the definition units, and so on.",
    members: "The table of this name.",
  },
  "action-fields": {
    about: "What a request of each kind gives, in the order in which markdown lists it.",
    members: "The fields of the kind.",
  },
  ActionField: {
    about: "A field of a request.",
    members: {
      field: "The field.",
      words: "How markdown names it.",
      required: "Whether every action of the kind requires it.",
    },
  },
  "agent-policy": {
    about: "What markdown says of an agent policy.",
    members: {
      agentRequests: "Of requests from agents.",
      unsolicitedOutreach: "Of writing unasked.",
      agentsMustDisclose: "Of agents that say what they are.",
    },
  },
  AgentRequestSentences: { about: "What markdown says of requests from agents.", members: "The words." },
  OutreachSentences: { about: "What markdown says of writing unasked.", members: "The words." },
  availability: {
    about: "How the availability of an offering is put.",
    members: "The words for this value.",
  },
  AvailabilityRow: {
    about: "An availability in markdown and in schema.org.",
    members: { words: "In markdown; left out, nothing is printed.", schema: "In schema.org." },
  },
  categories: { about: "The categories, by their code. Codes without a row are sound." },
  CategoryRow: {
    about: "A category.",
    members: {
      type: "The type of schema.org.",
      family: "What the type is at bottom; it decides where facts stand in JSON-LD.",
      labels: "Its names.",
    },
  },
  "category-words": { about: "Everyday words for categories, by category and language, for search." },
  countries: { about: "The German names of countries, for German legal notices." },
  days: { about: "The days of a week, in order." },
  DayRow: {
    about: "A day of the week.",
    members: { key: "In the record.", short: "In markdown.", schema: "In schema.org." },
  },
  dispute: {
    about: "What a German legal notice says of consumer disputes.",
    members: "The sentence for this value.",
  },
  "duration-units": { about: "The units of durations, from long to short." },
  DurationUnitRow: {
    about: "A unit of a duration.",
    members: {
      designator: "Its letter.",
      time: "Whether it stands after the T.",
      one: "The word for one.",
      many: "The word for several.",
    },
  },
  "forms-of-address": { about: "The pronouns of formal and informal address, by language." },
  AddressForms: { about: "The pronouns of a language.", members: "The pronoun." },
  "label-table": {
    about:
      "Every label that markdown prints before a colon, longest first. Owner text that begins with one is escaped.",
  },
  lint: { about: "The patterns of the lint: texts that read like instructions to a model." },
  LintPattern: {
    about: "A pattern, with texts that it catches and texts that it lets pass.",
    members: {
      id: "Its name.",
      code: "The code of the fault.",
      languages: "The languages that it knows; mul: any.",
      pattern: "A regular expression of ECMAScript, for text in Unicode form KC and lower case.",
      caught: "Texts that it catches.",
      passes: "Texts that it lets pass.",
    },
  },
  "offering-audience": { about: "What markdown says of whom an offering is for.", members: "The words." },
  "payment-methods": { about: "How one can pay.", members: "The names of this method." },
  PaymentRow: {
    about: "A way to pay.",
    members: { name: "Its name in markdown.", labels: "Its names." },
  },
  policies: { about: "What markdown calls each type of policy.", members: "The label." },
  "postal-areas": { about: "How much of a postal code is shown of a place that shows its locality alone." },
  PostalArea: {
    about: "What names an area in a country.",
    members: {
      country: "The country.",
      part: "What is left of a postal code, in words.",
      pattern: "A regular expression for what is left.",
      area: "An example that names an area.",
      street: "An example that names too small a place.",
    },
  },
  "provenance-labels": { about: "What markdown calls the part of a record that a path points at." },
  "region-countries": { about: "Countries in whose addresses the region is shown." },
  roles: {
    about: "What legal notices call each role of a representative.",
    members: "The words for this role.",
  },
  RoleRow: {
    about: "A role; without words, the name stands alone.",
    members: {
      de: "In German, in brackets.",
      deWording: 'In German, after "Vertreten durch".',
      en: "In English.",
    },
  },
  "schema-types": { about: "Types of schema.org and what each is at bottom." },
  units: { about: "The units of prices.", members: "The names of this unit." },
  UnitRow: {
    about: "A unit of a price.",
    members: { name: "In markdown.", code: "The code of UN/CEFACT." },
  },
  visits: { about: "What markdown says of visits to a place.", members: "The words." },
  Labels: { about: "Names by language." },
};
