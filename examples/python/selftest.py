"""The examples that are printed in the text of the specification. Run: python3 selftest.py"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Callable

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.dont_write_bytecode = True

from publicentry import escaping, formats, language, lint, texts  # noqa: E402
from publicentry.codes import CallError, pointer_text  # noqa: E402
from publicentry.dates import is_moment, next_day  # noqa: E402
from publicentry.expiry import next_expiry, without_expired  # noqa: E402
from publicentry.json_reader import read_message  # noqa: E402
from publicentry.json_writer import compact, document  # noqa: E402
from publicentry.jsonld import to_json_ld  # noqa: E402
from publicentry.markdown import to_markdown  # noqa: E402
from publicentry.md_head import sequence  # noqa: E402
from publicentry.md_hours import day_runs, groups, intervals_text  # noqa: E402
from publicentry.md_legal import contains_form  # noqa: E402
from publicentry.md_provenance import label  # noqa: E402
from publicentry.md_values import duration_range, duration_text  # noqa: E402
from publicentry.parse import parse_entry, parse_entry_bytes  # noqa: E402
from publicentry.registry import Registry  # noqa: E402
from publicentry.tables import table  # noqa: E402
from publicentry.versions import adapt_paths  # noqa: E402
from publicentry.view import to_view  # noqa: E402

SMALLEST = """{"schemaVersion":"0.1","id":"ent_01k9b000000000000000000001","slug":"beispiel-bau",
"kind":"organization","status":"published","listed":true,"revision":3,"createdAt":"2026-09-01T08:00:00Z",
"updatedAt":"2026-10-01T08:00:00Z","defaultLanguage":"en","languages":["en"],
"verification":{"level":"contact","contactConfirmedAt":"2026-09-01T08:30:00Z"},"domains":[],
"displayName":"Beispiel Bau","summary":{"en":"Builds doors and windows."},"categories":["trades.carpentry"],
"provenance":[{"paths":["/"],"source":"owner","observedAt":"2026-10-01T08:00:00Z"}]}"""
SMALLEST_VIEW = """{"schemaVersion":"0.1","id":"ent_01k9b000000000000000000001","slug":"beispiel-bau",
"url":"https://daawid.example/beispiel-bau","kind":"organization","status":"published","listed":true,"revision":3,
"createdAt":"2026-09-01T08:00:00Z","updatedAt":"2026-10-01T08:00:00Z","defaultLanguage":"en","language":"en",
"availableLanguages":["en"],"verification":{"level":"contact","contactConfirmedAt":"2026-09-01T08:30:00Z"},
"domains":[],"displayName":"Beispiel Bau","summary":"Builds doors and windows.","categories":["trades.carpentry"],
"provenance":[{"paths":["/"],"source":"owner","observedAt":"2026-10-01T08:00:00Z"}],
"links":{"html":"https://daawid.example/beispiel-bau","markdown":"https://daawid.example/beispiel-bau.md",
"jsonLd":"https://daawid.example/beispiel-bau.json"}}"""
SMALLEST_LD = """{"@context":["https://schema.org",{"daawid":"https://daawid.example/ns#"}],"@graph":[{"@type":"ProfilePage",
"@id":"https://daawid.example/beispiel-bau","url":"https://daawid.example/beispiel-bau","name":"Beispiel Bau",
"inLanguage":"en","dateCreated":"2026-09-01T08:00:00Z","dateModified":"2026-10-01T08:00:00Z",
"mainEntity":{"@id":"https://daawid.example/id/ent_01k9b000000000000000000001"},"isPartOf":{"@type":"WebSite",
"@id":"https://daawid.example/#website","name":"Daawid","url":"https://daawid.example/"},"daawid:schemaVersion":"0.1",
"daawid:revision":3,"daawid:status":"published","daawid:verification":{"daawid:level":"contact",
"daawid:contactConfirmedAt":"2026-09-01T08:30:00Z"},"daawid:provenance":[{"daawid:path":"/","daawid:source":"owner",
"daawid:observedAt":"2026-10-01T08:00:00Z"}]},{"@type":"HomeAndConstructionBusiness",
"@id":"https://daawid.example/id/ent_01k9b000000000000000000001","name":"Beispiel Bau",
"identifier":[{"@type":"PropertyValue","propertyID":"daawid","value":"ent_01k9b000000000000000000001"}],
"description":{"@value":"Builds doors and windows.","@language":"en"},"daawid:category":["trades.carpentry"]}]}"""

failures: list[str] = []


def check(what: str, found: Any, expected: Any) -> None:
    """One example."""
    if found != expected:
        failures.append(f"{what}: {found!r} instead of {expected!r}")


def each(what: str, function: Callable[[Any], Any], pairs: list[tuple[Any, Any]]) -> None:
    """Several examples of one function."""
    for given, expected in pairs:
        check(f"{what}({given!r})", function(given), expected)


def escapes() -> None:
    """markdown.md, Escaping."""
    each("inline", escaping.inline, [
        ("a_b", "a\\_b"), ("A\\|B", "A\\\\\\|B"), ("R&D", "R&D"), ("A & B;", "A & B;"), ("&amp;", "\\&amp;"),
        ("&#35;", "\\&#35;"), ("&nonsense;", "\\&nonsense;"), ("https://x.example", "https\\://x.example"),
        ("www.x.example", "www\\.x.example"), ("WwW.", "WwW\\."), ("Holz \u00b7 Glas", "Holz &middot; Glas"),
        ("\u00b7 \u00b7", "&middot; &middot;"), ("col\u00b7lab", "col\u00b7lab"),
    ])
    check("sources", escaping.inline("A &copy", True), "A \\&copy")
    each("start", escaping.start, [
        ("+ 49 colours", "\\+ 49 colours"), ("---", "\\---"), ("2. Wahl", "2\\. Wahl"), ("1)", "1\\)"),
        ("10.5 m", "10.5 m"), ("1234567890. x", "1234567890. x"), ("Price: 1", "Price\\: 1"),
        ("PRICE: 1", "PRICE\\: 1"), ("Price : 1", "Price : 1"), ("Prices: 1", "Prices: 1"),
        ("Our Price: 1", "Our Price: 1"), ("ID://x", "ID\\://x"), ("1.", "1\\."),
    ])
    each("heading", escaping.heading, [
        ("C ##", "C \\##"), ("#", "\\#"), ("C#", "C#"), ("# C", "# C"), ("Studio C #", "Studio C \\#"),
    ])
    each("quoted", escaping.quoted, [('Das "Original"', '"Das \\"Original\\""'), ('a\\"b', '"a\\\\\\"b"')])
    text = "Massiv.\nGe\u00f6lt.\n\n- Auf Ma\u00df."
    check("lines", escaping.lines(text, "  "), "Massiv.\\\n  Ge\u00f6lt.\n\n  \\- Auf Ma\u00df.")
    each("address", escaping.address, [
        ("https://social.example/my_shop", "https://social.example/my_shop"),
        ("https://social.example/@nord_", "<https://social.example/@nord_>"),
        ("https://social.example/a(b)", "<https://social.example/a(b)>"),
        ("https://social.example/x?", "<https://social.example/x?>"),
    ])
    each("email", escaping.email, [
        ("first_last@x.example", "first_last@x.example"), ("_desk@x.example", "<_desk@x.example>"),
        ("50%off@x.example", "<50%off@x.example>"),
    ])


def values() -> None:
    """markdown.md: frontmatter, durations, hours, names, provenance."""
    each("sequence", sequence, [(["en-GB", "no"], '[en-GB, "no"]'), (["1e3"], '["1e3"]'), (["4seasons"], '["4seasons"]'),
        (["on-time"], "[on-time]"), (["3d-druck.example", "druck.example"], '["3d-druck.example", druck.example]')])
    each("duration", duration_text, [("P1D", "1 day (P1D)"), ("PT30M", "30 minutes (PT30M)"),
        ("P1Y6M", "1 year 6 months (P1Y6M)"), ("P1DT2H", "1 day 2 hours (P1DT2H)")])
    each("range", duration_range, [
        ({"min": "P6W"}, "from 6 weeks (P6W)"), ({"max": "P1W"}, "up to 1 week (P1W)"),
        ({"min": "P6W", "max": "P6W"}, "6 weeks (P6W)"),
        ({"min": "P1W", "max": "P2W"}, "1\u20132 weeks (P1W\u2013P2W)"),
        ({"min": "PT90M", "max": "PT120M"}, "90\u2013120 minutes (PT90M\u2013PT120M)"),
        ({"min": "P3D", "max": "P2W"}, "3 days to 2 weeks (P3D\u2013P2W)"),
        ({"min": "P1M", "max": "P1M14D"}, "1 month to 1 month 14 days (P1M\u2013P1M14D)"),
    ])
    late = [{"opens": "18:00", "closes": "23:00"}, {"opens": "23:30", "closes": "02:00"}]
    closed: list[dict[str, str]] = []
    day = [{"opens": "08:00", "closes": "12:00"}]
    week = {"mon": day, "tue": day, "wed": day, "fri": day, "sun": closed, "sat": late}
    found = [f"{day_runs(days)} {intervals_text(intervals)}" for days, intervals in groups(week)]
    check("hours", found, ["Mon\u2013Wed, Fri 08:00\u201312:00",
        "Sat 18:00\u201323:00 and 23:30\u201302:00 (next day)", "Sun closed"])
    forms = [("Nord Werk GmbH", "GmbH", True), ("Nord Werk GmbH & Co. KG", "KG", True),
        ("Jana Nord (Einzelunternehmen)", "Einzelunternehmen", True), ("Nordgmbh", "GmbH", False)]
    for name, form, expected in forms:
        check(name, contains_form(name, form), expected)
    each("label", label, [
        (["/domains", "/contactPoints/0/phone"], "Website and phone"),
        (["/displayName", "/operator/legalName", "/operator/register", "/operator/address", "/locations"],
            "Name, register, address"),
        (["/offerings/0/price", "/offerings/3/price"], "Offerings"), (["/locations/0/timeZone"], "Address"),
        (["/operator", "/operator/vatId"], "Legal name, form, register and address and VAT ID"),
        (["/primaryLocationId"], "Other details"),
    ])


def records() -> None:
    """entry.md, jsonld.md, view.md, gate.md: the smallest record and small rules."""
    verdict = parse_entry_bytes(SMALLEST.encode())
    check("smallest", (verdict.faults, verdict.warnings), ([], []))
    revision = verdict.revision or {}
    registry = Registry()
    check("smallest view", document(to_view(revision, None, registry)), SMALLEST_VIEW.replace("\n", "") + "\n")
    check("smallest JSON-LD", to_json_ld(revision, None, registry), SMALLEST_LD.replace("\n", "") + "\n")
    embedded = SMALLEST_LD.replace("\n", "").replace(
        '{"@value":"Builds doors and windows.","@language":"en"}', '"Builds doors and windows."')
    check("embedded", to_json_ld(revision, "en", registry), embedded)
    check("markdown", to_markdown(revision, "en", registry)[:4], "---\n")
    check("next expiry", next_expiry(revision), None)
    check("unchanged", without_expired(revision, "2030-01-01T00:00:00Z"), revision)
    for moment in ("2026-11-27", "2026-11-27T24:00:00Z", "2026-11-27T09:14:03+01:00", "2026-11-27T09:14:03.000Z",
            "2026-02-30T00:00:00Z"):
        check(moment, is_moment(moment), False)
        try:
            without_expired(revision, moment)
            failures.append(f"{moment} is taken for a time")
        except CallError as error:
            check(moment, error.code, "NOT_A_TIME")
    each("next day", next_day, [("2028-02-28", "2028-02-29"), ("2027-12-31", "2028-01-01"), ("9999-12-31", None)])
    paths = [{"paths": ["/credentials/0", "/credentials/1", "/credentials/2/name"]}]
    check("paths", adapt_paths(paths, {("credentials", 1)}), [{"paths": ["/credentials/0", "/credentials/1/name"]}])
    languages = {"languages": ["de", "pt-BR", "pt", "zh-Hans"], "defaultLanguage": "de"}
    each("resolve", lambda tag: language.resolve_language(languages, tag), [("PT-br", "pt-BR"), ("pt", "pt"),
        ("zh-Hant", "de"), ("zh", "de"), ("zh-Hans-CN", "de"), ("pt_BR", "de")])
    each("lookup", lambda tags: language.lookup_language(languages, tags), [(["zh-Hans-CN"], "zh-Hans"),
        (["fr", "pt-PT"], "pt"), (["en"], "de")])
    each("number", lambda text: compact(read_message(text.encode())), [("51.0", "51"), ("3e4", "30000"),
        ("0.00001", "0.00001"), ("-0.5", "-0.5"), ("-0.0", "0"), ("7.1993", "7.1993")])


def faults_of(change: Callable[[dict[str, Any]], None]) -> list[str]:
    """The faults of the smallest record after a change."""
    raw = read_message(SMALLEST.encode())
    change(raw)
    return [f"{fault.code} {pointer_text(fault.pointer)}" for fault in parse_entry(raw).faults]


def rules() -> None:
    """entry.md: formats, the lint, and the examples of hours."""
    for name, good in (("slug", "holzwerk-krause"), ("phone", "+492029999001"), ("money", "15000.00"),
            ("date", "2028-02-29"), ("duration", "P6W"), ("language", "zh-Hans"), ("economic ID", "DE999999999-00001"),
            ("file", "3f9a2c7e41b0d5a8.svg"), ("path", "/contactPoints/0/phone"), ("font family", "Source Sans 3")):
        check(name, formats.format_fault(good, name), None)
    each("URL", lambda url: formats.format_fault(url, "address"), [("https://social.example/holzwerk?lang=de", None),
        ("https://social.example/holz werk", "FORMAT_URL")])
    check("invisible", texts.is_invisible("\u200b"), True)
    for row in table("lint"):
        for text in row["caught"]:
            check(text, row["code"] in lint.lint_codes(text), True)
        for text in row["passes"]:
            check(text, row["code"] in lint.lint_codes(text), False)
    check("missing", faults_of(lambda raw: raw.pop("slug")), ["REQUIRED /slug"])
    for week, expected in (
        ({"mon": [("18:00", "02:00")], "tue": []}, []),
        ({"mon": [("18:00", "02:00")], "tue": [("02:00", "06:00")]}, ["I6_NEXT_DAY /contactPoints/0/hours/tue/0"]),
        ({"sat": [("00:00", "24:00")], "sun": [("00:00", "24:00")]}, []),
    ):
        hours = {day: [{"opens": o, "closes": c} for o, c in intervals] for day, intervals in week.items()}
        point = {"id": "cp_01k9b000000000000000000001", "name": "Office", "visibility": "public",
            "purposes": ["general"], "phone": "+492029999001", "hours": hours, "timeZone": "Europe/Berlin"}
        check(str(week), faults_of(lambda raw: raw.update(contactPoints=[point])), expected)


if __name__ == "__main__":
    for part in (escapes, values, records, rules):
        part()
    print("\n".join(failures) or "all examples hold")
    sys.exit(1 if failures else 0)
