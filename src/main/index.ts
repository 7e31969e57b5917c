import { fileURLToPath } from "node:url";
import { app, dialog, ipcMain, powerMonitor, screen, session } from "electron";
import { PUSH_CHANNEL } from "../shared/protocol/channels";
import {
  NEARBY_ASK,
  NEARBY_STATE,
  PRESENTATION_ASK,
  PRESENTATION_STATE,
  presentationAskSchema,
} from "../shared/protocol/desktop-bridge";
import { nearbyAskSchema } from "../shared/protocol/nearby";
import { registerAppScheme, serveAppScheme } from "./desktop/app-scheme";
import { askedFile } from "./desktop/asked-file";
import { flagValue } from "./desktop/flags";
import { confine, refusePermissions } from "./desktop/guards";
import { DesktopLine } from "./desktop/ipc";
import { MachineFile } from "./desktop/machine-file";
import { installMenu } from "./desktop/menu";
import { PresentationWindow } from "./desktop/presentation";
import { chooseDataFolder } from "./desktop/user-data";
import { createPresentationWindow, createTableWindow, PAGE_URL, PRESENTATION_URL } from "./desktop/window";
import { openedFile } from "./host/opened-file";
import { Limits } from "./lan/limits";
import { openLanHost } from "./lan/open-lan-host";
import { OverlayServer } from "./lan/stream/overlay-server";
import { openNearby } from "./nearby/open-nearby";
import { Site } from "./site/site";

const built = (path: string) => fileURLToPath(new URL(path, import.meta.url));

function warn(message: string): void {
  process.stderr.write(`harvest-table: ${message}\n`);
}

/** Files double-clicked before the host is there; macOS tells of them before the app is ready. */
const opened: string[] = [];
const keepFile = (event: { preventDefault(): void }, path: string) => {
  event.preventDefault();
  opened.push(path);
};

async function openTheTable(): Promise<void> {
  await app.whenReady();
  const site = new Site(built("../renderer"));
  let window: ReturnType<typeof createTableWindow> | null = null;
  const folder = app.getPath("userData");
  const address = flagValue(process.argv, "--address");
  const { host, door } = openLanHost({ folder, site, limits: new Limits(), warn, address });
  const { nearby, announcer } = openNearby({
    folder,
    door,
    warn,
    address,
    announces: !process.argv.includes("--no-announce"),
    onChange: () => {
      if (window && !window.isDestroyed()) window.webContents.send(NEARBY_STATE, nearby.state);
    },
    // What it shows is this program's own table, which the room no longer looks at.
    onMove: () => presentation.close(),
  });
  const overlays = new OverlayServer({ host, site, warn });
  overlays.open().catch(tell);
  let saidGoodbye = false;
  app.on("will-quit", (event) => {
    if (saidGoodbye) return;
    saidGoodbye = true;
    // Others hear that the table is gone before this process is.
    event.preventDefault();
    host.close();
    door.close();
    nearby.close();
    Promise.all([announcer?.close(), overlays.close()])
      .catch(tell)
      .finally(() => app.quit());
  });
  const line = new DesktopLine(host, ipcMain, (shown) => nearby.connect(shown));
  serveAppScheme(session.defaultSession.protocol, site);
  refusePermissions(session.defaultSession);
  installMenu(process.platform);
  app.on("web-contents-created", (_event, contents) => confine(contents));

  const show = (path: string | null) => {
    if (path === null) return;
    try {
      const file = openedFile(path);
      // At a table elsewhere, the window is no screen of this host's.
      if (nearby.state.visit && window) window.webContents.send(PUSH_CHANNEL, { type: "offered", file });
      else host.offer(file);
    } catch (error) {
      tell(error);
    }
  };
  show(askedFile(process.argv, app.isPackaged, process.cwd()));
  for (const path of opened.splice(0)) show(path);

  const preload = built("../preload/index.cjs");
  const presentation = new PresentationWindow({
    screen,
    machine: new MachineFile(app.getPath("userData"), warn),
    table: () => window,
    create: (bounds) => {
      const shown = createPresentationWindow(preload, bounds);
      line.admit(shown.webContents, "presentation");
      load(shown, PRESENTATION_URL).catch(tell);
      return shown;
    },
    onChange: (state) => {
      if (window && !window.isDestroyed()) window.webContents.send(PRESENTATION_STATE, state);
    },
  });
  ipcMain.handle(PRESENTATION_ASK, (event, ask: unknown) => {
    if (!line.isOwn(event)) throw new Error("not from the table's own window");
    return presentation.ask(presentationAskSchema.parse(ask));
  });
  ipcMain.handle(NEARBY_ASK, (event, ask: unknown) => {
    if (!line.isOwn(event)) throw new Error("not from the table's own window");
    return nearby.ask(nearbyAskSchema.parse(ask));
  });
  powerMonitor.on("resume", () => nearby.check());
  const showWindow = async () => {
    if (window) {
      if (window.isMinimized()) window.restore();
      window.focus();
      return;
    }
    const shown = createTableWindow(preload);
    window = shown;
    shown.once("closed", () => {
      window = null;
      // Without its presenter it could not be closed where it fills a display.
      presentation.close();
    });
    line.admit(shown.webContents);
    await load(shown, PAGE_URL);
  };
  app.on("second-instance", (_event, argv, folder) => {
    show(askedFile(argv, app.isPackaged, folder));
    showWindow().catch(fail);
  });
  app.off("open-file", keepFile);
  app.on("open-file", (event, path) => {
    event.preventDefault();
    show(path);
    showWindow().catch(fail);
  });
  app.on("activate", () => showWindow().catch(fail));
  app.on("window-all-closed", () => {
    if (process.platform !== "darwin") app.quit();
  });
  await showWindow();
}

/** A window closed or loaded again meanwhile ends its first loading too, which is no fault. */
async function load(shown: ReturnType<typeof createTableWindow>, url: string): Promise<void> {
  await shown.loadURL(url).catch((error: NodeJS.ErrnoException) => {
    if (!shown.isDestroyed() && error.code !== "ERR_ABORTED") throw error;
  });
}

function tell(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  warn(message);
  dialog.showErrorBox("Harvest Table", message);
}

function fail(error: unknown): void {
  tell(error);
  app.exit(1);
}

app.on("open-file", keepFile);
registerAppScheme();
chooseDataFolder(app, process.argv);
// A second start brings the first one's window to the front instead.
if (app.requestSingleInstanceLock()) openTheTable().catch(fail);
else app.quit();
