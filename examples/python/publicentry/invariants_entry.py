"""I1 to I5: languages, references, status, moments and domains."""

from __future__ import annotations

from typing import Any, Iterator

from .codes import Fault, Pointer
from .record_shape_more import ENTRY
from .walk import given, items, localized_texts, missing, sound, unsound, whole

COUNTING = ("verified", "grace")
LISTS_WITH_IDS = ("locations", "offerings", "contactPoints", "actions", "credentials", "media")
LEVELS = {
    "unclaimed": ("none",),
    "published": ("contact",),
    "verified": ("domain", "business", "identity"),
    "lapsed": ("none", "contact"),
}


def i1_languages(entry: Any) -> Iterator[Fault]:
    """ENTRY-I1-DEFAULT-FIRST, -LANGUAGE-TWICE, -DEFAULT-TEXT, -FOREIGN-TEXT."""
    default = sound(entry, "defaultLanguage")
    languages = items(entry, "languages")
    if default is not None and languages and languages[0][0] == 0 and languages[0][1] != default:
        yield Fault("I1_DEFAULT_FIRST", ("languages",))
    tags: list[str] = []
    for index, tag in languages:
        if tag in tags:
            yield Fault("I1_LANGUAGE_TWICE", ("languages", index))
        tags.append(tag)
    judged = bool(languages) and whole(entry, "languages")
    for at, text in localized_texts(entry, ENTRY):
        if default is not None and default not in text:
            yield Fault("I1_DEFAULT_TEXT", at)
        for tag in text:
            if judged and tag not in tags and not unsound(text, tag):
                yield Fault("I1_FOREIGN_TEXT", (*at, tag))


def _ids(entry: Any, name: str) -> set[str] | None:
    """The ids of a list; nothing when one of them is unsound, so that references are not judged."""
    if not whole(entry, name):
        return None
    found = [sound(item, "id") for _, item in items(entry, name)]
    return None if None in found else set(found)


def i2_references(entry: Any) -> Iterator[Fault]:
    """ENTRY-I2-DUPLICATE-ID, -UNRESOLVED, -PRIMARY-LOCATION."""
    for name in LISTS_WITH_IDS:
        seen: set[str] = set()
        for index, item in items(entry, name):
            identity = sound(item, "id")
            if identity in seen:
                yield Fault("I2_DUPLICATE_ID", (name, index, "id"))
            elif identity is not None:
                seen.add(identity)
    for at, value, target in _references(entry):
        known = _ids(entry, target)
        alone = at == ("primaryLocationId",) and not given(entry, "locations")
        if isinstance(value, str) and known is not None and value not in known and not alone:
            yield Fault("I2_UNRESOLVED", at)
    if given(entry, "primaryLocationId") != given(entry, "locations"):
        if not unsound(entry, "primaryLocationId") and not unsound(entry, "locations"):
            yield Fault("I2_PRIMARY_LOCATION", ("primaryLocationId",))


def _references(entry: Any) -> Iterator[tuple[Pointer, Any, str]]:
    yield ("primaryLocationId",), sound(entry, "primaryLocationId"), "locations"
    yield ("serviceArea", "radius", "around"), sound(entry, "serviceArea", "radius", "around"), "locations"
    for index, offering in items(entry, "offerings"):
        at: Pointer = ("offerings", index)
        yield (*at, "serviceArea", "radius", "around"), sound(offering, "serviceArea", "radius", "around"), "locations"
        for place, media in items(offering, "media"):
            yield (*at, "media", place), media, "media"
    for index, action in items(entry, "actions"):
        for place, offering in items(action, "offeringIds"):
            yield ("actions", index, "offeringIds", place), offering, "offerings"
    yield ("brand", "logo"), sound(entry, "brand", "logo"), "media"
    for place, media in items(entry, "brand", "imagery"):
        yield ("brand", "imagery", place), media, "media"


def i3_status(entry: Any) -> Iterator[Fault]:
    """ENTRY-I3-LEVEL, -CONTACT-CONFIRMED, -LAPSED-AT, -NO-VERIFIED-DOMAIN, -VERIFIED-DOMAIN."""
    status = sound(entry, "status")
    verification = sound(entry, "verification")
    level = sound(verification, "level")
    if status in LEVELS and level is not None and level not in LEVELS[status]:
        yield Fault("I3_LEVEL", ("verification", "level"))
    if status == "published" and missing(verification, "contactConfirmedAt"):
        yield Fault("I3_CONTACT_CONFIRMED", ("verification", "contactConfirmedAt"))
    if status == "lapsed" and missing(verification, "lapsedAt"):
        yield Fault("I3_LAPSED_AT", ("verification", "lapsedAt"))
    states = [(index, sound(domain, "status")) for index, domain in items(entry, "domains")]
    if status == "verified" and sound(entry, "domains") is not None and whole(entry, "domains"):
        found = [state for _, state in states]
        if None not in found and not any(state in COUNTING for state in found):
            yield Fault("I3_NO_VERIFIED_DOMAIN", ("domains",))
    if status in ("unclaimed", "published", "lapsed"):
        for index, state in states:
            if state in COUNTING:
                yield Fault("I3_VERIFIED_DOMAIN", ("domains", index, "status"))


def _moments(entry: Any) -> Iterator[tuple[Pointer, Any]]:
    for names in (
        ("createdAt",),
        ("lastConfirmedAt",),
        ("verification", "contactConfirmedAt"),
        ("verification", "lapsedAt"),
        ("capacity", "asOf"),
    ):
        yield names, sound(entry, *names)
    for name, members in (
        ("domains", ("verifiedAt", "lastCheckedAt")),
        ("credentials", ("verifiedAt",)),
        ("provenance", ("observedAt",)),
    ):
        for index, item in items(entry, name):
            for member in members:
                yield (name, index, member), sound(item, member)


def i4_moments(entry: Any) -> Iterator[Fault]:
    """ENTRY-I4-AFTER-UPDATE, -CHECK-ORDER."""
    updated = sound(entry, "updatedAt")
    for at, moment in _moments(entry):
        if updated is not None and moment is not None and moment > updated:
            yield Fault("I4_AFTER_UPDATE", at)
    for index, domain in items(entry, "domains"):
        verified, checked = sound(domain, "verifiedAt"), sound(domain, "lastCheckedAt")
        if verified is not None and checked is not None and verified > checked:
            yield Fault("I4_CHECK_ORDER", ("domains", index, "lastCheckedAt"))


def i5_domains(entry: Any) -> Iterator[Fault]:
    """ENTRY-I5-DUPLICATE-HOST, -CHECK-MISSING, -CHECK-UNEXPECTED, -HOSTING."""
    seen: set[str] = set()
    counting: set[str] = set()
    judged = sound(entry, "domains") is not None and whole(entry, "domains")
    for index, domain in items(entry, "domains"):
        host, status = sound(domain, "host"), sound(domain, "status")
        if host in seen:
            yield Fault("I5_DUPLICATE_HOST", ("domains", index, "host"))
        if host is not None:
            seen.add(host)
        if host is None or status is None:
            judged = False
        elif status in COUNTING:
            counting.add(host)
        for name in ("method", "verifiedAt", "lastCheckedAt"):
            at = ("domains", index, name)
            if status in ("verified", "grace", "lapsed") and missing(domain, name):
                yield Fault("I5_CHECK_MISSING", at)
            if status == "unverified" and sound(domain, name) is not None:
                yield Fault("I5_CHECK_UNEXPECTED", at)
    hosting = sound(entry, "hosting", "host")
    if judged and hosting is not None and hosting not in counting:
        yield Fault("I5_HOSTING", ("hosting", "host"))
