// `npm start`: the bundled entries become the contract's own documents; every byte is compared.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { toMarkdown } from "../dist/index.js";
import { parseEntryBytes } from "../dist/schema.js";

const folder = join(dirname(fileURLToPath(import.meta.url)), "../examples/entries");
const examples = [
  { slug: "holzwerk-krause", contract: "§3.6", shown: 45 },
  { slug: "schreinerei-beispiel", contract: "§3.7", shown: 0 },
];

function firstDifference(a, b) {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i += 1) if (a[i] !== b[i]) return i;
  return a.length === b.length ? -1 : length;
}

function compare({ slug, contract, shown }) {
  const parsed = parseEntryBytes(readFileSync(join(folder, `${slug}.revision.json`)));
  if (!parsed.ok) {
    console.log(`${slug}: the record was refused`, parsed.faults);
    return false;
  }
  const document = toMarkdown(parsed.revision, "de");
  if (shown > 0) {
    const lines = document.split("\n");
    console.log(`${lines.slice(0, shown).join("\n")}\n... ${lines.length - shown} more lines\n`);
  }
  const made = Buffer.from(document, "utf8");
  const expected = readFileSync(join(folder, `${slug}.de.md`));
  const at = firstDifference(made, expected);
  const verdict = at === -1 ? `identical, ${made.length} bytes` : `DIFFERS at byte ${at}`;
  console.log(
    `${slug}.revision.json -> markdown (de), compared with the contract's example ${contract}: ${verdict}`,
  );
  return at === -1;
}

const same = examples.map(compare);
console.log(`
Next:
  npx daawid render examples/entries/holzwerk-krause.revision.json --as markdown --lang en
  npx daawid validate examples/entries/holzwerk-krause.revision.json
  npx daawid explain MD-PRICE-AMOUNT`);
process.exitCode = same.every(Boolean) ? 0 : 1;
