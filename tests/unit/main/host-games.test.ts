import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyPush, NOTHING_YET, type Synced } from "../../../src/renderer/bridge/table-sync";
import { dicedTomatoes } from "../../../src/shared/games/diced-tomatoes";
import type { Options } from "../../../src/shared/games/diced-tomatoes/state";
import { replySchema } from "../../../src/shared/protocol/messages";
import { makeHost, TestClient } from "../../harness/local-host";

const ALL_ON: Options = { goldenSun: true, killerTomatoes: true, karmaOverload: true, karmaCap: "none" };
const ALL_OFF: Options = { goldenSun: false, killerTomatoes: false, karmaOverload: false, karmaCap: "track" };

/** Numbers from 0 up to 1, the same for the same start: a test's own, far from the host's stream. */
function numbers(start: number): () => number {
  let state = start;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

describe("a whole game over the line", () => {
  it.each([
    [1, ALL_OFF],
    [1, ALL_ON],
    [2, ALL_OFF],
    [3, ALL_ON],
    [6, ALL_OFF],
  ])("%i players, %j: every push has its form and every hash agrees", (count, options) => {
    const client = new TestClient(makeHost().host);
    client.hello();
    const players = Array.from({ length: count }, (_, seat) => `Player ${seat + 1}`);
    client.request({ type: "open-table", id: "a-new-table", game: "diced-tomatoes", setup: { players, options } });
    const next = numbers(count);
    let synced: Synced = NOTHING_YET;
    const sync = () => {
      for (const push of client.pushes.splice(0)) {
        const change = applyPush(synced, push);
        expect(change.effect.type).not.toBe("astray");
        ({ synced } = change);
      }
    };
    sync();
    for (let step = 0; step < 400 && synced.table?.state.activeSeat != null; step += 1) {
      const { state, tableId } = synced.table;
      const seat = state.activeSeat as number;
      const moves = dicedTomatoes.legalMoves(state, seat).filter(({ type }) => type !== "concede");
      const command = moves[Math.floor(next() * moves.length)];
      const id = `step-${step}-of-game`;
      const request = { type: "command", id, table: tableId, seat, seq: synced.seq, command };
      expect(client.request(request)).toEqual({ ok: true, seq: synced.seq + 1 });
      sync();
      if (synced.table.canUndo && next() < 0.1) {
        const undo = { type: "undo", id: `undo-${step}-of-game`, table: tableId, seat, seq: synced.seq };
        expect(client.request(undo)).toEqual({ ok: true, seq: synced.seq + 1 });
        sync();
        expect(synced.table.state).toEqual(state);
      }
    }
    expect(synced.seq).toBeGreaterThan(10);
  });
});

describe("nonsense", () => {
  it("of any shape gets a reply", () => {
    const { host, warnings } = makeHost();
    const client = new TestClient(host);
    client.hello();
    client.open(["Ada"]);
    const { tableId } = client.table;
    const field = fc.oneof(fc.anything(), fc.constantFrom(tableId, "roll-1", "12345678", 0, 1));
    const record = fc.record({
      id: field,
      table: field,
      seat: field,
      seq: field,
      command: field,
      faces: field,
      rollId: field,
    });
    const type = fc.constantFrom("hello", "command", "undo", "dice-settled", "diagnostics", "open-table");
    const shaped = fc.tuple(type, record).map(([name, rest]) => ({ ...rest, type: name }));
    const session = host.connect({ role: "local", push: () => undefined });
    fc.assert(
      fc.property(fc.oneof(fc.anything(), shaped), (message) => {
        expect(replySchema.safeParse(session.request(message)).success).toBe(true);
      }),
      { numRuns: 500 },
    );
    expect(warnings).toEqual([]);
    expect(client.command({ type: "roll", dice: ["red-1", "red-2", "red-3"] })).toMatchObject({ ok: true });
  });
});
