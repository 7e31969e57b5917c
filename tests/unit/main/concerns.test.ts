import { describe, expect, it } from "vitest";
import { dicedTomatoes } from "../../../src/shared/games/diced-tomatoes";
import type { Event } from "../../../src/shared/games/diced-tomatoes/events";

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
});
