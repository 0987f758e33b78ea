"""markdown.md, Contact & routing."""

from __future__ import annotations

from typing import Any

from .escaping import email, inline, start
from .md_context import SEP, Context, joined
from .md_hours import day_runs, groups, intervals_text
from .md_values import duration_text
from .tables import table


def _route(context: Context, route: dict[str, Any]) -> str:
    """MD-ROUTE-CELL."""
    target = route.get("routeTo")
    cell = "declined"
    for action in context.items("actions"):
        if action["id"] == target:
            cell = f"action {action['type']} `{target}`"
    for point in context.items("contactPoints"):
        if point["id"] == target:
            cell = f"{inline(point['name'])} `{target}`"
    note = f": {inline(context.text(route['note']))}" if "note" in route else ""
    return f"| {route['audience']} | {route['intent']} | {cell}{note} |"


def printed_phone(holder: dict[str, Any]) -> str | None:
    """MD-CP-PHONE: ``phoneFormatted`` if there is one, else ``phone``, unchanged."""
    return holder.get("phoneFormatted", holder.get("phone"))


def _hours(context: Context, point: dict[str, Any]) -> str | None:
    """MD-CP-HOURS."""
    open_groups = [(days, intervals) for days, intervals in groups(point.get("hours", {})) if intervals]
    if not open_groups:
        return None
    text = joined(f"{day_runs(days)} {intervals_text(intervals)}" for days, intervals in open_groups)
    primary = context.primary() or {}
    if "timeZone" in point and point["timeZone"] != primary.get("timeZone"):
        text += f" ({point['timeZone']})"
    return text


def _mark(context: Context, point: dict[str, Any], member: str) -> str:
    """MD-CP-SOURCE steps 1 and 2: the mark of the longest path that covers the member, before the gate."""
    points = context.revision["contactPoints"]
    index = next(place for place, own in enumerate(points) if own["id"] == point["id"])
    target = f"/contactPoints/{index}/{member}"
    longest, found = "", None
    for item in context.revision["provenance"]:
        for path in item["paths"]:
            covers = path == "/" or target == path or target.startswith(path + "/")
            if covers and len(path) > len(longest):
                longest, found = path, item
    if found is None or found["source"] not in ("impressum", "website", "register"):
        return ""
    if found["source"] == "register":
        return f" (from {inline(found['sourceName'])})"
    who = "this person's" if context.person else "the business's"
    return f" (from {who} {'Impressum' if found['source'] == 'impressum' else 'website'})"


def _point(context: Context, point: dict[str, Any]) -> str:
    """MD-CP-LINE; MD-CP-SOURCE step 3: equal marks are printed once, after the email."""
    phone = printed_phone(point)
    mail = email(point["email"]) if "email" in point else None
    phone_mark = _mark(context, point, "phone") if phone else ""
    mail_mark = _mark(context, point, "email") if mail else ""
    if phone and mail and phone_mark == mail_mark:
        phone_mark = ""
    parts = [
        phone + phone_mark if phone else None,
        mail + mail_mark if mail else None,
        _hours(context, point),
        f"replies within {duration_text(point['responseTime'])}" if "responseTime" in point else None,
        joined(point.get("languages", [])),
    ]
    return f"- {start(point['name'])} `{point['id']}`: {joined(parts, SEP)}"


def _agent_policy(policy: dict[str, Any]) -> str:
    """MD-AGENT-POLICY."""
    words = table("agent-policy")
    parts = [
        words["agentRequests"][policy["agentRequests"]],
        words["unsolicitedOutreach"][policy["unsolicitedOutreach"]],
        words["agentsMustDisclose"] if policy["agentsMustDisclose"] else None,
    ]
    return "- Agent policy: " + joined(parts, SEP)


def contact(context: Context) -> list[str]:
    """MD-ROUTE-TABLE, then one list of contact points and the agent policy."""
    blocks: list[str] = []
    routes = context.items("routing")
    if routes:
        head = ["| Who | Wants to | Route |", "|---|---|---|"]
        blocks.append("\n".join(head + [_route(context, route) for route in routes]))
    rows = [_point(context, point) for point in context.items("contactPoints")]
    if "agentPolicy" in context.entry:
        rows.append(_agent_policy(context.entry["agentPolicy"]))
    if rows:
        blocks.append("\n".join(rows))
    return blocks
