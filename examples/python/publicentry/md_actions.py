"""markdown.md, Actions."""

from __future__ import annotations

from typing import Any, Optional

from .escaping import address, heading, inline, quoted
from .md_context import SEP, Context, capital, joined
from .md_values import duration_text
from .tables import table

Action = dict[str, Any]


def first_confirming(actions: list[Action]) -> Optional[Action]:
    """The entry's first confirming action: enabled, without ``handoffUrl``."""
    return next((action for action in actions if "handoffUrl" not in action), None)


def _offering_word(context: Context, identity: str) -> str:
    """MD-ACT-FOR: a short name never displaces a full name in the reader's language."""
    offering = next(item for item in context.items("offerings") if item["id"] == identity)
    for language in (context.language, context.entry["defaultLanguage"]):
        for name in ("shortName", "name"):
            if language in offering.get(name, {}):
                return inline(offering[name][language])
    return ""


def required_fields(action: Action) -> set[str]:
    """MD-ACT-REQUIRE: the fields that ``requireFields`` and ``serviceAreaOnly`` make required."""
    fields = set(action.get("requireFields", []))
    return fields | {"postal_code"} if action["serviceAreaOnly"] else fields


def _fields(action: Action) -> str:
    """MD-ACT-FIELDS."""
    named = required_fields(action)
    rows = table("action-fields")[action["type"]]
    required = [row["words"] for row in rows if row["required"] or row["field"] in named]
    optional = [row["words"] for row in rows if row["words"] not in required]
    return f"- Required: {joined(required)}" + (f"{SEP}optional: {joined(optional)}" if optional else "")


def _question(context: Context, question: dict[str, Any]) -> str:
    """MD-ACT-QUESTION."""
    kind = {"yes_no": "yes/no", "text": "text", "number": "number"}.get(question["type"])
    if kind is None:
        options = (f"`{option['value']}` {quoted(context.text(option['label']))}" for option in question["options"])
        kind = "one of " + joined(options)
    need = "required" if question["required"] else "optional"
    return f"- Question `{question['key']}`: {quoted(context.text(question['label']))} ({kind}, {need})"


def _handoff(context: Context, action: Action) -> str:
    """MD-ACT-HANDOFF."""
    who = "this person's" if context.person else "the business's"
    return (
        f"- Continues on {who} own site: {address(action['handoffUrl'])}"
        f"{SEP}{context.registry.name} passes on no personal data"
    )


def _terms(action: Action, first: bool) -> Optional[str]:
    """MD-ACT-TERMS."""
    parts = [
        "only within the service area" if action["serviceAreaOnly"] else None,
        f"expected response within {duration_text(action['expectedResponse'])}" if "expectedResponse" in action else None,
        "same confirmation and privacy rules" if "handoffUrl" not in action and not first else None,
    ]
    return "- " + capital(joined(parts, SEP)) if any(parts) else None


def _confirm(context: Context) -> str:
    """MD-ACT-CONFIRM."""
    entry = context.entry
    controller = entry["operator"]["legalName"] if "operator" in entry else entry["displayName"]
    return (
        "- The user confirms before anything is sent. Personal data goes to "
        f"{inline(controller)} (controller); privacy notice: {context.addresses.privacy}"
    )


def _call(context: Context, action: Action) -> str:
    """MD-ACT-CALL."""
    form = ""
    if "handoffUrl" not in action and action["webForm"]:
        form = f"{SEP}web form {context.addresses.form(action)}"
    return f"- MCP tool `{action['type']}`{SEP}REST `POST {context.addresses.rest(action)}`{form}"


def _block(context: Context, action: Action, first: bool) -> str:
    """MD-ACT-HEAD and the lines after it."""
    names = joined(_offering_word(context, identity) for identity in action.get("offeringIds", []))
    rows: list[Optional[str]] = [
        f"### {action['type']}: {heading(context.text(action['name']))}",
        f"- ID: `{action['id']}`" + (f"{SEP}for {names}" if names else ""),
    ]
    if "handoffUrl" in action:
        rows.append(_handoff(context, action))
    else:
        rows.append(_fields(action))
        rows += [_question(context, question) for question in action.get("questions", [])]
    rows.append(_terms(action, first))
    if first:
        rows.append(_confirm(context))
    rows.append(_call(context, action))
    return "\n".join(row for row in rows if row is not None)


def actions(context: Context) -> list[str]:
    """One block for each enabled action, in record order."""
    listed = context.items("actions")
    first = first_confirming(listed)
    return [_block(context, action, action is first) for action in listed]
