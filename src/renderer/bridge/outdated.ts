import type { TableClient } from "../../shared/line/table-client";
import { BUILD } from "../../shared/protocol/build";

const RELOADED_KEY = "harvest-table:reloaded";

/** A page of another build than its host fetches the host's, but only once: a second time would be no better. */
export function reloadWhereOutdated(client: TableClient, page: Pick<Window, "sessionStorage" | "location">): void {
  client.onLine((line) => {
    if (line === "open") page.sessionStorage.removeItem(RELOADED_KEY);
    if (line === "outdated") reloadOnce(page, RELOADED_KEY);
  });
}

/** Loads the page again unless it was for this very build; `key` is where the tab remembers that. */
export function reloadOnce(page: Pick<Window, "sessionStorage" | "location">, key: string): void {
  if (page.sessionStorage.getItem(key) === BUILD) return;
  page.sessionStorage.setItem(key, BUILD);
  page.location.reload();
}
