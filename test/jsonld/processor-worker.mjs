// A JSON-LD processor in a thread of its own: plain JavaScript, so that the thread needs no loader to start.
import { readFileSync } from "node:fs";
import { workerData } from "node:worker_threads";
import jsonld from "jsonld";

const CONTEXT = JSON.parse(readFileSync(new URL("./context/schema-org.json", import.meta.url), "utf8"));
const ADDRESSES = ["https://schema.org", "https://schema.org/", "http://schema.org", "http://schema.org/"];

/** Gives the local context of schema.org and refuses every other address: nothing is ever fetched. */
async function documentLoader(url) {
  if (!ADDRESSES.includes(url)) throw new Error(`${url} would have to be fetched`);
  return { documentUrl: url, document: CONTEXT };
}

/** Expands, flattens, makes statements and canonizes, in safe mode: whatever a processor would drop is an error. */
async function processDocument(text) {
  const document = JSON.parse(text);
  const options = { documentLoader, safe: true };
  const expanded = await jsonld.expand(document, options);
  const flattened = await jsonld.flatten(expanded, null, options);
  const quads = await jsonld.toRDF(flattened, options);
  const canonical = await jsonld.canonize(flattened, { ...options, algorithm: "RDFC-1.0" });
  return {
    quads: quads.map(({ subject, predicate, object }) => ({ subject, predicate, object })),
    canonical: canonical.split("\n").length - 1,
    nodes: flattened.length,
  };
}

const { port, signal } = workerData;

port.on("message", async ({ number, text }) => {
  const answer = await processDocument(text).catch((error) => ({
    fault: `${error.message} ${JSON.stringify(error.details ?? {})}`,
  }));
  port.postMessage({ number, answer });
  Atomics.add(signal, 0, 1);
  Atomics.notify(signal, 0);
});
