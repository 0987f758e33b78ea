"""Numbers of JSON, read as the binary64 values they stand for."""

from __future__ import annotations

from decimal import Decimal
from typing import Union

Number = Union[int, float]


def read_number(text: str) -> Number:
    """The value of a number token: an int when it is whole, a float otherwise (infinite ones stay infinite)."""
    value = float(text)
    return int(value) if value.is_integer() else value


def is_number(value: object) -> bool:
    """Whether a value is a JSON number (a boolean is none)."""
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def shortest_decimal(value: Number) -> str:
    """JSON-NUMBERS: the shortest decimal of the same binary64 value, without an exponent."""
    if isinstance(value, int) or value.is_integer():
        return str(int(value))
    return format(Decimal(repr(value)), "f")


def decimals(value: Number) -> int:
    """ENTRY-I15-DECIMALS: how many decimals the value has, however it is written."""
    text = shortest_decimal(value)
    return len(text.partition(".")[2])
