import type { Session, WebContents } from "electron";
import { isAppUrl } from "./app-scheme";

/** Keeps whatever page there is where it is: no way out, no second window, nothing embedded. */
export function confine(contents: WebContents): void {
  contents.on("will-navigate", (event) => {
    if (!isAppUrl(event.url)) event.preventDefault();
  });
  contents.on("will-redirect", (event) => event.preventDefault());
  contents.on("will-attach-webview", (event) => event.preventDefault());
  contents.setWindowOpenHandler(() => ({ action: "deny" }));
}

/** The table asks for no camera, no place, no notifications; whatever asks is refused. */
export function refusePermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
}
