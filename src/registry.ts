/** The registry that publishes the entry: its name and the origins its addresses are made from. */
export type Registry = {
  readonly name: string;
  readonly site: string;
  readonly api: string;
  readonly mcp: string;
  readonly media: string;
};

/** The contract's example origins, and the default of every projection. */
export const DAAWID: Registry = {
  name: "Daawid",
  site: "https://daawid.example",
  api: "https://api.daawid.example",
  mcp: "https://mcp.daawid.example/mcp",
  media: "https://media.daawid.example",
};
