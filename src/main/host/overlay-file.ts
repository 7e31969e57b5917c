import { z } from "zod";
import { overlayDelay, overlayDirections, overlayPort, overlayToken } from "../../shared/protocol/stream";
import { KeptFile } from "./kept-file";

const keptSchema = z.strictObject({
  version: z.literal(1),
  token: overlayToken,
  /** In seconds; it belongs to the token, so that an address never shows more than it was given out for. */
  delay: overlayDelay,
  port: overlayPort,
  directions: overlayDirections,
});

export type KeptOverlays = z.infer<typeof keptSchema>;

/** overlays.json in the data folder, for this account's eyes alone: what the addresses in a streaming program rest on. */
export class OverlayFile extends KeptFile<KeptOverlays> {
  /** @param folder null keeps nothing (a test, a host for an hour). */
  constructor(folder: string | null, warn: (message: string) => void) {
    super({
      folder,
      name: "overlays.json",
      schema: keptSchema,
      warn,
      broken: "overlays need their new address",
      unwritten: "overlays need a new address after a restart",
    });
  }
}
