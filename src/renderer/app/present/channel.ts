const CHANNEL = "harvest-table:presentation";

/** Opens a presentation in a window of this browser. False where the browser keeps windows from opening. */
export const openPresentation = (page: Pick<Window, "open">): boolean =>
  // The new window takes over this tab's memory, and with it the host's token.
  page.open("/table?present", "harvest-table-presentation", "popup,width=1280,height=720") !== null;

/** Closes the presentations that this browser has open. */
export function closePresentations(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage("close");
  channel.close();
}

/** Lets the presenter's window close this one; answers how to stop that. */
export function closeWithPresenter(page: Pick<Window, "close">): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = () => page.close();
  return () => channel.close();
}
