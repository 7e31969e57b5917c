import { join } from "node:path";
import { JournalStore } from "../journal/store";
import { Host } from "./host";
import { SettingsFile } from "./settings-file";

/** The host of a data folder: settings and tables as they were left there. */
export function openHost(folder: string, warn: (message: string) => void): Host {
  const tables = new JournalStore(join(folder, "tables"), warn);
  return new Host({ settings: new SettingsFile(folder, warn), tables, warn });
}
