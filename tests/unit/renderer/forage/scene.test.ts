import { describe, expect, it } from "vitest";
import { forestCamera, onPicture, pointUnder } from "../../../../src/renderer/forage/scene/camera";
import { ALL_WAITING, diceIn } from "../../../../src/renderer/forage/scene/dice-places";
import { motionOf, restingPose } from "../../../../src/renderer/forage/scene/die-motion";
import { CELL, cardLevels, topLevels } from "../../../../src/renderer/forage/scene/layout";
import { EMPTY_FOREST } from "../../../../src/shared/games/forage/forest";
import type { Cell, Die, Forest, Placement } from "../../../../src/shared/games/forage/state";

const placement = (x: number, y: number, rotation: Placement["rotation"] = 0): Placement => ({
  card: "F01",
  x,
  y,
  rotation,
  dice: [],
});

const forestOf = (dice: Record<string, Die>): Forest => ({
  ...EMPTY_FOREST,
  cells: Object.fromEntries(
    Object.entries(dice).map(([key, die]): [string, Cell] => [key, { card: "F01", types: [die.colour], die }]),
  ),
});

describe("layers of cards", () => {
  it("lie one above the highest card beneath", () => {
    // Beside each other on the table, then one across both, then one on the table again.
    const cards = [placement(0, 0), placement(2, 0), placement(1, 1, 90), placement(0, 3)];
    expect(cardLevels(cards)).toEqual([0, 0, 1, 0]);
    const tops = topLevels(cards);
    expect([tops.get("0,0"), tops.get("1,1"), tops.get("3,2"), tops.get("3,0"), tops.get("0,3")]).toEqual([
      0, 1, 1, 0, 0,
    ]);
  });
});

describe("the fifteen dice", () => {
  it("stay where they are, go from the end of the supply, and come back to a free slot", () => {
    const first = diceIn(forestOf({ "0,0": { colour: "soil", face: 1 } }), ALL_WAITING);
    expect(first.find(({ place }) => "cell" in place)).toEqual({
      id: "soil-5",
      colour: "soil",
      place: { cell: "0,0" },
      face: 1,
    });
    const second = diceIn(
      forestOf({ "0,0": { colour: "soil", face: 3 }, "1,0": { colour: "soil", face: "mouse" } }),
      first,
    );
    expect(second.filter(({ place }) => "cell" in place).map(({ id, face }) => [id, face])).toEqual([
      ["soil-4", "mouse"],
      ["soil-5", 3],
    ]);
    // Slots 0 to 2 are taken by the dice that never left.
    const third = diceIn(forestOf({ "1,0": { colour: "soil", face: "mouse" } }), second);
    expect(third.find(({ id }) => id === "soil-5")).toEqual({
      id: "soil-5",
      colour: "soil",
      place: { slot: 3 },
      face: 1,
    });
    expect(new Set(third.map(({ id }) => id)).size).toBe(15);
  });

  it("never share a slot or a cell, whatever goes and comes at once", () => {
    const full = diceIn(
      forestOf(Object.fromEntries([0, 1, 2, 3, 4].map((x) => [`${x},0`, { colour: "bramble", face: 6 } as Die]))),
      ALL_WAITING,
    );
    // Two are freed, and one of them is needed elsewhere at once.
    const after = diceIn(
      forestOf(
        Object.fromEntries(["0,0", "1,0", "2,0", "9,9"].map((key) => [key, { colour: "bramble", face: 6 } as Die])),
      ),
      full,
    );
    const places = after.map(({ colour, place }) => `${colour} ${"cell" in place ? place.cell : place.slot}`);
    expect(new Set(places).size).toBe(15);
    expect(after.filter(({ place }) => "cell" in place)).toHaveLength(4);
  });

  it("move by hand to exactly where they rest", () => {
    const bounds = { left: 0, right: 1, top: 0, bottom: 2 };
    const [waiting] = ALL_WAITING;
    if (!waiting) throw new Error("fifteen dice");
    const tops = new Map([["0,0", 2]] as const);
    const from = restingPose(waiting, tops, bounds);
    for (const face of [1, 3, 6, 10, 15, "mouse"] as const) {
      const laid = { ...waiting, place: { cell: "0,0" as const }, face };
      const to = restingPose(laid, tops, bounds);
      const motion = motionOf(waiting, from, laid, to);
      expect(motion?.at(motion.durationMs)).toEqual(to);
    }
    expect(motionOf(waiting, from, waiting, from)).toBeNull();
  });
});

describe("the camera", () => {
  it("finds under a point of the picture what it shows there", () => {
    const size = { width: 1200, height: 700 };
    const camera = forestCamera({ x: 1, y: 1.5, cell: 90 }, size);
    for (const [x, y] of [
      [1, 1.5],
      [-2, 0],
      [4, 3],
    ] as const) {
      const { left, top } = onPicture(camera, { x: x * CELL, y: 0, z: y * CELL }, size);
      const under = pointUnder(camera, left, top, size);
      expect(under?.x).toBeCloseTo(x, 6);
      expect(under?.y).toBeCloseTo(y, 6);
    }
    expect(onPicture(camera, { x: CELL, y: 0, z: 1.5 * CELL }, size)).toEqual({
      left: expect.closeTo(600, 3),
      top: expect.closeTo(350, 3),
    });
  });
});
