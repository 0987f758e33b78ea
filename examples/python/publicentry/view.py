"""view.md: the native views of an entry, of one offering and of the brand kit."""

from __future__ import annotations

from typing import Any, Optional, Sequence

from .gate import shown_entry, starred
from .language import ascii_lower, resolve_language, text_in
from .ld_subject import encoding
from .markdown import check_keys
from .md_actions import first_confirming
from .record_shape_more import ENTRY
from .registry import Addresses, Registry
from .shapes import Items, Localized, Record, Shape, Variants, variant
from .view_input import input_schema

View = dict[str, Any]

ORDER = (
    "schemaVersion id slug url kind status listed revision createdAt updatedAt lastConfirmedAt defaultLanguage "
    "language availableLanguages verification domains displayName alternateNames summary description categories "
    "naceCodes foundingYear employees languagesSpoken profiles primaryLocationId locations serviceArea offerings "
    "capacity contactPoints routing agentPolicy actions policies credentials faqs voice brand media operator "
    "provenance links"
).split(" ")
SUSPENDED = (
    "schemaVersion id slug url kind status revision updatedAt language availableLanguages verification displayName links"
).split(" ")
ALWAYS = (
    "schemaVersion id slug url kind status listed revision createdAt updatedAt lastConfirmedAt defaultLanguage "
    "language availableLanguages verification displayName summary provenance links"
).split(" ")
SECTIONS = {
    "facts": (
        "domains alternateNames description categories naceCodes foundingYear employees languagesSpoken profiles "
        "primaryLocationId locations serviceArea"
    ).split(" "),
    "offerings": ["offerings", "media"],
    "capacity": ["capacity"],
    "hours": ["locations"],
    "contact": ["contactPoints", "routing", "agentPolicy"],
    "actions": ["actions"],
    "policies": ["policies"],
    "credentials": ["credentials"],
    "faqs": ["faqs"],
    "voice": ["voice"],
    "brand": ["brand", "media"],
    "legal": ["operator"],
}


class Viewer:
    """One view: a function of the revision, the requested language and the registry."""

    def __init__(self, revision: dict[str, Any], wanted: Optional[str], registry: Registry) -> None:
        self.entry = shown_entry(revision)
        self.default: str = revision["defaultLanguage"]
        self.language = resolve_language(revision, wanted)
        self.registry = registry
        self.addresses = Addresses(revision, registry)

    def text(self, localized: dict[str, str]) -> str:
        """VIEW-TEXT."""
        return text_in(localized, self.language, self.default)

    def resolved(self, value: Any, shape: Shape) -> Any:
        """VIEW-PARTS, VIEW-TEXT, VIEW-SAME: members in their order, each localized text a plain string."""
        if isinstance(shape, Localized):
            return self.text(value)
        if isinstance(shape, Items):
            return [self.resolved(item, shape.item) for item in value]
        if isinstance(shape, Variants):
            shape = variant(shape, value) or Record({})
        if isinstance(shape, Record):
            return {
                name: self.resolved(value[name], member.shape)
                for name, member in shape.members.items()
                if name in value
            }
        return value

    def media(self, media: dict[str, Any]) -> View:
        """VIEW-MEDIA."""
        shown: View = {"id": media["id"], "url": self.addresses.picture(media), "type": encoding(media)}
        shown.update({name: media[name] for name in ("width", "height") if name in media})
        shown.update({name: self.text(media[name]) for name in ("caption", "alt") if name in media})
        return shown

    def action(self, action: dict[str, Any], resolved: View) -> View:
        """VIEW-ACTION-TOOL, VIEW-ACTION-REST, VIEW-ACTION-FORM."""
        shown = {name: value for name, value in resolved.items() if name not in ("enabled", "webForm")}
        shown["tool"] = action["type"]
        shown["inputSchema"] = input_schema(action, self.entry, self.text)
        shown["rest"] = self.addresses.rest(action)
        if action["webForm"] and "handoffUrl" not in action:
            shown["form"] = self.addresses.form(action)
        return shown

    def links(self) -> View:
        """VIEW-LINKS, VIEW-LINK-MARKDOWN, VIEW-LINK-LEGAL, VIEW-LINK-PRIVACY."""
        links = {
            "html": self.addresses.page,
            "markdown": self.addresses.markdown(self.language),
            "jsonLd": self.addresses.json_ld,
        }
        status = self.entry["status"]
        if "operator" in self.entry and status != "suspended":
            links["legal"] = self.addresses.legal
        asks = "operator" in self.entry or first_confirming(self.entry.get("actions", [])) is not None
        if asks and status not in ("unclaimed", "suspended"):
            links["privacy"] = self.addresses.privacy
        return links

    def view(self) -> View:
        """VIEW-ORDER, VIEW-VERSION, VIEW-LANGUAGE, VIEW-URL, VIEW-DROPPED, VIEW-PROVENANCE; VIEW-SUSPENDED."""
        found: View = self.resolved(self.entry, ENTRY)
        found["schemaVersion"] = "0.1"
        found["url"] = self.addresses.page
        found["language"] = self.language
        found["availableLanguages"] = self.entry["languages"]
        found["links"] = self.links()
        for point in found.get("contactPoints", []):
            del point["visibility"]
        if "actions" in found:
            found["actions"] = [
                self.action(action, resolved) for action, resolved in zip(self.entry["actions"], found["actions"])
            ]
        if "media" in found:
            found["media"] = [self.media(media) for media in self.entry["media"]]
        for item in found["provenance"]:
            item["paths"] = starred(item["paths"])
        order = ORDER
        if self.entry["status"] == "suspended":
            order = SUSPENDED
            found["verification"] = {"level": self.entry["verification"]["level"]}
        return {name: found[name] for name in order if name in found and found[name] is not None}


def to_view(revision: dict[str, Any], lang: Optional[str], registry: Registry) -> View:
    """toView: the view of the entry."""
    return Viewer(revision, lang, registry).view()


def select_sections(view: View, sections: Sequence[Any]) -> View:
    """VIEW-SECTIONS, VIEW-SECTION-LOCATIONS, VIEW-SECTION-KEYS."""
    check_keys(sections)
    if view["status"] == "suspended":
        return view
    wanted = set(ALWAYS).union(*(SECTIONS[key] for key in sections))
    selected = {name: value for name, value in view.items() if name in wanted}
    if "locations" in selected:
        members = {"id", "name", "display", "address"}
        members |= {"geo"} if "facts" in sections else set()
        members |= {"timeZone", "visits", "hours"} if "hours" in sections else set()
        selected["locations"] = [
            {name: value for name, value in location.items() if name in members} for location in view["locations"]
        ]
    return selected


def to_offering_view(
    revision: dict[str, Any], lang: Optional[str], offering: Any, registry: Registry
) -> Optional[View]:
    """VIEW-OFFERING."""
    offerings = to_view(revision, lang, registry).get("offerings", [])
    return next((item for item in offerings if item["id"] == offering), None)


def _font(font: dict[str, str], registry: Registry) -> View:
    """VIEW-BRAND-FONT."""
    family = font["family"]
    name = ascii_lower(family).replace(" ", "-")
    return {
        "family": family,
        "stack": f'"{family}", {font["generic"]}',
        "cssUrl": f"{registry.site}/assets/fonts/{name}/font.css",
    }


def to_brand_kit_view(revision: dict[str, Any], lang: Optional[str], registry: Registry) -> Optional[View]:
    """VIEW-BRAND-KIT, VIEW-BRAND-NONE."""
    viewer = Viewer(revision, lang, registry)
    brand = viewer.entry.get("brand")
    if brand is None or viewer.entry["status"] == "suspended":
        return None
    media = {item["id"]: viewer.media(item) for item in viewer.entry.get("media", [])}
    kit: View = {}
    if "logo" in brand:
        kit["logo"] = media[brand["logo"]]
    if "imagery" in brand:
        kit["imagery"] = [media[identity] for identity in brand["imagery"]]
    if "colors" in brand:
        kit["colors"] = brand["colors"]
    if "fonts" in brand:
        kit["fonts"] = {name: _font(font, registry) for name, font in brand["fonts"].items()}
    if "corners" in brand:
        kit["corners"] = brand["corners"]
    return kit
