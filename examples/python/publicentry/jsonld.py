"""jsonld.md: the JSON-LD document in its two forms."""

from __future__ import annotations

from typing import Any, Optional

from .json_writer import document, script
from .ld_nodes import Graph
from .ld_page import page
from .ld_subject import subject
from .registry import Registry


def to_json_ld(revision: dict[str, Any], lang: Optional[str], registry: Registry) -> str:
    """LD-DOCUMENT, LD-CONTEXT, LD-FORMS: standalone without a language, embedded with one."""
    graph = Graph(revision, lang, registry)
    context = ["https://schema.org", {"daawid": f"{registry.site}/ns#"}]
    value = {"@context": context, "@graph": [page(graph), subject(graph)]}
    return document(value) if graph.standalone else script(value)
