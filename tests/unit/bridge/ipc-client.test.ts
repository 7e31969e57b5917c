import { afterEach, describe, expect, it, vi } from "vitest";
import { followTable } from "../../../src/renderer/bridge/follow-table";
import { ipcClient } from "../../../src/renderer/bridge/ipc-client";
import { takePass } from "../../../src/renderer/bridge/passes";
import type { LineState } from "../../../src/shared/line/table-client";
import type { DesktopBridge } from "../../../src/shared/protocol/desktop-bridge";
import type { News, Push } from "../../../src/shared/protocol/messages";
import { makeHost, ownLine } from "../../harness/local-host";

/** A preload's bridge to a host in this process. `bend` may change a push on its way. */
function bridgeTo(bend: (push: Push | News) => unknown = (push) => push): Pick<DesktopBridge, "request" | "onPush"> {
  const listeners = new Set<(push: unknown) => void>();
  const session = makeHost().host.connect(
    ownLine((push) => {
      for (const listener of listeners) listener(structuredClone(bend(push)));
    }),
  );
  return {
    request: async (message) => structuredClone(session.request(structuredClone(message))),
    onPush: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const setup = {
  players: ["Ada"],
  options: { goldenSun: false, killerTomatoes: false, karmaOverload: false, karmaCap: "track" as const },
};
const openTable = { type: "open-table", id: "open-table-1", game: "diced-tomatoes", setup } as const;

afterEach(() => {
  vi.useRealTimers();
});

describe("the desktop line", () => {
  it("says hello with its first listener and then follows the table", async () => {
    const client = ipcClient(bridgeTo());
    const lines: LineState[] = [];
    client.onLine((line) => lines.push(line));
    const follower = followTable(client);
    await vi.waitFor(() => expect(lines).toEqual(["connecting", "open"]));
    expect(await client.request(openTable)).toEqual({ ok: true, seq: 1 });
    expect(follower.current()).toMatchObject({ seq: 1, table: { mySeats: [0] } });
  });

  it("asks for the whole table where it has gone astray", async () => {
    const client = ipcClient(bridgeTo((push) => (push.type === "update" ? { ...push, hash: "0".repeat(16) } : push)));
    const follower = followTable(client);
    const effects: string[] = [];
    follower.onChange(({ effect }) => effects.push(effect.type));
    await client.request(openTable);
    await vi.waitFor(() => expect(follower.current().seq).toBe(1));
    expect(effects.filter((effect) => effect === "replaced").length).toBeGreaterThanOrEqual(2);
    expect(effects).not.toContain("moved");
  });

  it("is outdated where the host is of another build", async () => {
    const client = ipcClient(bridgeTo((push) => ({ ...push, build: "another" })));
    const lines: LineState[] = [];
    client.onLine((line) => lines.push(line));
    client.onPush(() => expect.unreachable());
    await vi.waitFor(() => expect(lines.at(-1)).toBe("outdated"));
  });

  it("answers by itself after 8 s", async () => {
    vi.useFakeTimers();
    const client = ipcClient({ request: () => new Promise(() => undefined), onPush: () => () => undefined });
    const reply = client.request({ type: "diagnostics" });
    await vi.advanceTimersByTimeAsync(8000);
    expect(await reply).toMatchObject({ ok: false, refusal: { code: "disconnected", reason: "no-answer" } });
  });

  it("does not send what is too long", async () => {
    const request = vi.fn();
    const client = ipcClient({ request, onPush: () => () => undefined });
    const command = { type: "roll", padding: "x".repeat(70_000) };
    const reply = await client.request({
      type: "command",
      id: "12345678",
      table: "12345678",
      seat: 0,
      seq: 0,
      command,
    });
    expect(reply).toMatchObject({ ok: false, refusal: { reason: "too-large" } });
    expect(request).not.toHaveBeenCalled();
  });
});

describe("the host token", () => {
  it("moves from the address into the tab's memory", () => {
    const kept = new Map<string, string>();
    const replaced: string[] = [];
    const page = {
      location: { hash: "#token=abc-1", pathname: "/", search: "?lang=ja" },
      history: { replaceState: (_state: unknown, _title: string, url: string) => replaced.push(url) },
      sessionStorage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => kept.set(key, value),
      },
    };
    expect(takePass(page as unknown as Window)).toEqual({ token: "abc-1" });
    expect(replaced).toEqual(["/?lang=ja"]);
    page.location.hash = "";
    expect(takePass(page as unknown as Window)).toEqual({ token: "abc-1" });
    expect(replaced).toHaveLength(1);
  });
});
