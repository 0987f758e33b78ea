"""ENTRY-VERSIONS: what follows from parts that were read as absent.

References to items read as absent go the same way, and provenance is adapted as in TIME-PATHS.
"""

from __future__ import annotations

from typing import Any

from .codes import Pointer
from .reading import GONE, Mark, Reader


class _Follower:
    def __init__(self, clean: dict[str, Any], reader: Reader) -> None:
        self.clean = clean
        self.gone = reader.gone
        self.ids = reader.gone_ids

    def refers(self, holder: Any, name: str) -> bool:
        value = holder.get(name) if isinstance(holder, dict) else None
        return isinstance(value, str) and value in self.ids

    def drop(self, holder: dict[str, Any], name: str, at: Pointer) -> None:
        if name in holder:
            del holder[name]
            self.gone.add((*at, name))

    def drop_items(self, holder: Any, name: str, at: Pointer) -> None:
        """The items of a list of references; an optional list that has lost all its items is absent."""
        values = holder.get(name) if isinstance(holder, dict) else None
        if not isinstance(values, list):
            return
        for index, value in enumerate(values):
            if isinstance(value, str) and value in self.ids:
                values[index] = GONE
                self.gone.add((*at, name, index))
        if values and all(value is GONE for value in values):
            self.drop(holder, name, at)

    def drop_if_empty(self, holder: dict[str, Any], name: str, at: Pointer) -> None:
        if holder.get(name) == {}:
            self.drop(holder, name, at)

    def area(self, holder: Any, at: Pointer) -> None:
        area = holder.get("serviceArea") if isinstance(holder, dict) else None
        if isinstance(area, dict) and self.refers(area.get("radius"), "around"):
            self.drop(area, "radius", (*at, "serviceArea"))
            self.drop_if_empty(holder, "serviceArea", at)

    def items(self, name: str) -> list[tuple[int, Any]]:
        values = self.clean.get(name)
        return list(enumerate(values)) if isinstance(values, list) else []

    def routes(self) -> None:
        """A route that has lost its target and declines nothing has lost a member it needs: it goes too."""
        routing = self.clean.get("routing")
        for index, route in self.items("routing"):
            if self.refers(route, "routeTo"):
                if "decline" in route:
                    self.drop(route, "routeTo", ("routing", index))
                else:
                    routing[index] = GONE  # type: ignore[index]
                    self.gone.add(("routing", index))
        if isinstance(routing, list) and routing and all(route is GONE for route in routing):
            self.drop(self.clean, "routing", ())

    def follow(self) -> None:
        clean = self.clean
        if self.refers(clean, "primaryLocationId"):
            self.drop(clean, "primaryLocationId", ())
        self.area(clean, ())
        for index, offering in self.items("offerings"):
            self.area(offering, ("offerings", index))
            self.drop_items(offering, "media", ("offerings", index))
        for index, action in self.items("actions"):
            self.drop_items(action, "offeringIds", ("actions", index))
        self.routes()
        brand = clean.get("brand")
        if isinstance(brand, dict):
            if self.refers(brand, "logo"):
                self.drop(brand, "logo", ("brand",))
            self.drop_items(brand, "imagery", ("brand",))
            self.drop_if_empty(clean, "brand", ())


def follow_references(clean: dict[str, Any], reader: Reader) -> None:
    """What referred to an item read as absent is read as absent by the same rule."""
    if reader.gone_ids:
        before = set(reader.gone)
        _Follower(clean, reader).follow()
        reader.forget(reader.gone - before)


def path_tokens(path: str) -> Pointer:
    """A provenance path as tokens, an index as a number."""
    return tuple(int(part) if part.isdigit() else part for part in path.split("/")[1:] if part)


def _adapted(path: str, gone: set[Pointer]) -> str | None:
    tokens = path_tokens(path)
    if any(tokens[:length] in gone for length in range(1, len(tokens) + 1)):
        return None
    if len(tokens) > 1 and isinstance(tokens[1], int):
        before = sum(1 for index in range(tokens[1]) if (tokens[0], index) in gone)
        tokens = (tokens[0], tokens[1] - before, *tokens[2:])
    return "/" + "/".join(str(token) for token in tokens)


def adapt_paths(provenance: list[dict[str, Any]], gone: set[Pointer]) -> list[dict[str, Any]]:
    """TIME-PATHS: no path to or into what is gone, indexes lowered, no item without paths."""
    result = []
    for item in provenance:
        paths = [path for path in (_adapted(path, gone) for path in item["paths"]) if path is not None]
        if paths:
            result.append({**item, "paths": paths})
    return result


def compacted(value: Any) -> Any:
    """The clean tree of a sound record without its marks."""
    if isinstance(value, dict):
        return {name: compacted(item) for name, item in value.items()}
    if isinstance(value, list):
        return [compacted(item) for item in value if not isinstance(item, Mark)]
    return value
