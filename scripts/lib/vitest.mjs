import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { inRoot } from "./root.mjs";
import { runNode } from "./run.mjs";

/**
 * Runs projects of vitest.config.ts together and counts their tests.
 * A run that failed without a failing test (a file that does not load, a crash) counts as one failure.
 */
export async function runVitest(projects, { args = [], env = {} } = {}) {
  const file = inRoot(".cache", `vitest-${projects.join("-")}.json`);
  mkdirSync(inRoot(".cache"), { recursive: true });
  rmSync(file, { force: true });
  const status = await runNode(
    inRoot("node_modules/vitest/vitest.mjs"),
    [
      "run",
      ...projects.map((name) => `--project=${name}`),
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${file}`,
      ...args,
    ],
    { stdio: ["ignore", 1, 2], env },
  );
  return countTests(readReport(file), status);
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

/** Counts of a vitest JSON report; null stands for a run that left none. */
export function countTests(report, status) {
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests: pending, numTodoTests: todo } = report;
  const unseen = failed === 0 && status !== 0 ? 1 : 0;
  return { passed, failed: failed + unseen, skipped: pending + todo };
}
