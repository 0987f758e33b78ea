// A target that does nothing but speak the protocol: what is left is the runner and the pipe.
import { createInterface } from "node:readline";

const base64 = Buffer.alloc(7600, "x").toString("base64");
const hello = {
  protocol: 1,
  implementation: { name: "echo", version: "0", language: "javascript" },
  spec: ["0.1"],
  functions: ["toMarkdown"],
  profiles: ["markdown"],
};
for await (const line of createInterface({ input: process.stdin })) {
  const { id, op } = JSON.parse(line);
  if (op === "bye") break;
  process.stdout.write(`${JSON.stringify(op === "hello" ? { id, ...hello } : { id, ok: true, base64 })}\n`);
}
