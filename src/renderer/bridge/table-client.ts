import type { Push, Reply, Request } from "../../shared/protocol/messages";
import type { OfferedFile } from "../../shared/protocol/tables";

/**
 * `lost`: being looked for again. For good: `refused`, the host does not know this page (open its address again);
 * `outdated`, the host is of another build and loading the page again has not helped.
 */
export type LineState = "connecting" | "open" | "lost" | "refused" | "outdated";

/**
 * The renderer's one way to the host: over IPC in the desktop window, over Socket.IO in a browser.
 * The line opens with the first push listener, says hello by itself, and again after every loss.
 */
export interface TableClient {
  /** Sends a request; always answers, with a refusal `disconnected` where the line is down for longer than 8 s. */
  request(request: Request): Promise<Reply>;
  onPush(listener: (push: Push) => void): () => void;
  /** Files that somebody opened at the host's machine, to be played back here. */
  onOffer(listener: (file: OfferedFile) => void): () => void;
  /** Calls back at once with the present state, then on every change. */
  onLine(listener: (line: LineState) => void): () => void;
  close(): void;
}
