import type { TableClient } from "../../shared/line/table-client";
import type { DesktopBridge } from "../../shared/protocol/desktop-bridge";
import { nearbyClient } from "../nearby/nearby-client";
import { followNearby } from "../nearby/nearby-store";
import { browserClient } from "./browser-client";
import { ipcClient } from "./ipc-client";
import { reloadWhereOutdated } from "./outdated";
import { takePass } from "./passes";

declare global {
  interface Window {
    /** Put there by the desktop window's preload; a browser has none. */
    harvestTable?: DesktopBridge;
  }
}

/** The client for where the page runs: over IPC in the desktop window, else over Socket.IO to where it came from. */
export function chooseClient(page: Window): TableClient {
  if (!page.harvestTable) return browserClient(page, takePass(page) ?? { token: "" });
  const nearby = nearbyClient(page.harvestTable);
  followNearby(nearby);
  const client = ipcClient(page.harvestTable, nearby);
  reloadWhereOutdated(client, page);
  return client;
}
