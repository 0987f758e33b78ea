"""conformance.md, The protocol: one request, one reply."""

from __future__ import annotations

import base64
from typing import Any, Callable, Optional

from . import VERSION
from .codes import CallError, Fault, pointer_text
from .expiry import next_expiry, without_expired
from .json_writer import document
from .jsonld import to_json_ld
from .language import resolve_language
from .markdown import select_markdown_sections, to_markdown, to_offerings_markdown
from .parse import Verdict, parse_entry, parse_entry_bytes
from .registry import Registry
from .view import select_sections, to_brand_kit_view, to_offering_view, to_view

Message = dict[str, Any]
PROFILES = ["markdown", "jsonld", "view", "reject", "full"]


def _lang(request: Message) -> Optional[str]:
    """A ``lang`` that a call does not have is an absent language, not an empty one."""
    lang = request.get("lang")
    return lang if isinstance(lang, str) else None


def _sections(request: Message) -> list[Any]:
    sections = request.get("sections")
    return sections if isinstance(sections, list) else []


def _json(value: Any) -> Optional[str]:
    return None if value is None else document(value)


def _line(value: Optional[str]) -> Optional[str]:
    return None if value is None else value + "\n"


Projection = Callable[[dict[str, Any], Message, Registry], Optional[str]]
PROJECTIONS: dict[str, Projection] = {
    "toMarkdown": lambda revision, request, registry: to_markdown(revision, _lang(request), registry),
    "toOfferingsMarkdown": lambda revision, request, registry: to_offerings_markdown(
        revision, _lang(request), registry
    ),
    "selectMarkdownSections": lambda revision, request, registry: select_markdown_sections(
        revision, _lang(request), _sections(request), registry
    ),
    "withoutExpired": lambda revision, request, registry: _json(without_expired(revision, request.get("at"))),
    "nextExpiry": lambda revision, request, registry: _line(next_expiry(revision)),
    "resolveLanguage": lambda revision, request, registry: _line(resolve_language(revision, _lang(request))),
    "toJsonLd": lambda revision, request, registry: to_json_ld(revision, _lang(request), registry),
    "toView": lambda revision, request, registry: _json(to_view(revision, _lang(request), registry)),
    "selectSections": lambda revision, request, registry: _json(
        select_sections(to_view(revision, _lang(request), registry), _sections(request))
    ),
    "toOfferingView": lambda revision, request, registry: _json(
        to_offering_view(revision, _lang(request), request.get("offering"), registry)
    ),
    "toBrandKitView": lambda revision, request, registry: _json(
        to_brand_kit_view(revision, _lang(request), registry)
    ),
}
PARSERS = ("parseEntry", "parseEntryBytes")


def _faults(faults: list[Fault]) -> list[Message]:
    return [{"code": fault.code, "pointer": pointer_text(fault.pointer)} for fault in faults]


def _hello() -> Message:
    return {
        "protocol": 1,
        "implementation": {"name": "publicentry-python", "version": VERSION, "language": "Python"},
        "spec": ["0.1"],
        "functions": [*PROJECTIONS, *PARSERS],
        "profiles": PROFILES,
    }


def _verdict(request: Message) -> Verdict:
    if request.get("op") == "projectRaw":
        return parse_entry_bytes(base64.b64decode(request["revisionBase64"], validate=True))
    return parse_entry(request.get("revision"))


def _project(request: Message) -> Message:
    name = request.get("fn")
    if name not in PROJECTIONS and name not in PARSERS:
        return {"unsupported": True, "feature": f"fn:{name}"}
    verdict = _verdict(request)
    if verdict.revision is None:
        return {"ok": False, "faults": _faults(verdict.faults), "warnings": _faults(verdict.warnings)}
    if name in PARSERS:
        return {"ok": True, "warnings": _faults(verdict.warnings)}
    try:
        text = PROJECTIONS[name](verdict.revision, request, Registry.of(request.get("registry")))
    except CallError as error:
        return {"ok": False, "error": {"code": error.code, "message": str(error)}}
    return {"ok": True, "base64": base64.b64encode((text or "").encode("utf-8")).decode("ascii")}


def answer(request: Message) -> Optional[Message]:
    """The reply to a request without its ``id``; nothing to ``bye``."""
    operation = request.get("op")
    if operation == "hello":
        return _hello()
    if operation == "bye":
        return None
    if operation in ("project", "projectRaw"):
        return _project(request)
    return {"unsupported": True, "feature": f"op:{operation}"}
