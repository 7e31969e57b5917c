import { atSpeed, nextTurn, paused, previousTurn, type Speed, sought, type Transport, toggled } from "./transport";

/** What can be done with a replay. */
export interface ReplayControls {
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
}

/** Goes through a table that plays back. */
export interface Playback extends ReplayControls {
  /** Where everything rests and the replay plays, the next step comes after a beat. */
  goOn(): void;
  /** Lets go of its timer. */
  hold(): void;
}

/** What a replay is shown on; the frames are the game's business. */
export interface ReplayPicture {
  transport(): Transport;
  /** `jumped`: another moment is shown at once, after which what was passed over is no news. */
  moveTo(transport: Transport, jumped: boolean): void;
  /** Plays a frame from the one before; `Playback.goOn` is called where its motion ends. */
  play(at: number): void;
  /** Shows a frame at once. */
  show(at: number): void;
  isMoving(): boolean;
  /** Shows the end of what still moves. */
  finish(): void;
  /** How long a frame is looked at before the next one at the table's own speed, in milliseconds. */
  beat(at: number): number;
  /** Whether somebody looks: by itself nothing goes on otherwise. */
  isSeen(): boolean;
}

/** The page around a replay. */
export interface Surroundings {
  setTimer(run: () => void, ms: number): number;
  clearTimer(timer: number): void;
  isHidden(): boolean;
}

export const PAGE: Surroundings = {
  setTimer: (run, ms) => window.setTimeout(run, ms),
  clearTimer: (timer) => window.clearTimeout(timer),
  isHidden: () => document.hidden,
};

/** The way through a replay of any game; `turns`: frames in which turns begin, in order. */
export function playback(turns: readonly number[], picture: ReplayPicture, around: Surroundings): Playback {
  const now = () => picture.transport();
  let beat: number | null = null;

  function goOn(): void {
    if (beat !== null || !now().playing || picture.isMoving()) return;
    beat = around.setTimer(() => {
      beat = null;
      if (!picture.isMoving() && now().playing && picture.isSeen()) advance();
    }, picture.beat(now().at) / now().speed);
  }

  function hold(): void {
    if (beat !== null) around.clearTimer(beat);
    beat = null;
  }

  /** Begins the next step. */
  function advance(): void {
    const transport = sought(now(), now().at + 1);
    picture.moveTo(transport, false);
    picture.play(transport.at);
    goOn();
  }

  function show(transport: Transport): void {
    hold();
    picture.moveTo(transport, true);
    picture.show(transport.at);
    goOn();
  }

  const seek = (to: number) => show(sought(now(), to));

  return {
    toggle() {
      const next = toggled(now());
      if (next.at !== now().at) return show(next);
      picture.moveTo(next, false);
      hold();
      goOn();
    },
    stepOn() {
      hold();
      picture.moveTo(paused(now()), false);
      if (picture.isMoving()) picture.finish();
      if (now().at < now().last) advance();
    },
    stepBack: () => show(sought(paused(now()), now().at - 1)),
    seek,
    nextTurn: () => seek(nextTurn(now(), turns)),
    previousTurn: () => seek(previousTurn(now(), turns)),
    setSpeed: (speed) => picture.moveTo(atSpeed(now(), speed), false),
    goOn,
    hold,
  };
}

/** The frames of a tape in which turns begin. */
export const turnsOf = ({ marks }: { marks: readonly { at: number; kind: string }[] }): number[] =>
  marks.filter(({ kind }) => kind === "turn").map(({ at }) => at);
