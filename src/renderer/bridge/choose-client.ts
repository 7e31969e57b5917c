import { BUILD } from "../../shared/protocol/build";
import type { DesktopBridge } from "../../shared/protocol/desktop-bridge";
import { ipcClient } from "./ipc-client";
import { socketClient } from "./socket-client";
import type { TableClient } from "./table-client";

declare global {
  interface Window {
    /** Put there by the desktop window's preload; a browser has none. */
    harvestTable?: DesktopBridge;
  }
}

const TOKEN_KEY = "harvest-table:token";
const RELOADED_KEY = "harvest-table:reloaded";

/** The client for where the page runs: over IPC in the desktop window, else over Socket.IO to where it came from. */
export function chooseClient(page: Window): TableClient {
  const client = page.harvestTable
    ? ipcClient(page.harvestTable)
    : socketClient({ origin: page.location.origin, token: takeToken(page) });
  client.onLine((line) => {
    if (line === "open") page.sessionStorage.removeItem(RELOADED_KEY);
    if (line === "outdated") reloadOnce(page);
  });
  // An address with a token, opened in a tab that is at the table already, changes its fragment and loads nothing.
  page.addEventListener("hashchange", () => {
    if (tokenIn(page.location) !== null) page.location.reload();
  });
  return client;
}

const tokenIn = ({ hash }: Pick<Location, "hash">): string | null => new URLSearchParams(hash.slice(1)).get("token");

/** Moves the host token out of the address, where it would be seen and copied, into this tab's memory. */
export function takeToken(page: Pick<Window, "location" | "history" | "sessionStorage">): string {
  const given = tokenIn(page.location);
  if (given !== null) {
    page.sessionStorage.setItem(TOKEN_KEY, given);
    page.history.replaceState(null, "", page.location.pathname + page.location.search);
  }
  return given ?? page.sessionStorage.getItem(TOKEN_KEY) ?? "";
}

/** Whether the page is the table's own screen, in the desktop window or by the host's address, and not a guest's. */
export const isTablesOwn = (page: Pick<Window, "harvestTable" | "sessionStorage">): boolean =>
  page.harvestTable !== undefined || page.sessionStorage.getItem(TOKEN_KEY) !== null;

/** A page of another build than its host fetches the host's, but only once: a second time would be no better. */
function reloadOnce(page: Window): void {
  if (page.sessionStorage.getItem(RELOADED_KEY) === BUILD) return;
  page.sessionStorage.setItem(RELOADED_KEY, BUILD);
  page.location.reload();
}
