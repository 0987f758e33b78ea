"""entry.md, Reading, Order: faults and warnings in the order of the tables and of list indexes."""

from __future__ import annotations

from typing import Any, Iterable

from .codes import RANK, Fault, Pointer
from .shapes import Items, Localized, Record, Shape, Variants, variant


def _key(pointer: Pointer, shape: Shape, raw: Any, languages: list[str]) -> tuple[tuple[int, int], ...]:
    """The place of a pointer: for each segment whether it is unknown, and its number there."""
    key: list[tuple[int, int]] = []
    known: Any = shape
    for token in pointer:
        given = list(raw) if isinstance(raw, dict) else []
        if isinstance(known, Variants):
            known = variant(known, raw) or Record(next(iter(known.shapes.values())).members)
        if isinstance(known, Items) and isinstance(token, int):
            key.append((0, token))
            known = known.item
        elif isinstance(known, Record) and token in known.members:
            key.append((0, list(known.members).index(str(token))))
            known = known.members[str(token)].shape
        elif isinstance(known, Localized) and token in languages:
            key.append((0, languages.index(str(token))))
            known = None
        else:
            key.append((1, token if isinstance(token, int) else given.index(token) if token in given else len(given)))
            known = None
        if isinstance(raw, dict):
            raw = raw.get(token)
        elif isinstance(raw, list) and isinstance(token, int) and token < len(raw):
            raw = raw[token]
        else:
            raw = None
    return tuple(key)


def in_order(faults: Iterable[Fault], shape: Shape, raw: Any) -> list[Fault]:
    """For one value and one code one fault; the same pointer in the order of errors.md."""
    given = raw.get("languages") if isinstance(raw, dict) else None
    languages = [tag for tag in given if isinstance(tag, str)] if isinstance(given, list) else []
    once = dict.fromkeys(faults)
    return sorted(once, key=lambda fault: (_key(fault.pointer, shape, raw, languages), RANK[fault.code]))
