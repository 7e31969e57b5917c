import { join } from "node:path";
import { JournalStore } from "../journal/store";
import { CompanyFile } from "./company-file";
import { Host } from "./host";
import type { LanDoor } from "./lan-door";
import { OverlayDesk } from "./overlay-desk";
import { OverlayFile } from "./overlay-file";
import { SettingsFile } from "./settings-file";

/** The host of a data folder: settings, tables and guests as they were left there. */
export function openHost(folder: string, warn: (message: string) => void, door?: LanDoor): Host {
  const tables = new JournalStore(join(folder, "tables"), warn);
  return new Host({
    settings: new SettingsFile(folder, warn),
    company: new CompanyFile(folder, warn),
    overlays: new OverlayDesk(new OverlayFile(folder, warn)),
    tables,
    warn,
    ...(door && { door }),
  });
}
