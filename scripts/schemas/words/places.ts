import type { Words } from "./words.ts";

const day = (name: string) => `${name}. Left out: not stated; an empty list: closed.`;

/** Locations, hours and areas. */
export const PLACES: Words = {
  Location: {
    about: "A place of the entry.",
    members: {
      id: "The identity of the location.",
      name: "What the place is called or used for.",
      display: "How much of the address is shown: of a locality alone, neither street nor point.",
      address: "Where it is.",
      geo: "The point on the map.",
      timeZone: "The zone of the hours; there with hours.",
      visits: "Whether one may come by.",
      hours: "When it is open.",
    },
  },
  Address: {
    about: "A postal address, its parts as the owner writes them.",
    members: {
      street: "Street and number, or a post box.",
      extra: "Floor, building, care of.",
      postalCode: "The postal code as it is written there.",
      locality: "The town.",
      region: "The state or province.",
      country: "The country.",
    },
  },
  Geo: {
    about: "A point in degrees (WGS 84), with at most six decimals.",
    members: { latitude: "Degrees north.", longitude: "Degrees east." },
  },
  Hours: {
    about: "When a place is open: every week, and on days that differ.",
    members: { weekly: "The hours of every week.", exceptions: "Days that differ, in their order." },
  },
  Weekly: {
    about: "The hours of a week, day by day. At least one day is stated.",
    members: {
      mon: day("Monday"),
      tue: day("Tuesday"),
      wed: day("Wednesday"),
      thu: day("Thursday"),
      fri: day("Friday"),
      sat: day("Saturday"),
      sun: day("Sunday"),
    },
  },
  DayHours: { about: "The stretches of one day, in order, apart from each other. None: closed." },
  Interval: {
    about: "One stretch of opening. One that closes before it opens ends on the next day.",
    members: { opens: "When it begins.", closes: "When it ends; the end of the day is 24:00." },
  },
  HoursException: {
    about: "Days that are not like the others, from the first to the last.",
    members: {
      from: "The first day.",
      to: "The last day, when it is another one.",
      intervals: "The hours of each of these days; none: closed.",
      note: "Why.",
    },
  },
  ServiceArea: {
    about: "Where the business works: anywhere alone, or a radius, places, or both.",
    members: {
      anywhere: "Always true: there is no limit.",
      radius: "Around a location.",
      places: "Towns, regions and countries by name.",
    },
  },
  ServiceRadius: {
    about: "A distance around a location of the entry.",
    members: { km: "Kilometres.", around: "The location." },
  },
  ServicePlace: {
    about: "A town, region or country in which the business works.",
    members: {
      type: "What kind of place it is.",
      name: "Its name.",
      country: "Its country; there with countries.",
    },
  },
};
