import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    pool: "threads",
    maxWorkers: 2,
    testTimeout: 60_000,
    reporters: process.stdout.isTTY ? ["dot"] : ["default"],
  },
});
