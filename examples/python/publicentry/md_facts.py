"""markdown.md, Facts."""

from __future__ import annotations

from .escaping import address, inline, lines
from .language import label_in
from .md_context import Context, joined
from .md_values import address_line, area
from .tables import table


def category_label(code: str, language: str) -> str:
    """MD-LABEL-FALLBACK: the label in the language, its base language, English; else the code."""
    row = table("categories").get(code)
    label = label_in(row["labels"], language) if row else None
    return label if label is not None else code


def _employees(employees: dict[str, int]) -> str:
    """MD-FACTS-EMPLOYEES."""
    least, most = employees.get("min"), employees.get("max")
    if most is None:
        return f"{least} or more"
    if least is None:
        return f"up to {most}"
    return f"{least}" if least == most else f"{least}\u2013{most}"


def _addresses(context: Context) -> list[str]:
    """MD-FACTS-ADDRESS and MD-FACTS-OTHER-ADDRESS."""
    primary = context.primary()
    rows = [f"- Address: {address_line(primary['address'])}"] if primary else []
    for location in context.items("locations"):
        if location is not primary:
            name = f"{inline(context.text(location['name']))}, " if "name" in location else ""
            rows.append(f"- Other address: {name}{address_line(location['address'])}")
    return rows


def facts(context: Context) -> list[str]:
    """MD-FACTS-ORDER."""
    entry = context.entry
    rows: list[str] = []
    if "alternateNames" in entry:  # MD-FACTS-ALIASES
        rows.append("- Also known as: " + joined(map(inline, entry["alternateNames"])))
    labels = (f"{category_label(code, context.language)} (`{code}`)" for code in entry["categories"])
    rows.append("- Category: " + joined(labels))  # MD-FACTS-CATEGORY
    rows += _addresses(context)
    if "serviceArea" in entry:
        rows.append("- Service area: " + area(context, entry["serviceArea"]))
    if "languagesSpoken" in entry:  # MD-FACTS-LANGUAGES
        rows.append("- Languages spoken: " + joined(entry["languagesSpoken"]))
    if "foundingYear" in entry:  # MD-FACTS-FOUNDED
        rows.append(f"- Founded: {entry['foundingYear']}")
    if "employees" in entry:
        rows.append("- Employees: " + _employees(entry["employees"]))
    for domain in entry["domains"]:  # MD-FACTS-WEBSITE
        mark = "verified" if domain["status"] in ("verified", "grace") else "not verified"
        rows.append(f"- Website: https://{domain['host']} ({mark})")
    if "profiles" in entry:  # MD-FACTS-PROFILES
        rows.append("- Profiles: " + joined(map(address, entry["profiles"])))
    if "description" in entry:  # MD-FACTS-DESCRIPTION
        rows.append("- Description: " + lines(context.text(entry["description"]), "  ", label_before=True))
    return ["\n".join(rows)]
