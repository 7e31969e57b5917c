import type { Pose } from "../world";

/**
 * The way of a die from one pose to another: a pure function of the time since it began, in milliseconds.
 * Before its beginning it is at its first pose, after `durationMs` exactly at `end`, so to skip it is to show `end`.
 */
export interface Motion {
  durationMs: number;
  end: Pose;
  at(ms: number): Pose;
}

/** A motion from its shape: `pose` is asked for shares of the time strictly between 0 and 1. */
export function motion(durationMs: number, start: Pose, end: Pose, pose: (t: number) => Pose): Motion {
  return {
    durationMs,
    end,
    at: (ms) => (ms <= 0 ? start : ms >= durationMs ? end : pose(ms / durationMs)),
  };
}

/** One motion after the other, at least one; each has to begin where the one before it ends. */
export const sequence = (motions: readonly Motion[]): Motion =>
  motions.reduce((before, next) => ({
    durationMs: before.durationMs + next.durationMs,
    end: next.end,
    at: (ms) => (ms < before.durationMs ? before.at(ms) : next.at(ms - before.durationMs)),
  }));
