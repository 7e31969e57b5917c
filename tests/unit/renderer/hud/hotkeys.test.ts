import { describe, expect, it, vi } from "vitest";
import { NO_AIM } from "../../../../src/renderer/app/targets";
import type { TableActions, TableScreen } from "../../../../src/renderer/app/turn";
import { type KeyPress, pressKey } from "../../../../src/renderer/hud/keys/hotkeys";
import { dicedTomatoes } from "../../../../src/shared/games/diced-tomatoes/index";
import { DEFAULT_OPTIONS, type State } from "../../../../src/shared/games/diced-tomatoes/state";

const started = dicedTomatoes.start(
  { players: ["Ada", "Ben"], options: DEFAULT_OPTIONS },
  { dice: (count) => Array.from({ length: count }, (_, index) => (index + 1) as 1 | 2), below: () => null },
);
if (!started) throw new Error("two dice were enough for two players");
/** Ada rolled the 1 and is last: Ben (seat 1) begins. */
const pick = started.state;
const rolled = dicedTomatoes.decide(
  pick,
  1,
  { type: "roll", dice: ["red-1", "red-2", "black-1"] },
  { dice: () => [4, 5, 6], below: () => null },
);
if (!rolled.ok) throw new Error("three dice of the basket can be rolled");

function screenOf(state: State, part: Partial<TableScreen> = {}): TableScreen {
  const legal = dicedTomatoes.legalMoves(state, state.activeSeat ?? 0);
  return { tableId: "t", shown: state, aim: NO_AIM, targets: [], legal, rolling: false, canUndo: false, ...part };
}

function press(key: string, screen: TableScreen, part: Partial<KeyPress> & { onButton?: boolean } = {}) {
  const actions = {
    pick: vi.fn(),
    unpick: vi.fn(),
    setPicked: vi.fn(),
    select: vi.fn(),
    aimPower: vi.fn(),
    send: vi.fn(),
    roll: vi.fn(),
    endTurn: vi.fn(),
    undo: vi.fn(),
    skip: vi.fn(),
    openTable: vi.fn(),
    closeTable: vi.fn(),
    focusCamera: vi.fn(),
  } satisfies TableActions;
  const hud = vi.fn();
  const code = /^\d$/.test(key) ? `Digit${key}` : "";
  const keys = { key, code, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...part };
  const used = pressKey(keys, screen, actions, hud, part.onButton ?? false);
  return { actions, hud, used };
}

describe("keys before the roll", () => {
  it("take dice by colour, and put them back with Shift", () => {
    expect(press("2", screenOf(pick)).actions.pick).toHaveBeenCalledWith("black-1");
    const some = screenOf(pick, { aim: { ...NO_AIM, picked: ["red-1", "red-2"] } });
    expect(press("1", some).actions.pick).toHaveBeenCalledWith("red-3");
    expect(press("!", some, { code: "Digit1", shiftKey: true }).actions.unpick).toHaveBeenCalledWith("red-2");
  });

  it("roll by R and Enter, but leave Enter to a focused button", () => {
    expect(press("r", screenOf(pick)).actions.roll).toHaveBeenCalledOnce();
    expect(press("Enter", screenOf(pick)).actions.roll).toHaveBeenCalledOnce();
    expect(press("Enter", screenOf(pick), { onButton: true }).used).toBe(false);
  });

  it("choose three red by Q", () => {
    expect(press("q", screenOf(pick)).actions.setPicked).toHaveBeenCalledWith(["red-1", "red-2", "red-3"]);
  });
});

describe("keys after the roll", () => {
  const place = screenOf(rolled.state);

  it("choose hand dice by number, and let go of the chosen one", () => {
    expect(press("2", place).actions.select).toHaveBeenCalledWith("red-2");
    const chosen = screenOf(rolled.state, { aim: { ...NO_AIM, selected: "red-2" } });
    expect(press("2", chosen).actions.select).toHaveBeenCalledWith(null);
    expect(press("Escape", chosen).actions.select).toHaveBeenCalledWith(null);
    expect(press("7", place).actions.select).not.toHaveBeenCalled();
  });

  it("ask for the end of the turn even where it is refused, so that the reason is told", () => {
    expect(press("e", place).actions.endTurn).toHaveBeenCalledOnce();
  });

  it("do not roll again", () => {
    expect(press("r", place)).toMatchObject({ used: false });
  });

  it("undo by U, Ctrl+Z and Cmd+Z where there is something to undo", () => {
    const undoable = screenOf(rolled.state, { canUndo: true });
    expect(press("u", undoable).actions.undo).toHaveBeenCalledOnce();
    expect(press("z", undoable, { ctrlKey: true }).actions.undo).toHaveBeenCalledOnce();
    expect(press("z", undoable, { metaKey: true }).actions.undo).toHaveBeenCalledOnce();
    expect(press("u", place).actions.undo).not.toHaveBeenCalled();
  });
});

describe("keys at any time", () => {
  it("skip by Space only while something moves", () => {
    const moving = screenOf(rolled.state, { rolling: true, legal: [] });
    expect(press(" ", moving).actions.skip).toHaveBeenCalledOnce();
    expect(press(" ", screenOf(rolled.state)).used).toBe(false);
    expect(press("e", moving).actions.endTurn).not.toHaveBeenCalled();
  });

  it("open panels and help", () => {
    for (const [key, panel] of [
      ["s", "scores"],
      ["l", "log"],
      ["h", "rules"],
      ["k", "karma"],
      ["?", "help"],
      ["Escape", "close"],
    ] as const) {
      expect(press(key, screenOf(pick)).hud).toHaveBeenCalledWith(panel);
    }
  });

  it("leave the browser's own keys alone", () => {
    expect(press("r", screenOf(pick), { ctrlKey: true }).used).toBe(false);
    expect(press("s", screenOf(pick), { altKey: true }).used).toBe(false);
  });
});
