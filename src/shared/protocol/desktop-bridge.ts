/** What the desktop window's preload puts into the page as `harvestTable`: named functions only. */
export interface DesktopBridge {
  /** Sends one request to the host; what comes back is a reply, still to be parsed. */
  request(message: unknown): Promise<unknown>;
  /** Hands on every push, still to be parsed; answers a function that ends it. */
  onPush(listener: (push: unknown) => void): () => void;
}
