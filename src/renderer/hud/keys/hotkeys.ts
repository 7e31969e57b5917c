import { quickPick } from "../../app/targets";
import type { TableActions, TableScreen } from "../../app/turn";
import { lastOfColour, nextOfColour, SHOWN_COLOURS } from "../model/dice";

/** What a key asks of the HUD itself rather than of the table. */
export type HudKey = "scores" | "log" | "rules" | "help" | "karma" | "sound" | "phones" | "close";

/** The part of a keyboard event that the keys are read from. */
export interface KeyPress {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

const PANEL_KEYS: Readonly<Record<string, HudKey>> = {
  s: "scores",
  l: "log",
  h: "rules",
  k: "karma",
  m: "sound",
  p: "phones",
};

/**
 * Does what a key means at the table. True where the key meant something, so that the page must not use it too.
 * `onButton`: the focus is on a button, which keeps Space and Enter for itself.
 */
export function pressKey(
  press: KeyPress,
  screen: TableScreen,
  actions: TableActions,
  hud: (key: HudKey) => void,
  onButton: boolean,
): boolean {
  const key = press.key.toLowerCase();
  const command = press.ctrlKey || press.metaKey;
  if (command) {
    if (key !== "z" || press.shiftKey || press.altKey) return false;
    if (screen.canUndo) actions.undo();
    return true;
  }
  if (press.altKey) return false;
  const digit = /^Digit(\d)$/.exec(press.code)?.[1] ?? /^Numpad(\d)$/.exec(press.code)?.[1];
  if (digit !== undefined) return pressDigit(Number(digit), press.shiftKey, screen, actions);
  if (press.key === "?") return tell(() => hud("help"));
  const panel = PANEL_KEYS[key];
  if (panel) return tell(() => hud(panel));
  if (key === "v") return tell(() => actions.focusCamera("overview"));
  if (key === "escape") return letGo(screen, actions, hud);
  // Without a legal command something is still moving.
  if (key === " ") return (screen.rolling || screen.legal.length === 0) && !onButton ? tell(actions.skip) : false;
  return pressTurnKey(key, screen, actions, onButton);
}

function pressTurnKey(key: string, screen: TableScreen, actions: TableActions, onButton: boolean): boolean {
  const canRoll = screen.legal.some(({ type }) => type === "roll");
  if (key === "r" || (key === "enter" && !onButton)) return canRoll && tell(actions.roll);
  if (key === "q") return canRoll && tell(() => actions.setPicked(quickPick(screen.shown.basket)));
  if (key === "u") return screen.canUndo && tell(actions.undo);
  // An end that is not allowed is asked for all the same: the refusal says which die holds it up.
  if (key === "e") return screen.legal.length > 0 && tell(actions.endTurn);
  return false;
}

function pressDigit(digit: number, back: boolean, screen: TableScreen, actions: TableActions): boolean {
  const { shown, aim, legal } = screen;
  if (legal.length === 0) return false;
  if (shown.phase === "pick") {
    const colour = SHOWN_COLOURS[digit - 1];
    if (!colour) return false;
    const die = back ? lastOfColour(aim.picked, colour) : nextOfColour(shown.basket, aim.picked, colour);
    if (die) (back ? actions.unpick : actions.pick)(die);
    return true;
  }
  const die = shown.hand[(digit + 9) % 10]?.die;
  if (!die || !legal.some((command) => "die" in command && command.die === die)) return false;
  actions.select(aim.selected === die ? null : die);
  return true;
}

function letGo(screen: TableScreen, actions: TableActions, hud: (key: HudKey) => void): boolean {
  if (screen.aim.power) return tell(() => actions.aimPower(null));
  if (screen.aim.selected) return tell(() => actions.select(null));
  hud("close");
  return true;
}

function tell(run: () => void): true {
  run();
  return true;
}
