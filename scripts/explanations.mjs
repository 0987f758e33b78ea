// What `daawid explain` says: one entry per requirement of the ledger and per code of errors.md.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

function casesByRequirement(root) {
  const cases = new Map();
  const folder = join(root, "vectors/0.1/cases");
  const files = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith("case.json"));
  for (const file of files.sort()) {
    const { id, requires } = JSON.parse(readFileSync(join(folder, file), "utf8"));
    for (const { req, role } of requires) {
      if (role === "primary") cases.set(req, [...(cases.get(req) ?? []), id]);
    }
  }
  return cases;
}

/** The codes of errors.md: each is a table row of code, cause, remedy and an example of its message. */
function codeRows(text) {
  const rows = text.matchAll(/^\| <a id="([a-z0-9-]+)"><\/a>\[?`([A-Z0-9_]+)`\S* \| (.*) \|$/gm);
  return [...rows].map(([, anchor, name, rest]) => {
    const [cause, remedy, example] = rest.split(/ \| /);
    const lines = [cause, `How to mend it: ${remedy}`, ...(example ? [`Example: ${example}`] : [])];
    return { name, kind: "code", clause: `errors.md#${anchor}`, text: lines.join("\n") };
  });
}

export function explanations(root) {
  const cases = casesByRequirement(root);
  const ledger = parse(readFileSync(join(root, "spec/0.1/requirements.yaml"), "utf8"));
  const requirements = ledger.map(({ id, level, clause, contract, rule }) => ({
    name: id,
    kind: "requirement",
    level,
    clause,
    ...(contract === undefined ? {} : { contract }),
    text: rule,
    cases: cases.get(id) ?? [],
  }));
  return [...requirements, ...codeRows(readFileSync(join(root, "spec/0.1/errors.md"), "utf8"))];
}
