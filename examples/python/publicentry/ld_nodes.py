"""jsonld.md, Texts and lists: nodes, texts and lists of the graph."""

from __future__ import annotations

from typing import Any, Iterable, Optional

from .gate import shown_entry
from .language import resolve_language, text_in
from .registry import Addresses, Registry

Node = dict[str, Any]


def node(*members: tuple[str, Any]) -> Node:
    """LD-EMPTY: a key without data is left out; ``False`` and ``0`` are data."""
    return {key: value for key, value in members if value is not None and value != "" and value != [] and value != {}}


def alone(values: Iterable[Any]) -> Any:
    """LD-ONE-OR-MANY: one value stands alone, two or more are a list."""
    found = list(values)
    return found[0] if len(found) == 1 else found


def reference(identity: str) -> Node:
    """A node with the one key ``@id``."""
    return {"@id": identity}


class Graph:
    """LD-FORMS: one document in its standalone form (no language) or its embedded form."""

    def __init__(self, revision: dict[str, Any], wanted: Optional[str], registry: Registry) -> None:
        self.entry = shown_entry(revision)
        self.registry = registry
        self.addresses = Addresses(revision, registry)
        self.default: str = revision["defaultLanguage"]
        self.standalone = wanted is None
        self.language = resolve_language(revision, wanted)
        self.languages: list[str] = revision["languages"]
        self.family = ""

    def items(self, name: str) -> list[dict[str, Any]]:
        """A list of the shown entry, or nothing."""
        return self.entry.get(name, [])

    def iri(self, item: dict[str, Any] | str) -> str:
        """LD-IRI: the IRI of an item with an ID of its own."""
        identity = item if isinstance(item, str) else item["id"]
        return f"{self.addresses.identity}#{identity}"

    def tagged(self, localized: dict[str, str]) -> list[Node]:
        """LD-TEXT-TAGGED: one value object for each language that the text has."""
        return [
            {"@value": localized[language], "@language": language}
            for language in self.languages
            if language in localized
        ]

    def plain(self, localized: dict[str, str]) -> str:
        """LD-TEXT-PLAIN: resolved by itself."""
        return text_in(localized, self.language, self.default)

    def text(self, localized: Optional[dict[str, str]]) -> Any:
        """A localized text in the form of the document."""
        if localized is None:
            return None
        return alone(self.tagged(localized)) if self.standalone else self.plain(localized)

    def key(self, name: str, *families: str) -> str:
        """LD-SUBJECT-ORDER: a key that has the prefix for these families."""
        return f"daawid:{name}" if self.family in families else name
