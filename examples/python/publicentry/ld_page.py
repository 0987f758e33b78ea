"""jsonld.md, The page."""

from __future__ import annotations

from typing import Any

from .gate import starred
from .ld_nodes import Graph, Node, alone, node, reference


def site(graph: Graph) -> Node:
    """LD-SITE."""
    address = graph.registry.site
    return node(
        ("@type", "WebSite"), ("@id", f"{address}/#website"), ("name", graph.registry.name), ("url", f"{address}/")
    )


def domain(value: dict[str, Any]) -> Node:
    """LD-DOMAIN."""
    return node(
        ("daawid:host", value["host"]),
        ("daawid:domainStatus", value["status"]),
        ("daawid:method", value.get("method")),
        ("daawid:verifiedAt", value.get("verifiedAt")),
        ("daawid:lastCheckedAt", value.get("lastCheckedAt")),
    )


def verification(graph: Graph) -> Node:
    """LD-VERIFICATION: the confirmation only at level contact, the lapse only when lapsed."""
    value, status = graph.entry["verification"], graph.entry["status"]
    if status == "suspended":
        return {"daawid:level": value["level"]}
    return node(
        ("daawid:level", value["level"]),
        ("daawid:contactConfirmedAt", value.get("contactConfirmedAt") if value["level"] == "contact" else None),
        ("daawid:lapsedAt", value.get("lapsedAt") if status == "lapsed" else None),
        ("daawid:domain", [domain(item) for item in graph.entry["domains"]]),
    )


def provenance(graph: Graph) -> list[Node]:
    """LD-PROVENANCE, LD-PROVENANCE-PATH."""
    return [
        node(
            ("daawid:path", alone(starred(item["paths"]))),
            ("daawid:source", item["source"]),
            ("daawid:observedAt", item["observedAt"]),
            ("daawid:reference", item.get("reference")),
        )
        for item in graph.entry["provenance"]
    ]


def page(graph: Graph) -> Node:
    """LD-PAGE-ORDER, LD-PAGE-LANGUAGE, LD-VERSION; LD-SUSPENDED for a suspended entry."""
    entry = graph.entry
    suspended = entry["status"] == "suspended"
    return node(
        ("@type", "ProfilePage"),
        ("@id", graph.addresses.page),
        ("url", graph.addresses.page),
        ("name", entry["displayName"]),
        ("inLanguage", alone(graph.languages) if graph.standalone else graph.language),
        ("dateCreated", entry["createdAt"]),
        ("dateModified", entry["updatedAt"]),
        ("mainEntity", reference(graph.addresses.identity)),
        ("isPartOf", site(graph)),
        ("daawid:schemaVersion", "0.1"),
        ("daawid:revision", entry["revision"]),
        ("daawid:status", entry["status"]),
        ("daawid:lastConfirmed", None if suspended else entry.get("lastConfirmedAt")),
        ("daawid:verification", verification(graph)),
        ("daawid:provenance", None if suspended else provenance(graph)),
    )
