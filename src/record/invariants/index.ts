import type { Fault } from "../../errors.ts";
import type { Draft, Pruned } from "../draft.ts";
import * as actions from "./actions.ts";
import * as amounts from "./amounts.ts";
import * as hours from "./hours.ts";
import * as languages from "./languages.ts";
import * as lint from "./lint.ts";
import * as operator from "./operator.ts";
import * as phones from "./phones.ts";
import * as places from "./places.ts";
import * as provenance from "./provenance.ts";
import type { Check, Reading } from "./reading.ts";
import * as references from "./references.ts";
import * as rest from "./rest.ts";
import * as routing from "./routing.ts";
import * as status from "./status.ts";
import * as times from "./times.ts";
import * as unclaimed from "./unclaimed.ts";

const NONE: Pruned = new Set();

const UNMOVED: Reading["original"] = (pointer) => pointer;

const CHECKS: readonly Check[] = [
  languages.defaultLanguageFirst,
  languages.languageOnce,
  languages.defaultText,
  languages.foreignText,
  references.idsUnique,
  references.referencesResolve,
  references.primaryLocation,
  status.levelOfStatus,
  status.contactConfirmed,
  status.lapsedTime,
  status.verifiedDomainNeeded,
  status.verifiedDomainForbidden,
  times.nothingAfterUpdate,
  times.checkAfterVerification,
  status.hostsUnique,
  status.domainCheckGiven,
  status.domainCheckNotGiven,
  status.hostingVerified,
  hours.timesDiffer,
  hours.midnightAs24,
  hours.intervalsInOrder,
  hours.intervalsApart,
  hours.nightIsLast,
  hours.nightEndsBeforeNextDay,
  hours.hoursHaveZone,
  hours.hoursNotEmpty,
  hours.weekNotEmpty,
  hours.exceptionsInOrder,
  hours.exceptionRange,
  times.expiryAfterStatement,
  times.expiryWithinLimit,
  amounts.priceRange,
  amounts.freeWithoutPrice,
  amounts.depositOneWay,
  amounts.policyStatesSomething,
  amounts.leadTimes,
  amounts.employeeRange,
  actions.fieldsOfKind,
  actions.messageWithoutOffering,
  actions.handoffAlone,
  actions.areaForAction,
  actions.questionKeysUnique,
  actions.optionValuesUnique,
  routing.routesUnique,
  routing.targetOrDecline,
  routing.targetsOpen,
  routing.contactPointsReachable,
  phones.formattedPhoneSame,
  phones.formattedPhoneBeside,
  lint.nothingForModels,
  places.localityPoint,
  places.pointDecimals,
  places.localityPostalCode,
  places.personShowsLocality,
  places.personWithoutEmployees,
  places.personWithoutFounding,
  unclaimed.unclaimedMembers,
  unclaimed.unclaimedOperator,
  unclaimed.unclaimedPerson,
  provenance.pathsUnique,
  provenance.pathsResolve,
  provenance.wholeAlone,
  provenance.wholeLast,
  provenance.wholeGiven,
  provenance.referenceGiven,
  provenance.referenceNotGiven,
  provenance.referenceIsAddress,
  provenance.sourceNamed,
  unclaimed.factsCovered,
  unclaimed.unclaimedSources,
  rest.rasterDimensions,
  rest.policiesUnique,
  places.areaOneWay,
  operator.operatorStreet,
  operator.operatorEmail,
  operator.economicIdInGermany,
  rest.credentialVerifiedAt,
  rest.membershipIssuer,
  rest.recordSize,
  operator.registerNamesEntry,
  operator.disputeBody,
  places.countryPlaceHasCode,
];

const WARNINGS: readonly Check[] = [operator.representativesNamed, operator.operatorPhone];

/**
 * The rules I1 to I20 that span members (I13, which looks at one text alone, is in the shape): every fault, in the
 * order of the rules. `pruned` has the pointers of what was taken out of the draft because its shape is wrong; no
 * rule says anything about that again. `given` is the record before anything was taken out, and `original` tells
 * where in it something of the draft stood. Never throws.
 */
export function invariants(
  entry: Draft,
  pruned: Pruned = NONE,
  given: unknown = entry,
  original: Reading["original"] = UNMOVED,
): Fault[] {
  const reading: Reading = { entry, pruned, given, original };
  return CHECKS.flatMap((check) => check(reading));
}

/** What is allowed but most likely forgotten; with the same parameters as `invariants`. */
export function warnings(entry: Draft, pruned: Pruned = NONE): Fault[] {
  const reading: Reading = { entry, pruned, given: entry, original: UNMOVED };
  return WARNINGS.flatMap((check) => check(reading));
}
