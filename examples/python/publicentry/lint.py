"""I14: the lint (entry.md, The lint). It refuses texts that read like instructions to a model."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Any, Iterator

from .codes import Fault
from .shapes import Shape
from .tables import table
from .texts import UNSEEN
from .walk import texts

_SPACES = "\\t\\n\\x0b\\x0c\\r \\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff"
_TOKEN = re.compile(r"\\.|\[|\]|.", re.DOTALL)


def translated(pattern: str) -> str:
    """The pattern in Python's dialect: ``\\b`` of ASCII words, ``\\s`` of all white space."""
    parts: list[str] = []
    in_class = False
    for token in _TOKEN.findall(pattern):
        if token == "\\s":
            parts.append(_SPACES if in_class else f"[{_SPACES}]")
        elif token == "\\b":
            parts.append(r"(?a:\b)")
        else:
            if token == "[" and in_class:
                token = "\\["
            in_class = True if token == "[" else False if token == "]" else in_class
            parts.append(token)
    return "".join(parts)


@lru_cache(maxsize=None)
def _patterns() -> tuple[tuple[str, "re.Pattern[str]"], ...]:
    return tuple((row["code"], re.compile(translated(row["pattern"]), re.MULTILINE)) for row in table("lint"))


def compared(text: str) -> str:
    """The text as the lint compares it: nothing invisible, normalisation form KC, lower case, no dot above an i."""
    return unicodedata.normalize("NFKC", UNSEEN.sub("", text)).lower().replace("i\u0307", "i")


def lint_codes(text: str) -> list[str]:
    """The codes of the patterns that catch this text, each once."""
    folded = compared(text)
    return list(dict.fromkeys(code for code, pattern in _patterns() if pattern.search(folded)))


def lint_faults(clean: Any, shape: Shape) -> Iterator[Fault]:
    """The faults of I14: at the text, once for each text and code."""
    for at, text, _ in texts(clean, shape):
        for code in lint_codes(text):
            yield Fault(code, at)
