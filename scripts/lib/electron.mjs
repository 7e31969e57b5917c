import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inRoot, say } from "./root.mjs";
import { runNode } from "./run.mjs";

const PACKAGE = inRoot("node_modules", "electron");

/** Electron's program where it is on this machine already; else null. Nothing is downloaded. */
export function findElectron(env = process.env) {
  const pathFile = join(PACKAGE, "path.txt");
  const name = existsSync(pathFile) ? readFileSync(pathFile, "utf8") : "electron";
  const program = join(env.ELECTRON_OVERRIDE_DIST_PATH ?? join(PACKAGE, "dist"), name);
  return existsSync(program) ? program : null;
}

/** Electron's program, downloaded by its own package where it is missing; null where it cannot be had. */
export async function getElectron() {
  const found = findElectron();
  if (found || process.env.ELECTRON_OVERRIDE_DIST_PATH) return found;
  say("Fetching Electron's program …");
  const status = await runNode(join(PACKAGE, "install.js"), [], { stdio: "ignore" });
  return status === 0 ? findElectron() : null;
}

/** Whether there is a screen to open a window on. */
export function hasDisplay(platform = process.platform, env = process.env) {
  return platform !== "linux" || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
}
