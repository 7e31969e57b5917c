import { setImmediate } from "node:timers/promises";

const PATIENCE_MS = 20_000;

/** Resolves once something has come about; rejects where it never does. */
export async function until(condition: () => unknown): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!condition()) {
    if (performance.now() > end) throw new Error(`waited in vain: ${condition}`);
    await setImmediate();
  }
}
