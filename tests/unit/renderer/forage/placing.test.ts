import { describe, expect, it } from "vitest";
import { type Aim, heldAt, takenUp, turned } from "../../../../src/renderer/forage/model/aim";
import { openCells, rehearse } from "../../../../src/renderer/forage/model/rehearse";
import { nextForager, slowest } from "../../../../src/renderer/forage/model/turns";
import { tutorialStep } from "../../../../src/renderer/forage/model/tutorial";
import { seededDice } from "../../../../src/shared/dice/random-stream";
import { forage } from "../../../../src/shared/games/forage";
import type { Player, State } from "../../../../src/shared/games/forage/state";

const BOUNDS = { left: 0, right: 1, top: 0, bottom: 2 };
const held = (part: Partial<Aim> = {}): Aim => ({ card: "F02", x: 0, y: 0, rotation: 0, choice: 0, ...part });

/** F01 begins: leaves bramble / bramble soil / bramble|leaves bramble. */
function table(pile: State["pile"] = ["F01", "F02", "F04", "F03", "F05", "F06", "F07", "F08", "F09"]): State {
  const started = forage.start(
    { players: ["Ada"], mode: "standard", deck: null, deal: { pile: pile ?? [], recipes: [] } },
    seededDice("forest"),
  );
  if (!started) throw new Error("a written deal needs no shuffle");
  return forage.view(started.state, { role: "seat", seat: 0 });
}

describe("the card in the fingers", () => {
  it("comes back to where it was after four quarter turns, and after one there and back", () => {
    const start = held({ x: -1, y: 1 });
    const round = [0, 1, 2, 3].reduce((aim) => turned(aim, true, BOUNDS), start);
    expect(round).toEqual(start);
    expect(turned(turned(start, true, BOUNDS), false, BOUNDS)).toEqual(start);
  });

  it("stays within reach of the forest", () => {
    // Two wide: its right column may be one cell short of the forest's left edge.
    expect(heldAt(held(), -50, -50, BOUNDS)).toMatchObject({ x: -2, y: -3 });
    expect(heldAt(held(), 50, 50, BOUNDS)).toMatchObject({ x: 2, y: 3 });
  });

  it("is taken up where it may be laid", () => {
    const state = table();
    const legal = forage.legalMoves(state, 0);
    const aim = takenUp("F02", legal, BOUNDS);
    expect(legal).toContainEqual(expect.objectContaining({ card: "F02", x: aim.x, y: aim.y, rotation: aim.rotation }));
  });
});

describe("a placement tried out", () => {
  it("tells what every covered cell will do, and the score after it", () => {
    const state = table();
    // F02 (soil soil / soil bramble / soil bramble|soil) with its top left soil on F01's soil at 1,1.
    const rehearsal = rehearse(state, 0, held({ x: 1, y: 1 }), forage.legalMoves(state, 0));
    if (!rehearsal.legal) throw new Error("legal by FG-T1");
    // 1,1: soil over soil, a new 1 (FG-D2); 1,2: soil over bramble, a soil mouse (FG-D5).
    expect(rehearsal.chosen.cells).toEqual([
      { cell: "1,1", returned: null, does: "new", colour: "soil" },
      { cell: "1,2", returned: null, does: "mouse", colour: "soil" },
    ]);
    expect(rehearsal.chosen.score).toMatchObject({ dice: 1, mice: -2, total: -1 });
    expect(rehearsal.before.total).toBe(0);
  });

  it("says the rule where the card cannot lie", () => {
    const state = table();
    const rehearsal = rehearse(state, 0, held({ x: 5, y: 5 }), forage.legalMoves(state, 0));
    expect(rehearsal).toMatchObject({ legal: false, refusal: { rule: "FG-T1", reason: "no-overlap" }, cells: [] });
  });

  it("asks for the colour of a mouse on a split area, and for nothing else", () => {
    const state = table();
    const legal = forage.legalMoves(state, 0);
    // F04's split leaves|soil (bottom right) on F01's bramble at 1,0: a mouse of either colour (FG-D5).
    const rehearsal = rehearse(state, 0, held({ card: "F04", x: 0, y: -2 }), legal);
    if (!rehearsal.legal) throw new Error("legal by FG-D5");
    expect(rehearsal.ways).toHaveLength(2);
    expect(openCells(rehearsal.ways)).toEqual(["1,0"]);
    expect(rehearsal.ways.map(({ cells }) => cells[1])).toEqual([
      { cell: "1,0", returned: null, does: "mouse", colour: "leaves" },
      { cell: "1,0", returned: null, does: "mouse", colour: "soil" },
    ]);
  });

  it("agrees with the engine for every listed move", () => {
    const state = table();
    const legal = forage.legalMoves(state, 0);
    for (const { card, x, y, rotation } of legal) {
      const rehearsal = rehearse(state, 0, { card, x, y, rotation, choice: 0 } as Aim, legal);
      if (!rehearsal.legal) throw new Error("listed, so legal");
      const host = { ...state, pile: state.deck.slice(0, 9).map(({ id }) => id) };
      const decided = forage.decide(host, 0, rehearsal.chosen.command, seededDice("unused"));
      expect(decided.ok && decided.state.players[0]?.score).toEqual(rehearsal.chosen.score);
    }
  });
});

describe("foragers at one screen", () => {
  const player = (placed: number, finished = false) => ({ placed, finished }) as Player;

  it("take turns: the one behind, then the next seat; nobody once all are finished", () => {
    expect(nextForager([player(1), player(0), player(0)], [0, 1, 2], 0)).toBe(1);
    expect(nextForager([player(1), player(1), player(0)], [0, 1, 2], 1)).toBe(2);
    expect(nextForager([player(1), player(1)], [0, 1], 1)).toBe(1);
    expect(nextForager([player(2), player(8, true)], [0, 1], 1)).toBe(0);
    expect(nextForager([player(8, true), player(8, true)], [0, 1], 1)).toBeNull();
    expect(nextForager([player(3), player(0)], [0], 0)).toBe(0);
  });
});

describe("foragers on screens of their own (FG-C4)", () => {
  const player = (placed: number, finished = false) => ({ placed, finished }) as Player;

  it("wait for those who have laid the fewest cards, of those that are not finished", () => {
    expect(slowest([player(2), player(1), player(1)])).toEqual([1, 2]);
    expect(slowest([player(1, true), player(4), player(3)])).toEqual([2]);
    expect(slowest([player(0), player(0)])).toEqual([0, 1]);
    expect(slowest([player(8, true), player(8, true)])).toEqual([]);
  });
});

describe("the tutorial", () => {
  it("leads through the first three placements and is then silent", () => {
    const at = (placed: number, holding = false, legal = false, isTurned = false) =>
      tutorialStep({ placed, holding, legal, turned: isTurned });
    expect([at(0), at(0, true), at(0, true, true), at(0, true, true, true)]).toEqual(["take", "place", "turn", "lay"]);
    expect([at(1), at(2), at(3), at(4), at(8)]).toEqual(["grow", "mouse", "free", null, null]);
  });
});
