import { fileURLToPath } from "node:url";
import { app, dialog, ipcMain, session } from "electron";
import { registerAppScheme, serveAppScheme } from "./desktop/app-scheme";
import { confine, refusePermissions } from "./desktop/guards";
import { DesktopLine } from "./desktop/ipc";
import { installMenu } from "./desktop/menu";
import { chooseDataFolder } from "./desktop/user-data";
import { createTableWindow, PAGE_URL } from "./desktop/window";
import { openHost } from "./host/open-host";
import { Site } from "./site/site";

const built = (path: string) => fileURLToPath(new URL(path, import.meta.url));

function warn(message: string): void {
  process.stderr.write(`harvest-table: ${message}\n`);
}

async function openTheTable(): Promise<void> {
  await app.whenReady();
  const host = openHost(app.getPath("userData"), warn);
  app.on("will-quit", () => host.close());
  const line = new DesktopLine(host, ipcMain);
  serveAppScheme(session.defaultSession.protocol, new Site(built("../renderer")));
  refusePermissions(session.defaultSession);
  installMenu(process.platform);
  app.on("web-contents-created", (_event, contents) => confine(contents));

  let window: ReturnType<typeof createTableWindow> | null = null;
  const showWindow = async () => {
    if (window) {
      if (window.isMinimized()) window.restore();
      window.focus();
      return;
    }
    const opened = createTableWindow(built("../preload/index.cjs"));
    window = opened;
    opened.once("closed", () => {
      window = null;
    });
    line.admit(opened.webContents);
    await opened.loadURL(PAGE_URL).catch((error: NodeJS.ErrnoException) => {
      // A window closed or loaded again meanwhile ends its first loading too, which is no fault.
      if (!opened.isDestroyed() && error.code !== "ERR_ABORTED") throw error;
    });
  };
  app.on("second-instance", () => showWindow().catch(fail));
  app.on("activate", () => showWindow().catch(fail));
  app.on("window-all-closed", () => {
    if (process.platform !== "darwin") app.quit();
  });
  await showWindow();
}

function fail(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  warn(message);
  dialog.showErrorBox("Harvest Table", message);
  app.exit(1);
}

registerAppScheme();
chooseDataFolder(app, process.argv);
// A second start brings the first one's window to the front instead.
if (app.requestSingleInstanceLock()) openTheTable().catch(fail);
else app.quit();
