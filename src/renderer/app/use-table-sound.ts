import { useCallback, useMemo } from "react";
import { type Knock, knockCue } from "../audio/cues";
import { useMixer } from "../audio/use-mixer";
import { useDeviceSettings } from "../hud/settings/device-store";
import { type HeardStore, useEventSounds } from "./use-event-sounds";

export interface TableSound {
  on: boolean;
  toggle(): void;
  /** Dice of the throw on show have met something just now. */
  knock(knocks: readonly Knock[]): void;
}

/** Lets the table be heard: what is shown event by event, and the knocks of its throws. `motion`: throws are seen. */
export function useTableSound(store: HeardStore, motion: boolean): TableSound {
  const { change } = useDeviceSettings();
  const { mixer, on } = useMixer();
  useEventSounds(store, motion, mixer);
  const toggle = useCallback(() => change({ sound: on ? "off" : "on" }), [on, change]);
  const knock = useCallback((knocks: readonly Knock[]) => mixer.current?.play(knocks.map(knockCue)), [mixer]);
  return useMemo(() => ({ on, toggle, knock }), [on, toggle, knock]);
}
