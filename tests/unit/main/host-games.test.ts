import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Options } from "../../../src/shared/games/diced-tomatoes/state";
import { replySchema } from "../../../src/shared/protocol/messages";
import { makeHost, ownLine, TestClient } from "../../harness/local-host";
import { playHostGame } from "../../soak/host-game";

const ALL_ON: Options = { goldenSun: true, killerTomatoes: true, karmaOverload: true, karmaCap: "none" };
const ALL_OFF: Options = { goldenSun: false, killerTomatoes: false, karmaOverload: false, karmaCap: "track" };

describe("a whole game over the line", () => {
  it.each([
    [1, ALL_OFF],
    [1, ALL_ON],
    [2, ALL_OFF],
    [3, ALL_ON],
    [6, ALL_OFF],
  ])("%i players, %j: every push has its form and every hash agrees", (players, options) => {
    const game = playHostGame(`host game ${players}`, players, options);
    expect(game.finished).toBe(true);
    expect(game.undone).toBeGreaterThan(0);
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
    const session = host.connect(ownLine(() => undefined));
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
