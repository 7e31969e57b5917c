import { EventEmitter } from "node:events";
import { readFileSync } from "node:fs";
import type { Browser, BrowserContext, Page, Route } from "playwright-core";

/** In Chromium the app's own scheme is played by an origin that is as trustworthy: secure, and of one page alone. */
const STAND_IN_ORIGIN = "http://harvest-table.localhost";
const APP_ORIGIN = "app://harvest-table";

const toAppUrl = (url: string): string => url.replace(STAND_IN_ORIGIN, APP_ORIGIN);
const toPageUrl = (url: string): string => url.replace(APP_ORIGIN, STAND_IN_ORIGIN);

type Handler = (event: { sender: unknown; senderFrame: unknown }, ...args: unknown[]) => unknown;

/** A display of the stand-in, as Electron tells of one. */
export interface StandInDisplay {
  id: number;
  label: string;
  bounds: { x: number; y: number; width: number; height: number };
  scaleFactor: number;
  internal: boolean;
}

interface WindowOptions {
  webPreferences?: Record<string, unknown> & { preload?: string };
  show?: boolean;
  x?: number;
  y?: number;
  width?: number;
  height?: number;
}

/** A frame as the main process sees one. */
export interface StandInFrame {
  url: string;
}

/** The page behind a window: its events, its frame, and the way to it. */
export class StandInContents extends EventEmitter {
  readonly mainFrame: StandInFrame = { url: "" };
  openHandler: (details: { url: string }) => { action: string } = () => ({ action: "allow" });
  reloads = 0;
  private page: Page | null = null;
  /** Deliveries one after another, as a channel's messages are. */
  private delivered: Promise<unknown> = Promise.resolve();

  attach(page: Page): void {
    this.page = page;
  }

  isDestroyed(): boolean {
    return this.page?.isClosed() ?? false;
  }

  close(): void {
    void this.page?.close();
  }

  reload(): void {
    this.reloads += 1;
  }

  setWindowOpenHandler(handler: (details: { url: string }) => { action: string }): void {
    this.openHandler = handler;
  }

  send(channel: string, ...args: unknown[]): void {
    const sent = structuredClone(args);
    const page = this.page;
    if (!page) return;
    this.delivered = this.delivered.then(() =>
      page
        .evaluate(([name, values]) => Reflect.get(window, "__standInDeliver")(name, values), [channel, sent] as const)
        // A page that is being loaded or closed misses what is sent to it, as in the real thing.
        .catch(() => undefined),
    );
  }

  /** Asks the main process's own listeners whether something may happen. */
  allows(event: string, url: string): boolean {
    let prevented = false;
    const preventDefault = () => {
      prevented = true;
    };
    this.emit(event, { url, preventDefault });
    return !prevented;
  }
}

/**
 * As much of the `electron` module as the main process uses. A window is a page of a real Chromium; its preload runs
 * in that page before anything else, and app:// addresses are answered by the handler that was registered for them.
 */
export class ElectronStandIn {
  readonly windows: {
    options: WindowOptions;
    contents: StandInContents;
    shown: boolean;
    bounds: StandInDisplay["bounds"];
    fullScreen: boolean;
  }[] = [];
  displays: StandInDisplay[] = [
    { id: 1, label: "", bounds: { x: 0, y: 0, width: 1920, height: 1080 }, scaleFactor: 1, internal: false },
  ];
  readonly screen = new EventEmitter();
  /** What keeps the display from sleeping now. */
  readonly awake = new Set<number>();
  readonly handlers = new Map<string, Handler>();
  readonly paths = new Map<string, string>();
  readonly privileged: unknown[] = [];
  readonly permissions: Record<string, (...args: never[]) => unknown> = {};
  readonly errors: string[] = [];
  readonly app = new EventEmitter();
  private readonly schemes = new Map<string, (request: Request) => Promise<Response>>();
  private ready = false;
  /** Resolves with the first window's page once it has loaded. */
  readonly firstPage: Promise<Page>;
  private foundFirstPage: (page: Page) => void = () => undefined;

  constructor(private readonly browser: Browser) {
    this.firstPage = new Promise((resolve) => {
      this.foundFirstPage = resolve;
    });
  }

  /** What `import { … } from "electron"` gives the main process. */
  module(): Record<string, unknown> {
    const standIn = this;
    const app = Object.assign(this.app, {
      whenReady: async () => {
        this.ready = true;
      },
      isPackaged: false,
      requestSingleInstanceLock: () => true,
      setPath: (name: string, path: string) => void this.paths.set(name, path),
      getPath: (name: string) => this.paths.get(name),
      quit: () => void this.app.emit("before-quit"),
      exit: (code: number) => void this.errors.push(`exit ${code}`),
    });
    const protocol = {
      registerSchemesAsPrivileged: (schemes: unknown[]) => {
        if (this.ready) throw new Error("schemes are registered before the app is ready");
        this.privileged.push(...schemes);
      },
      handle: (scheme: string, handler: (request: Request) => Promise<Response>) => {
        this.schemes.set(scheme, handler);
      },
    };
    const keep = (name: string) => (handler: (...args: never[]) => unknown) => {
      this.permissions[name] = handler;
    };
    const defaultSession = {
      protocol,
      setPermissionRequestHandler: keep("request"),
      setPermissionCheckHandler: keep("check"),
      setDevicePermissionHandler: keep("device"),
    };
    class BrowserWindow extends EventEmitter {
      readonly webContents = new StandInContents();
      private readonly record;

      constructor(options: WindowOptions) {
        super();
        const { x = 0, y = 0, width = 800, height = 600 } = options;
        this.record = {
          options,
          contents: this.webContents,
          shown: options.show !== false,
          bounds: { x, y, width, height },
          fullScreen: false,
        };
        standIn.windows.push(this.record);
        app.emit("web-contents-created", {}, this.webContents);
      }

      show(): void {
        this.record.shown = true;
      }

      isMinimized(): boolean {
        return false;
      }

      isDestroyed(): boolean {
        return this.webContents.isDestroyed();
      }

      getBounds(): StandInDisplay["bounds"] {
        return this.record.bounds;
      }

      setBounds(bounds: StandInDisplay["bounds"]): void {
        this.record.bounds = bounds;
      }

      isFullScreen(): boolean {
        return this.record.fullScreen;
      }

      setFullScreen(fullScreen: boolean): void {
        this.record.fullScreen = fullScreen;
      }

      close(): void {
        this.webContents.close();
      }

      focus(): void {
        this.record.shown = true;
      }

      async loadURL(url: string): Promise<void> {
        const page = await standIn.openPage(this.webContents, this.record.options, url);
        page.once("close", () => {
          this.webContents.emit("destroyed");
          this.emit("closed");
          app.emit("window-all-closed");
        });
        this.emit("ready-to-show");
        standIn.foundFirstPage(page);
      }
    }
    const screen = Object.assign(this.screen, {
      getAllDisplays: () => this.displays,
      getPrimaryDisplay: () => this.displays[0],
      getDisplayMatching: ({ x, y }: StandInDisplay["bounds"]) =>
        this.displays.find(
          ({ bounds }) => x >= bounds.x && x < bounds.x + bounds.width && y >= bounds.y && y < bounds.y + bounds.height,
        ) ?? this.displays[0],
    });
    const powerSaveBlocker = {
      start: () => {
        const id = this.awake.size + 1;
        this.awake.add(id);
        return id;
      },
      stop: (id: number) => void this.awake.delete(id),
    };
    return {
      app,
      protocol,
      BrowserWindow,
      powerMonitor: new EventEmitter(),
      powerSaveBlocker,
      screen,
      session: { defaultSession },
      ipcMain: { handle: (channel: string, handler: Handler) => void this.handlers.set(channel, handler) },
      Menu: { buildFromTemplate: (template: unknown) => template, setApplicationMenu: () => undefined },
      dialog: { showErrorBox: (_title: string, text: string) => void this.errors.push(text) },
    };
  }

  /** Calls an ipcMain handler as if an event had come in. */
  async invoke(
    event: { sender: unknown; senderFrame: unknown },
    channel: string,
    ...args: unknown[]
  ): Promise<unknown> {
    const handler = this.handlers.get(channel);
    if (!handler) throw new Error(`No handler registered for '${channel}'`);
    return structuredClone(await handler(event, ...structuredClone(args)));
  }

  async close(): Promise<void> {
    await this.browser.close();
  }

  private async openPage(contents: StandInContents, options: WindowOptions, url: string): Promise<Page> {
    const context = await this.browser.newContext({
      viewport: { width: 1280, height: 800 },
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    contents.attach(page);
    this.guardPopups(context, page, contents);
    await page.exposeBinding("__standInInvoke", ({ frame }, channel: string, args: unknown[]) => {
      const senderFrame = frame === page.mainFrame() ? contents.mainFrame : { url: toAppUrl(frame.url()) };
      return this.invoke({ sender: contents, senderFrame }, channel, ...args);
    });
    const { preload } = options.webPreferences ?? {};
    if (preload)
      await page.addInitScript(`(${runPreload.toString()})(${JSON.stringify(readFileSync(preload, "utf8"))})`);
    let asked = toPageUrl(url);
    // Whatever another page of the context asks for goes nowhere.
    await context.route("**/*", (route) => route.abort());
    await page.route("**/*", async (route) => {
      const request = route.request();
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
        const target = toAppUrl(request.url());
        contents.emit("did-start-navigation", { url: target, isMainFrame: true, isSameDocument: false });
        // Only what the page itself starts is asked about; a load that the main process orders is not.
        if (request.url() !== asked && !contents.allows("will-navigate", target)) {
          return route.abort("aborted");
        }
        asked = "";
        contents.mainFrame.url = target;
        contents.emit("did-navigate", {}, target);
      }
      return this.answer(route);
    });
    await page.goto(asked);
    return page;
  }

  private async answer(route: Route): Promise<void> {
    const url = route.request().url();
    const handler = this.schemes.get("app");
    if (!handler || !url.startsWith(`${STAND_IN_ORIGIN}/`)) return route.abort();
    const response = await handler(new Request(toAppUrl(url), { method: route.request().method() }));
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    });
  }

  private guardPopups(context: BrowserContext, page: Page, contents: StandInContents): void {
    context.on("page", async (popup) => {
      if (popup === page) return;
      if (contents.openHandler({ url: popup.url() }).action === "deny") await popup.close();
    });
  }
}

/** Runs in the page: the built preload, given a `require` that knows electron alone. */
function runPreload(source: string): void {
  const listeners = new Map<string, Set<(event: object, ...args: unknown[]) => void>>();
  const of = (channel: string) => {
    const found = listeners.get(channel) ?? new Set();
    listeners.set(channel, found);
    return found;
  };
  const invoke = Reflect.get(window, "__standInInvoke");
  Reflect.set(window, "__standInDeliver", (channel: string, args: unknown[]) => {
    for (const listener of of(channel)) listener({}, ...args);
  });
  const electron = {
    ipcRenderer: {
      invoke: (channel: string, ...args: unknown[]) => invoke(channel, structuredClone(args)),
      on: (channel: string, listener: (event: object, ...args: unknown[]) => void) => of(channel).add(listener),
      off: (channel: string, listener: (event: object, ...args: unknown[]) => void) => of(channel).delete(listener),
    },
    contextBridge: {
      exposeInMainWorld: (name: string, api: object) => {
        Object.defineProperty(window, name, { value: Object.freeze(api), enumerable: true });
      },
    },
  };
  const require = (name: string) => {
    if (name !== "electron") throw new Error(`a sandboxed preload cannot require ${name}`);
    return electron;
  };
  // The page's own rules forbid text as code; this runs before there are any.
  new Function("require", "module", "exports", source)(require, { exports: {} }, {});
}
