"""markdown.md, Document and Parts of a document: the whole, all offerings, a selection of sections."""

from __future__ import annotations

from typing import Any, Callable, Optional, Sequence

from .codes import CallError
from .md_actions import actions
from .md_contact import contact
from .md_context import Context
from .md_facts import facts
from .md_head import framing, frontmatter, summary, title
from .md_hours import hours
from .md_legal import legal
from .md_offerings import capacity, offerings
from .md_provenance import provenance
from .md_terms import credentials, policies
from .md_voice import brand, faq, voice
from .registry import Registry

SECTIONS: tuple[tuple[str, str, Callable[[Context], list[str]]], ...] = (
    ("facts", "Facts", facts),
    ("offerings", "Offerings", offerings),
    ("capacity", "Capacity", capacity),
    ("hours", "Hours", hours),
    ("contact", "Contact & routing", contact),
    ("actions", "Actions", actions),
    ("policies", "Policies", policies),
    ("credentials", "Credentials", credentials),
    ("faqs", "FAQ", faq),
    ("voice", "Voice", voice),
    ("brand", "Brand", brand),
    ("legal", "Legal", legal),
)
KEYS = tuple(key for key, _, _ in SECTIONS)


def check_keys(keys: Sequence[Any]) -> None:
    """MD-SECTIONS, VIEW-SECTION-KEYS: any other key is refused."""
    for key in keys:
        if key not in KEYS:
            raise CallError("UNKNOWN_SECTION", f"{key!a} is not a section")


def _section(head: str, blocks: list[str]) -> list[str]:
    """A heading, directly followed by what follows it; nothing for a section without a line."""
    return [f"## {head}\n" + "\n\n".join(blocks)] if blocks else []


def _document(context: Context, sections: list[str]) -> str:
    """MD-DOC-LINES, MD-DOC-BLANKS, MD-DOC-SECTIONS; GATE-SUSPENDED and MD-FRAME-SUSPENDED."""
    parts = [frontmatter(context), title(context)]
    if context.status != "suspended":
        parts.append(summary(context))
    parts.append(framing(context))
    if context.status != "suspended":
        parts += sections + _section("Provenance", provenance(context))
    return "\n\n".join(parts) + "\n"


def _chosen(context: Context, keys: Sequence[str]) -> list[str]:
    if context.status == "suspended":
        return []
    return [part for key, head, blocks in SECTIONS if key in keys for part in _section(head, blocks(context))]


def to_markdown(revision: dict[str, Any], lang: Optional[str], registry: Registry) -> str:
    """toMarkdown: the document."""
    context = Context(revision, lang, registry)
    return _document(context, _chosen(context, KEYS))


def to_offerings_markdown(revision: dict[str, Any], lang: Optional[str], registry: Registry) -> Optional[str]:
    """MD-OFFERINGS-DOC: all offerings and Provenance; nothing for an entry without offerings."""
    context = Context(revision, lang, registry)
    if context.status == "suspended":
        return _document(context, [])
    if not context.items("offerings"):
        return None
    return _document(context, _section("Offerings", offerings(context, cut=False)))


def select_markdown_sections(
    revision: dict[str, Any], lang: Optional[str], sections: Sequence[Any], registry: Registry
) -> str:
    """MD-SECTIONS."""
    check_keys(sections)
    context = Context(revision, lang, registry)
    return _document(context, _chosen(context, sections))
