import { OVERLAY_PATH } from "./kept-page";

/** Built from overlay-worker.ts, at the root: a worker may answer for nothing above it. */
const WORKER_PATH = "/overlay-worker.js";

/**
 * Lets the browser keep this page, so that it can be shown before the host is there. A browser that does not, or was
 * told not to, shows its own fault then; everything else is the same.
 */
export async function keepPage(page: Window): Promise<void> {
  const workers = page.navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return;
  try {
    await workers.register(WORKER_PATH, { scope: OVERLAY_PATH, type: "module" });
    const { active } = await workers.ready;
    active?.postMessage(page.performance.getEntriesByType("resource").map(({ name }) => name));
  } catch (error) {
    console.info("This overlay is not kept for when the table is not there.", error);
  }
}
