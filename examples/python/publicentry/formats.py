"""entry.md, Formats: patterns match the whole string, and what a pattern cannot say stands beside it."""

from __future__ import annotations

import re
from typing import Callable, NamedTuple, Optional

from .dates import DATE, MOMENT, is_real_day

_HOST = r"([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{1,59})"
_N = "[1-9][0-9]{0,2}"
_T = f"T({_N}H({_N}M)?|{_N}M)"
_DURATION = f"P({_N}W|{_N}Y({_N}M)?({_N}D)?({_T})?|{_N}M({_N}D)?({_T})?|{_N}D({_T})?|{_T})"
_CLOCK = "([01][0-9]|2[0-3]):[0-5][0-9]"
_ADDRESS = re.compile(
    rf"https://(?P<host>{_HOST})(:(?P<port>[1-9][0-9]{{0,4}}))?(?P<rest>[/?#][A-Za-z0-9._~:/?#@!$&'()*+,;=%\[\]-]*)?"
)
_REFERENCE = re.compile(r"&#?[A-Za-z0-9]+;")
_BAD_PERCENT = re.compile(r"%(?![0-9A-Fa-f]{2})")

RESERVED_SLUGS = frozenset(
    "claim confirm docs id ns schemas assets report search api mcp about console privacy legal impressum "
    "datenschutz login connect admin www offerings sitemap sitemaps robots llms well-known v1 health favicon "
    "fonts terms ranking".split(" ")
)


class FormatRule(NamedTuple):
    """One row of the table: its code, its whole pattern, its greatest length, and what stands beside it."""

    code: str
    pattern: str
    limit: Optional[int] = None
    also: Optional[Callable[[str], bool]] = None
    existence: Optional[tuple[str, Callable[[str], bool]]] = None


def is_host(text: str) -> bool:
    """ENTRY-FORMAT-HOSTNAME: 4 to 253 characters of ASCII labels."""
    return 4 <= len(text) <= 253 and re.fullmatch(_HOST, text) is not None


def is_address(text: str) -> bool:
    """ENTRY-FORMAT-URL, without its limit of 2000 characters."""
    match = _ADDRESS.fullmatch(text)
    if match is None or not is_host(match["host"]):
        return False
    if match["port"] is not None and int(match["port"]) > 65535:
        return False
    return not _BAD_PERCENT.search(text) and not _REFERENCE.search(text)


def _has_letter(slug: str) -> bool:
    return re.search("[a-z]", slug) is not None


def _email_host(text: str) -> bool:
    return is_host(text.rpartition("@")[2])


def _fits_tag(tag: str) -> bool:
    return len(tag) <= 11


_REAL = ("DATE_NOT_REAL", is_real_day)

FORMATS: dict[str, FormatRule] = {
    "slug": FormatRule(
        "FORMAT_SLUG",
        "[a-z0-9][a-z0-9-]{0,61}[a-z0-9]",
        also=_has_letter,
        existence=("SLUG_RESERVED", lambda slug: slug not in RESERVED_SLUGS),
    ),
    "host": FormatRule("FORMAT_HOSTNAME", _HOST, also=is_host),
    "address": FormatRule("FORMAT_URL", ".*", 2000, also=is_address),
    "email": FormatRule(
        "FORMAT_EMAIL",
        rf"[A-Za-z0-9_+-]([A-Za-z0-9._%+-]{{0,62}}[A-Za-z0-9_+-])?@{_HOST}",
        254,
        also=_email_host,
    ),
    "phone": FormatRule("FORMAT_PHONE", r"\+[1-9][0-9]{6,14}"),
    "printed phone": FormatRule("FORMAT_PHONE_FORMATTED", r"\+[1-9][0-9 ()./-]{5,28}[0-9]"),
    "country": FormatRule("FORMAT_COUNTRY", "[A-Z]{2}"),
    "currency": FormatRule("FORMAT_CURRENCY", "[A-Z]{3}"),
    "money": FormatRule("FORMAT_MONEY", r"(0|[1-9][0-9]{0,11})\.[0-9]{2}"),
    "date": FormatRule("FORMAT_DATE", DATE.pattern, existence=_REAL),
    "moment": FormatRule("FORMAT_DATE_TIME", MOMENT.pattern, existence=_REAL),
    "duration": FormatRule("FORMAT_DURATION", _DURATION),
    "time zone": FormatRule("FORMAT_TIME_ZONE", "[A-Za-z]+([/_+-][A-Za-z0-9]+)*", 40),
    "opening time": FormatRule("FORMAT_TIME", _CLOCK),
    "closing time": FormatRule("FORMAT_TIME", f"{_CLOCK}|24:00"),
    "color": FormatRule("FORMAT_COLOR", "#[0-9A-F]{6}"),
    "category": FormatRule("FORMAT_CATEGORY", r"[a-z][a-z0-9_]{1,39}(\.[a-z][a-z0-9_]{1,39})?"),
    "language": FormatRule("FORMAT_LANGUAGE", "[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?", also=_fits_tag),
    "key": FormatRule("FORMAT_KEY", "[a-z][a-z0-9_]{1,39}"),
    "industry code": FormatRule("FORMAT_NACE", r"[0-9]{2}(\.[0-9]{1,2})?"),
    "VAT ID": FormatRule("FORMAT_VAT_ID", "[A-Z]{2}[A-Z0-9]{2,13}"),
    "economic ID": FormatRule("FORMAT_ECONOMIC_ID", "DE[0-9]{9}-[0-9]{5}"),
    "font family": FormatRule("FORMAT_FONT", "[A-Za-z0-9]+( [A-Za-z0-9]+){0,4}", 40),
    "file": FormatRule("FORMAT_FILE", r"[0-9a-f]{16}\.(svg|webp|png|jpg|avif)"),
    "path": FormatRule("FORMAT_PATH", "/|/[A-Za-z]+(/[0-9]{1,3})?(/[A-Za-z]+){0,2}", 80),
    "version": FormatRule("FORMAT_VERSION", r"0\.[1-9][0-9]*"),
}
for _prefix in ("ent", "off", "act", "cp", "crd", "med", "loc", "act|cp"):
    FORMATS["id " + _prefix] = FormatRule("FORMAT_ID", f"({_prefix})_[0-7][0-9a-hjkmnp-tv-z]{{25}}")

_COMPILED = {name: re.compile(rule.pattern, re.ASCII | re.DOTALL) for name, rule in FORMATS.items()}


def format_fault(text: str, name: str) -> Optional[str]:
    """The first fault of a formatted string: its length, its format, its existence; nothing when it is sound."""
    rule = FORMATS[name]
    if rule.limit is not None and len(text) > rule.limit:  # ENTRY-TOO-LONG
        return "TOO_LONG"
    if _COMPILED[name].fullmatch(text) is None or (rule.also is not None and not rule.also(text)):
        return rule.code
    if rule.existence is not None and not rule.existence[1](text):
        return rule.existence[0]
    return None
