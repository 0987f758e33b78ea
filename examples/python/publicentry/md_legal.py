"""markdown.md, Legal."""

from __future__ import annotations

import re
from typing import Any, Callable, Optional

from .escaping import address, email, inline, start
from .md_contact import printed_phone
from .md_context import SEP, Context, joined
from .md_values import address_line, address_text
from .tables import table

Operator = dict[str, Any]


def contains_form(name: str, form: str) -> bool:
    """MD-LEGAL-NAME: the form occurs with an end, a space, a comma or a bracket on each side."""
    edge = "[ ,()\\[\\]]"
    return re.search(rf"(?:\A|(?<={edge})){re.escape(form)}(?=\Z|{edge})", name) is not None


def legal_name(operator: Operator, write: Callable[[str], str], german: bool) -> str:
    """MD-LEGAL-NAME."""
    text = write(operator["legalName"])
    if "inLiquidation" in operator:
        text += " (in Liquidation)" if german else " (in liquidation)"
    form = operator.get("legalForm")
    if form is not None and not contains_form(operator["legalName"], form):
        text += f" ({inline(form)})"
    return text


def _link(link: dict[str, str], semicolon_follows: bool = False) -> str:
    """``{name}, {url}``, or the name alone."""
    if "url" in link:
        return f"{inline(link['name'])}, {address(link['url'], semicolon_follows)}"
    return inline(link["name"], semicolon_follows)


def _rules(profession: dict[str, Any]) -> str:
    rules = profession.get("rules", [])
    return "; ".join(_link(rule, place < len(rules) - 1) for place, rule in enumerate(rules))


def _profession(profession: dict[str, Any], granted: str, words: tuple[str, str, str, str]) -> str:
    """MD-LEGAL-DE-PROFESSION, MD-LEGAL-XX-PROFESSION."""
    label, verb, chamber, rules = words
    parts = [
        f"{inline(profession['title'])}, {verb} {granted}",
        f"{chamber}: {inline(profession['chamber'])}" if "chamber" in profession else None,
        f"{rules}: {_rules(profession)}" if "rules" in profession else None,
    ]
    return f"- {label}: {joined(parts, SEP)}"


def _contact(operator: Operator, label: str) -> Optional[str]:
    """MD-LEGAL-DE-CONTACT, MD-LEGAL-XX-CONTACT: the email first, then the phone."""
    holder = operator.get("contact", {})
    text = joined([email(holder["email"]) if "email" in holder else None, printed_phone(holder)], SEP)
    return f"- {label}: {text}" if text else None


def _privacy(context: Context, operator: Operator, label: str) -> str:
    """MD-LEGAL-DE-PRIVACY, MD-LEGAL-XX-PRIVACY."""
    own = operator.get("privacy", {})
    parts = [
        context.addresses.privacy,
        address(own["url"]) if "url" in own else None,
        email(own["contactEmail"]) if "contactEmail" in own else None,
    ]
    return f"- {label}: {joined(parts, SEP)}"


def _register(register: dict[str, str], *names: str) -> str:
    return joined(inline(register[name]) for name in names if name in register)


def _by_role(representatives: list[dict[str, Any]], language: str) -> str:
    """MD-LEGAL-DE-REPS, MD-LEGAL-XX-REPS: each name, and its role's word in brackets."""
    written = []
    for person in representatives:
        word = table("roles")[person["role"]].get(language)
        written.append(inline(person["name"]) + (f" ({word})" if word else ""))
    return joined(written)


def _groups(representatives: list[dict[str, Any]]) -> str:
    """MD-LEGAL-DE-GROUPS and MD-LEGAL-DE-THROUGH."""
    grouped: list[tuple[str, list[str]]] = []
    for person in representatives:
        name = inline(person["name"])
        if "through" in person:
            chain = person["through"]
            name += f", diese vertreten durch {inline(chain['wording'])} {inline(chain['name'])}"
        if grouped and grouped[-1][0] == person["wording"]:
            grouped[-1][1].append(name)
        else:
            grouped.append((person["wording"], [name]))
    last_joiner = " sowie " if any(len(names) > 1 for _, names in grouped) else " und "
    return _enumerated([f"{inline(wording)} {_enumerated(names, ' und ')}" for wording, names in grouped], last_joiner)


def _enumerated(parts: list[str], last_joiner: str) -> str:
    return last_joiner.join(part for part in (", ".join(parts[:-1]), parts[-1]) if part)


def _represented(representatives: list[dict[str, Any]]) -> str:
    if all("wording" in person for person in representatives):
        return f"- Vertreten durch {_groups(representatives)}"
    return f"- Vertreten durch: {_by_role(representatives, 'de')}"


def _dispute(dispute: dict[str, Any]) -> str:
    """MD-LEGAL-DE-DISPUTE."""
    text = table("dispute")[dispute["participation"]]
    if dispute["participation"] != "unwilling":
        body = dispute["body"]
        text += f" Zust\u00e4ndig: {inline(body['name'])}, {inline(body['address'])}, {address(body['url'])}"
    return f"- Verbraucherstreitbeilegung: {text}"


def _germany(context: Context, operator: Operator) -> list[Optional[str]]:
    """MD-LEGAL-DE-HEAD and the clauses after it, in their order."""
    head = f"Impressum (Angaben gem\u00e4\u00df \u00a7 5 DDG), also at {context.addresses.legal}"
    place = inline(address_text(operator["address"], "Deutschland"))
    rows: list[Optional[str]] = [head, f"- {legal_name(operator, start, True)}, {place}"]
    if "representatives" in operator:
        rows.append(_represented(operator["representatives"]))
    register = operator.get("register")
    if register is not None:  # MD-LEGAL-DE-REGISTER
        if register.get("authority", "").startswith("Amtsgericht"):
            rows.append(f"- Registergericht: {_register(register, 'authority', 'number')}")
        else:
            rows.append(f"- Register: {_register(register, 'name', 'authority', 'number')}")
    tax = [("USt-IdNr.", "vatId"), ("W-IdNr.", "economicId")]  # MD-LEGAL-DE-TAX
    taxes = joined((f"{label}: {operator[name]}" for label, name in tax if name in operator), SEP)
    rows.append(f"- {taxes}" if taxes else None)
    rows.append(_contact(operator, "Kontakt"))
    if "supervisoryAuthority" in operator:  # MD-LEGAL-DE-AUTHORITY
        rows.append(f"- Aufsichtsbeh\u00f6rde: {_link(operator['supervisoryAuthority'])}")
    if "profession" in operator:
        granted = operator["profession"]["grantedIn"]
        words = ("Berufsbezeichnung", "verliehen in", "Zust\u00e4ndige Kammer", "Berufsrechtliche Regelungen")
        rows.append(_profession(operator["profession"], table("countries").get(granted, granted), words))
    if "disputeResolution" in operator:
        rows.append(_dispute(operator["disputeResolution"]))
    rows.append(_privacy(context, operator, "Datenschutz"))
    return rows


def _elsewhere(context: Context, operator: Operator) -> list[Optional[str]]:
    """MD-LEGAL-XX-HEAD and the clauses after it, in their order."""
    rows: list[Optional[str]] = [
        f"Legal notice, also at {context.addresses.legal}",
        f"- Legal name: {legal_name(operator, inline, False)}",
        f"- Address: {address_line(operator['address'])}",
    ]
    if "register" in operator:
        rows.append(f"- Register: {_register(operator['register'], 'name', 'authority', 'number')}")
    if "vatId" in operator:
        rows.append(f"- VAT ID: {operator['vatId']}")
    if "supervisoryAuthority" in operator:
        rows.append(f"- Supervisory authority: {_link(operator['supervisoryAuthority'])}")
    if "profession" in operator:
        words = ("Profession", "granted in", "chamber", "rules")
        rows.append(_profession(operator["profession"], operator["profession"]["grantedIn"], words))
    if "representatives" in operator:
        rows.append(f"- Represented by: {_by_role(operator['representatives'], 'en')}")
    rows.append(_contact(operator, "Contact"))
    rows.append(_privacy(context, operator, "Privacy notice"))
    return rows


def legal(context: Context) -> list[str]:
    """MD-LEGAL-UNCLAIMED, MD-LEGAL-VERSION."""
    operator = context.entry.get("operator")
    if operator is None:
        return []
    if context.status == "unclaimed":
        if "register" not in operator:
            return []
        data = joined([inline(operator["legalName"]), _register(operator["register"], "authority", "number")])
        return [f"- Register data: {data}"]
    version = _germany if operator["address"]["country"] == "DE" else _elsewhere
    return ["\n".join(row for row in version(context, operator) if row is not None)]
