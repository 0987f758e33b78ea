"""entry.md, Members: the tables of the record, in their order."""

from __future__ import annotations

from .shapes import Amount, Choice, Flag, Formatted, Items, Line, Localized, Record, Variants, listed, record

TRUE = Choice((True,))
MOMENT, DATE, DURATION = Formatted("moment"), Formatted("date"), Formatted("duration")
URL, EMAIL, COUNTRY, CURRENCY = Formatted("address"), Formatted("email"), Formatted("country"), Formatted("currency")
MONEY, LANGUAGE, COLOR, KEY = Formatted("money"), Formatted("language"), Formatted("color"), Formatted("key")
HOST, ZONE, CATEGORY = Formatted("host"), Formatted("time zone"), Formatted("category")
PHONE, PRINTED = Formatted("phone"), Formatted("printed phone")
OFF, ACT, CP, CRD, MED, LOC = (Formatted("id " + prefix) for prefix in ("off", "act", "cp", "crd", "med", "loc"))

VERIFICATION = record(
    {
        "level!": listed("none contact domain business identity"),
        "contactConfirmedAt": MOMENT,
        "lapsedAt": MOMENT,
    }
)
DOMAIN = record(
    {
        "host!": HOST,
        "status!": listed("unverified verified grace lapsed"),
        "method": listed("dns_txt well_known meta_tag"),
        "verifiedAt": MOMENT,
        "lastCheckedAt": MOMENT,
    }
)
ADDRESS = record(
    {
        "street": Line(120),
        "extra": Line(120),
        "postalCode": Line(12),
        "locality!": Line(100),
        "region": Line(100),
        "country!": COUNTRY,
    }
)
INTERVAL = record({"opens!": Formatted("opening time"), "closes!": Formatted("closing time")})
DAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
WEEK = record({day: Items(INTERVAL, 4, 0) for day in DAYS}, some=DAYS)
EXCEPTION = record({"from!": DATE, "to": DATE, "intervals!": Items(INTERVAL, 4, 0), "note": Localized(120)})
HOURS = record({"weekly": WEEK, "exceptions": Items(EXCEPTION, 60)}, some=("weekly", "exceptions"))
LOCATION = record(
    {
        "id!": LOC,
        "name": Localized(120),
        "display!": listed("full locality_only"),
        "address!": ADDRESS,
        "geo": record({"latitude!": Amount(-90, 90, False), "longitude!": Amount(-180, 180, False)}),
        "timeZone": ZONE,
        "visits": listed("walk_in appointment_preferred appointment_only none"),
        "hours": HOURS,
    }
)
PLACE = record({"type!": listed("city region country"), "name!": Line(100), "country": COUNTRY})
AREA = record(
    {
        "anywhere": TRUE,
        "radius": record({"km!": Amount(1, 1000), "around!": LOC}),
        "places": Items(PLACE, 60),
    },
    some=("anywhere", "radius", "places"),
)
UNIT = listed("hour day piece metre square_metre cubic_metre kilogram kilometre month")
_MONEY_TAIL = {"currency!": CURRENCY, "vatIncluded!": Flag(), "unit": UNIT}
_NOTE = {"note": Localized(160)}


def _price(kind: str, amounts: dict[str, object]) -> Record:
    return record({"kind!": listed(kind), **amounts, **_NOTE})


PRICE = Variants(
    "kind",
    {
        "fixed": _price("fixed", {"amount!": MONEY, **_MONEY_TAIL}),
        "from": _price("from", {"amount!": MONEY, **_MONEY_TAIL}),
        "range": _price("range", {"min!": MONEY, "max!": MONEY, **_MONEY_TAIL}),
        "on_request": _price("on_request", {}),
        "free": _price("free", {}),
    },
)
FLAT_PRICE = record({"amount!": MONEY, **_MONEY_TAIL})
LEAD_TIME = record({"min": DURATION, "max": DURATION}, nonempty=True)
OFFERING = record(
    {
        "id!": OFF,
        "type!": listed("service product"),
        "name!": Localized(120),
        "shortName": Localized(60),
        "description": Localized(2000, True),
        "category": CATEGORY,
        "audience!": listed("all consumer business"),
        "price": PRICE,
        "availability": listed("available limited made_to_order preorder backorder unavailable discontinued"),
        "typicalLeadTime": LEAD_TIME,
        "serviceArea": AREA,
        "media": Items(MED, 10),
    }
)
CAPACITY = record(
    {
        "status!": listed("accepting limited waitlist not_accepting"),
        "nextAvailableFrom": DATE,
        "leadTime": LEAD_TIME,
        "note": Localized(280),
        "asOf!": MOMENT,
        "expiresAt!": MOMENT,
    }
)
PURPOSE = listed(
    "general quotes complaints jobs appointments orders support billing press partnerships emergencies"
)
CONTACT_POINT = record(
    {
        "id!": CP,
        "name!": Line(60),
        "visibility!": listed("public private"),
        "purposes!": Items(PURPOSE, 11),
        "phone": PHONE,
        "phoneFormatted": PRINTED,
        "email": EMAIL,
        "languages": Items(LANGUAGE, 20),
        "hours": WEEK,
        "timeZone": ZONE,
        "responseTime": DURATION,
    },
    some=("phone", "email"),
)
ROUTE = record(
    {
        "audience!": listed("any consumer business job_seeker press supplier public_body"),
        "intent!": listed(
            "quote question complaint job sales_pitch appointment order support billing press partnership emergency"
        ),
        "routeTo": Formatted("id act|cp"),
        "decline": TRUE,
        "note": Localized(160),
    },
    some=("routeTo", "decline"),
)
AGENT_POLICY = record(
    {
        "agentRequests!": listed("welcome via_actions_only not_accepted"),
        "unsolicitedOutreach!": listed("allowed no_sales none"),
        "agentsMustDisclose!": Flag(),
    }
)
OPTION = record({"value!": KEY, "label!": Localized(80)})


def _question(kind: str, more: dict[str, object]) -> Record:
    return record({"key!": KEY, "label!": Localized(200), "type!": listed(kind), "required!": Flag(), **more})


QUESTION = Variants(
    "type",
    {
        "yes_no": _question("yes_no", {}),
        "text": _question("text", {}),
        "number": _question("number", {}),
        "choice": _question("choice", {"options!": Items(OPTION, 12, 2)}),
    },
)
ACTION = record(
    {
        "id!": ACT,
        "type!": listed("request_quote request_callback request_appointment send_message"),
        "name!": Localized(80),
        "enabled!": Flag(),
        "offeringIds": Items(OFF, 200),
        "requireFields": Items(listed("phone postal_code desired_timing budget"), 4),
        "questions": Items(QUESTION, 12),
        "serviceAreaOnly!": Flag(),
        "expectedResponse": DURATION,
        "webForm!": Flag(),
        "handoffUrl": URL,
    }
)
