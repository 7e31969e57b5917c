import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    globalSetup: "tests/harness/temp-folder.setup.ts",
    projects: [
      {
        extends: true,
        test: { name: "fast", include: ["tests/{unit,property}/**/*.test.{ts,tsx}"] },
      },
      {
        extends: true,
        test: {
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          testTimeout: 240_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["tests/e2e/**/*.test.ts"],
          // Browsers share the machine badly, so they run one after another.
          fileParallelism: false,
          // A processor that draws alone may once be too busy for a browser; what is wrong is wrong twice.
          retry: 1,
          testTimeout: 240_000,
          hookTimeout: 120_000,
        },
      },
    ],
    testTimeout: 60_000,
    pool: "forks",
  },
  // @react-three/cannon has only an ESM `module` entry.
  ssr: { resolve: { mainFields: ["module", "main"] } },
  define: { __BUILD_ID__: JSON.stringify("test") },
});
