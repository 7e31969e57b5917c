import { BUILD } from "../../../shared/protocol/build";
import { cacheName, OVERLAY_PATH, partsOf } from "./kept-page";

/** Built from overlay-worker.ts, at the root: a worker may answer for nothing above it. */
const WORKER_PATH = "/overlay-worker.js";

/** What of a browser keeps a page. */
export interface Keeper {
  navigator: { serviceWorker?: Pick<ServiceWorkerContainer, "register" | "ready"> };
  caches: Pick<CacheStorage, "open">;
  performance: { getEntriesByType(type: "resource"): readonly { name: string }[] };
  location: { origin: string };
}

/**
 * Lets the browser keep this page, so that it can be shown before the host is there. A browser that does not, or was
 * told not to, shows its own fault then; everything else is the same.
 */
export async function keepPage(page: Keeper): Promise<void> {
  const workers = page.navigator.serviceWorker;
  if (!workers) return;
  try {
    await workers.register(WORKER_PATH, { scope: OVERLAY_PATH, type: "module" });
    // From then on whatever the page loads goes by the worker; what was loaded before is told by the browser.
    await workers.ready;
    const loaded = page.performance.getEntriesByType("resource").map(({ name }) => name);
    const wanted = [OVERLAY_PATH, ...partsOf(loaded, page.location.origin)];
    // By the page rather than by a worker: the one that is there may be of the build before, and takes its cache along.
    const cache = await page.caches.open(cacheName(BUILD));
    const there = await Promise.all(wanted.map((path) => cache.match(path)));
    await cache.addAll(wanted.filter((_, index) => !there[index]));
  } catch (error) {
    console.info("This overlay is not kept for when the table is not there.", error);
  }
}
