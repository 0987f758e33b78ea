"""I15 to I17: locality level, persons, unclaimed entries."""

from __future__ import annotations

import re
from typing import Any, Iterator

from .codes import Fault, Pointer
from .numeric import decimals
from .tables import table
from .walk import given, items, sound

POSTAL_AREAS = {row["country"]: row["pattern"] for row in table("postal-areas")}
UNCLAIMED_MEMBERS = (
    "lastConfirmedAt offerings capacity routing agentPolicy actions policies credentials faqs voice brand".split(" ")
)


def i15_locality(entry: Any) -> Iterator[Fault]:
    """ENTRY-I15-GEO-PRECISION, -DECIMALS, -POSTAL-AREA."""
    for index, location in items(entry, "locations"):
        at: Pointer = ("locations", index)
        locality = sound(location, "display") == "locality_only"
        numbers = [(name, sound(location, "geo", name)) for name in ("latitude", "longitude")]
        fine = {name: decimals(number) for name, number in numbers if number is not None}
        if locality and any(count > 2 for count in fine.values()):
            yield Fault("I15_GEO_PRECISION", (*at, "geo"))
        else:
            for name, count in fine.items():
                if count > 6:
                    yield Fault("I15_DECIMALS", (*at, "geo", name))
        code, country = sound(location, "address", "postalCode"), sound(location, "address", "country")
        if locality and code is not None and country in POSTAL_AREAS:
            if re.fullmatch(POSTAL_AREAS[country].strip("^$"), code) is None:
                yield Fault("I15_POSTAL_AREA", (*at, "address", "postalCode"))


def i16_persons(entry: Any) -> Iterator[Fault]:
    """ENTRY-I16-PERSON-ADDRESS, -PERSON-EMPLOYEES, -PERSON-FOUNDING."""
    if sound(entry, "kind") != "person":
        return
    if not given(entry, "operator"):
        for index, location in items(entry, "locations"):
            if sound(location, "display") == "full":
                yield Fault("I16_PERSON_ADDRESS", ("locations", index, "display"))
    if sound(entry, "employees") is not None:
        yield Fault("I16_PERSON_EMPLOYEES", ("employees",))
    if sound(entry, "foundingYear") is not None:
        yield Fault("I16_PERSON_FOUNDING", ("foundingYear",))


def i17_unclaimed(entry: Any) -> Iterator[Fault]:
    """ENTRY-I17-UNCLAIMED-MEMBER, -UNCLAIMED-OPERATOR, -UNCLAIMED-PERSON."""
    if sound(entry, "status") != "unclaimed":
        return
    for name in UNCLAIMED_MEMBERS:
        if sound(entry, name) is not None:
            yield Fault("I17_UNCLAIMED_MEMBER", (name,))
    if sound(entry, "verification", "contactConfirmedAt") is not None:
        yield Fault("I17_UNCLAIMED_MEMBER", ("verification", "contactConfirmedAt"))
    for name in ("representatives", "contact", "profession", "disputeResolution"):
        if sound(entry, "operator", name) is not None:
            yield Fault("I17_UNCLAIMED_OPERATOR", ("operator", name))
    if sound(entry, "kind") == "person":
        yield Fault("I17_UNCLAIMED_PERSON", ("kind",))
