import { BrowserWindow, dialog, type Rectangle, type WebPreferences } from "electron";
import { APP_ORIGIN } from "./app-scheme";

export const PAGE_URL = `${APP_ORIGIN}/index.html`;
export const PRESENTATION_URL = `${PAGE_URL}?present`;

/** What every page of the app may and may not do. */
const webPreferences = (preload: string): WebPreferences => ({
  preload,
  contextIsolation: true,
  sandbox: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webviewTag: false,
  webSecurity: true,
  spellcheck: false,
  // A hidden window goes on answering the host; the scene itself rests.
  backgroundThrottling: false,
});

/** The table's window, shown once there is something to see. */
export function createTableWindow(preload: string): BrowserWindow {
  const window = new BrowserWindow({
    width: 1600,
    height: 900,
    minWidth: 800,
    minHeight: 560,
    show: false,
    title: "Harvest Table",
    backgroundColor: "#e9dcc3",
    webPreferences: webPreferences(preload),
  });
  window.once("ready-to-show", () => window.show());
  reviveAfterCrash(window);
  return window;
}

/** The window that shows the table to everybody; where it stands is told by `bounds`. */
export function createPresentationWindow(preload: string, bounds: Rectangle): BrowserWindow {
  const window = new BrowserWindow({
    ...bounds,
    minWidth: 480,
    minHeight: 270,
    title: "Harvest Table",
    backgroundColor: "#e9dcc3",
    autoHideMenuBar: true,
    webPreferences: webPreferences(preload),
  });
  reviveAfterCrash(window);
  return window;
}

/** A page that dies again within this time has something the matter with it, in milliseconds. */
const CRASH_LOOP_MS = 30_000;

/** The table itself is the host's, so a dead page is simply loaded again; one that keeps dying is told of instead. */
function reviveAfterCrash(window: BrowserWindow): void {
  let lastCrash = Number.NEGATIVE_INFINITY;
  window.webContents.on("render-process-gone", (_event, { reason }) => {
    if (reason === "clean-exit") return;
    const now = performance.now();
    if (now - lastCrash > CRASH_LOOP_MS) window.webContents.reload();
    else
      dialog.showErrorBox(
        "Harvest Table",
        `The table's page stopped working (${reason}). Close the window and open it again.`,
      );
    lastCrash = now;
  });
}
