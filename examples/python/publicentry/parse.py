"""parseEntry and parseEntryBytes: reading a record gives a revision and warnings, or faults (entry.md, Reading)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Iterator, Optional

from . import invariants_entry as entry_rules
from . import invariants_hours as hour_rules
from . import invariants_offers as offer_rules
from . import invariants_origin as origin_rules
from . import invariants_persons as person_rules
from .codes import Fault
from .formats import format_fault
from .json_reader import Refused, read_record_bytes
from .json_writer import write_string
from .lint import lint_faults
from .numeric import shortest_decimal
from .order import in_order
from .reading import Reader
from .record_shape_more import ENTRY
from .texts import text_faults
from .versions import adapt_paths, compacted, follow_references

MAX_RECORD = 262_144


@dataclass
class Verdict:
    """Either a revision and warnings, or faults and warnings."""

    revision: Optional[dict[str, Any]] = None
    faults: list[Fault] = field(default_factory=list)
    warnings: list[Fault] = field(default_factory=list)


def is_later(raw: Any) -> bool:
    """ENTRY-FORMAT-VERSION: whether the record is of a later 0.x version."""
    version = raw.get("schemaVersion") if isinstance(raw, dict) else None
    return isinstance(version, str) and format_fault(version, "version") is None and version != "0.1"


def _number_size(value: float) -> int:
    """The bytes of a number as ECMAScript writes it: with an exponent only where it is very large or very small."""
    number = float(value)
    if number in (float("inf"), float("-inf")) or number != number:
        return len("null")
    if number == 0 or 1e-6 <= abs(number) < 1e21:
        return len(shortest_decimal(number))
    digits, _, exponent = repr(number).partition("e")
    return len(digits) + len("e+") + len(exponent[1:].lstrip("0"))


def record_size(raw: Any) -> int:
    """ENTRY-I20-TOO-LARGE: the bytes of the record as given, unknown members included, as compact JSON."""
    if isinstance(raw, dict):
        commas = max(len(raw) - 1, 0)
        return 2 + commas + sum(record_size(name) + 1 + record_size(value) for name, value in raw.items())
    if isinstance(raw, list):
        return 2 + max(len(raw) - 1, 0) + sum(record_size(item) for item in raw)
    if isinstance(raw, str):
        return len(write_string(raw).encode("utf-8", "surrogatepass"))
    if raw is None or raw is True:
        return 4
    return 5 if raw is False else _number_size(raw)


def invariant_faults(clean: Any, raw: Any) -> Iterator[Fault]:
    """The invariants, I1 to I20, on the sound values of a record."""
    yield from entry_rules.i1_languages(clean)
    yield from entry_rules.i2_references(clean)
    yield from entry_rules.i3_status(clean)
    yield from entry_rules.i4_moments(clean)
    yield from entry_rules.i5_domains(clean)
    yield from hour_rules.i6_hours(clean)
    yield from hour_rules.i7_capacity(clean)
    yield from offer_rules.i8_amounts(clean)
    yield from offer_rules.i9_ranges(clean)
    yield from offer_rules.i10_actions(clean)
    yield from offer_rules.i11_routes(clean)
    yield from offer_rules.i12_printed(clean)
    yield from text_faults(clean, ENTRY)
    yield from lint_faults(clean, ENTRY)
    yield from person_rules.i15_locality(clean)
    yield from person_rules.i16_persons(clean)
    yield from person_rules.i17_unclaimed(clean)
    yield from origin_rules.i18_provenance(clean, raw)
    yield from origin_rules.i19_pictures(clean)
    yield from origin_rules.i20_rest(clean)


def parse_entry(raw: Any, refuse_unknown: bool = False) -> Verdict:
    """All faults are reported, shape and invariants together, and nothing is repaired.

    Asked to refuse what it does not know (ENTRY-UNKNOWN-MEMBER), the warnings so far are faults.
    """
    reader = Reader(is_later(raw))
    clean = reader.read_record(raw, ENTRY)
    if refuse_unknown:
        reader.faults.extend(reader.warnings)
        reader.warnings.clear()
    if isinstance(clean, dict):
        follow_references(clean, reader)
        reader.faults.extend(invariant_faults(clean, raw))
        reader.warnings.extend(origin_rules.warnings(clean))
    if isinstance(raw, dict) and record_size(raw) > MAX_RECORD:
        reader.faults.append(Fault("I20_TOO_LARGE", ()))
    verdict = Verdict(warnings=in_order(reader.warnings, ENTRY, raw))
    if not reader.faults:
        revision = compacted(clean)
        unknown = {fault.pointer for fault in verdict.warnings if fault.code == "UNKNOWN_MEMBER"}
        if reader.gone or unknown:
            revision["provenance"] = adapt_paths(revision["provenance"], reader.gone | unknown)
        verdict.revision = revision
    verdict.faults = in_order(reader.faults, ENTRY, raw)
    return verdict


def parse_entry_bytes(data: bytes) -> Verdict:
    """The faults of Bytes come first and alone."""
    try:
        raw = read_record_bytes(data)
    except Refused as refused:
        return Verdict(faults=[refused.fault])
    return parse_entry(raw)
