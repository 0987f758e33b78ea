import units from "../data/duration-units.json" with { type: "json" };

/** An ISO 8601 duration's part, e.g. 6 of the unit at index 2 of the table (weeks). */
type Part = { readonly count: number; readonly unit: number };

type LeadTime = { readonly min?: string | undefined; readonly max?: string | undefined };

function parts(duration: string): readonly Part[] {
  const found: Part[] = [];
  const time = duration.indexOf("T");
  for (const match of duration.matchAll(/([0-9]+)([YMWDH])/g)) {
    const inTime = time !== -1 && match.index > time;
    const unit = units.findIndex((row) => row.designator === match[2] && row.time === inTime);
    found.push({ count: Number(match[1]), unit });
  }
  return found;
}

function unitWord(part: Part): string {
  const unit = units[part.unit];
  if (unit === undefined) return "";
  return part.count === 1 ? unit.one : unit.many;
}

function words(duration: string): string {
  return parts(duration)
    .map((part) => `${part.count} ${unitWord(part)}`)
    .join(" ");
}

/** MD-DURATION. `1 year 6 months (P1Y6M)`: words, then the ISO form in brackets (contract §3.4). */
export function durationText(duration: string): string {
  return `${words(duration)} (${duration})`;
}

/** MD-DURATION-RANGE. `6–10 weeks (P6W–P10W)`, `3 days to 2 weeks (P3D–P2W)`, `from …`, `up to …`. */
export function durationRangeText(range: LeadTime): string {
  const { min, max } = range;
  if (min === undefined) return max === undefined ? "" : `up to ${durationText(max)}`;
  if (max === undefined) return `from ${durationText(min)}`;
  if (min === max) return durationText(min);
  const [low, ...lowRest] = parts(min);
  const [high, ...highRest] = parts(max);
  const sameUnit = low !== undefined && high !== undefined && low.unit === high.unit;
  if (sameUnit && lowRest.length === 0 && highRest.length === 0) {
    return `${low.count}–${high.count} ${unitWord(high)} (${min}–${max})`;
  }
  return `${words(min)} to ${words(max)} (${min}–${max})`;
}
