import { hostname } from "node:os";
import type { LanDoor } from "../host/lan-door";
import { Announcer } from "./announcer";
import { Finder } from "./finder";
import { Nearby } from "./nearby";
import { PlacesFile } from "./places-file";
import { keptTableId, tableName } from "./service";
import { openMulticast } from "./wire";

interface AnnounceParts {
  folder: string;
  door: Pick<LanDoor, "state" | "onChange">;
  warn(message: string): void;
}

/** Tells the networks about the table of a data folder while its door is open, under this machine's name. */
export const announce = ({ folder, door, warn }: AnnounceParts): Announcer =>
  new Announcer({ door, name: tableName(hostname()), id: keptTableId(folder, warn), openWire: openMulticast, warn });

export interface NearbyAppParts extends AnnounceParts {
  /** Whether the networks are told about this program's own table. */
  announces: boolean;
  /** Looks on the network of this address of the machine's own alone; on all of its networks where null. */
  address: string | null;
  onChange(): void;
  onMove(): void;
}

/** What the desktop app knows of tables elsewhere, and what it says about its own. */
export function openNearby({ announces, address, onChange, onMove, ...parts }: NearbyAppParts) {
  const { folder, warn } = parts;
  const announcer = announces ? announce(parts) : null;
  const finder = new Finder({
    ownId: keptTableId(folder, warn),
    openWire: openMulticast,
    warn,
    onChange,
    ...(address !== null && { addresses: () => [address] }),
  });
  const nearby = new Nearby({ finder, places: new PlacesFile(folder, warn), onChange, onMove });
  return { nearby, announcer };
}
