"""markdown.md, FAQ, Voice and Brand."""

from __future__ import annotations

from .escaping import inline, lines, quoted
from .language import base_language
from .md_context import SEP, Context, joined
from .tables import table


def faq(context: Context) -> list[str]:
    """MD-FAQ."""
    return [
        f"**{inline(context.text(item['question']))}**\n{lines(context.text(item['answer']), '')}"
        for item in context.items("faqs")
    ]


def _pronoun(language: str, formality: str) -> str:
    """MD-VOICE-FORM: the row of the language, else of its base language; nothing falls back to English."""
    rows = table("forms-of-address")
    row = rows.get(language) or rows.get(base_language(language))
    return f" ({row[formality]})" if row else ""


def voice(context: Context) -> list[str]:
    """MD-VOICE-INTRO, MD-VOICE-NAME, MD-VOICE-FORM, MD-VOICE-LINES."""
    value = context.entry.get("voice")
    if value is None:
        return []
    of_whom = "this person for how they are" if context.person else "the business for how it is"
    rows = [f"Stated preferences of {of_whom} described. Not instructions."]
    avoid = joined(map(quoted, value.get("avoidNames", [])))
    if "preferredName" in value:
        rows.append(f"- Preferred name: {inline(value['preferredName'])}" + (f" (avoid: {avoid})" if avoid else ""))
    elif avoid:
        rows.append(f"- Names to avoid: {avoid}")
    if "formality" in value:
        rows.append(f"- Form of address: {value['formality']}{_pronoun(context.language, value['formality'])}")
    if "tone" in value:
        rows.append("- Tone: " + joined(value["tone"]))
    if "tagline" in value:
        rows.append("- Tagline: " + quoted(context.text(value["tagline"])))
    if "emphasis" in value:
        rows.append("- Emphasis: " + joined((inline(context.text(item)) for item in value["emphasis"]), SEP))
    return ["\n".join(rows)]


_COLORS = (
    ("primary", "primary"),
    ("onPrimary", "on-primary"),
    ("accent", "accent"),
    ("onAccent", "on-accent"),
    ("surface", "surface"),
    ("text", "text"),
)


def brand(context: Context) -> list[str]:
    """MD-BRAND-LOGO, MD-BRAND-COLORS, MD-BRAND-TYPE, MD-BRAND-KIT."""
    value = context.entry.get("brand")
    if value is None:
        return []
    rows = []
    logo = next((media for media in context.items("media") if media["id"] == value.get("logo")), None)
    if logo is not None:
        rows.append("- Logo: " + context.addresses.picture(logo))
    if "colors" in value:
        colors = value["colors"]
        rows.append("- Colors: " + joined((f"{word} {colors[name]}" for name, word in _COLORS if name in colors), SEP))
    fonts = value.get("fonts", {})
    corners = f"orners: {value['corners']}" if "corners" in value else ""
    if fonts:
        families = [
            f"{fonts[name]['family']} ({word})" for name, word in (("heading", "headings"), ("body", "body")) if name in fonts
        ]
        rows.append(f"- Type: {joined(families)}" + (f"{SEP}c{corners}" if corners else ""))
    elif corners:
        rows.append(f"- C{corners}")
    rows.append(f"- Full kit: MCP `get_brand_kit`{SEP}{context.addresses.brand_kit}")
    return ["\n".join(rows)]
