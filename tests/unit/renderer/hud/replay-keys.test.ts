import { describe, expect, it } from "vitest";
import type { KeyPress } from "../../../../src/renderer/hud/keys/hotkeys";
import { pressReplayKey } from "../../../../src/renderer/hud/replay/replay-keys";

/** What a key asked of a replay of frames 0 to 9, and whether it meant anything. */
function press(part: Partial<KeyPress>, onButton = false): [string[], boolean] {
  const asked: string[] = [];
  const ask = (what: string) => () => void asked.push(what);
  const plain = { key: "", code: "", ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  const controls = {
    toggle: ask("toggle"),
    stepOn: ask("on"),
    stepBack: ask("back"),
    nextTurn: ask("next"),
    previousTurn: ask("previous"),
    skip: ask("skip"),
    seek: (to: number) => void asked.push(`seek ${to}`),
    setSpeed: (speed: number) => void asked.push(`speed ${speed}`),
  };
  return [asked, pressReplayKey({ ...plain, ...part }, controls, 9, onButton)];
}

describe("the keys of a replay", () => {
  it.each([
    [{ key: " " }, "toggle"],
    [{ key: "ArrowRight" }, "on"],
    [{ key: "ArrowLeft" }, "back"],
    [{ key: "ArrowRight", shiftKey: true }, "next"],
    [{ key: "ArrowLeft", shiftKey: true }, "previous"],
    [{ key: "PageDown" }, "next"],
    [{ key: "PageUp" }, "previous"],
    [{ key: "Home" }, "seek 0"],
    [{ key: "End" }, "seek 9"],
    [{ key: "2", code: "Digit2" }, "speed 2"],
    [{ key: "4", code: "Numpad4" }, "speed 4"],
  ])("%j", (key, asked) => {
    expect(press(key)).toEqual([[asked], true]);
  });

  it("leave the rest alone: other keys, shortcuts of the browser, Space on a button", () => {
    for (const key of [{ key: "x" }, { key: "3", code: "Digit3" }, { key: "ArrowLeft", altKey: true }]) {
      expect(press(key)).toEqual([[], false]);
    }
    expect(press({ key: "ArrowRight", ctrlKey: true })).toEqual([[], false]);
    expect(press({ key: " " }, true)).toEqual([[], false]);
  });
});
