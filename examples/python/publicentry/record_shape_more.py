"""entry.md, Members: the second half of the tables, and the entry itself."""

from __future__ import annotations

from .record_shape import (
    ACTION,
    ADDRESS,
    AGENT_POLICY,
    AREA,
    CAPACITY,
    CATEGORY,
    COLOR,
    CONTACT_POINT,
    COUNTRY,
    CRD,
    CURRENCY,
    DATE,
    DOMAIN,
    DURATION,
    EMAIL,
    FLAT_PRICE,
    HOST,
    LANGUAGE,
    LOC,
    LOCATION,
    MED,
    MOMENT,
    OFFERING,
    PHONE,
    PRINTED,
    ROUTE,
    TRUE,
    URL,
    VERIFICATION,
)
from .shapes import Amount, Flag, Formatted, Items, Line, Localized, Record, Variants, listed, record

METHODS = listed(
    "bank_transfer invoice girocard cash credit_card debit_card direct_debit paypal apple_pay google_pay twint "
    "cheque instalments"
)


def _policy(kind: str, facts: dict[str, object]) -> Record:
    summary = "summary!" if kind == "other" else "summary"
    return record({"type!": listed(kind), **facts, summary: Localized(280)})


_FREE = {"free": Flag(), "price": FLAT_PRICE}
_PERIOD = {"period": DURATION}
POLICY = Variants(
    "type",
    {
        "payment": _policy("payment", {"methods!": Items(METHODS, 13), "currencies!": Items(CURRENCY, 10)}),
        "deposit": _policy("deposit", {"percent": Amount(1, 100), "price": FLAT_PRICE}),
        "estimates": _policy("estimates", _FREE),
        "travel_costs": _policy("travel_costs", {"freeWithinKm": Amount(1, 1000), "price": FLAT_PRICE}),
        "warranty": _policy("warranty", _PERIOD),
        "cancellation": _policy("cancellation", _PERIOD),
        "returns": _policy("returns", _PERIOD),
        "delivery": _policy("delivery", _FREE),
        "minimum_order": _policy("minimum_order", {"price!": FLAT_PRICE}),
        "other": _policy("other", {}),
    },
)
CREDENTIAL = record(
    {
        "id!": CRD,
        "type!": listed("master_craftsman certification license trade_registration membership award"),
        "name!": Line(120),
        "issuer": record({"name!": Line(120), "url": URL}),
        "verification!": listed("self_declared verified"),
        "verifiedAt": MOMENT,
        "validThrough": DATE,
    }
)
FAQ = record({"question!": Localized(200), "answer!": Localized(1500, True)})
VOICE = record(
    {
        "preferredName": Line(120),
        "avoidNames": Items(Line(120), 10),
        "formality": listed("formal informal"),
        "tone": Items(
            listed(
                "warm friendly precise traditional modern calm confident playful plain professional personal "
                "reserved humorous technical elegant direct"
            ),
            6,
        ),
        "tagline": Localized(120),
        "emphasis": Items(Localized(120), 8),
    },
    nonempty=True,
)
FONT = record({"family!": Formatted("font family"), "generic!": listed("serif sans-serif monospace cursive")})
BRAND = record(
    {
        "logo": MED,
        "imagery": Items(MED, 20),
        "colors": record(
            {name: COLOR for name in ("primary", "onPrimary", "accent", "onAccent", "surface", "text")},
            nonempty=True,
        ),
        "fonts": record({"heading": FONT, "body": FONT}, nonempty=True),
        "corners": listed("sharp soft round"),
    },
    nonempty=True,
)
MEDIA = record(
    {
        "id!": MED,
        "file!": Formatted("file"),
        "width": Amount(1, 20000),
        "height": Amount(1, 20000),
        "caption": Localized(200),
        "alt": Localized(200),
    }
)
REPRESENTATIVE = record(
    {
        "name!": Line(200),
        "role!": listed(
            "managing_director board_member owner partner general_partner authorised_officer liquidator other"
        ),
        "wording": Line(80),
        "through": record({"name!": Line(200), "wording!": Line(80)}),
    }
)
NAMED_LINK = record({"name!": Line(120), "url": URL})
OPERATOR = record(
    {
        "legalName!": Line(200),
        "legalForm": Line(80),
        "inLiquidation": TRUE,
        "address!": ADDRESS,
        "contact": record({"email": EMAIL, "phone": PHONE, "phoneFormatted": PRINTED}, nonempty=True),
        "register": record(
            {"name!": Line(60), "authority": Line(120), "number": Line(60), "country": COUNTRY}
        ),
        "vatId": Formatted("VAT ID"),
        "economicId": Formatted("economic ID"),
        "representatives": Items(REPRESENTATIVE, 20),
        "supervisoryAuthority": NAMED_LINK,
        "profession": record(
            {"title!": Line(120), "grantedIn!": COUNTRY, "chamber": Line(120), "rules": Items(NAMED_LINK, 5)}
        ),
        "disputeResolution": record(
            {
                "participation!": listed("unwilling willing obliged"),
                "body": record({"name": Line(200), "address": Line(200), "url": URL}, nonempty=True),
            }
        ),
        "privacy": record({"url": URL, "contactEmail": EMAIL}, nonempty=True),
    }
)
PROVENANCE = record(
    {
        "paths!": Items(Formatted("path"), 20),
        "source!": listed("owner register impressum website daawid"),
        "sourceName": Line(80),
        "observedAt!": MOMENT,
        "reference": Line(300),
    }
)
ENTRY = record(
    {
        "schemaVersion!": Formatted("version"),
        "id!": Formatted("id ent"),
        "slug!": Formatted("slug"),
        "kind!": listed("person organization"),
        "status!": listed("unclaimed published verified lapsed suspended"),
        "listed!": Flag(),
        "indexing": record({"noindex!": TRUE, "until": MOMENT}),
        "hosting": record({"host!": HOST}),
        "revision!": Amount(1, 2147483647),
        "createdAt!": MOMENT,
        "updatedAt!": MOMENT,
        "lastConfirmedAt": MOMENT,
        "defaultLanguage!": LANGUAGE,
        "languages!": Items(LANGUAGE, 20),
        "verification!": VERIFICATION,
        "domains!": Items(DOMAIN, 10, 0),
        "displayName!": Line(120),
        "alternateNames": Items(Line(120), 10),
        "summary!": Localized(300),
        "description": Localized(4000, True),
        "categories!": Items(CATEGORY, 5),
        "naceCodes": Items(Formatted("industry code"), 10),
        "foundingYear": Amount(800, 2200),
        "employees": record({"min": Amount(0, 9999999), "max": Amount(0, 9999999)}, nonempty=True),
        "languagesSpoken": Items(LANGUAGE, 30),
        "profiles": Items(URL, 20),
        "primaryLocationId": LOC,
        "locations": Items(LOCATION, 50),
        "serviceArea": AREA,
        "offerings": Items(OFFERING, 200),
        "capacity": CAPACITY,
        "contactPoints": Items(CONTACT_POINT, 20),
        "routing": Items(ROUTE, 40),
        "agentPolicy": AGENT_POLICY,
        "actions": Items(ACTION, 20),
        "policies": Items(POLICY, 20),
        "credentials": Items(CREDENTIAL, 30),
        "faqs": Items(FAQ, 50),
        "voice": VOICE,
        "brand": BRAND,
        "media": Items(MEDIA, 60),
        "operator": OPERATOR,
        "provenance!": Items(PROVENANCE, 40),
    }
)
