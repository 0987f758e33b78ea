import * as z from "zod";

export const EntryKind = z.enum(["person", "organization"]);
export const EntryStatus = z.enum(["unclaimed", "published", "verified", "lapsed", "suspended"]);
export const VerificationLevel = z.enum(["none", "contact", "domain", "business", "identity"]);

export const PriceUnit = z.enum([
  "hour",
  "day",
  "piece",
  "metre",
  "square_metre",
  "cubic_metre",
  "kilogram",
  "kilometre",
  "month",
]);

export const CapacityStatus = z.enum(["accepting", "limited", "waitlist", "not_accepting"]);
export const ActionType = z.enum([
  "request_quote",
  "request_callback",
  "request_appointment",
  "send_message",
]);

export const PaymentMethod = z.enum([
  "bank_transfer",
  "invoice",
  "girocard",
  "cash",
  "credit_card",
  "debit_card",
  "direct_debit",
  "paypal",
  "apple_pay",
  "google_pay",
  "twint",
  "cheque",
  "instalments",
]);

/** What a contact point is for. */
export const Purpose = z.enum([
  "general",
  "quotes",
  "complaints",
  "jobs",
  "appointments",
  "orders",
  "support",
  "billing",
  "press",
  "partnerships",
  "emergencies",
]);

/** Who is asking, in a route. */
export const Audience = z.enum([
  "any",
  "consumer",
  "business",
  "job_seeker",
  "press",
  "supplier",
  "public_body",
]);

/** What they want, in a route. */
export const Intent = z.enum([
  "quote",
  "question",
  "complaint",
  "job",
  "sales_pitch",
  "appointment",
  "order",
  "support",
  "billing",
  "press",
  "partnership",
  "emergency",
]);

/** How the business wants to sound. Fixed words, since free ones would be read by models as instructions. */
export const Tone = z.enum([
  "warm",
  "friendly",
  "precise",
  "traditional",
  "modern",
  "calm",
  "confident",
  "playful",
  "plain",
  "professional",
  "personal",
  "reserved",
  "humorous",
  "technical",
  "elegant",
  "direct",
]);

export type EntryKind = z.infer<typeof EntryKind>;
export type EntryStatus = z.infer<typeof EntryStatus>;
export type VerificationLevel = z.infer<typeof VerificationLevel>;
export type PriceUnit = z.infer<typeof PriceUnit>;
export type CapacityStatus = z.infer<typeof CapacityStatus>;
export type ActionType = z.infer<typeof ActionType>;
export type PaymentMethod = z.infer<typeof PaymentMethod>;
export type Purpose = z.infer<typeof Purpose>;
export type Audience = z.infer<typeof Audience>;
export type Intent = z.infer<typeof Intent>;
export type Tone = z.infer<typeof Tone>;
