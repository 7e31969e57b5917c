import {
  type DesktopBridge,
  type PresentationAsk,
  type PresentationState,
  presentationStateSchema,
} from "../../../shared/protocol/desktop-bridge";

/** The desktop's presentation window as the presenter's page reaches it. */
export interface PresentationClient {
  ask(ask: PresentationAsk): void;
  /** Calls back with the state now and at every change; answers how to end that. */
  follow(listener: (state: PresentationState) => void): () => void;
}

export function presentationClient(bridge: Pick<DesktopBridge, "presentation" | "onPresentation">): PresentationClient {
  const listeners = new Set<(state: PresentationState) => void>();
  const tell = (answer: unknown) => {
    const parsed = presentationStateSchema.safeParse(answer);
    if (!parsed.success) return console.error("The desktop tells of its displays in another form.", parsed.error);
    for (const listener of listeners) listener(parsed.data);
  };
  const ask = (message: PresentationAsk) => {
    bridge.presentation(message).then(tell, (error: unknown) => {
      console.error("The desktop could not be asked about the presentation.", error);
    });
  };
  return {
    ask,
    follow(listener) {
      listeners.add(listener);
      const end = bridge.onPresentation(tell);
      ask({ type: "look" });
      return () => {
        listeners.delete(listener);
        end();
      };
    },
  };
}
