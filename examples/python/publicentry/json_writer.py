"""JSON as every projection writes it (jsonld.md, Bytes of JSON)."""

from __future__ import annotations

from typing import Any

from .numeric import shortest_decimal

_SHORT = {'"': '\\"', "\\": "\\\\", "\b": "\\b", "\t": "\\t", "\n": "\\n", "\f": "\\f", "\r": "\\r"}
_ESCAPES = {code: f"\\u{code:04x}" for code in range(0x20)} | {ord(char): text for char, text in _SHORT.items()}


def write_string(text: str) -> str:
    """JSON-STRINGS: only the quote, the backslash and U+0000-001F are escaped."""
    return '"' + text.translate(_ESCAPES) + '"'


def compact(value: Any) -> str:
    """JSON-COMPACT and JSON-NUMBERS: no white space, members in their order."""
    if isinstance(value, str):
        return write_string(value)
    if value is True:
        return "true"
    if value is False:
        return "false"
    if isinstance(value, (int, float)):
        return shortest_decimal(value)
    if isinstance(value, dict):
        return "{" + ",".join(write_string(key) + ":" + compact(item) for key, item in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ",".join(compact(item) for item in value) + "]"
    raise TypeError(f"{type(value).__name__} is no value of a document")


def document(value: Any) -> str:
    """JSON-COMPACT: a document of its own ends with exactly one line feed."""
    return compact(value) + "\n"


def script(value: Any) -> str:
    """JSON-SCRIPT: without the final line feed and with every ``<`` as ``\\u003c``."""
    return compact(value).replace("<", "\\u003c")
