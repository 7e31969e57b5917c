import type { ReplayControls } from "../../app/replay/playback";
import { SPEEDS } from "../../app/replay/transport";
import type { KeyPress } from "../keys/hotkeys";

/**
 * Does what a key means to a replay of frames 0 to `last`; true where it meant something. `onButton`: the focus is on a
 * button, which keeps Space for itself.
 */
export function pressReplayKey(press: KeyPress, replay: ReplayControls, last: number, onButton: boolean): boolean {
  const { key, code } = press;
  if (press.ctrlKey || press.metaKey || press.altKey) return false;
  const speed = SPEEDS.find((one) => code === `Digit${one}` || code === `Numpad${one}`);
  if (speed && !press.shiftKey) replay.setSpeed(speed);
  else if (key === " " && !onButton) replay.toggle();
  else if (key === "PageDown" || (key === "ArrowRight" && press.shiftKey)) replay.nextTurn();
  else if (key === "PageUp" || (key === "ArrowLeft" && press.shiftKey)) replay.previousTurn();
  else if (key === "ArrowRight") replay.stepOn();
  else if (key === "ArrowLeft") replay.stepBack();
  else if (key === "Home") replay.seek(0);
  else if (key === "End") replay.seek(last);
  else return false;
  return true;
}
