import type { DoorFault, EndReason } from "../protocol/company";
import type { News, Push, Reply, Request } from "../protocol/messages";

/**
 * `lost`: being looked for again. For good: `refused`, the host does not let this page in, or not any more (`why`
 * tells); `outdated`, the host is of another build and loading the page again has not helped.
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
  onNews(listener: (news: News) => void): () => void;
  /** Calls back at once with the present state, then on every change. */
  onLine(listener: (line: LineState) => void): () => void;
  /** Why the line is `refused`; null while it is not. */
  why(): DoorFault | EndReason | null;
  close(): void;
}
