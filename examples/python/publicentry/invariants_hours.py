"""I6 and I7: hours and capacity."""

from __future__ import annotations

from typing import Any, Iterator

from .codes import Fault, Pointer
from .dates import seconds
from .record_shape import DAYS
from .walk import given, items, missing, sound, unsound, whole


def is_night(interval: Any) -> bool:
    """An interval runs past midnight when ``closes`` is less than ``opens``."""
    opens, closes = sound(interval, "opens"), sound(interval, "closes")
    return opens is not None and closes is not None and closes < opens


def _day(intervals: Any, at: Pointer) -> Iterator[Fault]:
    """ENTRY-I6-EQUAL-TIMES, -MIDNIGHT, -ORDER, -OVERLAP, -NIGHT-NOT-LAST for one day or one exception."""
    if not isinstance(intervals, list):
        return
    for index, interval in enumerate(intervals):
        opens, closes = sound(interval, "opens"), sound(interval, "closes")
        if closes == "00:00":
            yield Fault("I6_MIDNIGHT", (*at, index, "closes"))
        elif closes is not None and closes == opens:
            yield Fault("I6_EQUAL_TIMES", (*at, index, "closes"))
        night = is_night(interval)
        if night and index < len(intervals) - 1:
            yield Fault("I6_NIGHT_NOT_LAST", (*at, index))
        if index == 0:
            continue
        before = intervals[index - 1]
        if is_night(before) or opens is None:
            continue
        earlier, end = sound(before, "opens"), sound(before, "closes")
        if earlier is not None and opens < earlier:
            yield Fault("I6_ORDER", (*at, index))
        elif earlier is not None and end is not None and opens <= end:
            yield Fault("I6_OVERLAP", (*at, index))


def _week(week: Any, at: Pointer) -> Iterator[Fault]:
    """ENTRY-I6-EMPTY-WEEK, the days, and ENTRY-I6-NEXT-DAY."""
    if not isinstance(week, dict):
        return
    if not week:
        yield Fault("I6_EMPTY_WEEK", at)
    for number, day in enumerate(DAYS):
        intervals = sound(week, day)
        yield from _day(intervals, (*at, day))
        following = DAYS[(number + 1) % 7]
        first = sound(week, following)
        opens = sound(first[0], "opens") if first else None
        for _, interval in items(week, day):
            if is_night(interval) and opens is not None and opens <= interval["closes"]:
                yield Fault("I6_NEXT_DAY", (*at, following, 0))


def _exceptions(hours: Any, at: Pointer) -> Iterator[Fault]:
    """ENTRY-I6-EXCEPTION-ORDER, -EXCEPTION-RANGE, and the intervals of each exception."""
    last: Any = None
    position = -1
    for index, exception in items(hours, "exceptions"):
        here = (*at, "exceptions", index)
        yield from _day(sound(exception, "intervals"), (*here, "intervals"))
        begin, end = sound(exception, "from"), sound(exception, "to")
        if begin is not None and last is not None and index == position + 1 and begin <= last:
            yield Fault("I6_EXCEPTION_ORDER", here)
        if begin is not None and end is not None and end <= begin:
            yield Fault("I6_EXCEPTION_RANGE", (*here, "to"))
        last = None if unsound(exception, "to") else end if end is not None else begin
        position = index


def _has_zone(entry: Any) -> bool:
    """Whether the primary location has a time zone, or nothing can be said about it."""
    if not given(entry, "locations"):
        return unsound(entry, "primaryLocationId")
    primary = sound(entry, "primaryLocationId")
    found = [item for _, item in items(entry, "locations") if sound(item, "id") == primary]
    if primary is None or not found or not whole(entry, "locations"):
        return True
    return given(found[0], "timeZone")


def i6_hours(entry: Any) -> Iterator[Fault]:
    """The clauses of I6 for locations and contact points; ENTRY-I6-TIME-ZONE, -EMPTY-HOURS."""
    for index, location in items(entry, "locations"):
        at: Pointer = ("locations", index)
        hours = sound(location, "hours")
        if hours is None:
            continue
        if missing(location, "timeZone"):
            yield Fault("I6_TIME_ZONE", (*at, "timeZone"))
        if not hours:
            yield Fault("I6_EMPTY_HOURS", (*at, "hours"))
        yield from _week(sound(hours, "weekly"), (*at, "hours", "weekly"))
        yield from _exceptions(hours, (*at, "hours"))
    for index, point in items(entry, "contactPoints"):
        at = ("contactPoints", index)
        week = sound(point, "hours")
        if week is not None and missing(point, "timeZone") and not _has_zone(entry):
            yield Fault("I6_TIME_ZONE", (*at, "timeZone"))
        yield from _week(week, (*at, "hours"))


def i7_capacity(entry: Any) -> Iterator[Fault]:
    """ENTRY-I7-EXPIRY-ORDER, -TOO-LONG: after it was set, and at most 720 hours after."""
    set_at, expires = sound(entry, "capacity", "asOf"), sound(entry, "capacity", "expiresAt")
    if set_at is None or expires is None:
        return
    if expires <= set_at:
        yield Fault("I7_EXPIRY_ORDER", ("capacity", "expiresAt"))
    if seconds(expires) - seconds(set_at) > 720 * 3600:
        yield Fault("I7_TOO_LONG", ("capacity", "expiresAt"))
