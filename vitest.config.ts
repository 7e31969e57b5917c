import { defineConfig } from "vitest/config";

export default defineConfig({
  // @react-three/cannon has only an ESM `module` entry.
  ssr: { resolve: { mainFields: ["module", "main"] } },
  test: {
    include: ["tests/{unit,property,integration}/**/*.test.{ts,tsx}"],
    testTimeout: 60_000,
    pool: "forks",
  },
});
