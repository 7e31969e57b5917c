import { EventEmitter } from "node:events";
import type { IpcMain, IpcMainInvokeEvent, WebContents } from "electron";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { APP_ORIGIN } from "../../../src/main/desktop/app-scheme";
import { DesktopLine } from "../../../src/main/desktop/ipc";
import { BUILD } from "../../../src/shared/protocol/build";
import { PROTOCOL } from "../../../src/shared/protocol/channels";
import type { Push, Reply } from "../../../src/shared/protocol/messages";
import { makeHost } from "../../harness/local-host";

vi.mock("electron", () => ({ protocol: {} }));

/** As much of a window's contents as the line uses. */
class Contents extends EventEmitter {
  readonly mainFrame = { url: `${APP_ORIGIN}/index.html` };
  readonly pushes: Push[] = [];
  isDestroyed = () => false;
  send = (_channel: string, push: Push) => void this.pushes.push(push);
}

let ask: (event: IpcMainInvokeEvent, message: unknown) => Reply;
let contents: Contents;
let line: DesktopLine;

/** Asks as a frame of a window: its main frame unless said. */
const request = (message: unknown, senderFrame: object | null = contents.mainFrame, sender = contents): Reply =>
  ask({ sender, senderFrame } as unknown as IpcMainInvokeEvent, message);

const hello = { type: "hello", protocol: PROTOCOL, build: BUILD, last: null };

beforeEach(() => {
  contents = new Contents();
  const ipc = {
    handle(_channel: string, handler: typeof ask) {
      ask = handler;
    },
  };
  line = new DesktopLine(makeHost().host, ipc as unknown as IpcMain);
  line.admit(contents as unknown as WebContents);
});

describe("the desktop window's line", () => {
  it("is open to a page once that has loaded", () => {
    expect(() => request(hello)).toThrow("not from the table's own page");
    contents.emit("did-navigate");
    expect(request(hello)).toEqual({ ok: true, seq: 0 });
    expect(contents.pushes.map(({ type }) => type)).toEqual([
      "snapshot",
      "company",
      "overlays",
      "forage-kept",
      "stage",
    ]);
  });

  it("starts anew with a page that is loaded again, and goes on where a navigation was refused", () => {
    contents.emit("did-navigate");
    request(hello);
    contents.emit("did-start-navigation", { url: "file:///dropped.txt", isMainFrame: true, isSameDocument: false });
    expect(request({ type: "diagnostics" })).toMatchObject({ ok: true });
    contents.emit("did-navigate");
    expect(request({ type: "diagnostics" })).toMatchObject({ ok: false, refusal: { reason: "hello-first" } });
  });

  it("is closed to strangers", () => {
    contents.emit("did-navigate");
    const stranger = "not from the table's own page";
    expect(() => request(hello, null)).toThrow(stranger);
    expect(() => request(hello, { url: contents.mainFrame.url })).toThrow(stranger);
    expect(() => request(hello, undefined, new Contents())).toThrow(stranger);
    for (const url of ["https://example.org/", `${APP_ORIGIN}.example.org/`, "app://other/index.html", "about:blank"]) {
      contents.mainFrame.url = url;
      expect(() => request(hello)).toThrow(stranger);
    }
    contents.mainFrame.url = `${APP_ORIGIN}/index.html`;
    contents.emit("destroyed");
    expect(() => request(hello)).toThrow(stranger);
  });
});

describe("while the window is at a table elsewhere", () => {
  it("its page talks to that from the next loading on, and to the own host again once it is back", async () => {
    const asked: unknown[] = [];
    let away = false;
    let closed = 0;
    const elsewhere = () =>
      away
        ? {
            request: async (message: unknown): Promise<Reply> => {
              asked.push(message);
              return { ok: true, seq: 7 };
            },
            close: () => {
              closed += 1;
            },
          }
        : null;
    const ipc = {
      handle(_channel: string, handler: typeof ask) {
        ask = handler;
      },
    };
    line = new DesktopLine(makeHost().host, ipc as unknown as IpcMain, elsewhere);
    const [window, presents] = [new Contents(), new Contents()];
    line.admit(window as unknown as WebContents);
    line.admit(presents as unknown as WebContents, "presentation");
    const from = (sender: Contents) => request(hello, sender.mainFrame, sender);
    for (const contents of [window, presents]) contents.emit("did-navigate");
    expect(from(window)).toEqual({ ok: true, seq: 0 });
    away = true;
    expect(from(window)).toEqual({ ok: true, seq: 0 });
    for (const contents of [window, presents]) contents.emit("did-navigate");
    expect(await from(window)).toEqual({ ok: true, seq: 7 });
    expect(asked).toEqual([hello]);
    // What presents shows this program's own table.
    expect(from(presents)).toEqual({ ok: true, seq: 0 });
    away = false;
    window.emit("did-navigate");
    expect([from(window), closed]).toEqual([{ ok: true, seq: 0 }, 1]);
  });
});

describe("a window that presents", () => {
  it("is shown the table, plays nothing, and is not the table's own", () => {
    const presents = new Contents();
    line.admit(presents as unknown as WebContents, "presentation");
    contents.emit("did-navigate");
    presents.emit("did-navigate");
    expect(request(hello, presents.mainFrame, presents)).toEqual({ ok: true, seq: 0 });
    const close = { type: "close-table", id: "presents-1", table: "table-00000001" };
    expect(request(close, presents.mainFrame, presents)).toMatchObject({ ok: false, refusal: { code: "not-allowed" } });
    const from = (sender: Contents, senderFrame: object | null = sender.mainFrame) =>
      line.isOwn({ sender, senderFrame } as unknown as IpcMainInvokeEvent);
    expect(from(contents)).toBe(true);
    expect(from(presents)).toBe(false);
    expect(() => from(contents, null)).toThrow("not from the table's own page");
    expect(() => from(new Contents())).toThrow("not from the table's own page");
  });
});
