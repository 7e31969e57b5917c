import { defineConfig } from "vitest/config";

/** Those that drive a browser share the machine badly, so they run one after another. */
const BROWSER_TESTS = ["tests/{integration,e2e}/**/*.test.{ts,tsx}"];

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
          name: "browser",
          include: BROWSER_TESTS,
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
