import { BrowserWindow } from "electron";
import { APP_ORIGIN } from "./app-scheme";

export const PAGE_URL = `${APP_ORIGIN}/index.html`;

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
    webPreferences: {
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
    },
  });
  window.once("ready-to-show", () => window.show());
  return window;
}
