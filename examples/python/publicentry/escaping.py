"""markdown.md, Escaping: the five ways of writing owner text, and addresses and emails of the record."""

from __future__ import annotations

import re

from .language import ascii_lower
from .tables import table

_ALWAYS = frozenset("\\`*_[]<>~|")
_ENTITY = re.compile("&#?[A-Za-z0-9]+;")
_ENTITY_OPEN = re.compile(r"&#?[A-Za-z0-9]+\Z")
_NUMBER = re.compile(r"([0-9]{1,9})([.)])(?= |\Z)")
_HASHES = re.compile(r"(?:^|(?<= ))#+\Z")
_BARE_ADDRESS = re.compile(r"[A-Za-z0-9:/.?=&%#+,;@_-]*[A-Za-z0-9/=\-#+&@]")
_BARE_EMAIL = re.compile(r"[A-Za-z0-9.+_@-]+")
_LOOSE_UNDERSCORE = re.compile(r"(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])")


def inline(text: str, semicolon_follows: bool = False) -> str:
    """MD-ESC-INLINE, -ENTITY, -SCHEME, -WWW (E1) and MD-ESC-DOT (E2); neighbours are those of the original."""
    opened = _ENTITY_OPEN.search(text) if semicolon_follows else None
    parts: list[str] = []
    for at, char in enumerate(text):
        if char == "\u00b7":
            left, right = text[at - 1 : at] if at else "", text[at + 1 : at + 2]
            parts.append("&middot;" if left in ("", " ") and right in ("", " ") else char)
            continue
        escaped = (
            char in _ALWAYS
            or (char == "&" and (_ENTITY.match(text, at) or (opened is not None and opened.start() == at)))
            or (char == ":" and text.startswith("//", at + 1))
            or (char == "." and at >= 3 and ascii_lower(text[at - 3 : at]) == "www")
        )
        parts.append("\\" + char if escaped else char)
    return "".join(parts)


def _label_end(text: str) -> int:
    """MD-ESC-LABEL: the place of the colon directly after an entry of the label table, or -1."""
    folded = ascii_lower(text)
    for label in table("label-table"):
        if folded.startswith(ascii_lower(label)) and text[len(label) : len(label) + 1] == ":":
            return len(label)
    return -1


def line_start(text: str) -> str:
    """MD-ESC-START, MD-ESC-NUMBER, MD-ESC-LABEL (E3), on text that went through E1 and E2."""
    if text[:1] in ("#", "=", ":", "+", "-") and text:
        return "\\" + text
    number = _NUMBER.match(text)
    if number:
        return number[1] + "\\" + text[number.end(1) :]
    colon = _label_end(text)
    return text if colon < 0 else text[:colon] + "\\" + text[colon:]


def start(text: str) -> str:
    """start(s): E1, E2, E3."""
    return line_start(inline(text))


def heading(text: str) -> str:
    """heading(s): E1, E2 and MD-ESC-HEADING (E4)."""
    escaped = inline(text)
    run = _HASHES.search(escaped)
    return escaped if run is None else escaped[: run.start()] + "\\" + escaped[run.start() :]


def quoted(text: str) -> str:
    """quoted(s): E1, E2 and MD-ESC-QUOTE (E5), between two quotes."""
    return '"' + inline(text).replace('"', '\\"') + '"'


def lines(text: str, indent: str, label_before: bool = False) -> str:
    """lines(s): E1, E2, E3 line by line, then MD-ESC-LINES (E6)."""
    written: list[str] = []
    for number, line in enumerate(text.split("\n")):
        written.append(inline(line) if number == 0 and label_before else start(line))
    result = written[0]
    paragraph = False
    for line in written[1:]:
        if line == "":
            paragraph = True
            continue
        result += f"\n\n{indent}{line}" if paragraph else f"\\\n{indent}{line}"
        paragraph = False
    return result


def address(url: str, semicolon_follows: bool = False) -> str:
    """MD-ADDR-URL: bare when nothing of it could be taken for markup, else between ``<`` and ``>``."""
    bare = _BARE_ADDRESS.fullmatch(url) is not None and not _LOOSE_UNDERSCORE.search(url)
    if bare and semicolon_follows and _ENTITY_OPEN.search(url):
        bare = False
    return url if bare else f"<{url}>"


def email(text: str) -> str:
    """MD-ADDR-EMAIL."""
    bare = _BARE_EMAIL.fullmatch(text) is not None and not _LOOSE_UNDERSCORE.search(text)
    return text if bare else f"<{text}>"
