import { expect, it } from "vitest";
import { playWithKills } from "../soak/kills";

/** A sample of `npm run soak -- kills`, which does it 500 times. */
const KILLS = 8;

it(`a host killed ${KILLS} times in mid-game keeps what it had answered, exactly once`, async () => {
  const { runs, torn: _torn, answered, unanswered: _unanswered, faults } = await playWithKills(KILLS, "a sample");
  expect(faults).toEqual([]);
  expect(runs).toBe(KILLS);
  expect(answered).toBeGreaterThan(KILLS);
});
