import type { Rec } from "./json.ts";

/** Whose entry it is: an operator in Germany, one elsewhere, or nobody who claimed it. */
export type Variant = "german" | "foreign" | "unclaimed";

const id = (kind: string, number: number): string => `${kind}_${String(number).padStart(26, "0")}`;
const NOW = "2026-10-01T00:00:00Z";

/** A record with the same text in every place where an owner, a register or an editor may write one. */
export function hostileEntry(text: string, variant: Variant = "german"): Rec {
  const unclaimed = variant === "unclaimed";
  return {
    schemaVersion: "0.1",
    id: id("ent", 1),
    slug: "holz",
    kind: "organization",
    status: unclaimed ? "unclaimed" : "published",
    listed: true,
    revision: 1,
    createdAt: NOW,
    updatedAt: NOW,
    defaultLanguage: "de",
    languages: ["de"],
    verification: unclaimed ? { level: "none" } : { level: "contact", contactConfirmedAt: NOW },
    domains: [],
    ...facts(text),
    ...(unclaimed ? {} : claimed(text)),
    contactPoints: [
      { id: id("cp", 1), name: text, visibility: "public", purposes: ["general"], email: "a@b.example" },
    ],
    operator: operator(text, variant),
    provenance: unclaimed
      ? sources(text)
      : [...registers(text), { paths: ["/"], source: "owner", observedAt: NOW }],
  };
}

function facts(text: string): Rec {
  const said = { de: text };
  const place = {
    postalCode: text.slice(0, 12).trim(),
    street: text,
    extra: text,
    locality: text,
    region: text,
  };
  const hours = { exceptions: [{ from: "2026-12-24", intervals: [], note: said }] };
  const zone = { timeZone: "Europe/Berlin", hours };
  return {
    displayName: text,
    alternateNames: [text, text],
    summary: said,
    description: { de: `${text}\n${text}\n\n${text}` },
    categories: ["trades"],
    primaryLocationId: id("loc", 1),
    locations: [
      { id: id("loc", 1), name: said, display: "full", address: { ...place, country: "US" }, ...zone },
      { id: id("loc", 2), display: "full", address: { locality: text, country: "DE" }, ...zone },
    ],
    serviceArea: {
      radius: { km: 3, around: id("loc", 1) },
      places: [
        { type: "city", name: text },
        { type: "city", name: text },
      ],
    },
  };
}

function claimed(text: string): Rec {
  const said = { de: text };
  const lines = { de: `${text}\n${text}\n\n${text}` };
  return {
    offerings: [
      {
        id: id("off", 1),
        type: "service",
        name: said,
        shortName: said,
        description: lines,
        audience: "all",
        price: { kind: "on_request", note: said },
        serviceArea: { places: [{ type: "region", name: text }] },
      },
    ],
    capacity: { status: "limited", note: said, asOf: NOW, expiresAt: "2026-10-02T00:00:00Z" },
    routing: [
      { audience: "any", intent: "quote", routeTo: id("cp", 1), note: said },
      { audience: "any", intent: "job", decline: true, note: said },
    ],
    actions: [action(text)],
    policies: [
      { type: "deposit", percent: 30, summary: said },
      { type: "other", summary: said },
    ],
    credentials: [
      { id: id("crd", 1), type: "award", name: text, issuer: { name: text }, verification: "self_declared" },
      { id: id("crd", 2), type: "award", name: text, verification: "self_declared" },
    ],
    faqs: [{ question: said, answer: lines }],
    voice: { preferredName: text, avoidNames: [text, text], tagline: said, emphasis: [said, said] },
  };
}

function action(text: string): Rec {
  const said = { de: text };
  const options = [1, 2].map((number) => ({ value: `a${number}`, label: said }));
  return {
    id: id("act", 1),
    type: "request_quote",
    name: said,
    enabled: true,
    offeringIds: [id("off", 1)],
    questions: [{ key: "a1", label: said, type: "choice", required: true, options }],
    serviceAreaOnly: false,
    webForm: true,
  };
}

function operator(text: string, variant: Variant): Rec {
  const country = variant === "foreign" ? "GB" : "DE";
  const base = {
    legalName: text,
    address: { street: text, extra: text, postalCode: "1", locality: text, region: text, country },
    register: { name: text, authority: text, number: text },
  };
  if (variant === "unclaimed") return base;
  const web = "https://e.example/?a=1&amp";
  const through = { name: text, wording: text };
  return {
    ...base,
    legalForm: text,
    contact: { email: "a@b.example" },
    representatives: [
      { name: text, role: "owner", wording: text },
      { name: text, role: "partner", wording: text, through },
    ],
    supervisoryAuthority: { name: text, url: web },
    profession: {
      title: text,
      grantedIn: "DE",
      chamber: text,
      rules: [{ name: text }, { name: text, url: web }, { name: text }],
    },
    disputeResolution: { participation: "willing", body: { name: text, address: text, url: web } },
  };
}

function registers(text: string): Rec[] {
  return [
    {
      paths: ["/contactPoints/0/email"],
      source: "register",
      sourceName: text,
      observedAt: NOW,
      reference: text,
    },
  ];
}

function sources(text: string): Rec[] {
  const members = [
    "/displayName",
    "/alternateNames",
    "/summary",
    "/description",
    "/categories",
    "/locations",
  ];
  return [
    ...registers(text),
    {
      paths: ["/contactPoints"],
      source: "website",
      observedAt: NOW,
      reference: "https://e.example/?a=1&amp",
    },
    { paths: [...members, "/serviceArea", "/operator"], source: "daawid", observedAt: NOW },
  ];
}
