import { defineConfig } from "tsup";
import packageJson from "./package.json" with { type: "json" };

const shared = { target: "es2022", sourcemap: false, clean: false, outDir: "dist" } as const;

export default defineConfig([
  {
    ...shared,
    entry: { index: "src/index.ts", schema: "src/schema.ts" },
    format: ["esm", "cjs"],
    dts: true,
    external: ["zod"],
  },
  {
    ...shared,
    entry: { cli: "src/cli/main.ts" },
    format: ["esm"],
    platform: "node",
    banner: { js: "#!/usr/bin/env node" },
    noExternal: ["zod"],
    define: { DAAWID_VERSION: JSON.stringify(packageJson.version) },
    splitting: true,
  },
]);
