import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire, register } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { _electron, type Page } from "playwright-core";
import { findElectron, hasDisplay } from "../../scripts/lib/electron.mjs";
import { launchBrowser } from "../e2e/lib/browser";
import { ElectronStandIn } from "./electron-stand-in";

const ROOT = join(import.meta.dirname, "..", "..");
const MAIN = join(ROOT, "out", "main", "index.js");

/** The names that the main process may import from electron. */
const EXPORTS = [
  "app",
  "BrowserWindow",
  "dialog",
  "ipcMain",
  "Menu",
  "powerMonitor",
  "powerSaveBlocker",
  "protocol",
  "screen",
  "session",
];

const { nativeImport } = createRequire(import.meta.url)("./native-import.cjs") as {
  nativeImport(url: string): Promise<unknown>;
};

/** A running desktop app: the real one or the stand-in. */
export interface Desktop {
  page: Page;
  /** Null in the real app. */
  standIn: ElectronStandIn | null;
  close(): Promise<void>;
}

function requireBuild(): void {
  if (!existsSync(MAIN)) throw new Error("out/ is not built; npm run build makes it");
}

/** The built main process in this Node, its window in Chromium. Once in a process: a program's modules run once. */
export async function openStandIn(): Promise<Desktop> {
  requireBuild();
  const data = mkdtempSync(join(tmpdir(), "harvest-desktop-"));
  const standIn = new ElectronStandIn(await launchBrowser());
  Reflect.set(globalThis, "electronStandIn", standIn.module());
  const source = EXPORTS.map((name) => `export const ${name} = globalThis.electronStandIn.${name};`).join("\n");
  const moduleUrl = `data:text/javascript,${encodeURIComponent(source)}`;
  const hook = `export const resolve = (name, context, next) =>
    name === "electron" ? { url: ${JSON.stringify(moduleUrl)}, shortCircuit: true } : next(name, context);`;
  register(`data:text/javascript,${encodeURIComponent(hook)}`);
  const { argv } = process;
  // Nothing of a test is said on a real network.
  process.argv = [process.execPath, ROOT, "--data", data, "--address", "127.0.0.1"];
  try {
    await nativeImport(pathToFileURL(MAIN).href);
  } finally {
    process.argv = argv;
  }
  const failed = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error(`no window after 60 s: ${standIn.errors.join("; ")}`)), 60_000).unref();
  });
  const page = await Promise.race([standIn.firstPage, failed]);
  return {
    page,
    standIn,
    close: async () => {
      await standIn.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Whether the real app can be opened on this machine. */
export const electronIsHere = (): boolean => findElectron() !== null && hasDisplay();

/** The real app. */
export async function openElectron(): Promise<Desktop> {
  requireBuild();
  const executablePath = findElectron();
  if (!executablePath) throw new Error("Electron's program is not here");
  const data = mkdtempSync(join(tmpdir(), "harvest-desktop-"));
  // Chromium's own sandbox does not work for root.
  const asRoot = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  // A machine without a graphics card draws the 3D table all the same.
  const flags = [...asRoot, "--enable-unsafe-swiftshader"];
  const app = await _electron.launch({
    executablePath,
    args: [...flags, ROOT, "--data", data, "--address", "127.0.0.1"],
  });
  return {
    page: await app.firstWindow(),
    standIn: null,
    close: async () => {
      await app.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
