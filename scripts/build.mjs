// Builds dist/: the library, the command, and what `daawid explain` knows; then links the command for `npx daawid`.
import { chmodSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "tsup";
import { explanations } from "./explanations.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
process.chdir(root);

rmSync("dist", { recursive: true, force: true });
await build({ silent: true });
mkdirSync("dist", { recursive: true });
writeFileSync("dist/explanations.json", JSON.stringify(explanations(root)));
chmodSync("dist/cli.js", 0o755);

// npm links a package's bin for others, not in its own root.
const link = "node_modules/.bin/daawid";
mkdirSync(dirname(link), { recursive: true });
rmSync(link, { force: true });
symlinkSync("../../dist/cli.js", link);

const { version } = JSON.parse(readFileSync("package.json", "utf8"));
process.stderr.write(`built @daawid/contract ${version}\n`);
