import { createStore, type StoreApi } from "zustand/vanilla";
import { isTableEvent } from "../../../shared/table/course";
import { type Presentation, Presenter } from "../presenter";
import { type Sight, showAs, shownBy } from "../sight";
import type { CameraView } from "../turn";
import { type DicedFrame, type DicedTape, throwsOf } from "./diced-tape";
import { PAGE, playback, type ReplayControls, type Surroundings, turnsOf } from "./playback";
import { opened, type Transport } from "./transport";

/** A replay waits for no screen but its own. */
const NO_WAIT = { wait: () => 0 };

/** All that the screen of a replay shows. */
export interface ReplayState {
  transport: Transport;
  presentation: Presentation;
  camera: { view: CameraView; move: number };
  /** Rises whenever everything in motion is to end at once. */
  skips: number;
  /** Rises with every jump, after which what was passed over is no news. */
  jumps: number;
}

/** A table that plays back: the same events, the same throws, at any place and speed. */
export interface Replay extends ReplayControls {
  store: StoreApi<ReplayState>;
  /** Shows the end of whatever is moving now. */
  skip(): void;
  look(view: CameraView): void;
  /** The scene says that a throw lies still. */
  settled(rollId: string): void;
  /** How this screen shows the table from now on. */
  show(sight: Sight): void;
  /** The page is looked at again: goes on with what has waited for that. */
  wake(): void;
  /** Lets go of its timers. */
  stop(): void;
}

/** How long a step is looked at before the next one, in milliseconds; dice that have just landed are read longer. */
const BEAT = 650;
const READING = 1200;

/** Makes the replay of a tape; it begins once a screen shows it, where `playing` says so. */
export function startReplay(tape: DicedTape, playing: boolean, around: Surroundings = PAGE): Replay {
  const { frames } = tape;
  const throws = throwsOf(tape);
  let sight: Sight | null = null;

  const frameAt = (at: number): DicedFrame => frames[at] as DicedFrame;
  const presenter = new Presenter(tape.file.table, frameAt(0).state, {
    ...shownBy(() => sight, NO_WAIT),
    instant: () => sight?.instant === true || around.isHidden(),
    setTimer: around.setTimer,
    clearTimer: around.clearTimer,
    onChange: changed,
    pace: () => get().transport.speed,
  });
  const store = createStore<ReplayState>(() => ({
    transport: opened(frames.length - 1, playing),
    presentation: presenter.current,
    camera: { view: "overview", move: 0 },
    skips: 0,
    jumps: 0,
  }));
  const { getState: get, setState: set } = store;

  const isMoving = () => presenter.current.rolling || presenter.current.waiting > 0;
  const endThrows = () => set(({ skips }) => ({ skips: skips + 1 }));

  function changed(presentation: Presentation): void {
    set({ presentation });
    goOn();
  }

  const { goOn, hold, ...controls } = playback(
    turnsOf(tape),
    {
      transport: () => get().transport,
      moveTo: (transport, jumped) => set(({ jumps }) => ({ transport, jumps: jumps + (jumped ? 1 : 0) })),
      play(at) {
        const { undoneTo, events, state, flick } = frameAt(at);
        if (undoneTo !== null) presenter.reset(state, throws[at] ?? null);
        else
          presenter.play(
            events.filter((event) => !isTableEvent(event)),
            flick,
          );
      },
      show: (at) => presenter.reset(frameAt(at).state, throws[at] ?? null),
      isMoving,
      finish() {
        endThrows();
        presenter.flush();
      },
      beat: (at) => (frameAt(at).events.some((event) => !isTableEvent(event) && "rollId" in event) ? READING : BEAT),
      isSeen: () => sight !== null && !around.isHidden(),
    },
    around,
  );

  return {
    ...controls,
    store,
    skip() {
      endThrows();
      // A throw in the air is landed by the scene, which then reports it; without a scene nothing waits.
      if (!presenter.current.rolling || !sight?.sceneIsThere) presenter.flush();
    },
    look: (view) => set(({ camera }) => ({ camera: { view, move: camera.move + 1 } })),
    settled: (rollId) => presenter.settled(rollId),
    show(next) {
      const before = sight;
      sight = next;
      showAs(next, before, presenter, endThrows);
      goOn();
    },
    wake: goOn,
    stop() {
      hold();
      presenter.dispose();
    },
  };
}
