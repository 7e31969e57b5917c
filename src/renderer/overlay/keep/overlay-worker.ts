import { BUILD } from "../../../shared/protocol/build";
import { answerPage, answerPart, cacheName, isOutdatedCache, OVERLAY_PATH, partsOf, wayOf } from "./kept-page";

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
  addEventListener(type: "message", listener: (event: Lasting & { readonly data: unknown }) => void): void;
}

const scope = globalThis as unknown as WorkerScope;
const { origin } = scope.location;

const keeping = async () => ({
  cache: await scope.caches.open(cacheName(BUILD)),
  fetch: (request: Request | string) => fetch(request),
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

// A page that was loaded before this worker was there tells what it is made of.
scope.addEventListener("message", (event) =>
  event.waitUntil(
    (async () => {
      const kept = await keeping();
      await answerPage(new Request(origin + OVERLAY_PATH), kept);
      await Promise.all(partsOf(event.data, origin).map((part) => answerPart(part, kept)));
    })(),
  ),
);
