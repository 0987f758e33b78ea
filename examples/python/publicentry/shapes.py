"""The kinds of shapes that the tables of entry.md, Members, are made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Optional, Union


@dataclass(frozen=True)
class Line:
    """line(n), or text(n) when it may have several lines."""

    limit: int
    multiline: bool = False


@dataclass(frozen=True)
class Localized:
    """localized(n), or localizedText(n): an object that has a text for each language."""

    limit: int
    multiline: bool = False


@dataclass(frozen=True)
class Formatted:
    """A string of one of the Formats."""

    name: str


@dataclass(frozen=True)
class Choice:
    """A listed value; ``(True,)`` is a member that is only ever true."""

    values: tuple[Union[str, bool], ...]


@dataclass(frozen=True)
class Flag:
    """A boolean."""


@dataclass(frozen=True)
class Amount:
    """A number within limits."""

    least: int
    most: int
    whole: bool = True


@dataclass(frozen=True)
class Items:
    """A list."""

    item: "Shape"
    most: int
    least: int = 1


@dataclass(frozen=True)
class Member:
    """A row of a table."""

    shape: "Shape"
    required: bool = False


@dataclass(frozen=True)
class Record:
    """An object. ``nonempty`` marks those of ENTRY-EMPTY-OBJECT.

    ``some`` has the members of which it needs one: an object that a later version left without any is void.
    """

    members: dict[str, Member]
    nonempty: bool = False
    some: tuple[str, ...] = ()


@dataclass(frozen=True)
class Variants:
    """An object whose member ``tag`` decides its shape."""

    tag: str
    shapes: dict[str, Record]


Shape = Union[Line, Localized, Formatted, Choice, Flag, Amount, Items, Record, Variants]


def record(rows: dict[str, Any], nonempty: bool = False, some: tuple[str, ...] = ()) -> Record:
    """A table: a name that ends in ``!`` is required."""
    members = {name.rstrip("!"): Member(shape, name.endswith("!")) for name, shape in rows.items()}
    return Record(members, nonempty, tuple(members) if nonempty else some)


def listed(words: str) -> Choice:
    """The values of a table's row, in its order."""
    return Choice(tuple(words.split(" ")))


def variant(shape: Variants, value: Any) -> Optional[Record]:
    """The shape that the tag of this object decides for, if it does."""
    tag = value.get(shape.tag) if isinstance(value, dict) else None
    return shape.shapes.get(tag) if isinstance(tag, str) else None
