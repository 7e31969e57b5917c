import { describe, expect, it, vi } from "vitest";
import { keepPage } from "../../../../src/renderer/overlay/keep/keep-page";
import {
  answerPage,
  answerPart,
  cacheName,
  isOutdatedCache,
  partsOf,
  wayOf,
} from "../../../../src/renderer/overlay/keep/kept-page";

const ORIGIN = "http://127.0.0.1:4545";

/** A cache, and a host that answers so, or is away. */
function kept(host: Record<string, Response | "away">) {
  const pages = new Map<string, Response>();
  const key = (of: Request | string) => (typeof of === "string" ? of : of.url);
  let asked = 0;
  return {
    pages,
    asked: () => asked,
    cache: {
      match: async (of: RequestInfo | URL) => pages.get(key(of as Request | string))?.clone(),
      put: async (of: RequestInfo | URL, answer: Response) => void pages.set(key(of as Request | string), answer),
    },
    fetch: async (of: Request | string) => {
      asked += 1;
      const answer = host[new URL(key(of), ORIGIN).pathname];
      if (!answer || answer === "away") throw new TypeError("Failed to fetch");
      return answer.clone();
    },
  };
}

const text = async (answer: Promise<Response>) => (await answer).text();
const page = new Request(`${ORIGIN}/overlay?view=dice`);

describe("what an overlay's worker answers", () => {
  it.each([
    ["GET", "navigate", "/overlay?view=dice", "page"],
    ["GET", "navigate", "/overlay", "page"],
    ["GET", "cors", "/overlay", "network"],
    ["GET", "navigate", "/table", "network"],
    ["GET", "navigate", "/overlays", "network"],
    ["GET", "no-cors", "/assets/overlay-1a2b.js", "part"],
    ["POST", "cors", "/assets/overlay-1a2b.js", "network"],
    ["GET", "cors", "/feed?token=x", "network"],
    ["GET", "websocket", "/socket.io/?EIO=4", "network"],
  ] as const)("%s by %s of %s: %s", (method, mode, path, way) => {
    expect(wayOf({ method, mode: mode as RequestMode, url: ORIGIN + path }, ORIGIN)).toBe(way);
  });

  it("leaves other origins alone, whatever their paths", () => {
    for (const path of ["/overlay", "/assets/overlay-1a2b.js"]) {
      const url = `http://127.0.0.1:4546${path}`;
      expect(wayOf({ method: "GET", mode: "navigate", url }, ORIGIN)).toBe("network");
    }
  });
});

describe("the page that is kept", () => {
  it("is the host's where it is there, and then the newest that was seen, by any address", async () => {
    const host: Record<string, Response | "away"> = { "/overlay": new Response("one") };
    const keeping = kept(host);
    expect(await text(answerPage(page, keeping))).toBe("one");
    host["/overlay"] = new Response("two");
    expect(await text(answerPage(page, keeping))).toBe("two");
    host["/overlay"] = "away";
    expect(await text(answerPage(new Request(`${ORIGIN}/overlay?view=log`), keeping))).toBe("two");
  });

  it("stands in where another program has the port, and is never replaced by what that says", async () => {
    const host: Record<string, Response> = { "/overlay": new Response("ours") };
    const keeping = kept(host);
    await answerPage(page, keeping);
    host["/overlay"] = new Response("no such page", { status: 404 });
    expect(await text(answerPage(page, keeping))).toBe("ours");
    expect(await text(answerPage(page, keeping))).toBe("ours");
  });

  it("is not there before the first time: the browser says so", async () => {
    await expect(answerPage(page, kept({}))).rejects.toThrow("Failed to fetch");
    expect((await answerPage(page, kept({ "/overlay": new Response("", { status: 421 }) }))).status).toBe(421);
  });

  it("asks for each part once", async () => {
    const keeping = kept({ "/assets/a-1.js": new Response("part") });
    const part = new Request(`${ORIGIN}/assets/a-1.js`);
    expect(await text(answerPart(part, keeping))).toBe("part");
    expect(await text(answerPart(part, keeping))).toBe("part");
    expect(keeping.asked()).toBe(1);
  });

  it("keeps no part that the host does not have", async () => {
    const keeping = kept({ "/assets/a-1.js": new Response("gone", { status: 404 }) });
    expect((await answerPart(new Request(`${ORIGIN}/assets/a-1.js`), keeping)).status).toBe(404);
    expect(keeping.pages.size).toBe(0);
  });

  it("is shown all the same where there is no room to keep it", async () => {
    const keeping = kept({ "/overlay": new Response("page"), "/assets/a-1.js": new Response("part") });
    keeping.cache.put = () => Promise.reject(new DOMException("no room", "QuotaExceededError"));
    expect(await text(answerPage(page, keeping))).toBe("page");
    expect(await text(answerPart(new Request(`${ORIGIN}/assets/a-1.js`), keeping))).toBe("part");
  });
});

describe("a page that was just loaded", () => {
  /** A browser that has these in the cache of the page's build. */
  function browser(there: readonly string[]) {
    const done: string[] = [];
    const cache = {
      match: async (path: string) => (there.includes(path) ? new Response("") : undefined),
      addAll: async (paths: string[]) => void done.push(...paths),
    };
    const loaded = [`${ORIGIN}/assets/a-1.js`, `${ORIGIN}/assets/a-1.js`, `${ORIGIN}/feed`, "blob:1"];
    return {
      done,
      page: {
        navigator: {
          serviceWorker: {
            ready: Promise.resolve({} as ServiceWorkerRegistration),
            register: async (path: string | URL) => {
              done.push(`worker ${path}`);
              return {} as ServiceWorkerRegistration;
            },
          },
        },
        caches: {
          open: async (name: string) => {
            done.push(name);
            return cache as unknown as Cache;
          },
        },
        performance: { getEntriesByType: () => loaded.map((name) => ({ name })) },
        location: { origin: ORIGIN },
      },
    };
  }

  it("is kept with its parts under its own build, once a worker answers for it", async () => {
    const { done, page: loaded } = browser([]);
    await keepPage(loaded);
    expect(done).toEqual(["worker /overlay-worker.js", cacheName("test"), "/overlay", `${ORIGIN}/assets/a-1.js`]);
  });

  it("asks for nothing that is kept, for its host may be away", async () => {
    const { done, page: loaded } = browser(["/overlay", `${ORIGIN}/assets/a-1.js`]);
    await keepPage(loaded);
    expect(done).toEqual(["worker /overlay-worker.js", cacheName("test")]);
  });

  it("does without where the browser has no workers, and says why where it refuses", async () => {
    const { done, page: loaded } = browser([]);
    await keepPage({ ...loaded, navigator: {} });
    expect(done).toEqual([]);
    const said = vi.spyOn(console, "info").mockReturnValue();
    await keepPage({ ...loaded, caches: { open: () => Promise.reject(new DOMException("no", "SecurityError")) } });
    expect(said).toHaveBeenCalledOnce();
    said.mockRestore();
  });
});

describe("what is put away", () => {
  it("goes with its build, and nobody else's goes", () => {
    expect(isOutdatedCache(cacheName("old"), "new")).toBe(true);
    expect(isOutdatedCache(cacheName("new"), "new")).toBe(false);
    expect(isOutdatedCache("somebody's", "new")).toBe(false);
  });

  it("is only what is a part of the page", () => {
    const part = `${ORIGIN}/assets/a-1.js`;
    const loaded = [part, part, `${ORIGIN}/feed?token=x`, "https://elsewhere.example/assets/b.js"];
    expect(partsOf(loaded, ORIGIN)).toEqual([part]);
    const many = Array.from({ length: 5000 }, (_, number) => `${ORIGIN}/assets/${number}.js`);
    expect(partsOf(many, ORIGIN)).toHaveLength(200);
  });
});
