"""gate.md, Time: the next expiry of a record, and the record without what has expired."""

from __future__ import annotations

from typing import Any, Optional

from .codes import CallError, Pointer
from .dates import day_of, is_moment, next_day
from .versions import adapt_paths


def next_expiry(revision: dict[str, Any]) -> Optional[str]:
    """TIME-NEXT-EXPIRY: the earliest moment of the three kinds that is greater than ``updatedAt``."""
    moments = []
    if "capacity" in revision:
        moments.append(revision["capacity"]["expiresAt"])
    for credential in revision.get("credentials", []):
        following = next_day(credential["validThrough"]) if "validThrough" in credential else None
        if following is not None:
            moments.append(f"{following}T00:00:00Z")
    if "until" in revision.get("indexing", {}):
        moments.append(revision["indexing"]["until"])
    return min((moment for moment in moments if moment > revision["updatedAt"]), default=None)


def _expired(revision: dict[str, Any], at: str) -> set[Pointer]:
    """TIME-CAPACITY, TIME-CREDENTIAL, TIME-INDEXING: what has expired at ``at``."""
    gone: set[Pointer] = set()
    if "capacity" in revision and revision["capacity"]["expiresAt"] <= at:
        gone.add(("capacity",))
    if "until" in revision.get("indexing", {}) and revision["indexing"]["until"] <= at:
        gone.add(("indexing",))
    credentials = revision.get("credentials", [])
    for index, credential in enumerate(credentials):
        if "validThrough" in credential and credential["validThrough"] < day_of(at):
            gone.add(("credentials", index))
    if credentials and all(("credentials", index) in gone for index in range(len(credentials))):
        gone.add(("credentials",))
    return gone


def without_expired(revision: dict[str, Any], at: Any) -> dict[str, Any]:
    """TIME-AT, TIME-UNCHANGED, TIME-REVISION, TIME-PATHS: all that has expired goes in one step."""
    if not is_moment(at):
        raise CallError("NOT_A_TIME", "at is not a UTC time such as 2026-11-27T09:14:03Z")
    gone = _expired(revision, at)
    if not gone:
        return revision
    if revision["revision"] == 2147483647:
        raise CallError("REVISION_LIMIT", "this revision has no next one")
    result = {name: value for name, value in revision.items() if (name,) not in gone}
    if "credentials" in result:
        result["credentials"] = [
            credential
            for index, credential in enumerate(result["credentials"])
            if ("credentials", index) not in gone
        ]
    result["provenance"] = adapt_paths(revision["provenance"], gone)
    result["revision"] = revision["revision"] + 1
    result["updatedAt"] = max(revision["updatedAt"], at)
    return result
