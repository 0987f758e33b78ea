// The entry of `npm start` and `npm test` on a fresh clone: installs what is missing, then runs the task.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const bin = (name) => join(root, "node_modules", name);

const steps = {
  types: ["checking types", [bin("typescript/bin/tsc"), "--noEmit"]],
  lint: ["checking style", [bin("@biomejs/biome/bin/biome"), "check", "--error-on-warnings"]],
  build: ["building", [join(root, "scripts/build.mjs")]],
  tests: ["running tests", [bin("vitest/vitest.mjs"), "run"]],
  tables: ["checking tables", [bin("tsx/dist/cli.mjs"), "scripts/tables/publish.ts", "--check"]],
  schemas: ["checking schemas", [bin("tsx/dist/cli.mjs"), "scripts/schemas/schemas.ts", "--check"]],
  demo: [undefined, [join(root, "scripts/start.mjs")]],
  full: [undefined, [join(root, "scripts/test-full.mjs")]],
};

const tasks = {
  start: ["build", "demo"],
  test: ["types", "lint", "build", "tables", "schemas", "tests"],
  "test:full": ["types", "lint", "build", "tables", "schemas", "tests", "full"],
};

const notChecked = [
  "not checked by npm test: the long property runs (npm run fuzz)",
  "not checked by npm test: what needs python3, the second implementation among it (npm run test:full)",
];

function run(label, args, options = {}) {
  if (label) process.stderr.write(`> ${label}\n`);
  const result = spawnSync(process.execPath, args, { cwd: root, stdio: "inherit", ...options });
  if (result.signal) process.exit(130);
  if (result.status !== 0) process.exit(result.status ?? 1);
}

function install() {
  if (existsSync(bin(".package-lock.json"))) return;
  process.stderr.write("> installing dependencies (first run only)\n");
  const npm = spawnSync("npm", ["ci", "--no-fund", "--no-audit", "--loglevel=error"], {
    cwd: root,
    stdio: ["ignore", 2, "inherit"],
    shell: process.platform === "win32",
  });
  if (npm.status !== 0) {
    process.stderr.write("npm ci failed: see above\n");
    process.exit(npm.status ?? 1);
  }
}

const task = process.argv[2];
if (!Object.hasOwn(tasks, task)) {
  process.stderr.write(`usage: node scripts/run.mjs ${Object.keys(tasks).join("|")}\n`);
  process.exit(2);
}
install();
for (const step of tasks[task]) run(...steps[step]);
if (task === "test") process.stderr.write(`${notChecked.join("\n")}\n`);
