import { expect, it } from "vitest";
import { playWithFaults } from "../soak/lan-faults";

/** A sample of `npm run soak -- lan-faults`, which plays 2,000 commands. */
it.each([
  ["diced-tomatoes", 150],
  ["forage", 32],
] as const)(
  "four players of %s over lines that break, stall and repeat: %i commands, each once",
  async (game, most) => {
    const { commands, faults, struck, returns, doubled } = await playWithFaults(game, most, `a sample of ${game}`);
    expect(faults).toEqual([]);
    expect(commands).toBe(most);
    // The lines were as bad as they were meant to be.
    expect(struck.drop + struck.cut).toBeGreaterThan(3);
    expect(returns).toBeGreaterThan(3);
    expect(struck.twice + doubled).toBeGreaterThan(3);
  },
);
