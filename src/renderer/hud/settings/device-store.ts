import { create } from "zustand";
import { type DeviceSettings, defaultSettings, parseSettings, SETTINGS_KEY } from "./device-settings";

interface DeviceStore {
  settings: DeviceSettings;
  change(part: Partial<DeviceSettings>): void;
}

/** Storage may be forbidden (a private window): the settings then last as long as the page. */
function readKept(): string | null {
  try {
    return localStorage.getItem(SETTINGS_KEY);
  } catch {
    return null;
  }
}

function keep(settings: DeviceSettings): void {
  try {
    localStorage.setItem(SETTINGS_KEY, JSON.stringify(settings));
  } catch (error) {
    console.warn("The settings of this device could not be kept.", error);
  }
}

export const useDeviceSettings = create<DeviceStore>((set, get) => ({
  settings: parseSettings(readKept(), defaultSettings(navigator.languages)),
  change(part) {
    const settings = { ...get().settings, ...part };
    keep(settings);
    set({ settings });
  },
}));
