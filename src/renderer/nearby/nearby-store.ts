import { create } from "zustand";
import type { NearbyAsk, NearbyState, VisitFault } from "../../shared/protocol/nearby";
import type { NearbyClient } from "./nearby-client";

interface NearbyStore {
  /** Null where there is no desktop app to look for tables: in a browser. */
  client: NearbyClient | null;
  /** Null until the desktop has told. */
  state: NearbyState | null;
  /** Whether something asked is on its way. */
  busy: boolean;
  /** Why the table asked for last was not gone to. */
  fault: VisitFault | "no-desktop" | null;
}

/** Tables elsewhere on the network, within reach of every part of the page. */
export const useNearby = create<NearbyStore>(() => ({ client: null, state: null, busy: false, fault: null }));

/** Lets the page know of tables elsewhere, for as long as it lives. */
export function followNearby(client: NearbyClient): void {
  useNearby.setState({ client });
  client.follow((state) => useNearby.setState({ state }));
}

/** The table elsewhere that the window is at; null at the program's own, and in a browser. */
export const useVisit = () => useNearby(({ state }) => state?.visit ?? null);

/** Asks for something that leaves the window where it is. */
export function askNearby(ask: Exclude<NearbyAsk, { type: "visit" | "again" | "home" }>): void {
  void useNearby.getState().client?.ask(ask);
}

/** Goes to another table, or comes back; the page is loaded anew there. What kept it from going is told by `fault`. */
export async function moveTo(ask: Extract<NearbyAsk, { type: "visit" | "again" | "home" }>): Promise<void> {
  const { client, busy } = useNearby.getState();
  if (!client || busy) return;
  useNearby.setState({ busy: true, fault: null });
  const reply = await client.ask(ask);
  if (reply?.fault === null) return location.reload();
  useNearby.setState({ busy: false, fault: reply?.fault ?? "no-desktop" });
}

/** The fault has been read, or what it was about is no longer wanted. */
export const readFault = (): void => useNearby.setState({ fault: null });
