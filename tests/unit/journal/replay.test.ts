import { describe, expect, it } from "vitest";
import { refereeText } from "../../../src/main/cli/referee/referee";
import { dicedTomatoes } from "../../../src/shared/games/diced-tomatoes";
import type { State } from "../../../src/shared/games/diced-tomatoes/state";
import { stateHash } from "../../../src/shared/protocol/hash";
import { replaySteps } from "../../../src/shared/table/replay";
import { playedGame } from "../../harness/played-game";

describe("a game of six with steps taken back", () => {
  const { text, file, state, undone } = playedGame();

  it("was played to its end and taken back from", () => {
    expect(state.phase).toBe("finished");
    expect(undone).toBeGreaterThan(5);
  });

  it("plays back to the same end, with the state of every step as it was", () => {
    const steps = replaySteps(file);
    const hashes = file.log.flatMap((record) => ("hash" in record ? [record.hash] : []));
    // The first record lays the table in two steps.
    expect(steps.slice(1).map((step) => stateHash(step.state))).toEqual(hashes);
    const last = steps.at(-1)?.state as State;
    expect(dicedTomatoes.summary(last)).toEqual(dicedTomatoes.summary(state));
  });

  it("is played by the referee, moves taken back left out", () => {
    expect(refereeText(text)).toMatchObject({ ok: true, summary: dicedTomatoes.summary(state) });
  });
});
