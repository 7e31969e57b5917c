import { BUILD } from "../../shared/protocol/build";
import type { TableClient } from "./table-client";

const RELOADED_KEY = "harvest-table:reloaded";

/** A page of another build than its host fetches the host's, but only once: a second time would be no better. */
export function reloadWhereOutdated(client: TableClient, page: Pick<Window, "sessionStorage" | "location">): void {
  client.onLine((line) => {
    if (line === "open") page.sessionStorage.removeItem(RELOADED_KEY);
    if (line !== "outdated" || page.sessionStorage.getItem(RELOADED_KEY) === BUILD) return;
    page.sessionStorage.setItem(RELOADED_KEY, BUILD);
    page.location.reload();
  });
}
