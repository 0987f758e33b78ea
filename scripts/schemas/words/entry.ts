import type { Words } from "./words.ts";

/** What the members of a record and of its view have in common. */
const ENTRY_MEMBERS = {
  id: "The identity of the entry; it never changes.",
  slug: "The name of the entry in addresses.",
  kind: "What the entry is about.",
  status: "Who stands behind the entry.",
  listed: "False: reachable, but not in search, site maps or llms.txt.",
  revision: "Counts the published revisions.",
  createdAt: "When the entry was first published.",
  updatedAt: "When this revision was published; expiries are compared with it.",
  lastConfirmedAt: "When the owner confirmed that everything still holds.",
  defaultLanguage: "The language that every text has.",
  verification: "What was confirmed about who runs the entry.",
  domains: "Websites, the primary one first.",
  displayName: "The name, the same in every language.",
  alternateNames: "Other names.",
  summary: "One sentence or two about it.",
  description: "The long description, in paragraphs.",
  categories: "What it does, the main one first.",
  naceCodes: "Industry codes.",
  foundingYear: "The year of foundation; persons have none.",
  employees: "How many people work there; persons have none.",
  languagesSpoken: "Languages that one can speak with it.",
  profiles: "Profiles of it elsewhere on the web.",
  primaryLocationId: "The location that stands for the entry; there with locations.",
  locations: "Its places.",
  serviceArea: "Where it works.",
  offerings: "Services and products.",
  capacity: "Whether it takes new work. Void once expired.",
  contactPoints: "Ways to reach it.",
  routing: "Who turns where with what.",
  agentPolicy: "Its wishes towards AI agents.",
  actions: "Requests that an agent can make here.",
  policies: "Its terms of business.",
  credentials: "Qualifications, memberships and awards.",
  faqs: "Questions that customers ask, with their answers.",
  voice: "How it wishes to be named and to sound.",
  brand: "What it looks like.",
  media: "Pictures that other parts name by their IDs.",
  operator: "Who is legally responsible. A person with an operator is commercial.",
  provenance: "Where each fact comes from.",
};

/** The record itself, and the parts about who the entry is. */
export const ENTRY: Words = {
  PublicEntry: {
    about:
      "One published revision of an entry: everything that a projection may read. Owners export and edit it; it is never served itself.",
    members: {
      schemaVersion: "The version of this format that the record was written for.",
      ...ENTRY_MEMBERS,
      indexing: "There while search engines are kept away from the page.",
      hosting: "There while a domain of the entry hosts its page.",
      languages: "All its languages, the default one first.",
    },
  },
  EntryView: {
    about:
      "An entry as its readers get it, in one language. Suspended entries and selections of sections have fewer members.",
    members: {
      schemaVersion: "The version of the projection that made the view.",
      ...ENTRY_MEMBERS,
      url: "The page of the entry.",
      language: "The language of the texts in this view.",
      availableLanguages: "All languages of the entry, the default one first.",
      contactPoints: "The public ways to reach it.",
      actions: "The requests that an agent can make here now.",
      links: "The other documents of the entry.",
    },
  },
  Indexing: {
    about: "That the page asks search engines not to list it. The reason is not stated.",
    members: { noindex: "Always true.", until: "Until when; without it, until further notice." },
  },
  Hosting: {
    about: "The domain of its own that the page is served from.",
    members: { host: "The host of the canonical page." },
  },
  Verification: {
    about: "What was confirmed, and when.",
    members: {
      level: "The highest thing confirmed.",
      contactConfirmedAt: "When an email address was confirmed.",
      lapsedAt: "When the verification lapsed.",
    },
  },
  Employees: {
    about: "How many people work there: at least, at most, or both.",
    members: { min: "At least.", max: "At most." },
  },
  Faq: {
    about: "A question that customers ask.",
    members: { question: "The question.", answer: "The answer, in paragraphs." },
  },
  Domain: {
    about: "A website, and whether the business was seen to control it.",
    members: {
      host: "The host of the website.",
      status: "In grace the last check failed and the verification still counts.",
      method: "How the control was shown; there once verified.",
      verifiedAt: "When it was verified.",
      lastCheckedAt: "When a check last succeeded.",
    },
  },
  Provenance: {
    about: "Where some facts come from. The item with the longest path speaks for a member.",
    members: {
      paths: "What the item speaks of.",
      source: "Who said it.",
      sourceName: "The name of the register; there with registers alone.",
      observedAt: "When it was said or seen.",
      reference: "Where it can be looked up; there with registers, legal notices and websites.",
    },
  },
  Links: {
    about: "The other documents of the entry.",
    members: {
      html: "The page for people.",
      markdown: "The markdown document in the language of the view.",
      jsonLd: "The JSON-LD document in all languages.",
      legal: "The legal notice; there when the entry has an operator.",
      privacy: "The privacy notice of the page.",
    },
  },
};
