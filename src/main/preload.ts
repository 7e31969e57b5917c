import { contextBridge, type IpcRendererEvent, ipcRenderer } from "electron";
import { PUSH_CHANNEL, REQUEST_CHANNEL } from "../shared/protocol/channels";
import {
  type DesktopBridge,
  NEARBY_ASK,
  NEARBY_STATE,
  PRESENTATION_ASK,
  PRESENTATION_STATE,
} from "../shared/protocol/desktop-bridge";

/** All that the page can reach of the desktop. Forms are checked at both ends: by the host, and by the page's client. */
const bridge: DesktopBridge = {
  request: (message) => ipcRenderer.invoke(REQUEST_CHANNEL, message),
  onPush: (listener) => listen(PUSH_CHANNEL, listener),
  presentation: (ask) => ipcRenderer.invoke(PRESENTATION_ASK, ask),
  onPresentation: (listener) => listen(PRESENTATION_STATE, listener),
  nearby: (ask) => ipcRenderer.invoke(NEARBY_ASK, ask),
  onNearby: (listener) => listen(NEARBY_STATE, listener),
};

function listen(channel: string, listener: (message: unknown) => void): () => void {
  const forward = (_event: IpcRendererEvent, message: unknown) => listener(message);
  ipcRenderer.on(channel, forward);
  return () => {
    ipcRenderer.off(channel, forward);
  };
}

contextBridge.exposeInMainWorld("harvestTable", bridge);
