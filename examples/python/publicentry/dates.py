"""Dates and moments of the Gregorian calendar, without a clock and without a date library."""

from __future__ import annotations

import re
from typing import Optional

DATE = re.compile(r"([0-9]{4})-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])")
MOMENT = re.compile(r"[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z")


def days_of_month(year: int, month: int) -> int:
    """How many days the month has in the (proleptic) Gregorian calendar."""
    if month == 2:
        leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
        return 29 if leap else 28
    return 30 if month in (4, 6, 9, 11) else 31


def is_real_day(text: str) -> bool:
    """ENTRY-DATE-NOT-REAL: whether the day of a well-formed date or moment exists."""
    year, month, day = int(text[0:4]), int(text[5:7]), int(text[8:10])
    return day <= days_of_month(year, month)


def is_moment(text: object) -> bool:
    """ENTRY-FORMAT-DATE-TIME and ENTRY-DATE-NOT-REAL together."""
    return isinstance(text, str) and MOMENT.fullmatch(text) is not None and is_real_day(text)


def day_of(moment: str) -> str:
    """The day of a moment: its first ten characters."""
    return moment[:10]


def next_day(date: str) -> Optional[str]:
    """TIME-NEXT-EXPIRY: the day after, or nothing after 9999-12-31."""
    year, month, day = int(date[0:4]), int(date[5:7]), int(date[8:10])
    day += 1
    if day > days_of_month(year, month):
        day, month = 1, month + 1
    if month > 12:
        month, year = 1, year + 1
    if year > 9999:
        return None
    return f"{year:04d}-{month:02d}-{day:02d}"


def seconds(moment: str) -> int:
    """The seconds of a moment, counted from the start of year 0."""
    year, month, day = int(moment[0:4]), int(moment[5:7]), int(moment[8:10])
    days = year * 365 + (year + 3) // 4 - (year + 99) // 100 + (year + 399) // 400
    days += sum(days_of_month(year, earlier) for earlier in range(1, month)) + day - 1
    return days * 86400 + int(moment[11:13]) * 3600 + int(moment[14:16]) * 60 + int(moment[17:19])
