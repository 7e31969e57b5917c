import { describe, expect, it } from "vitest";
import { dicedTomatoes } from "../../../src/shared/games/diced-tomatoes";
import type { Event } from "../../../src/shared/games/diced-tomatoes/events";
import { forage } from "../../../src/shared/games/forage";
import type { Event as ForageEvent } from "../../../src/shared/games/forage/events";

const seats = (event: Event) => [0, 1, 2].filter((seat) => dicedTomatoes.concerns(event, seat));

describe("whom an event concerns", () => {
  it.each<[Event, number[]]>([
    [{ type: "turn-started", seat: 1, round: 1, turn: 1 }, [1]],
    [{ type: "die-placed", by: 0, seat: 2, vine: 0, die: "red-1", value: 3, asSeed: true }, [0, 2]],
    // `from` of these two is a face, not a seat.
    [{ type: "die-rerolled", rollId: "roll-2", seat: 0, die: "red-1", from: 1, value: 2 }, [0]],
    [{ type: "die-changed", seat: 0, power: "shift", die: "red-1", from: 1, value: 2 }, [0]],
    [{ type: "dice-passed", from: 1, to: 2, dice: [] }, [1, 2]],
    [{ type: "final-round", seat: 1 }, [0, 1, 2]],
  ])("%j: %j", (event, expected) => {
    expect(seats(event)).toEqual(expected);
  });

  const placement = { card: "F07", x: 1, y: 0, rotation: 0, dice: [] } as const;
  const score = { dice: 0, split: 0, mice: 0, token: 0, recipes: 0, total: 0 };

  it.each<[ForageEvent, number[]]>([
    [{ type: "card-drawn", seat: 1, card: "F02", open: false }, [1]],
    [{ type: "card-placed", seat: 1, number: 2, placement: { ...placement, dice: [] }, score, open: false }, [1]],
    // Two who place at the same moment: what the slower one brings to light is not news to the other.
    [{ type: "placement-shown", seat: 1, number: 1, placement: { ...placement, dice: [] } }, []],
    [{ type: "forest-finished", seat: 1, reason: "all-placed" }, [1]],
    [{ type: "game-ended", result: { winners: [1], totals: [1, 2, 0] } }, [0, 1, 2]],
  ])("of Forage, %j: %j", (event, expected) => {
    expect([0, 1, 2].filter((seat) => forage.concerns(event, seat))).toEqual(expected);
  });
});
