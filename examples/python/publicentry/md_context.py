"""What every part of the markdown document reads: the shown entry, the language, the registry."""

from __future__ import annotations

from typing import Any, Iterable, Optional

from .gate import shown_entry
from .language import resolve_language, text_in
from .registry import Addresses, Registry

SEP = " \u00b7 "


class Context:
    """One document: a function of the revision, the requested language and the registry."""

    def __init__(self, revision: dict[str, Any], wanted: Optional[str], registry: Registry) -> None:
        self.revision = revision
        self.entry = shown_entry(revision)
        self.language = resolve_language(revision, wanted)
        self.registry = registry
        self.addresses = Addresses(revision, registry)
        self.person = revision["kind"] == "person"
        self.status: str = revision["status"]

    def text(self, localized: dict[str, str]) -> str:
        """MD-TEXT-RESOLVE."""
        return text_in(localized, self.language, self.entry["defaultLanguage"])

    def items(self, name: str) -> list[dict[str, Any]]:
        """A list of the shown entry, or nothing."""
        return self.entry.get(name, [])

    def location(self, identity: Optional[str]) -> Optional[dict[str, Any]]:
        """The location of this id."""
        return next((place for place in self.items("locations") if place["id"] == identity), None)

    def primary(self) -> Optional[dict[str, Any]]:
        """The location that stands for the entry."""
        return self.location(self.entry.get("primaryLocationId"))


def capital(text: str) -> str:
    """First letter capital: one of a-z becomes the capital, nothing else changes."""
    return text[0].upper() + text[1:] if text and "a" <= text[0] <= "z" else text


def joined(parts: Iterable[Optional[str]], by: str = ", ") -> str:
    """A part without data takes its joiner with it."""
    return by.join(part for part in parts if part)
