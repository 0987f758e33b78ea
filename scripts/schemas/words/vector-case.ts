import type { Words } from "./words.ts";

const taken = {
  fn: "The function that is called.",
  lang: "The language asked for.",
  registry: "The registry; left out, the one of the contract.",
  sections: "The sections asked for.",
  offering: "The ID of the offering asked for.",
  at: "The moment asked about.",
};
const FUNCTIONS = {
  ToMarkdown: ["toMarkdown", "lang", "registry"],
  ToOfferingsMarkdown: ["toOfferingsMarkdown", "lang", "registry"],
  SelectMarkdownSections: ["selectMarkdownSections", "lang", "registry", "sections"],
  ToJsonLd: ["toJsonLd", "lang", "registry"],
  ToView: ["toView", "lang", "registry"],
  SelectSections: ["selectSections", "lang", "registry", "sections"],
  ToOfferingView: ["toOfferingView", "lang", "registry", "offering"],
  ToBrandKitView: ["toBrandKitView", "lang", "registry"],
  WithoutExpired: ["withoutExpired", "at"],
  NextExpiry: ["nextExpiry"],
  ResolveLanguage: ["resolveLanguage", "lang"],
} as const;

function calls(): Words {
  const words = Object.entries(FUNCTIONS).flatMap(([title, [fn, ...params]]) => {
    const members = { fn: taken.fn, ...Object.fromEntries(params.map((param) => [param, taken[param]])) };
    const expect = "The file with the expected bytes.";
    const error = "The code of the error that is thrown.";
    return [
      [`${title}Call`, { about: `A call of ${fn}.`, members: { ...members, expect } }],
      [`${title}Error`, { about: `A call of ${fn} that fails.`, members: { ...members, error } }],
    ] as const;
  });
  return Object.fromEntries(words);
}

const members = {
  id: "The case's folder below cases/.",
  title: "What the record is, in a few words.",
  kind: "What the case asserts.",
  requires: "The requirements that the case is about, and those it relies on.",
  profile: "The profiles that the case belongs to.",
  since: "The version of the suite that first had the case.",
  scored: "Whether a run counts the case. One derivation alone does not score.",
  why: "What a naive implementation gets wrong.",
  source: "Where the expectation comes from.",
};

/** The metadata of test vectors. */
export const VECTOR_CASE: Words = {
  ...calls(),
  VectorCase: {
    about:
      "The file case.json of a test vector, of the project's own and closed: a member that is not described here is a mistake. The record stands beside it, in input.json or input.bin.",
  },
  ProjectCase: {
    about: "The record is accepted, and each call gives exactly the bytes of its file.",
    members: { ...members, calls: "What is called." },
  },
  ErrorCase: {
    about: "The record is accepted, and each call throws.",
    members: { ...members, calls: "What is called." },
  },
  AcceptCase: {
    about: "The record is accepted, with exactly these warnings.",
    members: { ...members, expect: "The verdict." },
  },
  RejectCase: {
    about: "The record is refused, with exactly these faults.",
    members: {
      ...members,
      expect: "The verdict.",
      twin: "A case that is accepted and differs in one thing.",
    },
  },
  Call: { about: "A call, and the file with the bytes it gives." },
  FailingCall: { about: "A call, and the error it throws." },
  Registry: {
    about: "The name of a registry, and the addresses its documents are made with.",
    members: {
      name: "Its name.",
      site: "The site of the pages.",
      api: "The address of the API.",
      mcp: "The address of the MCP server.",
      media: "The address of the pictures.",
    },
  },
  Requires: {
    about: "A requirement and what the case has to do with it.",
    members: { req: "The requirement.", role: "Whether the case is about it or relies on it." },
  },
  Source: {
    about: "Where the expectation comes from.",
    members: {
      origin: "Who first wrote it down.",
      derivations: "Independent ways in which it was derived.",
    },
  },
  Warnings: { about: "What is remarked on.", members: { warnings: "All warnings, in order." } },
  Faults: {
    about: "What is refused.",
    members: { faults: "All faults, in order.", warnings: "All warnings, in order." },
  },
  Place: {
    about: "A code, and where in the record it stands.",
    members: { code: "The code.", pointer: "A pointer into the record as it was given." },
  },
};
