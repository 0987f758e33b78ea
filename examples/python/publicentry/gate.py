"""gate.md, What is left out: the shown entry that every projection reads."""

from __future__ import annotations

from typing import Any, Callable, Optional

from .dates import day_of

Entry = dict[str, Any]


def capacity_shown(entry: Entry) -> bool:
    """GATE-CAPACITY: compared with the record's ``updatedAt`` and never with a clock."""
    return entry["capacity"]["expiresAt"] > entry["updatedAt"]


def credential_shown(credential: Entry, updated: str) -> bool:
    """GATE-CREDENTIAL: left out when the day after ``validThrough`` has begun."""
    return "validThrough" not in credential or credential["validThrough"] >= day_of(updated)


def location_shown(location: Entry) -> Entry:
    """GATE-LOCALITY: street, extra and point of a locality-level location are withheld."""
    if location["display"] != "locality_only":
        return location
    shown = {name: value for name, value in location.items() if name != "geo"}
    shown["address"] = {
        name: value for name, value in location["address"].items() if name not in ("street", "extra")
    }
    return shown


def _kept(values: list[Any], keep: Callable[[Any], bool]) -> Optional[list[Any]]:
    """The list with nothing in the place of what is left out; no list when nothing is left."""
    kept = [value if keep(value) else None for value in values]
    return kept if any(value is not None for value in kept) else None


def _with_places(entry: Entry) -> Entry:
    """The shown entry whose list indexes still count the record's own lists."""
    shown = dict(entry)
    rules: dict[str, Callable[[Any], bool]] = {
        "contactPoints": lambda point: point["visibility"] == "public",  # GATE-CONTACT-PRIVATE
        "actions": lambda action: action["enabled"] is True,  # GATE-ACTION-DISABLED
        "credentials": lambda credential: credential_shown(credential, entry["updatedAt"]),
    }
    for name, keep in rules.items():
        if name in entry:
            kept = _kept(entry[name], keep)
            if kept is None:
                del shown[name]
            else:
                shown[name] = kept
    if "locations" in entry:
        shown["locations"] = [location_shown(location) for location in entry["locations"]]
    if "capacity" in entry and not capacity_shown(entry):
        del shown["capacity"]
    return shown


def _arrives(shown: Any, path: str) -> bool:
    """Whether a path leads to something that is shown."""
    for part in path.split("/")[1:]:
        if isinstance(shown, dict):
            shown = shown.get(part)
        elif isinstance(shown, list) and part.isdigit() and int(part) < len(shown):
            shown = shown[int(part)]
        else:
            return False
        if shown is None:
            return False
    return True


def provenance_shown(entry: Entry, shown: Entry) -> list[Entry]:
    """GATE-PROVENANCE: a path is kept only when what it points at is in the shown entry."""
    result = []
    for item in entry["provenance"]:
        paths = [path for path in item["paths"] if path == "/" or _arrives(shown, path)]
        if paths:
            result.append({**item, "paths": paths})
    return result


def starred(paths: list[str]) -> list[str]:
    """LD-PROVENANCE-PATH, MD-PROV-LABEL step 1: indexes become ``*``, and of equal paths the first stays."""
    plain = ("/".join("*" if part.isdigit() else part for part in path.split("/")) for path in paths)
    return list(dict.fromkeys(plain))


def shown_entry(revision: Entry) -> Entry:
    """The shown entry. (What GATE-SUSPENDED leaves of a suspended one, each projection says itself.)"""
    placed = _with_places(revision)
    shown = dict(placed)
    for name in ("contactPoints", "actions", "credentials"):
        if name in shown:
            shown[name] = [value for value in shown[name] if value is not None]
    shown["provenance"] = provenance_shown(revision, placed)
    return shown
