import type { Location } from "../../../src/record/location.ts";
import type { PublicEntry } from "../../../src/record/public-entry.ts";
import type { Rec } from "../../support/json.ts";
import type { Check } from "../library.ts";
import { lineage } from "../schema-org.ts";
import { graphOf, recordsOf } from "../walk.ts";

const DAYS = [
  ["mon", "Monday"],
  ["tue", "Tuesday"],
  ["wed", "Wednesday"],
  ["thu", "Thursday"],
  ["fri", "Friday"],
  ["sat", "Saturday"],
  ["sun", "Sunday"],
] as const;

type Interval = { readonly opens: string; readonly closes: string };
type Week = { readonly [day in (typeof DAYS)[number][0]]?: readonly Interval[] | undefined };
type Hours = NonNullable<Location["hours"]>;

function specification({ opens, closes }: Interval, when: Rec): Rec {
  return {
    "@type": "OpeningHoursSpecification",
    ...when,
    opens,
    closes: closes === "24:00" ? "23:59" : closes,
  };
}

/** LD-HOURS, LD-HOURS-CLOSED, LD-HOURS-ALLDAY, LD-HOURS-NIGHT. One node for each interval of each group of days. */
function weekOf(week: Week): Rec[] {
  const groups = new Map<string, string[]>();
  for (const [day, name] of DAYS) {
    const intervals = JSON.stringify(week[day] ?? []);
    groups.set(intervals, [...(groups.get(intervals) ?? []), name]);
  }
  return [...groups].flatMap(([intervals, names]) =>
    (JSON.parse(intervals) as Interval[]).map((one) =>
      specification(one, { dayOfWeek: names.length === 1 ? names[0] : names }),
    ),
  );
}

/** LD-HOURS-SPECIAL. */
function exceptionsOf(exceptions: NonNullable<Hours["exceptions"]>): Rec[] {
  return exceptions.flatMap(({ from, to, intervals }) => {
    const closed = [{ opens: "00:00", closes: "00:00" }];
    const when = { validFrom: from, validThrough: to ?? from };
    return (intervals.length === 0 ? closed : intervals).map((one) => specification(one, when));
  });
}

const PRESENCE = [
  "openingHoursSpecification",
  "specialOpeningHoursSpecification",
  "daawid:timeZone",
  "daawid:visits",
  "hoursAvailable",
];

function without(members: Rec): Rec {
  return Object.fromEntries(
    Object.entries(members).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );
}

function presenceOf(location: Location | undefined): Rec {
  return without({
    openingHoursSpecification: weekOf(location?.hours?.weekly ?? {}),
    specialOpeningHoursSpecification: exceptionsOf(location?.hours?.exceptions ?? []),
    "daawid:timeZone": location?.timeZone,
    "daawid:visits": location?.visits,
  });
}

function differs(what: string, node: Rec, expected: Rec): string | undefined {
  const found = Object.fromEntries(Object.entries(node).filter(([key]) => PRESENCE.includes(key)));
  const [one, other] = [JSON.stringify(found), JSON.stringify(expected)];
  return one === other ? undefined : `${what}: ${one} instead of ${other}`;
}

/** LD-PLACE, LD-PLACE-PRIMARY. The locations that have a node of their own, in order. */
function placesOf(revision: PublicEntry, onSubject: boolean): readonly Location[] {
  const { locations = [], primaryLocationId } = revision;
  const primary = locations.filter(({ id }) => id === primaryLocationId);
  const shown = primary.filter(
    (one) => Object.keys(presenceOf(one)).length > 0 || (one.geo !== undefined && one.display === "full"),
  );
  const further = locations.filter(({ id }) => id !== primaryLocationId);
  return onSubject ? further : [...shown, ...further];
}

function locationFault(subject: Rec, revision: PublicEntry): string | undefined {
  const types = lineage(String(subject["@type"]));
  const onSubject = types.has("Organization") && types.has("Place");
  const primary = revision.locations?.find(({ id }) => id === revision.primaryLocationId);
  const own = differs("the subject", subject, onSubject ? presenceOf(primary) : {});
  if (own !== undefined) return own;
  const nodes = recordsOf(subject[types.has("Person") ? "workLocation" : "location"]);
  const places = placesOf(revision, onSubject);
  const [found, expected] = [
    nodes.map((node) => node["@id"]),
    places.map(({ id }) => `${subject["@id"]}#${id}`),
  ];
  if (found.join() !== expected.join()) return `places ${found.join()} instead of ${expected.join()}`;
  for (const [index, place] of places.entries()) {
    const fault = differs(place.id, nodes[index] ?? {}, presenceOf(place));
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function contactFault(subject: Rec, revision: PublicEntry): string | undefined {
  const shown = (revision.contactPoints ?? []).filter(({ visibility }) => visibility === "public");
  const nodes = recordsOf(subject.contactPoint);
  if (nodes.length !== shown.length) return `${nodes.length} contact points instead of ${shown.length}`;
  for (const [index, { id, hours, timeZone }] of shown.entries()) {
    const expected = without({ hoursAvailable: weekOf(hours ?? {}), "daawid:timeZone": timeZone });
    const fault = differs(id, nodes[index] ?? {}, expected);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/**
 * Hours stand where they belong and say what the record says: a closed day of a week is not there, a closed exception
 * is `00:00` to `00:00`, and the end of a day is `23:59`.
 */
export const hoursAsTold: Check = ({ document, revision }) => {
  const { subject } = graphOf(document);
  if (revision.status === "suspended") return differs("the subject", subject, {});
  return locationFault(subject, revision) ?? contactFault(subject, revision);
};
