import { describe, expect, it } from "vitest";
import { forageKey } from "../../../../src/renderer/forage/hud/forage-keys";

const press = (key: string, held: Partial<Record<"ctrlKey" | "metaKey" | "altKey" | "shiftKey", boolean>> = {}) => ({
  key,
  code: "",
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

describe("keys of a Forage table", () => {
  it("move, turn and lay a card only while one is held", () => {
    expect(forageKey(press("ArrowLeft"), true, false)).toEqual({ does: "move", dx: -1, dy: 0 });
    expect(forageKey(press("ArrowDown"), true, false)).toEqual({ does: "move", dx: 0, dy: 1 });
    expect(forageKey(press("R", { shiftKey: true }), true, false)).toEqual({ does: "turn", clockwise: false });
    expect(forageKey(press("Enter"), true, false)).toEqual({ does: "lay" });
    for (const key of ["ArrowLeft", "r", "Enter"]) expect(forageKey(press(key), false, false)).toBeNull();
  });

  it("leave Enter to a button in focus, and chords to the browser but for undo", () => {
    expect(forageKey(press("Enter"), true, true)).toBeNull();
    expect(forageKey(press("z", { ctrlKey: true }), false, false)).toEqual({ does: "undo" });
    expect(forageKey(press("z", { metaKey: true }), false, false)).toEqual({ does: "undo" });
    expect(forageKey(press("r", { ctrlKey: true }), true, false)).toBeNull();
    expect(forageKey(press("s", { altKey: true }), false, false)).toBeNull();
  });

  it("take the first or second card", () => {
    expect(forageKey(press("1"), false, false)).toEqual({ does: "take", card: 0 });
    expect(forageKey(press("2"), false, true)).toEqual({ does: "take", card: 1 });
    expect(forageKey(press("3"), false, false)).toBeNull();
  });
});
