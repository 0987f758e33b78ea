import { defineConfig } from "tsup";

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
    splitting: true,
  },
]);
