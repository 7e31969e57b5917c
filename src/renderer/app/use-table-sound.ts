import { useCallback, useEffect, useMemo } from "react";
import type { Event } from "../../shared/games/diced-tomatoes/events";
import { type Knock, knockCue } from "../audio/cues";
import { soundsOfMove } from "../audio/events-to-sounds";
import { useMixer } from "../audio/use-mixer";
import { useDeviceSettings } from "../hud/settings/device-store";
import type { SessionState } from "./session";

export interface TableSound {
  on: boolean;
  toggle(): void;
  /** Dice of the throw on show have met something just now. */
  knock(knocks: readonly Knock[]): void;
}

type Heard = Pick<SessionState, "presentation" | "skips">;

/** A store that tells of each event as it is shown. */
interface HeardStore {
  getState(): Heard;
  subscribe(listener: (now: Heard, before: Heard) => void): () => void;
}

/** Lets the table be heard: what is shown event by event, and the knocks of its throws. `motion`: throws are seen. */
export function useTableSound(store: HeardStore, motion: boolean): TableSound {
  const { change } = useDeviceSettings();
  const { mixer, on } = useMixer();

  useEffect(() => {
    let together: Event[] = [];
    let skips = store.getState().skips;
    const sound = () => {
      const now = store.getState().skips;
      mixer.current?.play(soundsOfMove(together, { skipped: now !== skips, motion }));
      together = [];
      skips = now;
    };
    return store.subscribe(({ presentation: now }, { presentation: before }) => {
      if (!now?.latest || !before || now.step === before.step) return;
      // Events shown in one go come one after another before anything else runs.
      if (together.push(now.latest) === 1) queueMicrotask(sound);
    });
  }, [store, motion, mixer]);

  const toggle = useCallback(() => change({ sound: on ? "off" : "on" }), [on, change]);
  const knock = useCallback((knocks: readonly Knock[]) => mixer.current?.play(knocks.map(knockCue)), [mixer]);
  return useMemo(() => ({ on, toggle, knock }), [on, toggle, knock]);
}
