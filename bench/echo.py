"""A target that does nothing but speak the protocol: what is left is the runner and the pipe."""

import base64
import json
import sys

BYTES = base64.b64encode(b"x" * 7600).decode()
HELLO = {
    "protocol": 1,
    "implementation": {"name": "echo", "version": "0", "language": "python"},
    "spec": ["0.1"],
    "functions": ["toMarkdown"],
    "profiles": ["markdown"],
}
for line in sys.stdin.buffer:
    message = json.loads(line)
    if message["op"] == "bye":
        break
    answer = HELLO if message["op"] == "hello" else {"ok": True, "base64": BYTES}
    sys.stdout.write(json.dumps({"id": message["id"], **answer}) + "\n")
    sys.stdout.flush()
