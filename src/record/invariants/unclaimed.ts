import type { Fault } from "../../errors.ts";
import type { Draft } from "../draft.ts";
import { pathsKnown, statedPaths } from "./provenance.ts";
import { fault, gone, items, quoted, type Reading } from "./reading.ts";

const OWNER_MEMBERS = [
  "lastConfirmedAt",
  "offerings",
  "capacity",
  "routing",
  "agentPolicy",
  "actions",
  "policies",
  "credentials",
  "faqs",
  "voice",
  "brand",
] as const;

const OPERATOR_MEMBERS = ["contact", "representatives", "profession", "disputeResolution"] as const;

const FACTS = [
  "displayName",
  "alternateNames",
  "summary",
  "description",
  "categories",
  "naceCodes",
  "foundingYear",
  "employees",
  "languagesSpoken",
  "profiles",
  "serviceArea",
] as const;

const OPERATOR_FACTS = [
  "legalName",
  "legalForm",
  "address",
  "register",
  "vatId",
  "economicId",
  "supervisoryAuthority",
] as const;

const isUnclaimed = (entry: Draft): boolean => entry.status === "unclaimed";

/** ENTRY-I17-UNCLAIMED-MEMBER. An unclaimed entry has nothing that only an owner can say. */
export function unclaimedMembers(reading: Reading): Fault[] {
  const { entry } = reading;
  if (!isUnclaimed(entry)) return [];
  const pointers = OWNER_MEMBERS.filter((name) => entry[name] !== undefined).map((name) => `/${name}`);
  if (entry.verification?.contactConfirmedAt !== undefined) pointers.push("/verification/contactConfirmedAt");
  return pointers.map((pointer) => {
    const name = pointer.slice(pointer.lastIndexOf("/") + 1);
    return fault("I17_UNCLAIMED_MEMBER", pointer, `An unclaimed entry has no ${name}, but it is given.`);
  });
}

/** ENTRY-I17-UNCLAIMED-OPERATOR. The operator of an unclaimed entry is register data, without people and contact. */
export function unclaimedOperator(reading: Reading): Fault[] {
  const { operator } = reading.entry;
  if (!isUnclaimed(reading.entry) || operator === undefined) return [];
  return OPERATOR_MEMBERS.filter((name) => operator[name] !== undefined).map((name) =>
    fault(
      "I17_UNCLAIMED_OPERATOR",
      `/operator/${name}`,
      `The operator of an unclaimed entry has no ${name}, but it is given.`,
    ),
  );
}

/** ENTRY-I17-UNCLAIMED-PERSON. No entry about a person is compiled without that person. */
export function unclaimedPerson(reading: Reading): Fault[] {
  if (!isUnclaimed(reading.entry) || reading.entry.kind !== "person") return [];
  return [
    fault(
      "I17_UNCLAIMED_PERSON",
      "/kind",
      "An unclaimed entry is about an organization, but this one is about a person.",
    ),
  ];
}

/** The facts of an unclaimed entry that need a source, in document order. */
function facts(entry: Draft): string[] {
  const { operator } = entry;
  return [
    ...FACTS.filter((name) => entry[name] !== undefined).map((name) => `/${name}`),
    ...items(entry.domains).map(([index]) => `/domains/${index}`),
    ...items(entry.locations).flatMap(([index, location]) =>
      (["address", "geo", "hours"] as const)
        .filter((name) => location[name] !== undefined)
        .map((name) => `/locations/${index}/${name}`),
    ),
    ...items(entry.contactPoints).flatMap(([index, point]) =>
      (["phone", "email"] as const)
        .filter((name) => point[name] !== undefined)
        .map((name) => `/contactPoints/${index}/${name}`),
    ),
    ...items(entry.media).map(([index]) => `/media/${index}`),
    ...OPERATOR_FACTS.filter((name) => operator?.[name] !== undefined).map((name) => `/operator/${name}`),
  ];
}

/** ENTRY-I18-UNCOVERED. Every fact of an unclaimed entry has a source: a path that is the fact, or a prefix of it. */
export function factsCovered(reading: Reading): Fault[] {
  if (!isUnclaimed(reading.entry) || !pathsKnown(reading)) return [];
  const paths = new Set(statedPaths(reading.entry).map(([, path]) => path));
  if (paths.has("/")) return [];
  return facts(reading.entry).flatMap((fact) => {
    if (gone(reading, fact)) return [];
    for (let end = fact.length; end > 0; end = fact.lastIndexOf("/", end - 1)) {
      if (paths.has(fact.slice(0, end))) return [];
    }
    const message = `Every fact of an unclaimed entry needs a provenance path, but none covers ${fact}.`;
    return [fault("I18_UNCOVERED", fact, message)];
  });
}

/** ENTRY-I18-UNCLAIMED-OWNER. Nothing in an unclaimed entry comes from its owner. */
export function unclaimedSources(reading: Reading): Fault[] {
  if (!isUnclaimed(reading.entry)) return [];
  return items(reading.entry.provenance)
    .filter(([, { source }]) => source === "owner")
    .map(([index, { source }]) => {
      const message = `The sources of an unclaimed entry are register, impressum, website and daawid, but this one is ${quoted(source)}.`;
      return fault("I18_UNCLAIMED_OWNER", `/provenance/${index}/source`, message);
    });
}
