"""markdown.md, Offerings and Capacity."""

from __future__ import annotations

from typing import Any

from .dates import day_of
from .escaping import heading, inline, lines
from .md_context import SEP, Context, capital, joined
from .md_values import area, duration_range, price_text
from .tables import table

LIMIT = 25


def actions_of(context: Context, offering: dict[str, Any]) -> list[dict[str, Any]]:
    """MD-OFFER-ACTIONS: enabled actions that name the offering or name none, except ``send_message``."""
    return [
        action
        for action in context.items("actions")
        if action["type"] != "send_message"
        and ("offeringIds" not in action or offering["id"] in action["offeringIds"])
    ]


def _block(context: Context, offering: dict[str, Any]) -> str:
    """MD-OFFER-ID and the lines after it."""
    audience = table("offering-audience")[offering["audience"]]
    rows = [
        "### " + heading(context.text(offering["name"])),
        f"- ID: `{offering['id']}`{SEP}{offering['type']}{SEP}{audience}",
    ]
    if "price" in offering:  # MD-OFFER-PRICE
        rows.append("- Price: " + price_text(context, offering["price"]))
    words = table("availability")[offering["availability"]].get("words") if "availability" in offering else None
    if words:  # MD-OFFER-AVAILABILITY
        rows.append("- Availability: " + words)
    if "typicalLeadTime" in offering:  # MD-OFFER-LEAD
        rows.append("- Typical lead time: " + duration_range(offering["typicalLeadTime"]))
    if "serviceArea" in offering:  # MD-OFFER-AREA
        rows.append("- Service area: " + area(context, offering["serviceArea"]))
    if "description" in offering:  # MD-OFFER-DESCRIPTION
        rows.append("- " + lines(context.text(offering["description"]), "  "))
    actions = [f"{action['type']} `{action['id']}`" for action in actions_of(context, offering)]
    if actions:
        rows.append("- Actions: " + joined(actions))
    return "\n".join(rows)


def offerings(context: Context, cut: bool = True) -> list[str]:
    """The blocks of the section; MD-OFFER-LIMIT cuts them at 25."""
    listed = context.items("offerings")
    if not cut or len(listed) <= LIMIT:
        return [_block(context, offering) for offering in listed]
    address = context.addresses.offerings(context.language)
    closing = f"Offerings 1\u2013{LIMIT} of {len(listed)}. All offerings: {address}"
    return [_block(context, offering) for offering in listed[:LIMIT]] + [closing]


def capacity(context: Context) -> list[str]:
    """MD-CAP-STATUS, MD-CAP-NEXT, MD-CAP-NOTE, MD-CAP-DATES."""
    value = context.entry.get("capacity")
    if value is None:
        return []
    rows = ["- Status: " + value["status"]]
    parts = [
        f"New projects from {value['nextAvailableFrom']}" if "nextAvailableFrom" in value else None,
        f"lead time {duration_range(value['leadTime'])}" if "leadTime" in value else None,
    ]
    if any(parts):
        rows.append("- " + capital(joined(parts, SEP)))
    if "note" in value:
        rows.append("- Note: " + inline(context.text(value["note"])))
    rows.append(
        f"- As of {day_of(value['asOf'])}{SEP}expires {day_of(value['expiresAt'])}; treat as unknown after that"
    )
    return ["\n".join(rows)]
