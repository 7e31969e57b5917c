import type { Pass } from "../../shared/line/socket-line";
import type { TableClient } from "../../shared/line/table-client";
import { reloadWhereOutdated } from "./outdated";
import { passIn } from "./passes";
import { socketClient } from "./socket-client";

/** The line of a browser's page to where it came from, looked after for as long as the page lives. */
export function browserClient(page: Window, pass: Pass): TableClient {
  const client = socketClient({ origin: page.location.origin, pass });
  reloadWhereOutdated(client, page);
  // After each of these the line may be gone without a word: a phone that lay in a pocket, another network.
  page.addEventListener("pageshow", ({ persisted }) => persisted && client.check());
  page.addEventListener("online", () => client.check());
  page.document.addEventListener(
    "visibilitychange",
    () => page.document.visibilityState === "visible" && client.check(),
  );
  // An address with a secret, opened in a tab that is at the table already, changes its fragment and loads nothing.
  page.addEventListener("hashchange", () => {
    if (passIn(page.location)) page.location.reload();
  });
  return client;
}
