import { createStore, type StoreApi } from "zustand/vanilla";
import { isTableEvent } from "../../../shared/table/course";
import { type Presentation, Presenter, type PresenterOptions } from "../presenter";
import { type Sight, showAs, shownBy } from "../sight";
import type { CameraView } from "../turn";
import { type DicedFrame, type DicedTape, throwsOf } from "./diced-tape";
import {
  atSpeed,
  nextTurn,
  opened,
  paused,
  previousTurn,
  type Speed,
  sought,
  type Transport,
  toggled,
} from "./transport";

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
export interface Replay {
  tape: DicedTape;
  /** Frames in which turns begin. */
  turns: readonly number[];
  store: StoreApi<ReplayState>;
  toggle(): void;
  /** Plays the next step, after the end of the one that is still moving, and pauses. */
  stepOn(): void;
  /** Back to where the step before left the table, and pauses. */
  stepBack(): void;
  /** Shows another frame at once and plays on from there if it played. */
  seek(to: number): void;
  nextTurn(): void;
  previousTurn(): void;
  setSpeed(speed: Speed): void;
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

type Surroundings = Pick<PresenterOptions, "setTimer" | "clearTimer"> & { isHidden(): boolean };

const PAGE: Surroundings = {
  setTimer: (run, ms) => window.setTimeout(run, ms),
  clearTimer: (timer) => window.clearTimeout(timer),
  isHidden: () => document.hidden,
};

/** Makes the replay of a tape; it begins once a screen shows it, where `playing` says so. */
export function startReplay(tape: DicedTape, playing: boolean, around: Surroundings = PAGE): Replay {
  const { frames } = tape;
  const throws = throwsOf(tape);
  const turns = tape.marks.filter(({ kind }) => kind === "turn").map(({ at }) => at);
  let sight: Sight | null = null;
  let beat: number | null = null;

  const frameAt = (at: number): DicedFrame => frames[at] as DicedFrame;
  const presenter = new Presenter(tape.file.table, frameAt(0).state, {
    ...shownBy(() => sight),
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
    awaitNext();
  }

  /** Where everything rests and the replay plays, the next step comes after a beat. */
  function awaitNext(): void {
    if (beat !== null || !get().transport.playing || isMoving()) return;
    const look = frameAt(get().transport.at).events.some((event) => !isTableEvent(event) && "rollId" in event);
    beat = around.setTimer(
      () => {
        beat = null;
        if (!isMoving() && get().transport.playing && sight && !around.isHidden()) advance();
      },
      (look ? READING : BEAT) / get().transport.speed,
    );
  }

  function holdBeat(): void {
    if (beat !== null) around.clearTimer(beat);
    beat = null;
  }

  /** Begins the next step. */
  function advance(): void {
    const transport = sought(get().transport, get().transport.at + 1);
    set({ transport });
    const { undoneTo, events, state, flick } = frameAt(transport.at);
    if (undoneTo !== null) presenter.reset(state, throws[transport.at] ?? null);
    else
      presenter.play(
        events.filter((event) => !isTableEvent(event)),
        flick,
      );
  }

  function show(transport: Transport): void {
    holdBeat();
    set(({ jumps }) => ({ transport, jumps: jumps + 1 }));
    presenter.reset(frameAt(transport.at).state, throws[transport.at] ?? null);
  }

  const seek = (to: number) => show(sought(get().transport, to));

  return {
    tape,
    turns,
    store,
    toggle() {
      const { transport } = get();
      const next = toggled(transport);
      if (next.at !== transport.at) return show(next);
      set({ transport: next });
      holdBeat();
      awaitNext();
    },
    stepOn() {
      holdBeat();
      const { transport } = get();
      set({ transport: paused(transport) });
      if (isMoving()) {
        endThrows();
        presenter.flush();
      }
      if (transport.at < transport.last) advance();
    },
    stepBack: () => show(sought(paused(get().transport), get().transport.at - 1)),
    seek,
    nextTurn: () => seek(nextTurn(get().transport, turns)),
    previousTurn: () => seek(previousTurn(get().transport, turns)),
    setSpeed: (speed) => set(({ transport }) => ({ transport: atSpeed(transport, speed) })),
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
      awaitNext();
    },
    wake: awaitNext,
    stop() {
      holdBeat();
      presenter.dispose();
    },
  };
}
