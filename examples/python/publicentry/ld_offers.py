"""jsonld.md, Offers, Actions, and the nodes of prices and lead times."""

from __future__ import annotations

from typing import Any, Optional

from .ld_nodes import Graph, Node, alone, node, reference
from .ld_places import area
from .tables import table

ACTION_TYPES = {
    "request_quote": "Action",
    "request_callback": "CommunicateAction",
    "send_message": "CommunicateAction",
    "request_appointment": "ReserveAction",
}


def lead_time(pair: Optional[dict[str, str]]) -> Optional[Node]:
    """LD-OFFER-LEAD."""
    return node(("daawid:min", pair.get("min")), ("daawid:max", pair.get("max"))) if pair else None


def price_node(price: dict[str, Any], *amounts: tuple[str, str]) -> Node:
    """LD-PRICE-NODE, LD-PRICE-UNIT."""
    unit = price.get("unit")
    return node(
        ("@type", "UnitPriceSpecification" if unit else "PriceSpecification"),
        *amounts,
        ("priceCurrency", price["currency"]),
        ("unitCode", table("units")[unit]["code"] if unit else None),
        ("valueAddedTaxIncluded", price["vatIncluded"]),
    )


def price(value: Optional[dict[str, Any]]) -> Optional[Node]:
    """LD-PRICE-KIND."""
    kind = value["kind"] if value else None
    if value is None or kind in ("on_request", "free"):
        return None
    if kind == "range":
        return price_node(value, ("minPrice", value["min"]), ("maxPrice", value["max"]))
    return price_node(value, ("price" if kind == "fixed" else "minPrice", value["amount"]))


def offer(graph: Graph, offering: dict[str, Any]) -> Node:
    """LD-OFFER-ORDER, LD-OFFER-ITEM, LD-OFFER-IMAGE, LD-OFFER-AVAILABILITY, LD-OFFER-AREA, LD-OFFER-ACTION."""
    availability = offering.get("availability")
    item = node(
        ("@type", "Service" if offering["type"] == "service" else "Product"),
        ("name", graph.text(offering["name"])),
        ("description", graph.text(offering.get("description"))),
        ("image", [reference(graph.iri(media)) for media in offering.get("media", [])]),
    )
    actions = (
        reference(graph.iri(action))
        for action in graph.items("actions")
        if action["type"] != "send_message"
        and ("offeringIds" not in action or offering["id"] in action["offeringIds"])
    )
    return node(
        ("@type", "Offer"),
        ("@id", graph.iri(offering)),
        ("itemOffered", item),
        ("priceSpecification", price(offering.get("price"))),
        (
            "availability",
            f"https://schema.org/{table('availability')[availability]['schema']}" if availability else None,
        ),
        ("areaServed", area(graph, offering.get("serviceArea"))),
        ("daawid:priceKind", offering.get("price", {}).get("kind")),
        ("daawid:audience", offering["audience"]),
        ("daawid:typicalLeadTime", lead_time(offering.get("typicalLeadTime"))),
        ("daawid:category", offering.get("category")),
        ("potentialAction", alone(actions)),
    )


def _targets(graph: Graph, action: dict[str, Any]) -> list[Node]:
    """LD-ACTION-TARGET: the API first, then the handoff or the web form."""
    targets = [
        node(
            ("@type", "EntryPoint"),
            ("urlTemplate", graph.addresses.rest(action)),
            ("httpMethod", "POST"),
            ("contentType", "application/json"),
        )
    ]
    second = action.get("handoffUrl") or (graph.addresses.form(action) if action["webForm"] else None)
    if second:
        targets.append(
            node(
                ("@type", "EntryPoint"),
                ("urlTemplate", second),
                ("actionPlatform", "https://schema.org/DesktopWebPlatform"),
            )
        )
    return targets


def action_node(graph: Graph, action: dict[str, Any]) -> Node:
    """LD-ACTION-ORDER, LD-ACTION-TYPE, LD-ACTION-CONFIRM."""
    return node(
        ("@type", ACTION_TYPES[action["type"]]),
        ("@id", graph.iri(action)),
        ("name", graph.text(action["name"])),
        ("daawid:actionType", action["type"]),
        ("daawid:requiresUserConfirmation", "handoffUrl" not in action),
        ("daawid:expectedResponse", action.get("expectedResponse")),
        ("target", _targets(graph, action)),
    )
