"""jsonld.md, The subject."""

from __future__ import annotations

from typing import Any, Optional

from . import ld_extension as extension
from .ld_nodes import Graph, Node, alone, node
from .ld_offers import action_node, offer
from .ld_places import PLACE_KEYS, address, area, place_members, places, primary_location, week
from .tables import table

ENCODINGS = {
    "svg": "image/svg+xml",
    "webp": "image/webp",
    "png": "image/png",
    "jpg": "image/jpeg",
    "avif": "image/avif",
}
IN_HAS_CREDENTIAL = ("master_craftsman", "certification", "license", "trade_registration")


def encoding(media: dict[str, Any]) -> str:
    """LD-MEDIA: the format follows from the ending of ``file``."""
    return ENCODINGS[media["file"].rpartition(".")[2]]


def subject_type(entry: dict[str, Any]) -> tuple[str, str]:
    """LD-TYPE: the type of the subject and its family."""
    if entry["kind"] == "person":
        return "Person", "person"
    for code in entry["categories"]:
        row = table("categories").get(code, {})
        if "type" in row:
            return row["type"], row["family"]
    return ("LocalBusiness", "business") if entry.get("locations") else ("Organization", "organization")


def picture(graph: Graph, media: dict[str, Any]) -> Node:
    """LD-MEDIA."""
    return node(
        ("@type", "ImageObject"),
        ("@id", graph.iri(media)),
        ("url", graph.addresses.picture(media)),
        ("encodingFormat", encoding(media)),
        ("width", media.get("width")),
        ("height", media.get("height")),
        ("caption", graph.text(media.get("caption"))),
    )


def identifiers(graph: Graph) -> list[Node]:
    """LD-IDENTIFIER."""
    operator = graph.entry.get("operator", {})
    register = operator.get("register", {})
    pairs = [("daawid", graph.entry["id"])]
    if "number" in register:
        country = register.get("country", operator["address"]["country"])
        name = register["name"].replace(" ", "-")
        value = " ".join(register[part] for part in ("authority", "number") if part in register)
        pairs.append((f"{country}:{name}", value))
    if "economicId" in operator:
        pairs.append(("DE:W-IdNr", operator["economicId"]))
    return [node(("@type", "PropertyValue"), ("propertyID", name), ("value", value)) for name, value in pairs]


def reached(graph: Graph, member: str) -> Optional[str]:
    """LD-PHONE-EMAIL: of the first public contact point for general matters that has it, else of the first."""
    having = [point for point in graph.items("contactPoints") if member in point]
    general = [point for point in having if "general" in point["purposes"]]
    return (general + having)[0][member] if having else None


def contact_point(graph: Graph, point: dict[str, Any]) -> Node:
    """LD-CONTACT, LD-CONTACT-HOURS."""
    return node(
        ("@type", "ContactPoint"),
        ("@id", graph.iri(point)),
        ("name", point["name"]),
        ("contactType", ", ".join(point["purposes"])),
        ("telephone", point.get("phone")),
        ("email", point.get("email")),
        ("availableLanguage", alone(point.get("languages", []))),
        ("hoursAvailable", week(point.get("hours"))),
        ("daawid:timeZone", point.get("timeZone")),
    )


def _issuer(credential: dict[str, Any]) -> Optional[Node]:
    issuer = credential.get("issuer")
    if issuer is None:
        return None
    return node(("@type", "Organization"), ("name", issuer["name"]), ("url", issuer.get("url")))


def credential_node(graph: Graph, credential: dict[str, Any]) -> Node:
    """LD-CREDENTIAL."""
    verified = credential["verification"] == "verified"
    return node(
        ("@type", "EducationalOccupationalCredential"),
        ("@id", graph.iri(credential)),
        ("name", credential["name"]),
        ("credentialCategory", credential["type"]),
        ("recognizedBy", _issuer(credential)),
        ("expires", credential.get("validThrough")),
        ("daawid:verifiedAt", credential.get("verifiedAt") if verified else None),
    )


def _award(credential: dict[str, Any]) -> str:
    """LD-AWARD."""
    issuer = f" ({credential['issuer']['name']})" if "issuer" in credential else ""
    return credential["name"] + issuer


def subject(graph: Graph) -> Node:
    """LD-SUBJECT-ORDER; LD-SUSPENDED for a suspended entry."""
    entry = graph.entry
    kind, graph.family = subject_type(entry)
    if entry["status"] == "suspended":
        kind = "Person" if entry["kind"] == "person" else "Organization"
        return node(("@type", kind), ("@id", graph.addresses.identity), ("name", entry["displayName"]))
    operator, voice, brand = entry.get("operator", {}), entry.get("voice", {}), entry.get("brand", {})
    long_text = "description" in entry
    logos = [media for media in graph.items("media") if media["id"] == brand.get("logo")]
    images = [media for media in graph.items("media") if media not in logos]
    primary = primary_location(graph)
    on_subject = primary is not None and graph.family in ("business", "institution")
    place_rows = place_members(primary) if primary and on_subject else [(key, None) for key in PLACE_KEYS]
    accepted, currencies = extension.payment(graph)
    credentials = graph.items("credentials")
    not_business = ("institution", "organization", "person")
    employees = entry.get("employees")
    return node(
        ("@type", kind),
        ("@id", graph.addresses.identity),
        ("name", entry["displayName"]),  # LD-NAMES
        ("alternateName", entry.get("alternateNames")),
        (graph.key("legalName", "person"), operator.get("legalName")),  # LD-LEGAL-NAME
        ("vatID", operator.get("vatId")),
        ("identifier", identifiers(graph)),
        ("description", graph.text(entry["description"] if long_text else entry["summary"])),  # LD-DESCRIPTION
        ("disambiguatingDescription", graph.text(entry["summary"]) if long_text else None),
        (graph.key("slogan", "person"), graph.text(voice.get("tagline"))),  # LD-SLOGAN
        ("url", f"https://{entry['domains'][0]['host']}" if entry["domains"] else None),  # LD-URL
        ("sameAs", entry.get("profiles")),  # LD-SAME-AS
        (graph.key("logo", "person"), picture(graph, logos[0]) if logos else None),  # LD-LOGO
        ("image", [picture(graph, media) for media in images]),  # LD-IMAGE
        ("telephone", reached(graph, "phone")),
        ("email", reached(graph, "email")),
        ("foundingDate", f"{entry['foundingYear']:04d}" if "foundingYear" in entry else None),  # LD-FOUNDING
        (
            "numberOfEmployees",  # LD-EMPLOYEES
            node(
                ("@type", "QuantitativeValue"),
                ("minValue", employees.get("min")),
                ("maxValue", employees.get("max")),
            )
            if employees
            else None,
        ),
        ("knowsLanguage", alone(entry.get("languagesSpoken", []))),  # LD-KNOWS-LANGUAGE
        ("address", address(primary["address"]) if primary else None),
        *place_rows,
        ("workLocation" if graph.family == "person" else "location", places(graph)),
        (graph.key("areaServed", "person"), area(graph, entry.get("serviceArea"))),
        (graph.key("paymentAccepted", *not_business), accepted),
        (graph.key("currenciesAccepted", *not_business), currencies),
        ("contactPoint", [contact_point(graph, point) for point in graph.items("contactPoints")]),
        ("hasCredential", [credential_node(graph, item) for item in credentials if item["type"] in IN_HAS_CREDENTIAL]),
        ("memberOf", [_issuer(item) for item in credentials if item["type"] == "membership"]),  # LD-MEMBER
        ("award", [_award(item) for item in credentials if item["type"] == "award"]),
        ("makesOffer", [offer(graph, offering) for offering in graph.items("offerings")]),
        ("potentialAction", [action_node(graph, action) for action in graph.items("actions")]),
        ("subjectOf", extension.faq(graph)),
        ("daawid:category", entry["categories"]),  # LD-CATEGORY
        ("daawid:naceCode", entry.get("naceCodes")),
        ("daawid:capacity", extension.capacity(graph)),
        ("daawid:policy", extension.policies(graph)),
        ("daawid:routing", extension.routing(graph)),
        ("daawid:agentPolicy", extension.agent_policy(graph)),
        ("daawid:voice", extension.voice(graph)),
        ("daawid:brandKit", graph.addresses.brand_kit if "brand" in entry else None),  # LD-BRAND-KIT
    )
