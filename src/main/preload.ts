import { contextBridge, type IpcRendererEvent, ipcRenderer } from "electron";
import { PUSH_CHANNEL, REQUEST_CHANNEL } from "../shared/protocol/channels";
import type { DesktopBridge } from "../shared/protocol/desktop-bridge";

/** All that the page can reach of the desktop. Forms are checked at both ends: by the host, and by the page's client. */
const bridge: DesktopBridge = {
  request: (message) => ipcRenderer.invoke(REQUEST_CHANNEL, message),
  onPush: (listener) => {
    const forward = (_event: IpcRendererEvent, push: unknown) => listener(push);
    ipcRenderer.on(PUSH_CHANNEL, forward);
    return () => {
      ipcRenderer.off(PUSH_CHANNEL, forward);
    };
  },
};

contextBridge.exposeInMainWorld("harvestTable", bridge);
