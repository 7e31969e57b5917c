/** How many times faster than at the table. */
export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Where a replay is and how it goes on. Frames count from 0. */
export interface Transport {
  /** The frame that is shown, or on its way to be. */
  readonly at: number;
  readonly last: number;
  readonly playing: boolean;
  readonly speed: Speed;
}

/** A replay at its beginning. */
export const opened = (last: number, playing: boolean): Transport => ({
  at: 0,
  last,
  playing: playing && last > 0,
  speed: 1,
});

export const isAtEnd = ({ at, last }: Transport): boolean => at >= last;

/** Plays or pauses; at the end it plays from the beginning. */
export function toggled(transport: Transport): Transport {
  if (transport.playing || transport.last === 0) return paused(transport);
  return { ...transport, at: isAtEnd(transport) ? 0 : transport.at, playing: true };
}

export const paused = (transport: Transport): Transport => ({ ...transport, playing: false });

export const atSpeed = (transport: Transport, speed: Speed): Transport => ({ ...transport, speed });

/** At another frame, or the nearest there is; at the end nothing plays on. */
export function sought(transport: Transport, to: number): Transport {
  const at = Math.max(0, Math.min(Math.round(to), transport.last));
  return { ...transport, at, playing: transport.playing && at < transport.last };
}

/** The beginning of the next turn, or the end. `turns`: frames in which turns begin, in order. */
export const nextTurn = ({ at, last }: Transport, turns: readonly number[]): number =>
  turns.find((turn) => turn > at) ?? last;

/** The beginning of this turn, or of the one before where this one has only just begun. */
export const previousTurn = ({ at }: Transport, turns: readonly number[]): number =>
  turns.findLast((turn) => turn < at) ?? 0;
