"""Reading JSON text by hand, so that every rule of entry.md, Bytes, is in sight.

Two callers: ``read_record_bytes`` applies all clauses of Bytes; ``read_message`` is
the lenient reader of a protocol line (no depth limit, the last member of a name counts).
The reader keeps a stack of its own and never recurses.
"""

from __future__ import annotations

import re
from typing import Any

from .codes import Fault, Pointer
from .numeric import read_number

MAX_BYTES = 1_048_576
MAX_DEPTH = 32

_SPACE = re.compile(r"[ \t\n\r]*")
_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?")
_CHUNK = re.compile(r'[^"\\\x00-\x1f]*')
_HEX = re.compile(r"[0-9A-Fa-f]{4}")
_LETTERS = {'"': '"', "\\": "\\", "/": "/", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}
_WORDS = (("true", True), ("false", False), ("null", None))
_LONE = re.compile("[\ud800-\udfff]")


class Refused(Exception):
    """The first fault among those of Bytes, which ends the reading."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.code)
        self.fault = fault


def _syntax() -> Refused:
    """ENTRY-BYTES-SYNTAX."""
    return Refused(Fault("BYTES_SYNTAX", ()))


class _Reader:
    def __init__(self, text: str, strict: bool) -> None:
        self.text = text
        self.at = 0
        self.strict = strict
        self.tokens: list[Any] = []  # the pointer of the value that is being read

    def space(self) -> None:
        self.at = _SPACE.match(self.text, self.at).end()  # type: ignore[union-attr]

    def peek(self) -> str:
        return self.text[self.at : self.at + 1]

    def expect(self, char: str) -> None:
        if self.peek() != char:
            raise _syntax()
        self.at += 1

    def string(self) -> str:
        """A string, its escapes read and surrogate pairs joined."""
        self.expect('"')
        parts: list[str] = []
        while True:
            chunk = _CHUNK.match(self.text, self.at)
            parts.append(chunk.group())  # type: ignore[union-attr]
            self.at = chunk.end()  # type: ignore[union-attr]
            char = self.peek()
            if char == '"':
                self.at += 1
                return "".join(parts)
            if char != "\\":
                raise _syntax()
            parts.append(self.escape())

    def escape(self) -> str:
        letter = self.text[self.at + 1 : self.at + 2]
        if letter in _LETTERS and letter:
            self.at += 2
            return _LETTERS[letter]
        unit = self.unit()
        if 0xD800 <= unit <= 0xDBFF and self.text.startswith("\\u", self.at):
            back = self.at
            low = self.unit()
            if 0xDC00 <= low <= 0xDFFF:
                return chr(0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00))
            self.at = back
        return chr(unit)

    def unit(self) -> int:
        digits = _HEX.match(self.text, self.at + 2)
        if self.text[self.at + 1 : self.at + 2] != "u" or digits is None:
            raise _syntax()
        self.at = digits.end()
        return int(digits.group(), 16)

    def check_surrogates(self, text: str, pointer: Pointer) -> None:
        """ENTRY-BYTES-LONE-SURROGATE."""
        if self.strict and _LONE.search(text):
            raise Refused(Fault("BYTES_LONE_SURROGATE", pointer))

    def scalar(self) -> Any:
        if self.peek() == '"':
            text = self.string()
            self.check_surrogates(text, tuple(self.tokens))
            return text
        for word, value in _WORDS:
            if self.text.startswith(word, self.at):
                self.at += len(word)
                return value
        number = _NUMBER.match(self.text, self.at)
        if number is None:
            raise _syntax()
        self.at = number.end()
        return read_number(number.group())

    def name(self, target: dict[str, Any]) -> str:
        """A member's name and its colon; ENTRY-BYTES-DUPLICATE-MEMBER."""
        name = self.string()
        self.check_surrogates(name, tuple(self.tokens))
        if self.strict and name in target:
            raise Refused(Fault("BYTES_DUPLICATE_MEMBER", (*self.tokens, name)))
        self.space()
        self.expect(":")
        self.space()
        return name

    def read(self) -> Any:
        """The one value of the text."""
        self.space()
        value = self.value()
        self.space()
        if self.at != len(self.text):
            raise _syntax()
        return value

    def value(self) -> Any:
        stack: list[Any] = []  # the objects and lists that are open
        while True:
            opened = self.peek()
            if opened in ("{", "["):
                self.at += 1
                if self.strict and len(stack) >= MAX_DEPTH:
                    raise Refused(Fault("BYTES_DEPTH", tuple(self.tokens)))
                value: Any = {} if opened == "{" else []
                self.space()
                if self.peek() != ("}" if opened == "{" else "]"):
                    stack.append(value)
                    self.tokens.append(self.name(value) if opened == "{" else 0)
                    continue
                self.at += 1
            else:
                value = self.scalar()
            # a value is complete: put it into what is open, and close what ends here
            while True:
                if not stack:
                    return value
                target = stack[-1]
                key = self.tokens.pop()
                if isinstance(target, dict):
                    target[key] = value
                else:
                    target.append(value)
                self.space()
                if self.peek() == ",":
                    self.at += 1
                    self.space()
                    self.tokens.append(self.name(target) if isinstance(target, dict) else key + 1)
                    break
                self.expect("}" if isinstance(target, dict) else "]")
                value = stack.pop()


def read_record_bytes(data: bytes) -> Any:
    """entry.md, Bytes: size, byte-order mark, encoding, then the text from its start to its end."""
    if len(data) > MAX_BYTES:  # ENTRY-BYTES-SIZE
        raise Refused(Fault("BYTES_SIZE", ()))
    if data.startswith(b"\xef\xbb\xbf"):  # ENTRY-BYTES-BOM
        raise Refused(Fault("BYTES_BOM", ()))
    try:
        text = data.decode("utf-8", "strict")  # ENTRY-BYTES-UTF8
    except UnicodeDecodeError:
        raise Refused(Fault("BYTES_UTF8", ())) from None
    return _Reader(text, strict=True).read()


def read_message(line: bytes) -> Any:
    """A message of the protocol."""
    return _Reader(line.decode("utf-8", "strict"), strict=False).read()
