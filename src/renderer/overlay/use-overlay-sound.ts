import { useCallback, useEffect, useRef } from "react";
import { useStore } from "zustand";
import { useEventSounds } from "../app/use-event-sounds";
import { type Knock, knockCue } from "../audio/cues";
import { Mixer } from "../audio/mixer";
import { useStepSounds } from "../forage/use-forage-sound";
import type { Show, Shown } from "./show";

const NO_STEPS: NonNullable<Shown["forage"]>["log"] = [];

/**
 * Lets an overlay be heard where it is not muted; returns what lets knocks of dice be heard. A streaming program plays
 * a page's sound without anybody having touched it. `motion`: throws are seen in three dimensions.
 */
export function useOverlaySound(show: Show, muted: boolean, motion: boolean): (knocks: readonly Knock[]) => void {
  const mixer = useRef<Mixer | null>(null);
  const unheard = useStore(show.store, ({ hidden, offAir }) => hidden || offAir);
  const forage = useStore(show.store, (shown) => shown.forage);
  useEffect(() => {
    if (muted) return;
    const made = new Mixer(() => new AudioContext());
    made.setLevel(1);
    made.unlock();
    mixer.current = made;
    return () => {
      mixer.current = null;
      made.close();
    };
  }, [muted]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another mixer has to be told as well
  useEffect(() => mixer.current?.setHidden(unheard), [unheard, muted]);
  useEventSounds(show.store, motion, mixer);
  useStepSounds(forage?.tableId ?? null, forage?.log ?? NO_STEPS, mixer);
  return useCallback((knocks) => mixer.current?.play(knocks.map(knockCue)), []);
}
