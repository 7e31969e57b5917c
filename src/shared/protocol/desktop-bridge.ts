import { z } from "zod";

/** What the desktop window's preload puts into the page as `harvestTable`: named functions only. */
export interface DesktopBridge {
  /** Sends one request to the host; what comes back is a reply, still to be parsed. */
  request(message: unknown): Promise<unknown>;
  /** Hands on every push, still to be parsed; answers a function that ends it. */
  onPush(listener: (push: unknown) => void): () => void;
  /** Asks about the presentation window (`presentationAskSchema`); what comes back is its state, still to be parsed. */
  presentation(ask: unknown): Promise<unknown>;
  /** Hands on every change of that state, still to be parsed; answers a function that ends it. */
  onPresentation(listener: (state: unknown) => void): () => void;
  /** Asks about tables elsewhere (`nearbyAskSchema`); what comes back is a `nearbyReplySchema`, still to be parsed. */
  nearby(ask: unknown): Promise<unknown>;
  /** Hands on every change of what is nearby (`nearbyStateSchema`), still to be parsed; answers a function that ends it. */
  onNearby(listener: (state: unknown) => void): () => void;
}

export const PRESENTATION_ASK = "presentation:ask";
export const PRESENTATION_STATE = "presentation:state";
export const NEARBY_ASK = "nearby:ask";
export const NEARBY_STATE = "nearby:state";

const displayId = z.int();

export const presentationAskSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("look") }),
  /** Opens the window, or moves it; null: on the display it was on last, else on the best there is. */
  z.strictObject({ type: z.literal("open"), display: displayId.nullable() }),
  z.strictObject({ type: z.literal("close") }),
]);
export type PresentationAsk = z.infer<typeof presentationAskSchema>;

export const presentationStateSchema = z.strictObject({
  /** The display that the window is on; null while it is closed. */
  on: displayId.nullable(),
  displays: z
    .array(
      z.strictObject({
        id: displayId,
        /** As the system names it; may be empty. */
        label: z.string().max(128),
        /** In the display's own pixels. */
        width: z.int().min(1),
        height: z.int().min(1),
        /** Whether the table's own window is on it. */
        main: z.boolean(),
      }),
    )
    .max(32),
});
export type PresentationState = z.infer<typeof presentationStateSchema>;
