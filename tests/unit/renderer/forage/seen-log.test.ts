import { describe, expect, it } from "vitest";
import { seenLog } from "../../../../src/renderer/forage/model/seen-log";
import { seededDice } from "../../../../src/shared/dice/random-stream";
import { forage } from "../../../../src/shared/games/forage";

describe("the log at a shared screen", () => {
  it("tells a seat its own cards, of others that they laid one, and what all may see by now (FG-C4)", () => {
    const random = seededDice("race");
    const started = forage.start({ players: ["Ada", "Ben"], mode: "standard", deck: null, deal: null }, random);
    if (!started) throw new Error("this source can shuffle");
    const log = [{ seq: 1, events: started.events }];
    let { state } = started;
    for (const seat of [0, 1]) {
      const decided = forage.decide(state, seat, forage.legalMoves(state, seat)[0], random);
      if (!decided.ok) throw new Error("a listed move");
      state = decided.state;
      log.push({ seq: log.length + 1, events: decided.events });
    }
    const types = (seat: number) => seenLog(log, seat).map(({ events }) => events.map(({ type }) => type));
    expect(types(0)).toEqual([
      ["game-started", "forests-started", "card-drawn", "card-drawn"],
      ["card-placed", "card-drawn"],
      ["card-placed-unseen", "placement-shown"],
    ]);
    expect(types(1)).toEqual([
      ["game-started", "forests-started", "card-drawn", "card-drawn"],
      ["card-placed-unseen"],
      ["card-placed", "card-drawn", "placement-shown"],
    ]);
    // The one placement shown to each is the other's.
    expect(seenLog(log, 0)[2]?.events.at(-1)).toMatchObject({ seat: 1, number: 1 });
    expect(seenLog(log, 1)[2]?.events.at(-1)).toMatchObject({ seat: 0, number: 1 });
  });
});
