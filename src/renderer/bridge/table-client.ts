import type { Push, Reply, Request } from "../../shared/protocol/messages";

export type LineState = "connecting" | "open" | "lost";

/** The renderer's one way to the host: over IPC in the desktop window, over Socket.IO in a browser. */
export interface TableClient {
  /** Sends a request; always answers, with a refusal `disconnected` where the line is down for longer than 8 s. */
  request(request: Request): Promise<Reply>;
  onPush(listener: (push: Push) => void): () => void;
  onLine(listener: (line: LineState) => void): () => void;
  close(): void;
}
