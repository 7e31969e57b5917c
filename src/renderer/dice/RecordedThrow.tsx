import { type ShownThrow, useThrowPlayer } from "./use-throw-player";

/** Plays throws from their recorded poses: for screens on which a physics world would cost too much. */
export function RecordedThrow(props: ShownThrow) {
  useThrowPlayer(props, false);
  return null;
}
