import type { IpcMain, IpcMainInvokeEvent, WebContents } from "electron";
import { PUSH_CHANNEL, REQUEST_CHANNEL } from "../../shared/protocol/channels";
import type { Reply } from "../../shared/protocol/messages";
import type { Host, Session } from "../host/host";
import { isAppUrl } from "./app-scheme";

/** The desktop windows' line to the host. A window is trusted because of who it is, so that is checked every time. */
export class DesktopLine {
  private readonly host: Host;
  private readonly sessions = new Map<WebContents, Session>();

  constructor(host: Host, ipc: IpcMain) {
    this.host = host;
    ipc.handle(REQUEST_CHANNEL, (event, message: unknown) => this.answer(event, message));
  }

  /** Lets a window's page play; until then, and after it is gone, it is a stranger. */
  admit(contents: WebContents): void {
    // A page that is loaded again starts from nothing, and says hello again. Not when a navigation starts: one that is
    // refused (a file dropped on the window) leaves the old page as it was.
    contents.on("did-navigate", () => this.open(contents));
    contents.once("destroyed", () => {
      this.sessions.get(contents)?.close();
      this.sessions.delete(contents);
    });
  }

  private open(contents: WebContents): void {
    this.sessions.get(contents)?.close();
    const session = this.host.connect({
      role: "local",
      guest: null,
      end: () => undefined,
      push: (push) => {
        if (!contents.isDestroyed()) contents.send(PUSH_CHANNEL, push);
      },
    });
    this.sessions.set(contents, session);
  }

  /** @throws for a stranger: another window, a frame within the page, a page from elsewhere. */
  private answer({ sender, senderFrame }: IpcMainInvokeEvent, message: unknown): Reply {
    const session = this.sessions.get(sender);
    if (!session || !senderFrame || senderFrame !== sender.mainFrame || !isAppUrl(senderFrame.url)) {
      throw new Error("not from the table's own page");
    }
    return session.request(message);
  }
}
