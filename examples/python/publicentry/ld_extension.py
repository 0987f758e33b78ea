"""jsonld.md, Payment, FAQ, Capacity, policies, routing, Voice and brand."""

from __future__ import annotations

from typing import Any, Optional

from .language import label_in
from .ld_nodes import Graph, Node, alone, node, reference
from .ld_offers import lead_time, price_node
from .tables import table


def payment(graph: Graph) -> tuple[Optional[str], Optional[str]]:
    """LD-PAYMENT: ``paymentAccepted`` and ``currenciesAccepted``."""
    policy = next((policy for policy in graph.items("policies") if policy["type"] == "payment"), None)
    if policy is None:
        return None, None
    language = graph.default if graph.standalone else graph.language
    rows = table("payment-methods")
    labels = (label_in(rows[method]["labels"], language) or method for method in policy["methods"])
    return ", ".join(labels), ", ".join(policy["currencies"])


def _faq_page(language: Any, questions: list[tuple[str, str]]) -> Node:
    return node(
        ("@type", "FAQPage"),
        ("inLanguage", language),
        (
            "mainEntity",
            [
                node(
                    ("@type", "Question"),
                    ("name", question),
                    ("acceptedAnswer", node(("@type", "Answer"), ("text", answer))),
                )
                for question, answer in questions
            ],
        ),
    )


def faq(graph: Graph) -> Any:
    """LD-FAQ, LD-FAQ-EMBEDDED."""
    listed = graph.items("faqs")
    if not listed:
        return None
    if graph.standalone:
        pages = []
        for language in graph.languages:
            both = [item for item in listed if language in item["question"] and language in item["answer"]]
            if both:
                texts = [(item["question"][language], item["answer"][language]) for item in both]
                pages.append(_faq_page(language, texts))
        return alone(pages)
    resolved = [text for item in listed for text in (item["question"], item["answer"])]
    used = {graph.language if graph.language in text else graph.default for text in resolved}
    texts = [(graph.plain(item["question"]), graph.plain(item["answer"])) for item in listed]
    return _faq_page(alone(language for language in graph.languages if language in used), texts)


def capacity(graph: Graph) -> Optional[Node]:
    """LD-CAPACITY."""
    value = graph.entry.get("capacity")
    if value is None:
        return None
    return node(
        ("daawid:capacityStatus", value["status"]),
        ("daawid:nextAvailableFrom", value.get("nextAvailableFrom")),
        ("daawid:leadTime", lead_time(value.get("leadTime"))),
        ("daawid:note", graph.text(value.get("note"))),
        ("daawid:asOf", value["asOf"]),
        ("daawid:expiresAt", value["expiresAt"]),
    )


def policies(graph: Graph) -> list[Node]:
    """LD-POLICY."""
    nodes = []
    for policy in graph.items("policies"):
        if policy["type"] == "payment":
            continue
        price = policy.get("price")
        nodes.append(
            node(
                ("daawid:policyType", policy["type"]),
                ("daawid:percent", policy.get("percent")),
                ("daawid:free", policy.get("free")),
                ("daawid:freeWithinKm", policy.get("freeWithinKm")),
                ("daawid:period", policy.get("period")),
                ("daawid:price", price_node(price, ("price", price["amount"])) if price else None),
                ("daawid:summary", graph.text(policy.get("summary"))),
            )
        )
    return nodes


def routing(graph: Graph) -> list[Node]:
    """LD-ROUTING."""
    return [
        node(
            ("daawid:audience", route["audience"]),
            ("daawid:intent", route["intent"]),
            ("daawid:routeTo", reference(graph.iri(route["routeTo"])) if "routeTo" in route else None),
            ("daawid:decline", route.get("decline")),
        )
        for route in graph.items("routing")
    ]


def agent_policy(graph: Graph) -> Optional[Node]:
    """LD-AGENT-POLICY."""
    value = graph.entry.get("agentPolicy")
    if value is None:
        return None
    names = ("agentRequests", "unsolicitedOutreach", "agentsMustDisclose")
    return node(*((f"daawid:{name}", value[name]) for name in names))


def voice(graph: Graph) -> Node:
    """LD-VOICE, LD-VOICE-EMPHASIS."""
    value = graph.entry.get("voice", {})
    emphasis: list[Any] = []
    for text in value.get("emphasis", []):
        emphasis.extend(graph.tagged(text) if graph.standalone else [graph.plain(text)])
    return node(
        ("daawid:preferredName", value.get("preferredName")),
        ("daawid:avoidName", value.get("avoidNames")),
        ("daawid:formality", value.get("formality")),
        ("daawid:tone", value.get("tone")),
        ("daawid:emphasis", emphasis),
    )
