import type { KeyPress } from "../../hud/keys/hotkeys";

/** What a key asks of a Forage table. */
export type ForageKey =
  | { does: "take"; card: number }
  | { does: "move"; dx: number; dy: number }
  | { does: "turn"; clockwise: boolean }
  | { does: "lay" | "choose" | "back" | "undo" | "help" | "whole" | "hint" | "phones" }
  | { does: "zoom"; factor: number }
  | { does: "panel"; panel: "scores" | "log" | "rules" };

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const LETTERS: Readonly<Record<string, ForageKey>> = {
  c: { does: "choose" },
  t: { does: "hint" },
  u: { does: "undo" },
  s: { does: "panel", panel: "scores" },
  l: { does: "panel", panel: "log" },
  h: { does: "panel", panel: "rules" },
  p: { does: "phones" },
  escape: { does: "back" },
  "?": { does: "help" },
  "+": { does: "zoom", factor: 1.25 },
  "-": { does: "zoom", factor: 0.8 },
  "0": { does: "whole" },
};

/**
 * What a key means; null where it means nothing here. `holding`: a card is in the fingers, so that arrows move it.
 * `onButton`: the focus is on a button, which keeps Enter for itself.
 */
export function forageKey(press: KeyPress, holding: boolean, onButton: boolean): ForageKey | null {
  const key = press.key.toLowerCase();
  if (press.ctrlKey || press.metaKey) return key === "z" && !press.shiftKey && !press.altKey ? { does: "undo" } : null;
  if (press.altKey) return null;
  const arrow = ARROWS[press.key];
  if (arrow) return holding ? { does: "move", dx: arrow[0], dy: arrow[1] } : null;
  if (key === "r") return holding ? { does: "turn", clockwise: !press.shiftKey } : null;
  if (key === "enter") return holding && !onButton ? { does: "lay" } : null;
  if (key === "1" || key === "2") return { does: "take", card: Number(key) - 1 };
  return LETTERS[key] ?? null;
}
