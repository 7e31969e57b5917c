import type { DesktopBridge } from "../../shared/protocol/desktop-bridge";
import {
  type NearbyAsk,
  type NearbyReply,
  type NearbyState,
  nearbyReplySchema,
  nearbyStateSchema,
} from "../../shared/protocol/nearby";

/** Tables elsewhere on the network, as the desktop's page reaches them. */
export interface NearbyClient {
  /** Asks, and answers what came of it; null where the desktop could not be asked, which the console is told of. */
  ask(ask: NearbyAsk): Promise<NearbyReply | null>;
  /** Calls back with the state as soon as it is known and at every change; answers how to end that. */
  follow(listener: (state: NearbyState) => void): () => void;
}

export function nearbyClient(bridge: Pick<DesktopBridge, "nearby" | "onNearby">): NearbyClient {
  const listeners = new Set<(state: NearbyState) => void>();
  const tell = (state: NearbyState) => {
    for (const listener of [...listeners]) listener(state);
  };
  bridge.onNearby((state) => {
    const parsed = nearbyStateSchema.safeParse(state);
    if (parsed.success) tell(parsed.data);
    else console.error("The desktop tells of tables nearby in another form.", parsed.error);
  });

  const ask = async (message: NearbyAsk): Promise<NearbyReply | null> => {
    try {
      const reply = nearbyReplySchema.parse(await bridge.nearby(message));
      tell(reply.state);
      return reply;
    } catch (error) {
      console.error("The desktop could not be asked about tables nearby.", error);
      return null;
    }
  };
  return {
    ask,
    follow(listener) {
      listeners.add(listener);
      void ask({ type: "state" });
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
