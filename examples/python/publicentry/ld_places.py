"""jsonld.md, Address, point, hours; Places; Area served."""

from __future__ import annotations

from typing import Any, Optional

from .ld_nodes import Graph, Node, alone, node
from .md_hours import groups
from .tables import table

Location = dict[str, Any]
PLACE_KEYS = ("geo", "openingHoursSpecification", "specialOpeningHoursSpecification", "daawid:timeZone", "daawid:visits")


def address(value: dict[str, str]) -> Node:
    """LD-ADDRESS."""
    street = ", ".join(value[name] for name in ("street", "extra") if name in value)
    return node(
        ("@type", "PostalAddress"),
        ("streetAddress", street),
        ("postalCode", value.get("postalCode")),
        ("addressLocality", value["locality"]),
        ("addressRegion", value.get("region")),
        ("addressCountry", value["country"]),
    )


def geo(location: Location) -> Optional[Node]:
    """LD-GEO."""
    point = location.get("geo")
    if point is None:
        return None
    return {"@type": "GeoCoordinates", "latitude": point["latitude"], "longitude": point["longitude"]}


def _closes(time: str) -> str:
    """LD-HOURS-ALLDAY."""
    return "23:59" if time == "24:00" else time


def week(value: Optional[dict[str, Any]]) -> list[Node]:
    """LD-HOURS, LD-HOURS-CLOSED, LD-HOURS-ALLDAY, LD-HOURS-NIGHT."""
    names = [row["schema"] for row in table("days")]
    return [
        node(
            ("@type", "OpeningHoursSpecification"),
            ("dayOfWeek", alone(names[day] for day in days)),
            ("opens", interval["opens"]),
            ("closes", _closes(interval["closes"])),
        )
        for days, intervals in groups(value or {})
        for interval in intervals
    ]


def exceptions(values: list[dict[str, Any]]) -> list[Node]:
    """LD-HOURS-SPECIAL."""
    closed = [{"opens": "00:00", "closes": "00:00"}]
    return [
        node(
            ("@type", "OpeningHoursSpecification"),
            ("validFrom", value["from"]),
            ("validThrough", value.get("to", value["from"])),
            ("opens", interval["opens"]),
            ("closes", _closes(interval["closes"])),
        )
        for value in values
        for interval in value["intervals"] or closed
    ]


def place_members(location: Location) -> list[tuple[str, Any]]:
    """The five keys that stand on the subject or on a Place: LD-GEO to LD-VISITS."""
    hours = location.get("hours", {})
    values = (
        geo(location),
        week(hours.get("weekly")),
        exceptions(hours.get("exceptions", [])),
        location.get("timeZone"),
        location.get("visits"),
    )
    return list(zip(PLACE_KEYS, values))


def place(graph: Graph, location: Location) -> Node:
    """LD-PLACE."""
    return node(
        ("@type", "Place"),
        ("@id", graph.iri(location)),
        ("name", graph.text(location.get("name"))),
        ("address", address(location["address"])),
        *place_members(location),
    )


def primary_location(graph: Graph) -> Optional[Location]:
    """The location that ``primaryLocationId`` names."""
    wanted = graph.entry.get("primaryLocationId")
    return next((location for location in graph.items("locations") if location["id"] == wanted), None)


def places(graph: Graph) -> list[Node]:
    """LD-PLACE, LD-PLACE-PRIMARY."""
    primary = primary_location(graph)
    others = [place(graph, location) for location in graph.items("locations") if location is not primary]
    if primary is None or graph.family not in ("organization", "person"):
        return others
    return ([place(graph, primary)] if node(*place_members(primary)) else []) + others


def _served(value: dict[str, str]) -> Node:
    """LD-AREA-PLACES."""
    if value["type"] == "country":
        return {"@type": "Country", "name": value["country"]}
    return {"@type": "City" if value["type"] == "city" else "AdministrativeArea", "name": value["name"]}


def area(graph: Graph, value: Optional[dict[str, Any]]) -> list[Node]:
    """LD-AREA, LD-AREA-RADIUS."""
    if value is None:
        return []
    if "anywhere" in value:
        return [{"@type": "Place", "name": "Worldwide"}]
    nodes = []
    if "radius" in value:
        around = value["radius"]["around"]
        centre = next(location for location in graph.items("locations") if location["id"] == around)
        point = geo(centre)
        middle = ("geoMidpoint", point) if point else ("address", address(centre["address"]))
        nodes.append(node(("@type", "GeoCircle"), middle, ("geoRadius", value["radius"]["km"] * 1000)))
    return nodes + [_served(item) for item in value.get("places", [])]
