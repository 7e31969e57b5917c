import { type RefObject, useEffect } from "react";
import type { Event } from "../../shared/games/diced-tomatoes/events";
import { soundsOfMove } from "../audio/events-to-sounds";
import type { Mixer } from "../audio/mixer";
import type { Presentation } from "./presenter";

interface Heard {
  presentation: Presentation | null;
  /** Rises whenever everything in motion is to end at once. */
  skips: number;
}

/** A store that tells of each event as it is shown. */
export interface HeardStore {
  getState(): Heard;
  subscribe(listener: (now: Heard, before: Heard) => void): () => void;
}

/** Lets be heard what is shown, event by event. `motion`: throws are seen, and heard by their own knocks. */
export function useEventSounds(store: HeardStore, motion: boolean, mixer: RefObject<Mixer | null>): void {
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
}
