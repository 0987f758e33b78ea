"""Walking a clean tree along the tables: its texts, its localized texts, and reading it safely."""

from __future__ import annotations

from typing import Any, Iterator

from .codes import Pointer
from .reading import GONE, UNSOUND, Mark
from .shapes import Items, Line, Localized, Record, Shape, Variants, variant


def shaped(value: Any, shape: Shape, at: Pointer = ()) -> Iterator[tuple[Pointer, Any, Shape]]:
    """Every sound value of the tree with its pointer and shape, in the order of the tables."""
    if isinstance(value, Mark):
        return
    if isinstance(shape, Variants):
        chosen = variant(shape, value)
        if chosen is not None:
            yield from shaped(value, chosen, at)
        return
    yield at, value, shape
    if isinstance(shape, Record):
        for name, member in shape.members.items():
            if name in value:
                yield from shaped(value[name], member.shape, (*at, name))
    elif isinstance(shape, Items):
        for index, item in enumerate(value):
            yield from shaped(item, shape.item, (*at, index))


def localized_texts(value: Any, shape: Shape) -> Iterator[tuple[Pointer, dict[str, Any]]]:
    """Every localized text, known by its member and never by its look."""
    for at, found, kind in shaped(value, shape):
        if isinstance(kind, Localized):
            yield at, found


def texts(value: Any, shape: Shape) -> Iterator[tuple[Pointer, str, bool]]:
    """Every line and every text of the record, localized or not, and whether it may have several lines."""
    for at, found, kind in shaped(value, shape):
        if isinstance(kind, Localized):
            for tag, text in found.items():
                if isinstance(text, str):
                    yield (*at, tag), text, kind.multiline
        elif isinstance(kind, Line):
            yield at, found, kind.multiline


def sound(holder: Any, *names: str) -> Any:
    """The member below these names, or nothing when it or something above it is missing or unsound."""
    for name in names:
        holder = holder.get(name) if isinstance(holder, dict) else None
    return None if isinstance(holder, Mark) else holder


def given(holder: Any, name: str) -> bool:
    """Whether the member is there, sound or not."""
    return isinstance(holder, dict) and name in holder


def missing(holder: Any, name: str) -> bool:
    """Whether the object is sound and does not have the member."""
    return isinstance(holder, dict) and name not in holder


def unsound(holder: Any, name: str) -> bool:
    """Whether the member is there with a fault of shape or format."""
    return isinstance(holder, dict) and holder.get(name) is UNSOUND


def items(holder: Any, *names: str) -> list[tuple[int, Any]]:
    """The sound items of a sound list, with the indexes of the items given."""
    values = sound(holder, *names)
    if not isinstance(values, list):
        return []
    return [(index, item) for index, item in enumerate(values) if not isinstance(item, Mark)]


def whole(holder: Any, *names: str) -> bool:
    """Whether nothing of a list is unsound; a list that is not there has nothing unsound."""
    for name in names[:-1]:
        holder = sound(holder, name)
    if unsound(holder, names[-1]):
        return False
    values = sound(holder, names[-1])
    return not isinstance(values, list) or not any(item is UNSOUND for item in values)


def present(values: Any) -> list[tuple[int, Any]]:
    """The items of a list that were not read as absent, sound or not."""
    return [(index, item) for index, item in enumerate(values) if item is not GONE]
