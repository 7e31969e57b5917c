import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import type { Host } from "../../../src/main/host/host";
import { dicedTomatoes } from "../../../src/shared/games/diced-tomatoes";
import { DEFAULT_OPTIONS, GAME_ID } from "../../../src/shared/games/diced-tomatoes/state";
import { BUILD } from "../../../src/shared/protocol/build";
import { PROTOCOL } from "../../../src/shared/protocol/channels";
import { stateHash } from "../../../src/shared/protocol/hash";
import { makeHost, ownLine, TestClient } from "../../harness/local-host";

const THREE_REDS = ["red-1", "red-2", "red-3"];

let host: Host;
let folder: string;
let warnings: string[];
let ada: TestClient;

beforeEach(() => {
  ({ host, folder, warnings } = makeHost());
  ada = new TestClient(host, "ada");
});

/** A table for one, with the first three reds rolled. */
function rolled(): void {
  ada.hello();
  ada.open(["Ada"]);
  expect(ada.command({ type: "roll", dice: THREE_REDS })).toMatchObject({ ok: true });
}

const refusalOf = (reply: ReturnType<TestClient["request"]>) => {
  if (reply.ok) throw new Error("not refused");
  return reply.refusal;
};

describe("hello", () => {
  it("comes before anything else", () => {
    expect(refusalOf(ada.request({ type: "diagnostics" }))).toMatchObject({ reason: "hello-first" });
    expect(ada.pushes).toEqual([]);
  });

  it("is answered with the settings where no table is open", () => {
    expect(ada.hello()).toEqual({ ok: true, seq: 0 });
    expect(ada.last).toMatchObject({
      type: "snapshot",
      table: null,
      hash: "",
      settings: { version: 2, lastSetups: {}, theme: "garden" },
    });
  });

  it("of another protocol is refused, whatever else it carries", () => {
    const reply = ada.request({ type: "hello", protocol: PROTOCOL + 1, newField: true });
    expect(refusalOf(reply)).toMatchObject({ code: "protocol-mismatch", params: { host: PROTOCOL } });
  });

  it("brings only what was missed, where that is known", () => {
    rolled();
    const { epoch } = ada.last;
    const ben = new TestClient(host, "ben");
    ben.hello({ epoch, seq: 1, seats: [0] });
    expect(ben.pushes.map(({ type, seq }) => ({ type, seq }))).toEqual([{ type: "update", seq: 2 }]);
    ben.hello({ epoch, seq: 2, seats: [0] });
    expect(ben.pushes).toHaveLength(1);
    ben.hello({ epoch: "another", seq: 1, seats: [0] });
    ben.hello({ epoch, seq: 99, seats: [0] });
    expect(ben.pushes.slice(1).map(({ type }) => type)).toEqual(["snapshot", "snapshot"]);
  });

  it("brings a snapshot where a step was taken back meanwhile", () => {
    rolled();
    const { epoch } = ada.last;
    ada.command(place("red-1"));
    ada.undo();
    const ben = new TestClient(host, "ben");
    ben.hello({ epoch, seq: 2, seats: [0] });
    expect(ben.pushes.map(({ type }) => type)).toEqual(["snapshot"]);
  });
});

const place = (die: string, vine = 0) => ({ type: "place", die, seat: 0, vine });

describe("opening and closing a table", () => {
  it("shows the laid table first and the starting roll as a step of its own", () => {
    ada.hello();
    expect(ada.open(["Ada", "Ben", "Cy"])).toEqual({ ok: true, seq: 1 });
    const [, laid, started] = ada.pushes;
    if (laid?.type !== "snapshot" || started?.type !== "update" || started.game !== GAME_ID)
      throw new Error("other pushes");
    expect(laid.table).toMatchObject({ mySeats: [0, 1, 2], canUndo: false, state: { turn: 0, activeSeat: null } });
    expect(laid.hash).toBe(stateHash(laid.table?.state));
    expect(started.events.map(({ type }) => type)).toEqual(expect.arrayContaining(["starting-rolled", "turn-started"]));
    const state = started.events.reduce(dicedTomatoes.evolve, laid.table?.state as never);
    expect(started.hash).toBe(stateHash(state).slice(0, 16));
  });

  it("keeps the set-up for the next time", () => {
    ada.hello();
    ada.open([" Ada ", "Ben"]);
    const setup = { players: ["Ada", "Ben"], options: DEFAULT_OPTIONS };
    expect(JSON.parse(readFileSync(join(folder, "settings.json"), "utf8"))).toEqual({
      version: 2,
      lastSetups: { "diced-tomatoes": setup },
      theme: "garden",
      forage: { deck: null, days: [] },
    });
    expect(existsSync(join(folder, `settings.json.${process.pid}.tmp`))).toBe(false);
  });

  it("does not need the settings to be kept", () => {
    const unkept = makeHost();
    mkdirSync(join(unkept.folder, "settings.json"));
    const ben = new TestClient(unkept.host, "ben");
    ben.hello();
    expect(ben.open(["Ben"])).toEqual({ ok: true, seq: 1 });
    expect(unkept.warnings).toEqual([expect.stringMatching(/cannot be written/)]);
  });

  it("happens once at a time", () => {
    ada.hello();
    ada.open(["Ada"]);
    expect(refusalOf(ada.open(["Ben"]))).toMatchObject({ code: "table-open" });
    const { tableId } = ada.table;
    expect(ada.request({ type: "close-table", id: ada.id(), table: tableId })).toMatchObject({ ok: true });
    expect(ada.last).toMatchObject({ type: "snapshot", table: null });
    expect(ada.open(["Ben"])).toMatchObject({ ok: true });
    expect(ada.table.tableId).not.toBe(tableId);
    expect(refusalOf(ada.command({ type: "endTurn" }, { table: tableId }))).toMatchObject({ reason: "other-table" });
  });
});

describe("a command", () => {
  it("reaches everybody who said hello, and nobody after they left", () => {
    const [ben, cy] = [new TestClient(host, "ben"), new TestClient(host, "cy")];
    ben.hello();
    cy.hello();
    cy.close();
    rolled();
    expect(ben.last).toMatchObject({ type: "update", seq: 2 });
    expect(cy.pushes).toHaveLength(1);
  });

  it("is refused by the game with the rule it breaks, and changes nothing", () => {
    rolled();
    const refusal = refusalOf(ada.command({ type: "place", die: "red-9", seat: 0, vine: 0 }));
    expect(refusal).toMatchObject({ code: "illegal-command", rule: "DT-T3" });
    expect(ada.seq).toBe(2);
  });

  it("sent twice is applied once and answered alike", () => {
    ada.hello();
    ada.open(["Ada"]);
    const request = ada.commandRequest({ type: "roll", dice: THREE_REDS });
    const first = ada.request(request);
    expect(first).toEqual({ ok: true, seq: 2 });
    expect(ada.request(structuredClone(request))).toEqual(first);
    expect(ada.seq).toBe(2);
    expect(ada.pushes.filter(({ type }) => type === "update")).toHaveLength(2);
  });

  it("under the id of another is refused", () => {
    ada.hello();
    ada.open(["Ada"]);
    const request = ada.commandRequest({ type: "roll", dice: THREE_REDS });
    ada.request(request);
    expect(refusalOf(ada.request({ ...request, command: { type: "endTurn" } }))).toMatchObject({ code: "id-reused" });
  });

  it("is stale once something after it concerns its seat", () => {
    rolled();
    const seq = ada.seq;
    ada.command(place("red-1"));
    expect(refusalOf(ada.command(place("red-2", 1), { seq }))).toMatchObject({ code: "stale", params: { seq: 3 } });
    expect(refusalOf(ada.command(place("red-2", 1), { seq: 50 }))).toMatchObject({ code: "stale" });
    expect(ada.command(place("red-2", 1))).toMatchObject({ ok: true });
  });

  it("is for a seat of one's own", () => {
    rolled();
    expect(refusalOf(ada.command(place("red-1"), { seat: 1 }))).toMatchObject({
      code: "not-your-seat",
      params: { seat: 1 },
    });
  });

  it("without a table is refused", () => {
    ada.hello();
    const request = { type: "command", id: "nothing-00", table: "none-at-all", seat: 0, seq: 0, command: {} };
    expect(refusalOf(ada.request(request))).toMatchObject({ code: "no-table", reason: "no-table-open" });
  });
});

describe("undo", () => {
  it("goes back step by step to the roll, and no further", () => {
    rolled();
    const before = ada.state;
    ada.command(place("red-1"));
    expect(ada.last).toMatchObject({ type: "update", canUndo: true });
    ada.command(place("red-2", 1));
    expect(ada.undo()).toEqual({ ok: true, seq: 5 });
    expect(ada.undo()).toEqual({ ok: true, seq: 6 });
    expect(ada.last).toMatchObject({ type: "snapshot", seq: 6, hash: stateHash(before), table: { canUndo: false } });
    expect(ada.table.state).toEqual(before);
    expect(ada.table.log.at(-1)).toEqual({ seq: 6, events: [{ type: "undone", seat: 0, to: 2 }] });
    expect(refusalOf(ada.undo())).toMatchObject({ code: "nothing-to-undo" });
  });

  it("does not reach into an earlier roll after the next draw", () => {
    rolled();
    ada.command(place("red-1"));
    ada.command({ type: "karma", power: "reroll", die: "red-2" });
    expect(ada.last).toMatchObject({ canUndo: false });
    expect(refusalOf(ada.undo())).toMatchObject({ code: "nothing-to-undo" });
  });
});

describe("dice at rest", () => {
  const settle = (faces: Record<string, number>, rollId: string) =>
    ada.request({ type: "dice-settled", table: ada.table.tableId, rollId, faces });

  const lastRoll = () => {
    const event = ada.pushes
      .flatMap((push) => (push.type === "update" && push.game === GAME_ID ? push.events : []))
      .at(-1);
    if (event?.type !== "dice-rolled") throw new Error("no roll");
    return { rollId: event.rollId, faces: Object.fromEntries(event.dice.map(({ die, value }) => [die, value])) };
  };

  it("are compared and counted", () => {
    rolled();
    const { rollId, faces } = lastRoll();
    expect(settle(faces, rollId)).toMatchObject({ ok: true });
    const engine = faces["red-2"] as number;
    const shown = engine === 6 ? 1 : engine + 1;
    expect(settle({ ...faces, "red-2": shown }, rollId)).toMatchObject({ ok: true });
    expect(ada.request({ type: "diagnostics" })).toEqual({
      ok: true,
      diagnostics: { rolls: 1, settled: 2, mismatched: 1, lastMismatch: { rollId, die: "red-2", engine, shown } },
    });
  });

  it("of no such roll, or other dice than it had, are refused", () => {
    rolled();
    const { rollId, faces } = lastRoll();
    expect(refusalOf(settle(faces, "roll-99"))).toMatchObject({ reason: "unknown-roll" });
    expect(refusalOf(settle({ "red-1": 1 }, rollId))).toMatchObject({
      reason: "other-dice",
      params: { field: "faces" },
    });
    expect(host.diagnostics).toMatchObject({ settled: 0, mismatched: 0 });
  });
});

describe("whatever is sent", () => {
  it.each([
    [null, "", "malformed"],
    ["text", "", "malformed"],
    [{ type: "launch" }, "type", "malformed"],
    [{ type: "command", id: "short" }, "id", "malformed"],
    [{ type: "diagnostics", more: 1 }, "", "malformed"],
    [{ type: "dice-settled", table: "12345678", rollId: "roll-1", faces: { "red-1": 7 } }, "faces.red-1", "malformed"],
    [{ type: "undo", id: "12345678", table: "12345678", seat: 6, seq: 0 }, "seat", "malformed"],
  ])("%j is answered with the field at fault", (message, field, reason) => {
    ada.hello();
    expect(refusalOf(ada.request(message))).toMatchObject({ code: "bad-request", reason, params: { field } });
  });

  it("too long is refused in words", () => {
    ada.hello();
    const reply = ada.request({ type: "diagnostics", padding: "x".repeat(70_000) });
    expect(refusalOf(reply)).toMatchObject({ reason: "too-large", params: { limit: 65_536 } });
  });

  it("circular, deep or no JSON at all never throws", () => {
    ada.hello();
    const circle: Record<string, unknown> = { type: "diagnostics" };
    circle.self = circle;
    let deep: unknown = 1;
    for (let level = 0; level < 20_000; level += 1) deep = [deep];
    for (const message of [circle, undefined, () => 1, 1n, { type: "command", command: { deep } }]) {
      expect(refusalOf(ada.request(message))).toMatchObject({ code: "bad-request" });
    }
    expect(warnings).toEqual([]);
  });

  it("right in form around something deep is for the game to refuse", () => {
    ada.hello();
    ada.open(["Ada"]);
    let deep: unknown = 1;
    for (let level = 0; level < 3000; level += 1) deep = [deep];
    expect(refusalOf(ada.command({ type: "roll", dice: deep }))).toMatchObject({ reason: "malformed-command" });
    expect(warnings).toEqual([]);
  });

  it("of a roll with holes in its list of dice is refused", () => {
    ada.hello();
    ada.open(["Ada"]);
    const { tableId } = ada.table;
    const session = host.connect(ownLine(() => undefined));
    session.request({ type: "hello", protocol: PROTOCOL, build: BUILD, last: null });
    // Structured clone carries holes over IPC; JSON has none.
    const command = { type: "roll", dice: new Array(3) };
    const reply = session.request({ type: "command", id: "with-holes", table: tableId, seat: 0, seq: 1, command });
    expect(refusalOf(reply)).toMatchObject({ reason: "malformed-command" });
  });
});
