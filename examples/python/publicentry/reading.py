"""entry.md, Shape, Formats and Versions: the tables held against a record as it was given.

What comes out is the *clean* tree: the known members in the order of the tables, with two marks.
``UNSOUND`` stands where a value is given and has a fault of shape or format (it counts as absent
for every invariant); ``GONE`` stands in a list where an item of a later version was read as absent,
so that list indexes keep counting the items given.
"""

from __future__ import annotations

from typing import Any, Union

from .codes import Fault, Pointer
from .formats import format_fault
from .numeric import is_number
from .shapes import Amount, Choice, Flag, Formatted, Items, Line, Localized, Record, Shape, Variants, variant


class Mark:
    """A place holder of the clean tree."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return self.name


UNSOUND = Mark("UNSOUND")
GONE = Mark("GONE")


class Taken:
    """ENTRY-VERSIONS: a part that holds unknown values at these pointers and is to be read as absent."""

    def __init__(self, pointers: list[Pointer], value: Any = None) -> None:
        self.pointers = pointers
        self.value = value  # what is sound of it, for the record itself


class Reader:
    """One reading of one record."""

    def __init__(self, later: bool) -> None:
        self.later = later
        self.faults: list[Fault] = []
        self.warnings: list[Fault] = []
        self.gone: set[Pointer] = set()  # members and items read as absent
        self.gone_ids: set[str] = set()  # the ids that such items had

    def fault(self, code: str, pointer: Pointer) -> Mark:
        self.faults.append(Fault(code, pointer))
        return UNSOUND

    def absorb(self, taken: Taken, pointer: Pointer) -> None:
        """ENTRY-UNKNOWN-VALUE: the part at this pointer is read as absent."""
        self.warnings.extend(Fault("UNKNOWN_VALUE", value) for value in taken.pointers)
        self.gone.add(pointer)

    def read_record(self, raw: Any, shape: Record) -> Any:
        """The record itself; nothing of it can be taken out any more, so what is left is the fault ENUM."""
        result = self.read(raw, shape, ())
        self.forget(self.gone)
        if not isinstance(result, Taken):
            return result
        for pointer in result.pointers:
            self.fault("ENUM", pointer)
        self.warnings = [warning for warning in self.warnings if warning.pointer not in result.pointers]
        return result.value

    def forget(self, gone: set[Pointer]) -> None:
        """A part read as absent has no faults."""
        self.faults = [
            fault
            for fault in self.faults
            if not any(fault.pointer[:length] in gone for length in range(1, len(fault.pointer) + 1))
        ]

    def read(self, raw: Any, shape: Shape, at: Pointer) -> Any:
        if isinstance(shape, Record):
            return self.object(raw, shape, at)
        if isinstance(shape, Variants):
            return self.tagged(raw, shape, at)
        if isinstance(shape, Items):
            return self.list(raw, shape, at)
        if isinstance(shape, Localized):
            return self.localized(raw, shape, at)
        if isinstance(shape, Line):
            return self.line(raw, shape.limit, at)
        if isinstance(shape, Formatted):
            return self.formatted(raw, shape.name, at)
        if isinstance(shape, Choice):
            return self.choice(raw, shape, at)
        if isinstance(shape, Flag):
            return raw if isinstance(raw, bool) else self.fault("TYPE", at)
        return self.number(raw, shape, at)

    def line(self, raw: Any, limit: int, at: Pointer) -> Any:
        """ENTRY-TYPE, ENTRY-TOO-SHORT and ENTRY-TOO-LONG of a text; ENTRY-TEXT-LIMITS counts code points."""
        if not isinstance(raw, str):
            return self.fault("TYPE", at)
        if raw == "":
            return self.fault("TOO_SHORT", at)
        if len(raw) > limit:
            return self.fault("TOO_LONG", at)
        return raw

    def formatted(self, raw: Any, name: str, at: Pointer) -> Any:
        """A formatted string."""
        if not isinstance(raw, str):
            return self.fault("TYPE", at)
        code = format_fault(raw, name)
        return raw if code is None else self.fault(code, at)

    def choice(self, raw: Any, shape: Choice, at: Pointer) -> Union[str, bool, Mark, Taken]:
        """ENTRY-ENUM: one of the listed values, compared exactly."""
        if type(raw) is not type(shape.values[0]):
            return self.fault("TYPE", at)
        if raw in shape.values:
            return raw
        return Taken([at]) if self.later and isinstance(raw, str) else self.fault("ENUM", at)

    def number(self, raw: Any, shape: Amount, at: Pointer) -> Any:
        """ENTRY-FORMAT-NUMBER, ENTRY-NOT-INTEGER, then ENTRY-TOO-SMALL and ENTRY-TOO-LARGE."""
        if not is_number(raw):
            return self.fault("TYPE", at)
        if raw in (float("inf"), float("-inf")) or raw != raw:
            return self.fault("FORMAT_NUMBER", at)
        if shape.whole and raw != int(raw):
            return self.fault("NOT_INTEGER", at)
        if raw < shape.least:
            return self.fault("TOO_SMALL", at)
        if raw > shape.most:
            return self.fault("TOO_LARGE", at)
        return raw

    def localized(self, raw: Any, shape: Localized, at: Pointer) -> Any:
        """A localized text: ENTRY-EMPTY-OBJECT, then each member's tag (ENTRY-FORMAT-LANGUAGE) and its text."""
        if not isinstance(raw, dict):
            return self.fault("TYPE", at)
        if not raw:
            return self.fault("EMPTY_OBJECT", at)
        clean: dict[str, Any] = {}
        for tag, text in raw.items():
            code = format_fault(tag, "language")
            if code is not None:
                self.fault(code, (*at, tag))
            else:
                clean[tag] = self.line(text, shape.limit, (*at, tag))
        return clean

    def list(self, raw: Any, shape: Items, at: Pointer) -> Any:
        """ENTRY-TOO-FEW, ENTRY-TOO-MANY and the items; ENTRY-VERSIONS for a list that has lost all its items."""
        if not isinstance(raw, list):
            return self.fault("TYPE", at)
        clean: list[Any] = []
        taken: list[Pointer] = []
        for index, item in enumerate(raw[: shape.most]):
            result = self.read(item, shape.item, (*at, index))
            if isinstance(result, Taken):
                taken.extend(result.pointers)
                self.gone.add((*at, index))
                if isinstance(item, dict) and isinstance(item.get("id"), str):
                    self.gone_ids.add(item["id"])
                result = GONE
            clean.append(result)
        code = "TOO_MANY" if len(raw) > shape.most else "TOO_FEW" if len(raw) < shape.least else None
        if code is None and clean and shape.least > 0 and all(item is GONE for item in clean):
            return Taken(taken)
        self.warnings.extend(Fault("UNKNOWN_VALUE", pointer) for pointer in taken)
        return clean if code is None else self.fault(code, at)

    def tagged(self, raw: Any, shape: Variants, at: Pointer) -> Any:
        """An object whose tag decides its shape: a fault of the tag is the only fault of that object."""
        if not isinstance(raw, dict):
            return self.fault("TYPE", at)
        chosen = variant(shape, raw)
        if chosen is not None:
            return self.object(raw, chosen, at)
        if shape.tag not in raw:
            self.fault("REQUIRED", (*at, shape.tag))
            return UNSOUND
        result = self.choice(raw[shape.tag], Choice(tuple(shape.shapes)), (*at, shape.tag))
        return result if isinstance(result, Taken) else UNSOUND

    def object(self, raw: Any, shape: Record, at: Pointer) -> Any:
        """ENTRY-REQUIRED, ENTRY-UNKNOWN-MEMBER, ENTRY-EMPTY-OBJECT, and what ENTRY-VERSIONS takes out."""
        if not isinstance(raw, dict):
            return self.fault("TYPE", at)
        strangers = [name for name in raw if name not in shape.members]
        self.warnings.extend(Fault("UNKNOWN_MEMBER", (*at, name)) for name in strangers)
        clean: dict[str, Any] = {}
        lost: list[Pointer] = []  # unknown values in required members: the object itself has to go
        absent: dict[str, Taken] = {}
        for name, member in shape.members.items():
            pointer = (*at, name)
            if name not in raw:
                if member.required:
                    self.fault("REQUIRED", pointer)
                continue
            result = self.read(raw[name], member.shape, pointer)
            if not isinstance(result, Taken):
                clean[name] = result
            elif member.required:
                lost.extend(result.pointers)
                clean[name] = UNSOUND if result.value is None else result.value
            else:
                absent[name] = result
                self.absorb(result, pointer)
        if lost:
            return Taken(lost, clean)
        if shape.some and not any(name in clean for name in shape.some):
            return self.void(shape, absent, strangers, clean, at)
        return clean

    def void(
        self, shape: Record, absent: dict[str, Taken], strangers: list[str], clean: dict[str, Any], at: Pointer
    ) -> Any:
        """ENTRY-EMPTY-OBJECT, and ENTRY-VERSIONS: an object that has none of the members it needs one of."""
        emptied = [taken for name, taken in absent.items() if name in shape.some]
        if emptied or (self.later and strangers):
            return Taken([pointer for taken in emptied for pointer in taken.pointers])
        return self.fault("EMPTY_OBJECT", at) if shape.nonempty else clean
