"""markdown.md, Hours."""

from __future__ import annotations

from typing import Any

from .escaping import inline, line_start
from .md_context import SEP, Context
from .md_values import address_text
from .tables import table

Interval = dict[str, str]


def groups(week: dict[str, list[Interval]]) -> list[tuple[list[int], list[Interval]]]:
    """MD-HOURS-DAYS steps 1 to 3: stated days with the same intervals, in the order of their first day."""
    found: list[tuple[list[int], list[Interval]]] = []
    for number, row in enumerate(table("days")):
        if row["key"] not in week:
            continue
        intervals = week[row["key"]]
        for days, same in found:
            if same == intervals:
                days.append(number)
                break
        else:
            found.append(([number], intervals))
    return found


def day_runs(days: list[int]) -> str:
    """MD-HOURS-DAYS step 4: days that follow each other form a run; Sunday and Monday do not."""
    runs: list[list[int]] = []
    for day in days:
        if runs and runs[-1][-1] == day - 1:
            runs[-1].append(day)
        else:
            runs.append([day])
    words = [row["short"] for row in table("days")]
    return ", ".join(words[run[0]] if len(run) == 1 else f"{words[run[0]]}\u2013{words[run[-1]]}" for run in runs)


def intervals_text(intervals: list[Interval]) -> str:
    """MD-HOURS-DAYS step 5, MD-HOURS-CLOSED, MD-HOURS-NIGHT."""
    if not intervals:
        return "closed"
    return " and ".join(
        f"{interval['opens']}\u2013{interval['closes']}"
        + (" (next day)" if interval["closes"] < interval["opens"] else "")
        for interval in intervals
    )


def _exception(context: Context, exception: dict[str, Any]) -> str:
    """MD-HOURS-EXCEPTIONS."""
    days = exception["from"] + (f" to {exception['to']}" if "to" in exception else "")
    note = f" ({inline(context.text(exception['note']))})" if "note" in exception else ""
    return f"- {days} {intervals_text(exception['intervals'])}{note}"


def hours(context: Context) -> list[str]:
    """MD-HOURS-BLOCKS, MD-HOURS-HEAD, MD-HOURS-ZONE, MD-HOURS-VISITS."""
    primary = context.primary()
    others = [location for location in context.items("locations") if location is not primary]
    first_zone: str | None = None
    blocks: list[str] = []
    for location in ([primary] if primary else []) + others:
        if "hours" not in location and "visits" not in location:
            continue
        name = f"{inline(context.text(location['name']))}, " if "name" in location else ""
        head = line_start(name + inline(address_text(location["address"], None)))
        if "hours" in location:
            zone = location["timeZone"]
            if zone != first_zone:
                head += f"{SEP}time zone {zone}"
            first_zone = first_zone or zone
        if "visits" in location:
            head += SEP + table("visits")[location["visits"]]
        rows = [head]
        week = location.get("hours", {}).get("weekly", {})
        rows += [f"- {day_runs(days)} {intervals_text(intervals)}" for days, intervals in groups(week)]
        rows += [_exception(context, exception) for exception in location.get("hours", {}).get("exceptions", [])]
        blocks.append("\n".join(rows))
    return blocks
