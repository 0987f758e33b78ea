"""markdown.md, Provenance."""

from __future__ import annotations

from typing import Any

from .dates import day_of
from .escaping import address, inline
from .gate import starred
from .md_context import Context, capital
from .md_head import two_or_more
from .tables import table


def _words(path: str) -> str:
    """MD-PROV-LABEL step 3: the longest row that is the path or a prefix of it ending before a slash."""
    rows = table("provenance-labels")
    while path:
        if path in rows:
            return rows[path]
        path = path.rpartition("/")[0]
    return "other details"


def label(paths: list[str]) -> str:
    """MD-PROV-LABEL and MD-PROV-JOIN."""
    plain = starred(paths)
    if "/displayName" in plain:
        plain = [path for path in plain if path != "/operator/legalName"]
    return capital(two_or_more(list(dict.fromkeys(map(_words, plain)))))


def _owner(context: Context) -> str:
    """MD-PROV-OWNER."""
    who = "this person" if context.person else "the business"
    words = {
        "verified": f"declared by {who} (verified owner)",
        "published": "declared by the entry's owner (not verified)",
        "lapsed": f"declared by {who} (verification lapsed)",
    }
    return words[context.status]


def _source(context: Context, item: dict[str, Any]) -> str:
    """MD-PROV-LINE, the table of sources."""
    day = day_of(item["observedAt"])
    if item["source"] == "register":
        return f"{inline(item['sourceName'])}, {inline(item['reference'])}, retrieved {day}"
    if item["source"] in ("impressum", "website"):
        return f"{address(item['reference'])}, observed {day}"
    if item["source"] == "daawid":
        return f"compiled by {context.registry.name}, {day}"
    confirmed = context.entry.get("lastConfirmedAt")
    return f"{_owner(context)}, updated {day}" + (f", confirmed {day_of(confirmed)}" if confirmed else "")


def provenance(context: Context) -> list[str]:
    """MD-PROV-LINE, for the items that the gate leaves."""
    rows = [f"- {label(item['paths'])}: {_source(context, item)}" for item in context.entry["provenance"]]
    return ["\n".join(rows)] if rows else []
