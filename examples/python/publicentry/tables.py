"""The frozen tables that the projections print from (schemas/0.1/tables)."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import Any


def _folder() -> Path:
    """The folder of the tables: beside main.py, else schemas/0.1/tables of a parent folder."""
    start = Path(__file__).resolve().parent.parent
    beside = start / "tables"
    if beside.is_dir():
        return beside
    for parent in start.parents:
        candidate = parent / "schemas" / "0.1" / "tables"
        if candidate.is_dir():
            return candidate
    raise FileNotFoundError("no tables: neither python/tables nor schemas/0.1/tables of a parent folder")


@lru_cache(maxsize=None)
def table(name: str) -> Any:
    """The table of this name, as the JSON value of its file."""
    return json.loads((_folder() / f"{name}.json").read_bytes().decode("utf-8"))
