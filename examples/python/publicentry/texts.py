"""I13: the code point classes of entry.md, Texts, and the five clauses on every text."""

from __future__ import annotations

import re
import unicodedata
from typing import Any, Iterator

from .codes import Fault
from .shapes import Shape
from .walk import texts

_SPACE = "\u0020\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000"
_PLANES = "".join(f"{chr(plane * 0x10000 + 0xFFFE)}{chr(plane * 0x10000 + 0xFFFF)}" for plane in range(17))
_FORBIDDEN = (
    "\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2060-\u206f\ud800-\udfff\ufdd0-\ufdef\ufeff\ufff9-\ufffb"
    + _PLANES
    + "\U000e0000-\U000e01ef"
)
_INVISIBLE = (
    _SPACE + "\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2800\u3164\uffa0"
)
UNSEEN = re.compile(f"[{_INVISIBLE[len(_SPACE):]}]")
SPACE = re.compile(f"[{_SPACE}]")
FORBIDDEN = re.compile(f"[{_FORBIDDEN}]")
VISIBLE = re.compile(f"[^{_INVISIBLE}\n]")


def has_forbidden(text: str) -> bool:
    """ENTRY-I13-CHARACTER: a forbidden code point; a line feed has a code of its own."""
    return FORBIDDEN.search(text.replace("\n", "")) is not None


def has_space_edge(text: str) -> bool:
    """ENTRY-I13-SPACE-EDGE: no line of a text begins or ends with a space of the list."""
    return any(line and (SPACE.match(line[0]) or SPACE.match(line[-1])) for line in text.split("\n"))


def has_bad_line_break(text: str, multiline: bool) -> bool:
    """ENTRY-I13-LINE-BREAK: none in a line; in a text one or two at a time, and not at its edges."""
    if not multiline:
        return "\n" in text
    return text.startswith("\n") or text.endswith("\n") or "\n\n\n" in text


def is_invisible(text: str) -> bool:
    """ENTRY-I13-INVISIBLE: no visible code point; a text of spaces alone is I13_SPACE_EDGE and not this."""
    if VISIBLE.search(text) is not None:
        return False
    return SPACE.sub("", text).strip("\n") != "" or SPACE.search(text) is None


def is_not_nfc(text: str) -> bool:
    """ENTRY-I13-NOT-NFC."""
    return unicodedata.normalize("NFC", text) != text


def text_faults(clean: Any, shape: Shape) -> Iterator[Fault]:
    """The faults of I13 in every line and text of the record."""
    for at, text, multiline in texts(clean, shape):
        if has_forbidden(text):
            yield Fault("I13_CHARACTER", at)
        if has_space_edge(text):
            yield Fault("I13_SPACE_EDGE", at)
        if has_bad_line_break(text, multiline):
            yield Fault("I13_LINE_BREAK", at)
        if is_invisible(text):
            yield Fault("I13_INVISIBLE", at)
        if is_not_nfc(text):
            yield Fault("I13_NOT_NFC", at)
