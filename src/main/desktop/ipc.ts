import type { IpcMain, IpcMainInvokeEvent, WebContents } from "electron";
import { PUSH_CHANNEL, REQUEST_CHANNEL } from "../../shared/protocol/channels";
import type { Reply } from "../../shared/protocol/messages";
import type { Connection } from "../host/connection";
import type { Host } from "../host/host";
import { isAppUrl } from "./app-scheme";

/** What a window talks to: this program's own host, or one elsewhere. */
interface WindowSession {
  request(message: unknown): Reply | Promise<Reply>;
  close(): void;
}

/** The window's line to a table elsewhere; null while it is at this program's own. */
type Elsewhere = (window: Connection) => WindowSession | null;

/** The desktop windows' line to the host. A window is trusted because of who it is, so that is checked every time. */
export class DesktopLine {
  private readonly sessions = new Map<WebContents, WindowSession>();
  /** Which windows are the table's own; the others present it. */
  private readonly own = new WeakSet<WebContents>();

  constructor(
    private readonly host: Host,
    ipc: IpcMain,
    private readonly elsewhere: Elsewhere = () => null,
  ) {
    ipc.handle(REQUEST_CHANNEL, (event, message: unknown) => this.answer(event, message));
  }

  /** Lets a window's page play, or present; until then, and after it is gone, it is a stranger. */
  admit(contents: WebContents, role: "local" | "presentation" = "local"): void {
    if (role === "local") this.own.add(contents);
    // A page that is loaded again starts from nothing, and says hello again. Not when a navigation starts: one that is
    // refused (a file dropped on the window) leaves the old page as it was.
    contents.on("did-navigate", () => this.open(contents, role));
    contents.once("destroyed", () => {
      this.sessions.get(contents)?.close();
      this.sessions.delete(contents);
    });
  }

  private open(contents: WebContents, role: "local" | "presentation"): void {
    this.sessions.get(contents)?.close();
    const window: Connection = {
      role,
      guest: null,
      end: () => undefined,
      push: (push) => {
        if (!contents.isDestroyed()) contents.send(PUSH_CHANNEL, push);
      },
    };
    // What presents shows this program's own table.
    const session = (role === "local" && this.elsewhere(window)) || this.host.connect(window);
    this.sessions.set(contents, session);
  }

  /** Whether something comes from a page at the table's own window, and not from one that presents. @throws for a stranger. */
  isOwn(event: IpcMainInvokeEvent): boolean {
    this.sessionOf(event);
    return this.own.has(event.sender);
  }

  private answer(event: IpcMainInvokeEvent, message: unknown): Reply | Promise<Reply> {
    return this.sessionOf(event).request(message);
  }

  /** @throws for a stranger: another window, a frame within the page, a page from elsewhere. */
  private sessionOf({ sender, senderFrame }: IpcMainInvokeEvent): WindowSession {
    const session = this.sessions.get(sender);
    if (!session || !senderFrame || senderFrame !== sender.mainFrame || !isAppUrl(senderFrame.url)) {
      throw new Error("not from the table's own page");
    }
    return session;
  }
}
