"""Values that several sections print: addresses, areas, prices, durations."""

from __future__ import annotations

import re
from typing import Any, Optional

from .escaping import inline
from .md_context import Context, joined
from .tables import table


def address_text(address: dict[str, str], country: Optional[str]) -> str:
    """MD-FACTS-ADDRESS, MD-FACTS-REGION: the joined parts, not yet escaped, with the country as given."""
    region = address.get("region") if address["country"] in table("region-countries") else None
    town = joined([address.get("postalCode"), address["locality"]], " ")
    return joined([address.get("street"), address.get("extra"), town, region, country])


def address_line(address: dict[str, str]) -> str:
    """The form with the country code, written inline as one string."""
    return inline(address_text(address, address["country"]))


def area(context: Context, value: dict[str, Any]) -> str:
    """MD-FACTS-AREA."""
    if "anywhere" in value:
        return "anywhere"
    places = joined(inline(place["name"]) for place in value.get("places", []))
    if "radius" not in value:
        return places
    location = context.location(value["radius"]["around"])
    locality = inline(location["address"]["locality"], bool(places)) if location else ""
    circle = f"{value['radius']['km']} km around {locality}"
    return f"{circle}; also {places}" if places else circle


def amount(price: dict[str, Any], number: str) -> str:
    """MD-PRICE-AMOUNT and MD-PRICE-UNIT."""
    vat = "incl. VAT" if price["vatIncluded"] else "excl. VAT"
    unit = f" per {table('units')[price['unit']]['name']}" if "unit" in price else ""
    return f"{number} {price['currency']} {vat}{unit}"


def flat_price(price: dict[str, Any]) -> str:
    """The price of a policy."""
    return amount(price, price["amount"])


def price_text(context: Context, price: dict[str, Any]) -> str:
    """MD-PRICE-AMOUNT, -RANGE, -WORD, -UNIT, -NOTE."""
    kind = price["kind"]
    if kind == "fixed":
        text = amount(price, price["amount"])
    elif kind == "from":
        text = "from " + amount(price, price["amount"])
    elif kind == "range":
        text = amount(price, f"{price['min']}\u2013{price['max']}")
    else:
        text = "on request" if kind == "on_request" else "free"
    return f"{text} ({inline(context.text(price['note']))})" if "note" in price else text


def _parts(duration: str) -> list[tuple[int, dict[str, Any]]]:
    """The numbers of a duration and the rows of their designators, in the order of the string."""
    date, _, time = duration[1:].partition("T")
    rows = {(row["designator"], row["time"]): row for row in table("duration-units")}
    parts = [(int(number), rows[unit, False]) for number, unit in re.findall("([0-9]+)([A-Z])", date)]
    return parts + [(int(number), rows[unit, True]) for number, unit in re.findall("([0-9]+)([A-Z])", time)]


def _words(duration: str) -> str:
    return " ".join(f"{number} {row['one' if number == 1 else 'many']}" for number, row in _parts(duration))


def duration_text(duration: str) -> str:
    """MD-DURATION."""
    return f"{_words(duration)} ({duration})"


def duration_range(pair: dict[str, str]) -> str:
    """MD-DURATION-RANGE."""
    least, most = pair.get("min"), pair.get("max")
    if most is None:
        return f"from {duration_text(pair['min'])}"
    if least is None:
        return f"up to {duration_text(most)}"
    if least == most:
        return duration_text(least)
    first, last = _parts(least), _parts(most)
    if len(first) == 1 and len(last) == 1 and first[0][1] is last[0][1]:
        return f"{first[0][0]}\u2013{last[0][0]} {first[0][1]['many']} ({least}\u2013{most})"
    return f"{_words(least)} to {_words(most)} ({least}\u2013{most})"
