import fc from "fast-check";
import { compact, type Rec } from "../json.ts";
import { type Build, type Context, makeId, part, type Size, several, weighted } from "./context.ts";
import { email, httpsUrl, phone } from "./grammar.ts";
import { address } from "./places.ts";
import { localizedLine, ownerLine } from "./text.ts";

const ROLES = [
  ...["managing_director", "board_member", "owner", "partner", "general_partner", "authorised_officer"],
  ...["liquidator", "other"],
];
const wording = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom("die Geschäftsführerin", "den Vorstand") },
  { weight: 1, arbitrary: ownerLine(80) },
);

const representative = part({
  name: ownerLine(200),
  role: fc.constantFrom(...ROLES),
  wording: weighted(7, wording),
  through: weighted(2, fc.record({ name: ownerLine(200), wording })),
});

const authority = fc.oneof(
  ownerLine(100).map((court) => `Amtsgericht ${court}`),
  fc.constant("Amtsgericht"),
  ownerLine(120),
);

const register = fc
  .record({
    name: ownerLine(60),
    authority: weighted(7, authority),
    number: weighted(7, ownerLine(60)),
    country: weighted(2, fc.constantFrom("DE", "AT")),
  })
  .map((plan) =>
    compact(plan.authority === undefined && plan.number === undefined ? { ...plan, number: "HRB 1" } : plan),
  );

const rule = part({ name: ownerLine(120), url: weighted(5, httpsUrl) });

const profession = part({
  title: ownerLine(120),
  grantedIn: fc.constantFrom("DE", "AT", "GB"),
  chamber: weighted(5, ownerLine(120)),
  rules: weighted(6, fc.array(rule, { minLength: 1, maxLength: 3 })),
});

const dispute = fc
  .record({
    participation: fc.constantFrom("unwilling", "willing", "obliged"),
    body: fc.record({ name: ownerLine(200), address: ownerLine(200), url: httpsUrl }),
    named: fc.boolean(),
  })
  .map(({ participation, body, named }) =>
    participation === "unwilling" && !named ? { participation } : { participation, body },
  );

const privacy = fc
  .record({ url: weighted(6, httpsUrl), contactEmail: weighted(5, email) })
  .map((plan) =>
    compact(Object.values(plan).every((value) => value === undefined) ? { url: "https://p.example" } : plan),
  );

/** The legal name and form: the form inside the name, beside it, or hidden in a longer word. */
const named = fc
  .record({
    name: ownerLine(160),
    form: weighted(6, fc.constantFrom("GmbH", "Ltd", "e. K.", "(i.G.)", "*")),
    way: fc.nat({ max: 5 }),
  })
  .map(({ name, form, way }) => {
    if (form === undefined) return { legalName: name };
    const glued = [`${name} ${form}`, `${form}, ${name}`, `${name}x${form}`, `(${form}) ${name}`, name, name];
    return { legalName: glued[way] ?? name, legalForm: form };
  });

const operatorPlan = fc.record({
  named,
  freeForm: weighted(1, ownerLine(80)),
  inLiquidation: weighted(2, fc.constant(true)),
  full: address(10),
  bare: address(5),
  email,
  reach: fc.constantFrom("none", "email", "both", "phone"),
  phone,
  register: weighted(6, register),
  vatId: weighted(4, fc.constantFrom("DE999999999", "GB123456789", "ATU12345678")),
  economicId: weighted(4, fc.constant("DE999999999-00001")),
  representatives: weighted(5, fc.array(representative, { minLength: 1, maxLength: 3 })),
  supervisoryAuthority: weighted(3, part({ name: ownerLine(120), url: weighted(5, httpsUrl) })),
  profession: weighted(3, profession),
  dispute: weighted(4, dispute),
  privacy: weighted(3, privacy),
});
type OperatorPlan = typeof operatorPlan extends fc.Arbitrary<infer T> ? T : never;

function contact(plan: OperatorPlan, german: boolean): Rec | undefined {
  const reach = german && plan.reach !== "both" ? "email" : plan.reach;
  if (reach === "none") return undefined;
  return compact({
    email: reach === "phone" ? undefined : plan.email,
    ...(reach === "email" ? {} : plan.phone),
  });
}

/** The operator block, with everything that its country and status ask for. */
export const operator: fc.Arbitrary<Build<Rec>> = operatorPlan.map((plan) => (context: Context) => {
  const postal = (context.unclaimed ? plan.bare : plan.full)(context);
  const german = postal.country === "DE";
  const claimed = context.unclaimed ? undefined : plan;
  return compact({
    ...plan.named,
    ...(plan.freeForm === undefined ? {} : { legalForm: plan.freeForm }),
    inLiquidation: plan.inLiquidation,
    address: postal,
    contact: claimed && contact(claimed, german),
    register: plan.register,
    vatId: plan.vatId,
    economicId: german ? plan.economicId : undefined,
    representatives: claimed?.representatives?.map((build) => build(context)),
    supervisoryAuthority: claimed?.supervisoryAuthority?.(context),
    profession: claimed?.profession?.(context),
    disputeResolution: claimed?.dispute,
    privacy: claimed?.privacy,
  });
});

const file = fc.tuple(fc.nat({ max: 99999 }), fc.constantFrom("svg", "webp", "png", "jpg", "avif"));

const picture = fc.record({
  file,
  width: fc.integer({ min: 1, max: 20000 }),
  height: fc.integer({ min: 1, max: 20000 }),
  caption: weighted(4, localizedLine(200)),
  alt: weighted(4, localizedLine(200)),
});

/** Pictures; a raster picture has its size. */
export function media(size: Size): fc.Arbitrary<Build<Rec[]>> {
  return several(picture, size.items).map(
    (plans) => (context: Context) =>
      plans.map((plan, index) => {
        const id = makeId("med", index, context.salt);
        context.mediaIds.push(id);
        const [number, type] = plan.file;
        const vector = type === "svg" && number % 2 === 0;
        return compact({
          id,
          file: `${(number * 65537 + index).toString(16).padStart(16, "0")}.${type}`,
          width: vector ? undefined : plan.width,
          height: vector ? undefined : plan.height,
          caption: plan.caption?.(context),
          alt: plan.alt?.(context),
        });
      }),
  );
}
