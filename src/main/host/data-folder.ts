import { homedir } from "node:os";
import { join } from "node:path";

export const APP_NAME = "harvest-table";

/** Electron's userData path of this app, worked out without Electron, so that a table is the same with and without. */
export function defaultDataFolder(
  platform: NodeJS.Platform = process.platform,
  env: NodeJS.ProcessEnv = process.env,
  home: string = homedir(),
): string {
  if (platform === "win32") return join(env.APPDATA ?? join(home, "AppData", "Roaming"), APP_NAME);
  if (platform === "darwin") return join(home, "Library", "Application Support", APP_NAME);
  return join(env.XDG_CONFIG_HOME || join(home, ".config"), APP_NAME);
}
