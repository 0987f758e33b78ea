// What `npm test` leaves out: long property runs, and tools other than Node. A missing tool is a failure.
import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const tsx = join(root, "node_modules/tsx/dist/cli.mjs");

const checks = [
  ["long property run", process.execPath, [tsx, "scripts/fuzz.ts", "--runs", "6000"]],
  ["vectors read by Python's own JSON and UTF-8 readers", "python3", ["scripts/vectors/check.py"]],
  ["the second implementation's own examples", "python3", ["examples/python/selftest.py"]],
  [
    "the second implementation against the vectors",
    process.execPath,
    ["dist/cli.js", "conform", "--cmd", "python3 examples/python/main.py"],
  ],
];

for (const [label, command, args] of checks) {
  process.stderr.write(`> ${label}\n`);
  const { status, error, signal } = spawnSync(command, args, { cwd: root, stdio: "inherit" });
  if (error?.code === "ENOENT") {
    process.stderr.write(`${command} is not installed, and npm run test:full needs it\n`);
    process.exit(1);
  }
  if (signal) process.exit(130);
  if (status !== 0) process.exit(status ?? 1);
}
