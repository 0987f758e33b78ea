"""Reads every vector with readers that are not this project's: UTF-8, JSON and the digests of the manifest."""

import hashlib
import json
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2] / "vectors" / "0.1"


def faults_of(path: pathlib.Path) -> list[str]:
    data = path.read_bytes()
    found = []
    if path.suffix == ".bin":
        return found
    text = data.decode("utf-8", errors="strict")
    if "\r" in text:
        found.append("has a carriage return")
    embedded = path.suffix == ".jsonld" and path.name != "out.jsonld"
    lines_at_end = 0 if embedded else 1
    if data and len(data) - len(data.rstrip(b"\n")) != lines_at_end:
        found.append(f"does not end in exactly {lines_at_end} line feeds")
    if path.suffix == ".md" and any(line.endswith(" ") for line in text.split("\n")):
        found.append("has a trailing space")
    if path.suffix in (".json", ".jsonld"):
        json.loads(text) if text else None
    return found


def main() -> int:
    manifest = json.loads((ROOT / "MANIFEST.json").read_bytes())
    listed = {entry["path"]: entry for entry in manifest["files"]}
    found = []
    for path in sorted((ROOT / "cases").rglob("*")):
        if not path.is_file():
            continue
        name = path.relative_to(ROOT).as_posix()
        entry = listed.pop(name, None)
        if entry is None:
            found.append(f"{name}: is not in the manifest")
            continue
        digest = hashlib.sha256(path.read_bytes()).hexdigest()
        if digest != entry["sha256"] or path.stat().st_size != entry["length"]:
            found.append(f"{name}: differs from the manifest")
        found += [f"{name}: {fault}" for fault in faults_of(path)]
    found += [f"{name}: is in the manifest but not there" for name in listed]
    for line in found:
        print(line, file=sys.stderr)
    print(f"{len(manifest['files'])} files of {len(manifest['cases'])} cases read, {len(found)} faults")
    return 1 if found else 0


sys.exit(main())
