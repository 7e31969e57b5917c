import { type RefObject, useEffect, useRef } from "react";
import { isTablesOwn } from "../bridge/passes";
import { useDeviceSettings } from "../hud/settings/device-store";
import { Mixer } from "./mixer";

/** What this screen is heard by, as loud as its settings say; null until it is there. `on`: it is heard at all. */
export function useMixer(): { mixer: RefObject<Mixer | null>; on: boolean } {
  const { settings } = useDeviceSettings();
  const on = settings.sound === "auto" ? isTablesOwn(window) : settings.sound === "on";
  const mixer = useRef<Mixer | null>(null);

  useEffect(() => {
    const made = new Mixer(() => new AudioContext());
    mixer.current = made;
    const unlock = () => made.unlock();
    const hide = () => made.setHidden(document.hidden);
    hide();
    document.addEventListener("pointerdown", unlock, true);
    document.addEventListener("keydown", unlock, true);
    document.addEventListener("visibilitychange", hide);
    return () => {
      document.removeEventListener("pointerdown", unlock, true);
      document.removeEventListener("keydown", unlock, true);
      document.removeEventListener("visibilitychange", hide);
      mixer.current = null;
      made.close();
    };
  }, []);
  useEffect(() => mixer.current?.setLevel(on ? settings.volume : 0), [on, settings.volume]);
  return { mixer, on };
}
