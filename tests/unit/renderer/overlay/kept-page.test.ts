import { describe, expect, it } from "vitest";
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
    const part = `${ORIGIN}/assets/a-1.js`;
    expect(await text(answerPart(part, keeping))).toBe("part");
    expect(await text(answerPart(part, keeping))).toBe("part");
    expect(keeping.asked()).toBe(1);
  });

  it("keeps no part that the host does not have", async () => {
    const keeping = kept({ "/assets/a-1.js": new Response("gone", { status: 404 }) });
    expect((await answerPart(`${ORIGIN}/assets/a-1.js`, keeping)).status).toBe(404);
    expect(keeping.pages.size).toBe(0);
  });
});

describe("what is put away", () => {
  it("goes with its build, and nobody else's goes", () => {
    expect(isOutdatedCache(cacheName("old"), "new")).toBe(true);
    expect(isOutdatedCache(cacheName("new"), "new")).toBe(false);
    expect(isOutdatedCache("somebody's", "new")).toBe(false);
  });

  it("is only what is a part of the page, whatever a page says", () => {
    const said = [
      `${ORIGIN}/assets/a-1.js`,
      `${ORIGIN}/feed?token=x`,
      "https://elsewhere.example/assets/b.js",
      7,
      null,
    ];
    expect(partsOf(said, ORIGIN)).toEqual([`${ORIGIN}/assets/a-1.js`]);
    expect(partsOf("everything", ORIGIN)).toEqual([]);
    expect(partsOf(Array(5000).fill(`${ORIGIN}/assets/a-1.js`), ORIGIN)).toHaveLength(200);
  });
});
