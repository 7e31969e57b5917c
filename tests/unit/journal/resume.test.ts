import { existsSync, statSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { DEFAULT_OPTIONS } from "../../../src/shared/games/diced-tomatoes/state";
import { stateHash } from "../../../src/shared/protocol/hash";
import { keptTables, playOn, sitDown } from "../../harness/kept-tables";
import type { TestClient } from "../../harness/local-host";
import { chooser } from "../../property/diced-tomatoes/random-games";

let kept: ReturnType<typeof keptTables>;

beforeEach(() => {
  kept = keptTables();
});

/** A host that ends as a killed process does: nothing is put away. */
const freshHost = (name: string): TestClient => sitDown(kept.host(), name);

const refusal = (reply: ReturnType<TestClient["request"]>) => {
  if (reply.ok) throw new Error("not refused");
  return reply.refusal;
};

const listOf = (client: TestClient) => {
  const reply = client.request({ type: "list-tables" });
  if (!reply.ok || !("tables" in reply)) throw new Error("no list");
  return reply.tables;
};

describe("a table", () => {
  it("is there again, to the very command, after its host has ended", () => {
    const host = kept.host();
    const ada = sitDown(host, "ada");
    ada.open(["Ada", "Ben", "Cy"]);
    playOn(ada, "to the very command", 30);
    const before = ada.last;
    const { state } = ada;
    const { epoch, seq } = before;
    host.close();
    const again = freshHost("again");
    expect(again.last).toMatchObject({ type: "snapshot", epoch, seq });
    expect(again.table.state).toEqual(state);
    expect(playOn(again, "and on", 5)).toBe(5);
    expect(again.seq).toBe(seq + 5);
    expect(kept.warnings).toEqual([]);
  });

  it("draws what it would have drawn without the break", () => {
    const states = [48, 6].map((stretch) => {
      const tables = keptTables("the same seed");
      const choose = chooser("the same moves");
      let host = tables.host();
      let client = sitDown(host, "first");
      client.open(["Ada", "Ben"]);
      for (let played = 0; played < 48; played += stretch) {
        playOn(client, choose, stretch);
        host.close();
        host = tables.host();
        client = sitDown(host, `client-${played}`);
      }
      return client.state;
    });
    expect(states[0]?.rolls).toBeGreaterThan(5);
    expect(states[1]).toEqual(states[0]);
  });

  it("answers a command that it had answered before, and plays it once", () => {
    const host = kept.host();
    const ada = sitDown(host, "ada");
    ada.open(["Ada"]);
    const request = ada.commandRequest({ type: "roll", dice: ["red-1", "red-2", "red-3"] });
    const reply = ada.request(request);
    expect(reply).toEqual({ ok: true, seq: 2 });
    host.close();
    const again = freshHost("again");
    expect(again.request(structuredClone(request))).toEqual(reply);
    expect(refusal(again.request({ ...request, command: { type: "endTurn" } }))).toMatchObject({ code: "id-reused" });
    expect(again.seq).toBe(2);
  });

  it("answers the opening that it had answered before, and lays no second table", () => {
    const host = kept.host();
    const ada = sitDown(host, "ada");
    const setup = { players: ["Ada"], options: DEFAULT_OPTIONS };
    const open = { type: "open-table", id: "open-once", game: "diced-tomatoes", setup };
    expect(ada.request(open)).toEqual({ ok: true, seq: 1 });
    host.close();
    expect(freshHost("again").request(open)).toEqual({ ok: true, seq: 1 });
    expect(kept.tables().files()).toHaveLength(1);
  });

  it("is kept for this account's eyes alone, since it holds the seed", () => {
    const ada = freshHost("ada");
    ada.open(["Ada"]);
    expect(statSync(kept.path(ada.table.tableId)).mode & 0o777).toBe(0o600);
  });

  it("that was put away is listed with what its picture needs, and resumed", () => {
    const ada = freshHost("ada");
    ada.open(["Ada", "Ben"]);
    playOn(ada, "put away", 12);
    const { tableId, game } = ada.table;
    const { state } = ada;
    ada.request({ type: "close-table", id: ada.id(), table: tableId });
    const list = listOf(ada);
    expect(list).toMatchObject({ open: null, finished: [], broken: [] });
    expect(list.unfinished).toMatchObject([
      { table: tableId, game, players: ["Ada", "Ben"], round: state.round, winners: null, ended: false, state },
    ]);
    expect(ada.request({ type: "resume-table", id: ada.id(), table: tableId })).toMatchObject({ ok: true });
    expect(ada.last).toMatchObject({ type: "snapshot", seq: 13, hash: stateHash(state) });
    expect(refusal(ada.request({ type: "resume-table", id: ada.id(), table: "another-table" }))).toMatchObject({
      code: "table-open",
    });
  });

  it("is put away and resumed once, however often it is asked for, before a restart or after it", () => {
    const host = kept.host();
    const ada = sitDown(host, "ada");
    ada.open(["Ada"]);
    const { tableId: table } = ada.table;
    const close = { type: "close-table", id: "close-0001", table } as const;
    const resume = { type: "resume-table", id: "resume-0001", table } as const;
    expect(ada.request(close)).toMatchObject({ ok: true });
    host.close();
    const second = kept.host();
    const again = sitDown(second, "ada again");
    expect(again.request(close)).toMatchObject({ ok: true });
    expect(refusal(again.request({ ...close, id: "close-0002", table: "never-there" }))).toMatchObject({
      reason: "no-table-open",
    });
    expect(again.request(resume)).toMatchObject({ ok: true, seq: 1 });
    second.close();
    const third = freshHost("ada once more");
    expect(third.request(resume)).toMatchObject({ ok: true, seq: 1 });
    expect(refusal(third.request({ ...close, id: "close-0003", table: "never-there" }))).toMatchObject({
      reason: "other-table",
    });
    expect(third.last).toMatchObject({ type: "snapshot", table: { tableId: table } });
  });

  it("that was put away stays so after a restart", () => {
    const host = kept.host();
    const ada = sitDown(host, "ada");
    ada.open(["Ada"]);
    ada.request({ type: "close-table", id: ada.id(), table: ada.table.tableId });
    host.close();
    expect(freshHost("again").last).toMatchObject({ type: "snapshot", table: null, waiting: null });
  });

  it("goes to the trash and comes back, but not while it is open", () => {
    const ada = freshHost("ada");
    ada.open(["Ada"]);
    const { tableId } = ada.table;
    const remove = () => ada.request({ type: "delete-table", id: ada.id(), table: tableId });
    expect(refusal(remove())).toMatchObject({ reason: "table-is-open" });
    ada.request({ type: "close-table", id: ada.id(), table: tableId });
    expect(remove()).toMatchObject({ ok: true });
    expect(existsSync(kept.path(tableId))).toBe(false);
    expect(listOf(ada).unfinished).toEqual([]);
    expect(refusal(remove())).toMatchObject({ code: "cannot-open", reason: "journal-missing" });
    expect(ada.request({ type: "restore-table", id: ada.id(), table: tableId })).toMatchObject({ ok: true });
    expect(listOf(ada).unfinished).toMatchObject([{ table: tableId }]);
  });

  it("is written by one host alone", () => {
    const ada = freshHost("ada");
    ada.open(["Ada"]);
    const { tableId } = ada.table;
    ada.request({ type: "close-table", id: ada.id(), table: tableId });
    ada.request({ type: "resume-table", id: ada.id(), table: tableId });
    const ben = freshHost("ben");
    // The second host would have taken it up by itself, and said why not.
    expect(kept.warnings.join()).toMatch(/another program has it open \(process \d+\)/);
    const reply = ben.request({ type: "resume-table", id: ben.id(), table: tableId });
    expect(refusal(reply)).toMatchObject({
      code: "cannot-open",
      reason: "journal-in-use",
      params: { pid: process.pid },
    });
    expect(ada.command({ type: "roll", dice: ["red-1", "red-2", "red-3"] })).toMatchObject({ ok: true });
  });
});

describe("finished tables", () => {
  it("are a history with results, and statistics by name", () => {
    const ada = freshHost("ada");
    const results = ["one", "two"].map((seed) => {
      ada.open(["Ada", "Ben"]);
      playOn(ada, seed, 2000);
      const { state } = ada;
      const { tableId } = ada.table;
      ada.request({ type: "close-table", id: ada.id(), table: tableId });
      if (!state.result || !("winners" in state.result)) throw new Error("not played out");
      return { table: tableId, ...state.result };
    });
    const [first, second] = results;
    if (!first || !second) throw new Error("two games");
    expect(listOf(ada).finished).toMatchObject([
      { table: second.table, totals: second.totals, winners: second.winners, kind: "table" },
      { table: first.table, totals: first.totals, winners: first.winners, kind: "table" },
    ]);
    const reply = ada.request({ type: "statistics" });
    if (!reply.ok || !("statistics" in reply)) throw new Error("no statistics");
    for (const [seat, name] of ["Ada", "Ben"].entries()) {
      const totals = results.map((result) => result.totals[seat] as number);
      const wins = results.filter(({ winners }) => winners.includes(seat)).length;
      const player = reply.statistics.find((one) => one.name === name);
      expect(player).toMatchObject({
        games: 2,
        wins,
        kinds: [
          {
            game: "diced-tomatoes",
            kind: "table",
            games: 2,
            wins,
            average: ((totals[0] as number) + (totals[1] as number)) / 2,
            best: Math.max(...totals),
          },
        ],
      });
      expect(player?.dice.count).toBeGreaterThan(0);
      expect((player?.dice.sum ?? 0) / (player?.dice.count ?? 1)).toBeGreaterThan(2);
    }
  });
});
