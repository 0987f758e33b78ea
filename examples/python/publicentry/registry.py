"""The registry's five strings (MD-REGISTRY) and the addresses made with them (MD-ADDR-OWN)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Registry:
    """MD-REGISTRY."""

    name: str = "Daawid"
    site: str = "https://daawid.example"
    api: str = "https://api.daawid.example"
    mcp: str = "https://mcp.daawid.example/mcp"
    media: str = "https://media.daawid.example"

    @staticmethod
    def of(value: Any) -> "Registry":
        """The registry of a call; without one the default strings."""
        if not isinstance(value, dict):
            return Registry()
        known = ("name", "site", "api", "mcp", "media")
        return Registry(**{name: value[name] for name in known if isinstance(value.get(name), str)})


class Addresses:
    """MD-ADDR-OWN: built by plain concatenation, never escaped."""

    def __init__(self, entry: dict[str, Any], registry: Registry) -> None:
        self.registry = registry
        self.page = f"{registry.site}/{entry['slug']}"
        self.json_ld = f"{self.page}.json"
        self.api = f"{registry.api}/v1/entries/{entry['id']}"
        self.brand_kit = f"{self.api}/brand-kit"
        self.claim = f"{registry.site}/claim/{entry['id']}"
        self.identity = f"{registry.site}/id/{entry['id']}"
        german = entry.get("operator", {}).get("address", {}).get("country") == "DE"
        self.legal = f"{self.page}/{'impressum' if german else 'legal'}"
        self.privacy = f"{self.page}/{'datenschutz' if german else 'privacy'}"
        self.default_language = entry["defaultLanguage"]

    def offerings(self, language: str) -> str:
        """The document of all offerings."""
        part = "" if language == self.default_language else f"/{language}"
        return f"{self.page}{part}/offerings.md"

    def markdown(self, language: str) -> str:
        """VIEW-LINK-MARKDOWN."""
        part = "" if language == self.default_language else f"/{language}"
        return f"{self.page}{part}.md"

    def form(self, action: dict[str, Any]) -> str:
        """The web form of an action."""
        return f"{self.page}/actions/{action['id']}"

    def rest(self, action: dict[str, Any]) -> str:
        """The REST call of an action."""
        return f"{self.registry.api}/v1/actions/{action['id']}/runs"

    def picture(self, media: dict[str, Any]) -> str:
        """A picture."""
        return f"{self.registry.media}/{media['file']}"
