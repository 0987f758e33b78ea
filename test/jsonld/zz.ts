import { search, shrunk } from "../support/hold.ts";
import { JSONLD_PROPERTIES } from "./properties.ts";

for (const [name, p] of Object.entries(JSONLD_PROPERTIES)) {
  const s = Date.now();
  const f = search(p, { runs: Number(process.argv[2]), seed: 77 });
  console.log(name, Date.now() - s, "ms");
  if (f) {
    console.log(f.objection.slice(0, 1500));
    if (process.argv[3]) {
      const g = shrunk(p, f);
      console.log(g.objection.slice(0, 1500));
      console.log(JSON.stringify(g.entry, null, 1).slice(0, 3500));
    }
  }
}
