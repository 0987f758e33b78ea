import * as z from "zod";
import { format } from "../../src/record/primitives.ts";
import { name } from "./names.ts";

const RequirementId = format(
  "FORMAT_KEY",
  /^[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+$/,
  'the ID of a requirement such as "MD-PRICE-AMOUNT"',
);
const CaseId = format("FORMAT_KEY", /^[a-z0-9-]+\/[a-z0-9-]+$/, 'the folder of a case such as "price/from"');
const FileName = format("FORMAT_FILE", /^out(?:\.[A-Za-z0-9-]+)*$/, 'a file of the case such as "out.de.md"');
const Code = format(
  "FORMAT_KEY",
  /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$|^[A-Z]+$/,
  'a code such as "FORMAT_MONEY"',
);
const Pointer = format(
  "FORMAT_PATH",
  /^(?:\/(?:[^~/]|~[01])*)*$/,
  'a JSON pointer such as "/domains/0/host"',
);
const Version = format("FORMAT_VERSION", /^0\.1\.[0-9]+$/, 'a version of the suite such as "0.1.0"');

const Place = z.strictObject({ code: Code, pointer: Pointer });
const Registry = z.strictObject({
  name: z.string(),
  site: z.string(),
  api: z.string(),
  mcp: z.string(),
  media: z.string(),
});

const lang = z.string().optional();
const registry = Registry.optional();
const sections = z.array(z.string());

/** The functions that are called, with what each takes beside the revision. */
const FUNCTIONS = {
  toMarkdown: { lang, registry },
  toOfferingsMarkdown: { lang, registry },
  selectMarkdownSections: { lang, registry, sections },
  toJsonLd: { lang, registry },
  toView: { lang, registry },
  selectSections: { lang, registry, sections },
  toOfferingView: { lang, offering: z.string(), registry },
  toBrandKitView: { lang, registry },
  withoutExpired: { at: z.string() },
  nextExpiry: {},
  resolveLanguage: { lang },
} as const;

function calls<Result extends z.ZodRawShape>(result: Result) {
  const options = Object.entries(FUNCTIONS).map(([fn, taken]) =>
    z.strictObject({ fn: z.literal(fn), ...taken, ...result }),
  );
  const [first, ...others] = options;
  if (first === undefined) throw new Error("no functions");
  for (const option of options) {
    const fn = option.shape.fn.value;
    const kind = "error" in result ? "Error" : "Call";
    name({ [`${fn.charAt(0).toUpperCase()}${fn.slice(1)}${kind}`]: option });
  }
  return z.discriminatedUnion("fn", [first, ...others]);
}

const Call = calls({ expect: FileName });
const FailingCall = calls({ error: Code });

const Requires = z.strictObject({ req: RequirementId, role: z.enum(["primary", "incidental"]) });
const Source = z.strictObject({
  origin: z.enum(["hand", "spec-example", "reference"]),
  derivations: z.array(z.enum(["hand", "reference", "python"])).min(1),
});

const head = {
  id: CaseId,
  title: z.string().min(4),
  requires: z.array(Requires),
  profile: z.array(z.enum(["markdown", "jsonld", "view", "reject"])).min(1),
};
const foot = { since: Version, scored: z.boolean(), why: z.string().min(11), source: Source };

const Warnings = z.strictObject({ warnings: z.array(Place) });
const Faults = z.strictObject({ faults: z.array(Place).min(1), warnings: z.array(Place).optional() });

const ProjectCase = z.strictObject({
  ...head,
  kind: z.literal("project"),
  calls: z.array(Call).min(1),
  ...foot,
});
const ErrorCase = z.strictObject({
  ...head,
  kind: z.literal("error"),
  calls: z.array(FailingCall).min(1),
  ...foot,
});
const AcceptCase = z.strictObject({ ...head, kind: z.literal("accept"), expect: Warnings, ...foot });
const RejectCase = z.strictObject({
  ...head,
  kind: z.literal("reject"),
  expect: Faults,
  twin: CaseId,
  ...foot,
});

/** The metadata of one test vector, `case.json`. It is the project's own, and closed. */
export const VectorCase = z.discriminatedUnion("kind", [ProjectCase, ErrorCase, AcceptCase, RejectCase]);

name({ RequirementId, CaseId, FileName, Code, Pointer, Version, Place, Registry, Call, FailingCall });
name({ VectorCase, Requires, Source, Warnings, Faults, ProjectCase, ErrorCase, AcceptCase, RejectCase });
