import { BUILD } from "../../../shared/protocol/build";
import { answerPage, answerPart, cacheName, isOutdatedCache, wayOf } from "./kept-page";

interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

interface Asked {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** What this file needs of a service worker's global scope; the renderer is typed for pages. */
interface WorkerScope {
  readonly caches: CacheStorage;
  readonly clients: { claim(): Promise<void> };
  readonly location: { readonly origin: string };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(type: "fetch", listener: (event: Asked) => void): void;
}

const scope = globalThis as unknown as WorkerScope;
const { origin } = scope.location;

const NOTHING_KEPT = { match: async () => undefined, put: async () => undefined };

const keeping = async () => ({
  // A browser that keeps nothing shows what the host has.
  cache: await scope.caches.open(cacheName(BUILD)).catch(() => NOTHING_KEPT),
  fetch: (request: Request) => fetch(request),
});

scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener("activate", (event) =>
  event.waitUntil(
    (async () => {
      const names = await scope.caches.keys();
      const outdated = names.filter((name) => isOutdatedCache(name, BUILD));
      await Promise.all(outdated.map((name) => scope.caches.delete(name)));
      await scope.clients.claim();
    })(),
  ),
);

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const way = wayOf(request, origin);
  if (way === "page") event.respondWith(keeping().then((kept) => answerPage(request, kept)));
  else if (way === "part") event.respondWith(keeping().then((kept) => answerPart(request, kept)));
});
