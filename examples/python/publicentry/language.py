"""Language resolution (entry.md, Languages; MD-LANGUAGE) and the texts of a language (MD-TEXT-RESOLVE)."""

from __future__ import annotations

from typing import Any, Optional, Sequence


def ascii_lower(text: str) -> str:
    """A-Z in lower case and nothing else."""
    return "".join(chr(ord(char) + 32) if "A" <= char <= "Z" else char for char in text)


def _member(languages: Sequence[str], tag: str) -> Optional[str]:
    folded = ascii_lower(tag)
    return next((language for language in languages if ascii_lower(language) == folded), None)


def resolve_language(revision: dict[str, Any], wanted: Optional[str]) -> str:
    """ENTRY-LANGUAGE-RESOLVE: the member that equals the tag ignoring ASCII case, else the default language."""
    found = _member(revision["languages"], wanted) if isinstance(wanted, str) else None
    return found if found is not None else revision["defaultLanguage"]


def lookup_language(revision: dict[str, Any], wanted: Sequence[str]) -> str:
    """ENTRY-LANGUAGE-LOOKUP: RFC 4647 section 3.4, for servers; no projection uses it."""
    for tag in wanted:
        parts = [] if tag == "*" else tag.split("-")
        while parts:
            found = _member(revision["languages"], "-".join(parts))
            if found is not None:
                return found
            parts.pop()
            if parts and len(parts[-1]) == 1:
                parts.pop()
    return revision["defaultLanguage"]


def base_language(tag: str) -> str:
    """The part of a tag before its first hyphen."""
    return tag.split("-", 1)[0]


def text_in(localized: dict[str, str], language: str, default: str) -> str:
    """MD-TEXT-RESOLVE: the value in the language, else in the default language."""
    return localized[language] if language in localized else localized[default]


def label_in(labels: dict[str, str], language: str) -> Optional[str]:
    """MD-LABEL-FALLBACK, LD-PAYMENT: the label in the language, its base language, or ``en``."""
    for tag in (language, base_language(language), "en"):
        if tag in labels:
            return labels[tag]
    return None
