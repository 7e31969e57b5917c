import { chmodSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { overlayDelay, overlayDirections, overlayPort, overlayToken } from "../../shared/protocol/stream";
import { replaceFile } from "./replace-file";

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
export class OverlayFile {
  private readonly path: string;

  /** @param folder null keeps nothing (a test, a host for an hour). */
  constructor(
    private readonly folder: string | null,
    private readonly warn: (message: string) => void,
  ) {
    this.path = join(folder ?? "", "overlays.json");
  }

  /** What was kept; null where there is nothing, or nothing that can be read. */
  read(): KeptOverlays | null {
    if (this.folder === null) return null;
    let text: string;
    try {
      text = readFileSync(this.path, "utf8");
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") this.warn(`${this.path} cannot be read (${error})`);
      return null;
    }
    try {
      const kept = keptSchema.parse(JSON.parse(text));
      chmodSync(this.path, 0o600);
      return kept;
    } catch {
      this.warn(`${this.path} is not as it was written; overlays need their new address`);
      return null;
    }
  }

  /** Written whole or not at all. Where that fails, `warn` is told and addresses last as long as this process. */
  write(overlays: KeptOverlays): void {
    if (this.folder === null) return;
    try {
      replaceFile(this.path, `${JSON.stringify(overlays)}\n`, 0o600);
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      this.warn(`${this.path} cannot be written (${problem}); overlays need a new address after a restart`);
    }
  }
}
