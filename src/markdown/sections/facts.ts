import { addressText } from "../../facts/address.ts";
import { categoryLabel } from "../../facts/labels.ts";
import { orderedLocations } from "../../facts/locations.ts";
import type { Location } from "../../record/location.ts";
import type { PublicEntry } from "../../record/public-entry.ts";
import { areaText } from "../area.ts";
import { type Context, list, type Section } from "../context.ts";
import { inline, lines, url } from "../escape.ts";

/** MD-FACTS-EMPLOYEES. `10–49`, `5`, `5 or more`, `up to 9`. */
function employeesText({ min, max }: NonNullable<PublicEntry["employees"]>): string {
  if (min === undefined) return `up to ${max}`;
  if (max === undefined) return `${min} or more`;
  return min === max ? String(min) : `${min}–${max}`;
}

/** MD-FACTS-ADDRESS. */
function fullAddress(location: Location): string {
  return inline(addressText(location.address, location.address.country));
}

/** MD-FACTS-OTHER-ADDRESS. */
function otherAddress(location: Location, { text }: Context): string {
  const name = location.name === undefined ? "" : `${inline(text(location.name))}, `;
  return `Other address: ${name}${fullAddress(location)}`;
}

/** MD-FACTS-WEBSITE. One line per domain; a domain in its grace period still counts as verified. */
function websites({ entry }: Context): readonly string[] {
  return entry.domains.map(({ host, status }) => {
    const mark = status === "verified" || status === "grace" ? "verified" : "not verified";
    return `Website: https://${host} (${mark})`;
  });
}

/** MD-FACTS-CATEGORY. */
function categories({ entry, language }: Context): string {
  const labels = entry.categories.map((code) => `${categoryLabel(code, language)} (\`${code}\`)`);
  return `Category: ${labels.join(", ")}`;
}

/**
 * MD-FACTS-ORDER. The lines in the fixed order, each only with data; those of one member only stand here:
 * MD-FACTS-ALIASES, MD-FACTS-LANGUAGES, MD-FACTS-FOUNDED, MD-FACTS-PROFILES, MD-FACTS-DESCRIPTION.
 */
function body(context: Context): string | undefined {
  const { entry, text } = context;
  const [primary, ...others] = orderedLocations(entry);
  const { alternateNames, serviceArea, languagesSpoken, foundingYear, employees, profiles, description } =
    entry;
  return list([
    alternateNames && `Also known as: ${alternateNames.map(inline).join(", ")}`,
    categories(context),
    primary && `Address: ${fullAddress(primary)}`,
    ...others.map((location) => otherAddress(location, context)),
    serviceArea && `Service area: ${areaText(serviceArea, entry.locations)}`,
    languagesSpoken && `Languages spoken: ${languagesSpoken.join(", ")}`,
    foundingYear === undefined ? undefined : `Founded: ${foundingYear}`,
    employees && `Employees: ${employeesText(employees)}`,
    ...websites(context),
    profiles && `Profiles: ${profiles.map(url).join(", ")}`,
    description && `Description: ${lines(text(description), "  ", inline)}`,
  ]);
}

export const facts: Section = { key: "facts", heading: "Facts", body };
