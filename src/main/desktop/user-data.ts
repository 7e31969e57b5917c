import { resolve } from "node:path";
import type { App } from "electron";
import { defaultDataFolder } from "../host/data-folder";

/** Puts Electron's own data where the headless host has its, or where `--data DIR` or `--data=DIR` says. */
export function chooseDataFolder(app: App, argv: readonly string[]): void {
  const at = argv.findIndex((arg) => arg === "--data" || arg.startsWith("--data="));
  const flag = argv[at];
  const given = flag === "--data" ? argv[at + 1] : flag?.slice("--data=".length);
  app.setPath("userData", given ? resolve(given) : defaultDataFolder());
}
