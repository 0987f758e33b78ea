"""I18 to I20 and the warnings: provenance, pictures, policies, areas, the operator, credentials."""

from __future__ import annotations

import re
from typing import Any, Iterator

from .codes import Fault, Pointer
from .formats import is_address
from .reading import Mark
from .texts import SPACE
from .versions import path_tokens
from .walk import given, items, missing, present, sound, unsound, whole

_FACTS = (
    "displayName alternateNames summary description categories naceCodes foundingYear employees languagesSpoken "
    "profiles serviceArea"
).split(" ")
_OPERATOR_FACTS = "legalName legalForm address register vatId economicId supervisoryAuthority".split(" ")
_LEGAL_PERSONS = ("GmbH", "gGmbH", "UG", "AG", "SE", "KGaA", "eG", "e.V.", "e. V.")


def resolves(raw: Any, path: str) -> bool:
    """ENTRY-I18-UNRESOLVED-PATH: followed from the record as given, own members only."""
    for part in path.split("/")[1:]:
        if isinstance(raw, dict) and part in raw:
            raw = raw[part]
        elif isinstance(raw, list) and re.fullmatch("0|[1-9][0-9]*", part) and int(part) < len(raw):
            raw = raw[int(part)]
        else:
            return False
    return True


def _facts(entry: Any) -> Iterator[Pointer]:
    """The facts of ENTRY-I18-UNCOVERED that the record has."""
    for name in _FACTS:
        yield (name,)
    for name, members in (("domains", ()), ("media", ()), ("locations", ("address", "geo", "hours")), ("contactPoints", ("phone", "email"))):
        for index, item in items(entry, name):
            if not members:
                yield (name, index)
            for member in members:
                if sound(item, member) is not None:
                    yield (name, index, member)
    for name in _OPERATOR_FACTS:
        if sound(entry, "operator", name) is not None:
            yield ("operator", name)


def i18_provenance(entry: Any, raw: Any) -> Iterator[Fault]:
    """The clauses of I18."""
    status = sound(entry, "status")
    listed = sound(entry, "provenance")
    paths: list[str] = []
    judged = isinstance(listed, list) and whole(entry, "provenance")
    last = max((index for index, _ in present(listed or [])), default=-1)
    for index, item in items(entry, "provenance"):
        at: Pointer = ("provenance", index)
        own = items(item, "paths")
        judged = judged and sound(item, "paths") is not None and whole(item, "paths")
        for place, path in own:
            here = (*at, "paths", place)
            if path in paths:
                yield Fault("I18_DUPLICATE_PATH", here)
            paths.append(path)
            if path != "/" and not resolves(raw, path):
                yield Fault("I18_UNRESOLVED_PATH", here)
            if path == "/" and len(item["paths"]) > 1:
                yield Fault("I18_WHOLE_ALONE", here)
        if any(path == "/" for _, path in own) and index != last:
            yield Fault("I18_WHOLE_LAST", at)
        yield from _source(item, at, status)
    if judged and status not in (None, "unclaimed") and "/" not in paths:
        yield Fault("I18_WHOLE_MISSING", ("provenance",))
    if judged and status == "unclaimed":
        covering = [path_tokens(path) for path in paths]
        for fact in _facts(entry):
            if sound(entry, str(fact[0])) is not None and not any(fact[: len(path)] == path for path in covering):
                yield Fault("I18_UNCOVERED", fact)


def _source(item: Any, at: Pointer, status: Any) -> Iterator[Fault]:
    source, reference = sound(item, "source"), sound(item, "reference")
    if source in ("register", "impressum", "website") and missing(item, "reference"):
        yield Fault("I18_REFERENCE_MISSING", (*at, "reference"))
    if source in ("owner", "daawid") and reference is not None:
        yield Fault("I18_REFERENCE_UNEXPECTED", (*at, "reference"))
    if source in ("impressum", "website") and reference is not None and not is_address(reference):
        yield Fault("I18_REFERENCE_URL", (*at, "reference"))
    if source is not None and not unsound(item, "sourceName"):
        if (source == "register") != given(item, "sourceName"):
            yield Fault("I18_SOURCE_NAME", (*at, "sourceName"))
    if status == "unclaimed" and source == "owner":
        yield Fault("I18_UNCLAIMED_OWNER", (*at, "source"))


def i19_pictures(entry: Any) -> Iterator[Fault]:
    """ENTRY-I19-DIMENSIONS."""
    for index, media in items(entry, "media"):
        file = sound(media, "file")
        if file is not None and not file.endswith(".svg") and (missing(media, "width") or missing(media, "height")):
            yield Fault("I19_DIMENSIONS", ("media", index))


def _area(area: Any, at: Pointer) -> Iterator[Fault]:
    """ENTRY-I20-AREA, -COUNTRY-PLACE."""
    if area is None:
        return
    if not any(isinstance(value, Mark) for value in area.values()):
        somewhere = given(area, "radius") or given(area, "places")
        if given(area, "anywhere") == somewhere:
            yield Fault("I20_AREA", at)
    for index, place in items(area, "places"):
        if sound(place, "type") == "country" and missing(place, "country"):
            yield Fault("I20_COUNTRY_PLACE", (*at, "places", index, "country"))


def i20_rest(entry: Any) -> Iterator[Fault]:
    """ENTRY-I20-DUPLICATE-POLICY, areas, operator, ENTRY-I20-VERIFIED-AT, -MEMBERSHIP-ISSUER."""
    kinds: set[str] = set()
    for index, policy in items(entry, "policies"):
        kind = sound(policy, "type")
        if kind in kinds and kind != "other":
            yield Fault("I20_DUPLICATE_POLICY", ("policies", index))
        if kind is not None:
            kinds.add(kind)
    yield from _area(sound(entry, "serviceArea"), ("serviceArea",))
    for index, offering in items(entry, "offerings"):
        yield from _area(sound(offering, "serviceArea"), ("offerings", index, "serviceArea"))
    yield from _operator(entry)
    for index, credential in items(entry, "credentials"):
        at: Pointer = ("credentials", index)
        state = sound(credential, "verification")
        if state is not None and not unsound(credential, "verifiedAt"):
            if (state == "verified") != given(credential, "verifiedAt"):
                yield Fault("I20_VERIFIED_AT", (*at, "verifiedAt"))
        if sound(credential, "type") == "membership" and missing(credential, "issuer"):
            yield Fault("I20_MEMBERSHIP_ISSUER", (*at, "issuer"))


def _operator(entry: Any) -> Iterator[Fault]:
    """ENTRY-I20-OPERATOR-ADDRESS, -OPERATOR-EMAIL, -ECONOMIC-ID, -REGISTER, -DISPUTE-BODY."""
    status, operator = sound(entry, "status"), sound(entry, "operator")
    address = sound(operator, "address")
    country = sound(address, "country")
    claimed = status is not None and status != "unclaimed"
    if claimed and missing(address, "street"):
        yield Fault("I20_OPERATOR_ADDRESS", ("operator", "address"))
    if claimed and country == "DE":
        if missing(operator, "contact") or missing(sound(operator, "contact"), "email"):
            yield Fault("I20_OPERATOR_EMAIL", ("operator", "contact", "email"))
    if sound(operator, "economicId") is not None and country not in (None, "DE"):
        yield Fault("I20_ECONOMIC_ID", ("operator", "economicId"))
    register = sound(operator, "register")
    if missing(register, "authority") and missing(register, "number"):
        yield Fault("I20_REGISTER", ("operator", "register"))
    dispute = sound(operator, "disputeResolution")
    if sound(dispute, "participation") in ("willing", "obliged") and not unsound(dispute, "body"):
        at: Pointer = ("operator", "disputeResolution", "body")
        body = sound(dispute, "body")
        if body is None:
            yield Fault("I20_DISPUTE_BODY", at)
        else:
            yield from (Fault("I20_DISPUTE_BODY", (*at, name)) for name in ("name", "address", "url") if name not in body)


def _names_legal_person(text: Any) -> bool:
    """Whether one of the words stands there, bounded by a space, a comma, a bracket or an end."""
    if not isinstance(text, str):
        return False
    for word in _LEGAL_PERSONS:
        for found in re.finditer(re.escape(word), text):
            edges = text[found.start() - 1 : found.start()] if found.start() else "", text[found.end() : found.end() + 1]
            if all(edge == "" or edge in ",()[]" or SPACE.match(edge) for edge in edges):
                return True
    return False


def warnings(entry: Any) -> Iterator[Fault]:
    """ENTRY-WARN-NO-REPRESENTATIVES and ENTRY-WARN-NO-OPERATOR-PHONE."""
    operator = sound(entry, "operator")
    claimed = sound(entry, "status") not in (None, "unclaimed")
    german = sound(operator, "address", "country") == "DE"
    if sound(entry, "kind") == "organization" and claimed and german and missing(operator, "representatives"):
        if _names_legal_person(sound(operator, "legalName")) or _names_legal_person(sound(operator, "legalForm")):
            yield Fault("WARN_NO_REPRESENTATIVES", ("operator", "representatives"))
    contact = sound(operator, "contact")
    if sound(contact, "email") is not None and missing(contact, "phone"):
        yield Fault("WARN_NO_OPERATOR_PHONE", ("operator", "contact", "phone"))
