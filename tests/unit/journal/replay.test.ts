import { describe, expect, it } from "vitest";
import { refereeText } from "../../../src/main/cli/referee/referee";
import { dicedTomatoes } from "../../../src/shared/games/diced-tomatoes";
import type { State } from "../../../src/shared/games/diced-tomatoes/state";
import { stateHash } from "../../../src/shared/protocol/hash";
import { readFileText } from "../../../src/shared/table/file";
import { replaySteps } from "../../../src/shared/table/replay";
import { keptTables, playOn, sitDown } from "../../harness/kept-tables";

/** A game of six with steps taken back by players and by the whole table. */
function playedGame() {
  const kept = keptTables();
  const ada = sitDown(kept.host(), "ada");
  ada.open(["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"]);
  const { tableId: table } = ada.table;
  let undone = 0;
  for (let stretch = 0; ada.state.activeSeat !== null && stretch < 200; stretch += 1) {
    playOn(ada, `stretch ${stretch}`, 9);
    const { state, seq } = ada;
    const canUndo = ada.table.canUndo;
    if (canUndo) ada.request({ type: "undo", id: ada.id(), table, seat: state.activeSeat ?? 0, seq });
    else if (stretch % 3 === 0) ada.request({ type: "go-back", id: ada.id(), table, to: seq - 4, seq });
    undone += ada.seq > seq ? 1 : 0;
  }
  const reply = ada.request({ type: "export", table });
  if (!reply.ok || !("file" in reply)) throw new Error("no file");
  return { text: reply.file.text, state: ada.state, undone };
}

describe("a game of six with steps taken back", () => {
  const { text, state, undone } = playedGame();
  const files = readFileText(text);
  const file = Array.isArray(files) ? files[0] : undefined;
  if (!file || "reason" in file) throw new Error("no file");

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
