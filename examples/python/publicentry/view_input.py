"""view.md, Actions: the input schema of one action."""

from __future__ import annotations

from typing import Any, Callable

from .md_actions import required_fields

Action = dict[str, Any]
Text = Callable[[dict[str, str]], str]

KINDS: dict[str, tuple[tuple[str, bool], ...]] = {
    "request_quote": (
        ("offeringId", False),
        ("description", True),
        ("postalCode", False),
        ("desiredTiming", False),
        ("budget", False),
    ),
    "request_callback": (("offeringId", False), ("topic", True), ("preferredTimes", False)),
    "request_appointment": (
        ("offeringId", False),
        ("purpose", True),
        ("preferredSlots", True),
        ("postalCode", False),
    ),
    "send_message": (("subject", True), ("message", True)),
}
FIELD_NAMES = {"postalCode": "postal_code", "desiredTiming": "desired_timing", "budget": "budget"}
TYPES = {"yes_no": "boolean", "text": "string", "number": "number", "choice": "string"}


def _string() -> dict[str, Any]:
    """VIEW-INPUT-PROPERTY: where no clause says more."""
    return {"type": "string"}


def _object(names: tuple[str, ...]) -> dict[str, Any]:
    return {"type": "object", "properties": {name: _string() for name in names}, "required": list(names)}


def _requester(action: Action) -> dict[str, Any]:
    """VIEW-INPUT-REQUESTER."""
    properties = {name: _string() for name in ("name", "email", "phone")}
    properties["preferredChannel"] = {"type": "string", "enum": ["email", "phone"]}
    properties["language"] = _string()
    phone = action["type"] == "request_callback" or "phone" in action.get("requireFields", [])
    return {"type": "object", "properties": properties, "required": ["name", "email"] + (["phone"] if phone else [])}


def _question(question: dict[str, Any], text: Text) -> dict[str, Any]:
    """VIEW-INPUT-QUESTION."""
    schema: dict[str, Any] = {"title": text(question["label"]), "type": TYPES[question["type"]]}
    if question["type"] == "choice":
        schema["oneOf"] = [
            {"const": option["value"], "title": text(option["label"])} for option in question["options"]
        ]
    return schema


def _answers(action: Action, text: Text) -> dict[str, Any]:
    """VIEW-INPUT-ANSWERS."""
    questions = action["questions"]
    schema: dict[str, Any] = {
        "type": "object",
        "properties": {question["key"]: _question(question, text) for question in questions},
    }
    required = [question["key"] for question in questions if question["required"]]
    if required:
        schema["required"] = required
    schema["additionalProperties"] = False
    return schema


def _times(name: str) -> dict[str, Any]:
    """VIEW-INPUT-TIMES."""
    schema: dict[str, Any] = {"type": "array", "items": _object(("from", "to"))}
    if name == "preferredSlots":
        schema["minItems"] = 1
    schema["maxItems"] = 3 if name == "preferredTimes" else 5
    return schema


def _of_kind(name: str, action: Action, entry: dict[str, Any]) -> dict[str, Any] | None:
    """VIEW-INPUT-KIND, VIEW-INPUT-OFFERING, VIEW-INPUT-BUDGET."""
    if name == "offeringId":
        offerings = [offering["id"] for offering in entry.get("offerings", [])]
        return {"type": "string", "enum": list(action.get("offeringIds", offerings))} if offerings else None
    if name == "budget":
        return _object(("max", "currency"))
    return _times(name) if name in ("preferredTimes", "preferredSlots") else _string()


def input_schema(action: Action, entry: dict[str, Any], text: Text) -> dict[str, Any]:
    """VIEW-INPUT-ROOT, -ORDER, -ENTRY, -ACTION-ID, -IDEMPOTENCY, -REQUIRED, -HANDOFF."""
    same_type = [other for other in entry["actions"] if other["type"] == action["type"]]
    properties: dict[str, Any] = {
        "entry": {"type": "string", "enum": [entry["id"], entry["slug"]]},
        "actionId": {"type": "string", "const": action["id"]},
    }
    required = {"entry"} | ({"actionId"} if len(same_type) > 1 else set())
    if "handoffUrl" not in action:
        properties["requester"] = _requester(action)
        required.add("requester")
        if "questions" in action:
            properties["answers"] = _answers(action, text)
            if any(question["required"] for question in action["questions"]):
                required.add("answers")
        properties["idempotencyKey"] = _string()
        named = required_fields(action)
        for name, always in KINDS[action["type"]]:
            schema = _of_kind(name, action, entry)
            if schema is None:
                continue
            properties[name] = schema
            if always or FIELD_NAMES.get(name) in named:
                required.add(name)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "type": "object",
        "properties": properties,
        "required": [name for name in properties if name in required],
    }
