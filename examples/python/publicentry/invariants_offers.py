"""I8 to I12: amounts, ranges, actions, routes, printed numbers."""

from __future__ import annotations

import re
from typing import Any, Iterator

from .codes import Fault, Pointer
from .record_shape_more import POLICY
from .reading import UNSOUND
from .shapes import variant
from .walk import given, items, missing, present, sound, unsound, whole

FIELDS_OF_KIND = {
    "request_quote": ("phone", "postal_code", "desired_timing", "budget"),
    "request_callback": ("phone",),
    "request_appointment": ("phone", "postal_code"),
    "send_message": ("phone",),
}
_MINUTES = {"PY": 525600, "PM": 43200, "PW": 10080, "PD": 1440, "TH": 60, "TM": 1}


def minutes(duration: str) -> int:
    """ENTRY-I9-LEAD-TIME: a duration in minutes, a month having 30 days and a year 365."""
    date, _, time = duration[1:].partition("T")
    parts = [("P" + unit, number) for number, unit in re.findall("([0-9]+)([YMWD])", date)]
    parts += [("T" + unit, number) for number, unit in re.findall("([0-9]+)([HM])", time)]
    return sum(_MINUTES[unit] * int(number) for unit, number in parts)


def i8_amounts(entry: Any) -> Iterator[Fault]:
    """ENTRY-I8-RANGE, -FREE-WITH-PRICE, -DEPOSIT-BOTH, -POLICY-EMPTY."""
    for index, offering in items(entry, "offerings"):
        price = sound(offering, "price")
        least, most = sound(price, "min"), sound(price, "max")
        if least is not None and most is not None and int(most.replace(".", "")) <= int(least.replace(".", "")):
            yield Fault("I8_RANGE", ("offerings", index, "price", "max"))
    for index, policy in items(entry, "policies"):
        kind = sound(policy, "type")
        priced = sound(policy, "price") is not None
        at: Pointer = ("policies", index)
        if kind in ("estimates", "delivery") and sound(policy, "free") is True and priced:
            yield Fault("I8_FREE_WITH_PRICE", (*at, "price"))
        if kind == "deposit" and priced and sound(policy, "percent") is not None:
            yield Fault("I8_DEPOSIT_BOTH", (*at, "price"))
        if _says_nothing(policy, kind):
            yield Fault("I8_POLICY_EMPTY", at)


def _says_nothing(policy: Any, kind: Any) -> bool:
    shape = variant(POLICY, policy)
    if shape is None or any(member.required and name not in policy for name, member in shape.members.items()):
        return False
    facts = [name for name in policy if name not in ("type", "summary")]
    if kind == "delivery" and policy.get("free") is False:
        facts.remove("free")
    return not facts and not given(policy, "summary")


def i9_ranges(entry: Any) -> Iterator[Fault]:
    """ENTRY-I9-LEAD-TIME, -EMPLOYEES."""
    times = [(("offerings", i, "typicalLeadTime", "min"), sound(o, "typicalLeadTime")) for i, o in items(entry, "offerings")]
    times.append((("capacity", "leadTime", "min"), sound(entry, "capacity", "leadTime")))  # type: ignore[arg-type]
    for at, pair in times:
        least, most = sound(pair, "min"), sound(pair, "max")
        if least is not None and most is not None and minutes(least) > minutes(most):
            yield Fault("I9_LEAD_TIME", at)
    least, most = sound(entry, "employees", "min"), sound(entry, "employees", "max")
    if least is not None and most is not None and least > most:
        yield Fault("I9_EMPLOYEES", ("employees", "min"))


def i10_actions(entry: Any) -> Iterator[Fault]:
    """ENTRY-I10-FIELD-OF-KIND, -MESSAGE-OFFERING, -HANDOFF, -AREA-MISSING, -QUESTION-KEY, -OPTION-VALUE."""
    for index, action in items(entry, "actions"):
        at: Pointer = ("actions", index)
        kind = sound(action, "type")
        for place, field in items(action, "requireFields"):
            if kind is not None and field not in FIELDS_OF_KIND[kind]:
                yield Fault("I10_FIELD_OF_KIND", (*at, "requireFields", place))
        if kind == "send_message" and sound(action, "offeringIds") is not None:
            yield Fault("I10_MESSAGE_OFFERING", (*at, "offeringIds"))
        if sound(action, "handoffUrl") is not None:
            for name in ("requireFields", "questions"):
                if sound(action, name) is not None:
                    yield Fault("I10_HANDOFF", (*at, name))
            if sound(action, "webForm") is True:
                yield Fault("I10_HANDOFF", (*at, "webForm"))
        if sound(action, "serviceAreaOnly") is True and _lacks_area(entry, action):
            yield Fault("I10_AREA_MISSING", (*at, "serviceAreaOnly"))
        yield from _questions(action, at)


def _lacks_area(entry: Any, action: Any) -> bool:
    if given(entry, "serviceArea") or unsound(entry, "offerings") or unsound(action, "offeringIds"):
        return False
    if not whole(entry, "offerings") or not whole(action, "offeringIds"):
        return False
    named = [identity for _, identity in items(action, "offeringIds")]
    for _, offering in items(entry, "offerings"):
        concerned = not given(action, "offeringIds") or sound(offering, "id") in (None, *named)
        if concerned and given(offering, "serviceArea"):
            return False
    return True


def _questions(action: Any, at: Pointer) -> Iterator[Fault]:
    keys: set[str] = set()
    for number, question in items(action, "questions"):
        here = (*at, "questions", number)
        key = sound(question, "key")
        if key in keys:
            yield Fault("I10_QUESTION_KEY", (*here, "key"))
        elif key is not None:
            keys.add(key)
        values: set[str] = set()
        for place, option in items(question, "options"):
            value = sound(option, "value")
            if value in values:
                yield Fault("I10_OPTION_VALUE", (*here, "options", place, "value"))
            elif value is not None:
                values.add(value)


def _reaches(entry: Any, target: str) -> bool:
    """ENTRY-I11-TARGET; also true when nothing can be said, since an item or its member is unsound."""
    name, member, wanted = (
        ("actions", "enabled", True) if target.startswith("act_") else ("contactPoints", "visibility", "public")
    )
    if unsound(entry, name):
        return True
    for _, item in present(sound(entry, name) or []):
        if item is UNSOUND or sound(item, "id") is None:
            return True
        if item["id"] == target and (not isinstance(item.get(member), (bool, str)) or item[member] == wanted):
            return True
    return False


def i11_routes(entry: Any) -> Iterator[Fault]:
    """ENTRY-I11-DUPLICATE-ROUTE, -TARGET-OR-DECLINE, -TARGET, -UNREACHABLE."""
    seen: set[tuple[str, str]] = set()
    for index, route in items(entry, "routing"):
        at: Pointer = ("routing", index)
        pair = (sound(route, "audience"), sound(route, "intent"))
        if None not in pair:
            if pair in seen:
                yield Fault("I11_DUPLICATE_ROUTE", at)
            seen.add(pair)
        if not unsound(route, "routeTo") and not unsound(route, "decline"):
            if given(route, "routeTo") == given(route, "decline"):
                yield Fault("I11_TARGET_OR_DECLINE", at)
        target = sound(route, "routeTo")
        if target is not None and not _reaches(entry, target):
            yield Fault("I11_TARGET", (*at, "routeTo"))
    for index, point in items(entry, "contactPoints"):
        if missing(point, "phone") and missing(point, "email"):
            yield Fault("I11_UNREACHABLE", ("contactPoints", index))


def i12_printed(entry: Any) -> Iterator[Fault]:
    """ENTRY-I12-PHONE-DIFFERS, -PHONE-MISSING."""
    holders: list[tuple[Pointer, Any]] = [(("contactPoints", i), point) for i, point in items(entry, "contactPoints")]
    holders.append((("operator", "contact"), sound(entry, "operator", "contact")))
    for at, holder in holders:
        printed, phone = sound(holder, "phoneFormatted"), sound(holder, "phone")
        if printed is None:
            continue
        if not given(holder, "phone"):
            yield Fault("I12_PHONE_MISSING", (*at, "phoneFormatted"))
        elif phone is not None and re.sub("[ ()./-]", "", printed) != phone:
            yield Fault("I12_PHONE_DIFFERS", (*at, "phoneFormatted"))
