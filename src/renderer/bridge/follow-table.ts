import { hello, Listeners } from "../../shared/line/client-parts";
import type { TableClient } from "../../shared/line/table-client";
import { applyPush, type Effect, NOTHING_YET, type Synced } from "./table-sync";

/** The host's table as this client knows it, kept up to date. */
export interface TableFollower {
  current(): Synced;
  /** Told of every change, with what it meant. */
  onChange(listener: (change: { synced: Synced; effect: Effect }) => void): () => void;
  stop(): void;
}

/** Follows the table over a client; where the two have come apart, asks for the whole of it. */
export function followTable(client: TableClient): TableFollower {
  const listeners = new Listeners<{ synced: Synced; effect: Effect }>();
  let synced = NOTHING_YET;
  let asking = false;

  const stop = client.onPush((push) => {
    const change = applyPush(synced, push);
    synced = change.synced;
    if (change.effect.type === "replaced" || change.effect.type === "moved") listeners.tell(change);
    if (change.effect.type !== "astray" || asking) return;
    asking = true;
    void client.request(hello(null)).finally(() => {
      asking = false;
    });
  });

  return { current: () => synced, onChange: (listener) => listeners.add(listener), stop };
}
