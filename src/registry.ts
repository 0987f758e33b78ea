import { ContractError, described } from "./errors.ts";

/** The registry that publishes the entry: its name and the origins its addresses are made from. */
export type Registry = {
  readonly name: string;
  readonly site: string;
  readonly api: string;
  readonly mcp: string;
  readonly media: string;
};

/** The contract's example origins, and the default of every projection. */
export const DAAWID: Registry = Object.freeze({
  name: "Daawid",
  site: "https://daawid.example",
  api: "https://api.daawid.example",
  mcp: "https://mcp.daawid.example/mcp",
  media: "https://media.daawid.example",
});

const MEMBERS = ["name", "site", "api", "mcp", "media"] as const;

/**
 * MD-REGISTRY. Lets only registries with all five strings pass.
 *
 * @throws ContractError `NOT_A_REGISTRY`.
 */
export function requireRegistry(registry: Registry): Registry {
  const missing =
    typeof registry === "object" && registry !== null
      ? MEMBERS.find((member) => typeof registry[member] !== "string")
      : "name";
  if (missing === undefined) return registry;
  throw new ContractError(
    "NOT_A_REGISTRY",
    `expected a registry with the strings ${MEMBERS.join(", ")}; ${missing} is missing in ${described(registry)}`,
  );
}
