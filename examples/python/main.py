"""A conformance target: requests on standard input, replies on standard output (conformance.md, The protocol)."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, BinaryIO

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.dont_write_bytecode = True

from publicentry.json_reader import read_message  # noqa: E402
from publicentry.protocol import answer  # noqa: E402


def reply(output: BinaryIO, message: dict[str, Any]) -> None:
    """One message on one line of ASCII, written out at once."""
    output.write(json.dumps(message, ensure_ascii=True, allow_nan=False).encode("ascii") + b"\n")
    output.flush()


def crash(fault: BaseException) -> dict[str, Any]:
    """The reply that says that this implementation caught a fault of its own."""
    return {"crash": {"message": f"{type(fault).__name__}: {fault}"}}


def serve(source: BinaryIO, output: BinaryIO) -> int:
    """Answers each request once, in their order, until ``bye`` or the end of input."""
    for line in iter(source.readline, b""):
        line = line.strip(b" \t\r\n")
        if not line:
            continue
        identity: dict[str, Any] = {"id": ""}
        try:
            request = read_message(line)
            identity = {"id": request.get("id", "")}
            result = answer(request)
        except Exception as fault:  # noqa: BLE001  (never crash the process on any input)
            result = crash(fault)
        if result is None:
            return 0
        reply(output, {**identity, **result})
    return 0


if __name__ == "__main__":
    sys.exit(serve(sys.stdin.buffer, sys.stdout.buffer))
