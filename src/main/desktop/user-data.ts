import { resolve } from "node:path";
import type { App } from "electron";
import { defaultDataFolder } from "../host/data-folder";
import { flagValue } from "./flags";

/** Puts Electron's own data where the headless host has its, or where `--data DIR` or `--data=DIR` says. */
export function chooseDataFolder(app: App, argv: readonly string[]): void {
  const given = flagValue(argv, "--data");
  app.setPath("userData", given === null ? defaultDataFolder() : resolve(given));
}
