import type { Words } from "./words.ts";

const currency = "The currency of the amount.";
const vatIncluded = "Whether value added tax is in the amount.";
const unit = "What the amount is for; left out, for the whole.";
const terms = { currency, vatIncluded, unit, note: "A remark on the price." };

const period = "How long.";
const flat = "What it costs.";
const policy = {
  type: "The kind of policy.",
  summary: "The owner's own sentence about it.",
};

/** Offerings, prices, capacity, policies and credentials. */
export const OFFERS: Words = {
  Offering: {
    about: "A service or a product.",
    members: {
      id: "The identity of the offering.",
      type: "A service or a product.",
      name: "What it is called.",
      shortName: "A shorter name, for lists of offerings.",
      description: "What it is, in paragraphs.",
      category: "What it belongs to.",
      audience: "Whom it is for.",
      price: "What it costs.",
      availability: "Whether it can be had.",
      typicalLeadTime: "How long customers usually wait.",
      serviceArea: "Where it is offered, instead of the area of the entry.",
      media: "Its pictures, by their IDs.",
    },
  },
  Price: { about: "What an offering costs. The kind decides which members there are." },
  FixedPrice: {
    about: "A price that is known.",
    members: { kind: "A fixed price.", amount: "The price.", ...terms },
  },
  StartingPrice: {
    about: "A price from which others begin.",
    members: { kind: "A price to start from.", amount: "The lowest price.", ...terms },
  },
  PriceRange: {
    about: "Prices from one amount to another, higher one.",
    members: { kind: "A range of prices.", min: "The lowest price.", max: "The highest price.", ...terms },
  },
  PriceOnRequest: {
    about: "A price that is given on request.",
    members: { kind: "A price on request.", note: "A remark on the price." },
  },
  FreeOfCharge: {
    about: "Something that costs nothing.",
    members: { kind: "Free of charge.", note: "A remark on the price." },
  },
  FlatPrice: {
    about: "One amount, as policies state it.",
    members: { amount: "The amount.", currency, vatIncluded, unit },
  },
  LeadTime: {
    about: "How long customers wait: at least, at most, or both.",
    members: { min: "At least.", max: "At most." },
  },
  Capacity: {
    about: "Whether new work is taken. It expires at most 30 days after it was stated.",
    members: {
      status: "Whether new work is taken.",
      nextAvailableFrom: "New projects can begin from this day on.",
      leadTime: "How long customers wait at present.",
      note: "A remark on it.",
      asOf: "When it was stated.",
      expiresAt: "From then on it is unknown.",
    },
  },
  Policy: { about: "A term of business. The type decides which members there are." },
  PaymentPolicy: {
    about: "How one can pay.",
    members: { ...policy, methods: "Ways to pay.", currencies: "Currencies one can pay in." },
  },
  DepositPolicy: {
    about: "What is paid in advance: a percentage or an amount.",
    members: { ...policy, percent: "Percent of the price.", price: "An amount." },
  },
  EstimatePolicy: {
    about: "What an estimate costs.",
    members: { ...policy, free: "Whether estimates are free of charge.", price: flat },
  },
  TravelPolicy: {
    about: "What travel costs.",
    members: { ...policy, freeWithinKm: "Kilometres within which it is free of charge.", price: flat },
  },
  WarrantyPolicy: { about: "How long the business vouches for its work.", members: { ...policy, period } },
  CancellationPolicy: { about: "Until when one can cancel.", members: { ...policy, period } },
  ReturnPolicy: { about: "How long one can return something.", members: { ...policy, period } },
  DeliveryPolicy: {
    about: "What delivery costs.",
    members: { ...policy, free: "Whether delivery is free of charge.", price: flat },
  },
  MinimumOrder: { about: "The least one can order for.", members: { ...policy, price: "The least amount." } },
  OtherPolicy: { about: "A policy of any other kind, in the owner's words.", members: policy },
  Credential: {
    about: "A title, membership, licence or award.",
    members: {
      id: "The identity of the credential.",
      type: "What kind of credential it is.",
      name: "What it is called, the same in every language.",
      issuer: "Who granted it; there with memberships.",
      verification: "Whether the registry has seen proof of it.",
      verifiedAt: "When it was verified; there when it was.",
      validThrough: "The last day on which it holds.",
    },
  },
  Issuer: {
    about: "Who granted a credential.",
    members: { name: "The name.", url: "The website." },
  },
};
