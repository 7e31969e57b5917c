// An overlay's page is kept by the browser that shows it, so that a streaming program that starts before the table has
// something to wait with.

/** Where overlays are loaded from. */
export const OVERLAY_PATH = "/overlay";

/** Every cache of ours begins so; what follows is the build that it is of. */
const CACHE_PREFIX = "harvest-table-overlay ";

export const cacheName = (build: string): string => CACHE_PREFIX + build;

/** Whether a cache is ours and of another build. */
export const isOutdatedCache = (name: string, build: string): boolean =>
  name.startsWith(CACHE_PREFIX) && name !== cacheName(build);

/** How a request is answered: as the page itself, as a part of it, or by the network alone. */
export type Way = "page" | "part" | "network";

export function wayOf({ method, mode, url }: Pick<Request, "method" | "mode" | "url">, origin: string): Way {
  if (method !== "GET") return "network";
  if (isPart(url, origin)) return "part";
  const asked = new URL(url);
  const isPage = asked.origin === origin && asked.pathname === OVERLAY_PATH && mode === "navigate";
  return isPage ? "page" : "network";
}

/** Files of the page carry a hash of what is in them in their names. */
const isPart = (url: string, origin: string): boolean => url.startsWith(`${origin}/assets/`);

/** A page has some dozens of parts. */
const MOST_PARTS = 200;

/** Those of some addresses that are parts of a page. */
export const partsOf = (urls: readonly string[], origin: string): string[] =>
  [...new Set(urls)].filter((url) => isPart(url, origin)).slice(0, MOST_PARTS);

export interface Keeping {
  cache: Pick<Cache, "match" | "put">;
  fetch(request: Request): Promise<Response>;
}

/** The page of the host that is there, and where none is, the one that was kept; rejects where there is neither. */
export async function answerPage(request: Request, { cache, fetch }: Keeping): Promise<Response> {
  let answer: Response | null = null;
  let fault: unknown = null;
  try {
    answer = await fetch(request);
  } catch (error) {
    fault = error;
  }
  if (answer?.ok) {
    // What an address says after `?` is read by the page: one kept page serves all.
    await keep(cache, OVERLAY_PATH, answer);
    return answer;
  }
  // Another program may hold the port meanwhile.
  const kept = await cache.match(OVERLAY_PATH);
  if (kept) return kept;
  if (answer) return answer;
  throw fault;
}

/** A part never changes: what is kept of it is as good as the host's. */
export async function answerPart(request: Request, { cache, fetch }: Keeping): Promise<Response> {
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await keep(cache, request, answer);
  return answer;
}

/** Without room on the disk there is no copy, and the same picture. */
const keep = (cache: Keeping["cache"], as: Request | string, answer: Response): Promise<void> =>
  cache.put(as, answer.clone()).catch(() => undefined);
