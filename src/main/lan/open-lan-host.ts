import type { Host } from "../host/host";
import { openHost } from "../host/open-host";
import type { Site } from "../site/site";
import { Door } from "./door";
import type { Limits } from "./limits";
import { listen } from "./listener";

export interface LanHostParts {
  folder: string;
  site: Site;
  limits: Limits;
  warn(message: string): void;
  /** Serves the LAN on this address of the machine's own alone; on all of its networks where null or not said. */
  address?: string | null;
}

/**
 * The host of a data folder with its door to the LAN. The door is closed, unless it was open when the last host of
 * this folder ended with a table on it: the phones around that table look for it.
 */
export function openLanHost({ folder, site, limits, warn, address = null }: LanHostParts): { host: Host; door: Door } {
  const door: Door = new Door({
    listen: (at) => listen({ ...at, host, site, token: null, limits, warn }),
    lastPort: () => host.lanPort,
    onPort: (port) => {
      host.lanPort = port;
    },
    warn,
    ...(address !== null && { addresses: () => [{ address, adapter: "", kind: "lan" as const }] }),
  });
  const host: Host = openHost(folder, warn, door);
  if (host.code !== null) {
    if (host.hasTable) host.openLan();
    else host.closeLan();
  }
  return { host, door };
}
