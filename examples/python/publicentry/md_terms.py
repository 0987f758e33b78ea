"""markdown.md, Policies and Credentials."""

from __future__ import annotations

from typing import Any

from .dates import day_of
from .escaping import inline, start
from .md_context import Context, joined
from .md_values import duration_text, flat_price
from .tables import table

Policy = dict[str, Any]


def _payment(policy: Policy) -> str:
    """MD-POL-PAYMENT."""
    methods = joined(table("payment-methods")[method]["name"] for method in policy["methods"])
    currencies = policy["currencies"]
    return f"{methods}; in {joined(currencies)}" if len(currencies) > 1 else methods


def _travel(policy: Policy) -> str:
    """MD-POL-TRAVEL."""
    within = f"free within {policy['freeWithinKm']} km" if "freeWithinKm" in policy else ""
    price = flat_price(policy["price"]) if "price" in policy else ""
    return f"{within}; beyond that {price}" if within and price else within or price


def _period(policy: Policy) -> str:
    """MD-POL-PERIOD."""
    if "period" not in policy:
        return ""
    duration = duration_text(policy["period"])
    words = {"warranty": "{}", "cancellation": "free until {} before", "returns": "within {}"}
    return words[policy["type"]].format(duration)


def facts_of(policy: Policy) -> str:
    """The facts of a policy: MD-POL-DEPOSIT, -ESTIMATES, -DELIVERY, -MINIMUM and those above."""
    kind = policy["type"]
    if kind == "payment":
        return _payment(policy)
    if kind == "travel_costs":
        return _travel(policy)
    if kind in ("warranty", "cancellation", "returns"):
        return _period(policy)
    if "percent" in policy:
        return f"{policy['percent']} %"
    if "price" in policy:
        return flat_price(policy["price"])
    if policy.get("free") is True:
        return "free"
    return "charged" if kind == "estimates" and policy.get("free") is False else ""


def policies(context: Context) -> list[str]:
    """MD-POL-LINE."""
    rows = []
    for policy in context.items("policies"):
        facts = facts_of(policy)
        summary = inline(context.text(policy["summary"])) if "summary" in policy else ""
        text = joined([f"{facts}." if facts else "", summary], " ")
        if text:
            rows.append(f"- {table('policies')[policy['type']]}: {text}")
    return ["\n".join(rows)] if rows else []


def credentials(context: Context) -> list[str]:
    """MD-CRED-LINE, MD-CRED-VERIFIED, MD-CRED-VALID."""
    rows = []
    for credential in context.items("credentials"):
        mark = "self-declared"
        if credential["verification"] == "verified":
            mark = f"verified by {context.registry.name} {day_of(credential['verifiedAt'])}"
        if "validThrough" in credential:
            mark += f", valid through {credential['validThrough']}"
        issuer = f": {inline(credential['issuer']['name'])}" if "issuer" in credential else ""
        rows.append(f"- {start(credential['name'])}{issuer} ({mark})")
    return ["\n".join(rows)] if rows else []
