import { BUILD } from "../../shared/protocol/build";
import type { DesktopBridge } from "../../shared/protocol/desktop-bridge";
import { ipcClient } from "./ipc-client";
import { passIn, takePass } from "./passes";
import { type SocketClient, socketClient } from "./socket-client";
import type { TableClient } from "./table-client";

declare global {
  interface Window {
    /** Put there by the desktop window's preload; a browser has none. */
    harvestTable?: DesktopBridge;
  }
}

const RELOADED_KEY = "harvest-table:reloaded";

/** The client for where the page runs: over IPC in the desktop window, else over Socket.IO to where it came from. */
export function chooseClient(page: Window): TableClient {
  const client = page.harvestTable ? ipcClient(page.harvestTable) : browserClient(page);
  client.onLine((line) => {
    if (line === "open") page.sessionStorage.removeItem(RELOADED_KEY);
    if (line === "outdated") reloadOnce(page);
  });
  // An address with a secret, opened in a tab that is at the table already, changes its fragment and loads nothing.
  page.addEventListener("hashchange", () => {
    if (passIn(page.location)) page.location.reload();
  });
  return client;
}

function browserClient(page: Window): SocketClient {
  const client = socketClient({ origin: page.location.origin, pass: takePass(page) ?? { token: "" } });
  // After each of these the line may be gone without a word: a phone that lay in a pocket, another network.
  page.addEventListener("pageshow", ({ persisted }) => persisted && client.check());
  page.addEventListener("online", () => client.check());
  page.document.addEventListener(
    "visibilitychange",
    () => page.document.visibilityState === "visible" && client.check(),
  );
  return client;
}

/** A page of another build than its host fetches the host's, but only once: a second time would be no better. */
function reloadOnce(page: Window): void {
  if (page.sessionStorage.getItem(RELOADED_KEY) === BUILD) return;
  page.sessionStorage.setItem(RELOADED_KEY, BUILD);
  page.location.reload();
}
