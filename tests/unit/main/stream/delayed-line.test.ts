import { describe, expect, it } from "vitest";
import { DelayedLine } from "../../../../src/main/lan/stream/delayed-line";
import type { Snapshot } from "../../../../src/main/lan/stream/tape";
import { Tape } from "../../../../src/main/lan/stream/tape";
import { tapeOf } from "../../../../src/main/lan/stream/tape-of-host";
import { stateHash } from "../../../../src/shared/protocol/hash";
import { makeHost, TestClient } from "../../../harness/local-host";
import { SteppedClock } from "../../../harness/stepped-clock";

const SECOND = 1000;

/** A table that is played while a line lies `delay` seconds behind it; everything told is noted with its time. */
function behind(delay: number) {
  const { host } = makeHost();
  const clock = new SteppedClock();
  const own = new TestClient(host);
  own.hello();
  const tape = tapeOf(host, clock, () => undefined);
  const told: { at: number; what: string; seq: number; table: string | null }[] = [];
  const line = new DelayedLine({
    tape,
    clock,
    delay: delay * SECOND,
    show: (table) => told.push({ at: clock.now(), what: "shown", seq: table?.seq ?? -1, table: tableOf(table) }),
    tell: ({ taped }) =>
      told.push({
        at: clock.now(),
        what: taped.type,
        seq: taped.type === "settled" ? -1 : taped.seq,
        table: taped.type === "snapshot" ? tableOf(taped) : null,
      }),
  });
  return { host, clock, own, tape, line, told };
}

const tableOf = (snapshot: Snapshot | null): string | null => snapshot?.table?.tableId ?? null;

const roll = (own: TestClient) => own.command({ type: "roll", dice: own.state.basket.slice(-3) });

describe("a line behind the table", () => {
  it("is told nothing before its time, to the millisecond", () => {
    const { clock, own, line, told } = behind(20);
    line.begin();
    told.length = 0;
    clock.pass(5 * SECOND);
    own.open(["Ada", "Ben"]);
    const laid = clock.now();
    clock.pass(3 * SECOND);
    expect(roll(own)).toMatchObject({ ok: true });
    const rolled = clock.now();
    clock.pass(16_999);
    expect(told.filter(({ table }) => table !== null)).toEqual([]);
    clock.pass(1);
    expect(told.map(({ at }) => at)).toContain(laid + 20 * SECOND);
    const before = told.length;
    clock.pass(2_999);
    expect(told).toHaveLength(before);
    clock.pass(1);
    expect(told.slice(before).map(({ at, what }) => ({ at, what }))).toContainEqual({
      at: rolled + 20 * SECOND,
      what: "update",
    });
  });

  it("is shown the table of then when it comes, whole and with its hash", () => {
    const { clock, own, line, told, tape } = behind(10);
    own.open(["Ada", "Ben"]);
    const { seq } = own;
    clock.pass(10 * SECOND);
    roll(own);
    clock.pass(9 * SECOND);
    line.begin();
    expect(told).toEqual([{ at: clock.now(), what: "shown", seq, table: own.table.tableId }]);
    const then = tape.tableAt(clock.now() - 10 * SECOND);
    expect(stateHash(then?.table?.state)).toBe(then?.hash);
    expect(then?.table?.state).toMatchObject({ phase: "pick" });
    clock.pass(SECOND);
    expect(told.slice(1).map(({ what }) => what)).toContain("update");
    expect(tape.tableAt(clock.now())?.table?.state).toMatchObject({ phase: "place", rolls: expect.any(Number) });
  });

  it("folds to what the host has, step by step, also where steps were taken back", () => {
    const { clock, own, tape } = behind(0);
    own.open(["Ada", "Ben"]);
    roll(own);
    for (const move of ["one", "two"]) {
      const [place] = own.state.hand.flatMap(({ die }) => [{ type: "place", die, seat: 0, vine: 0, move }]);
      if (place) own.command({ type: place.type, die: place.die, seat: place.seat, vine: place.vine });
    }
    own.undo();
    const now = tape.tableAt(clock.now());
    expect(now?.seq).toBe(own.seq);
    expect(now?.hash).toBe(stateHash(own.state));
    expect(stateHash(now?.table?.state)).toBe(now?.hash);
  });

  it("goes back to the table of then where the delay grows, and shows it at once where it shrinks", () => {
    const { clock, own, line, told } = behind(0);
    own.open(["Ada", "Ben"]);
    line.begin();
    clock.pass(30 * SECOND);
    roll(own);
    clock.pass(SECOND);
    const { seq } = own;
    told.length = 0;
    line.delay = 10 * SECOND;
    expect(told).toEqual([{ at: clock.now(), what: "shown", seq: seq - 1, table: own.table.tableId }]);
    line.delay = 0;
    expect(told.at(-1)).toMatchObject({ what: "shown", seq });
  });

  it("is told nothing after its end", () => {
    const { clock, own, line, told } = behind(5);
    line.begin();
    own.open(["Ada", "Ben"]);
    line.stop();
    told.length = 0;
    clock.pass(60 * SECOND);
    expect(told).toEqual([]);
  });

  it("lies behind by as much after the host was started anew", () => {
    const { folder, host } = makeHost();
    const first = new TestClient(host, "first");
    first.hello();
    first.open(["Ada", "Ben"]);
    const { seq } = first;
    roll(first);
    const table = first.table.tableId;
    host.close();
    const { host: next } = makeHost(folder);
    const clock = new SteppedClock();
    // The last steps were made a moment ago by the clock that dates them.
    const tape = tapeOf(
      next,
      clock,
      () => undefined,
      () => Date.now(),
    );
    const shown: (Snapshot | null)[] = [];
    const line = new DelayedLine({
      tape,
      clock,
      delay: 60 * SECOND,
      show: (snapshot) => shown.push(snapshot),
      tell: ({ taped }) => taped.type === "snapshot" && shown.push(taped),
    });
    line.begin();
    expect(shown).toEqual([null]);
    clock.pass(61 * SECOND);
    expect(tableOf(shown.at(-1) ?? null)).toBe(table);
    expect(tape.tableAt(clock.now())?.seq).toBe(seq + 1);
  });
});

describe("the tape", () => {
  it("keeps its length and what was before it, folded", () => {
    const { clock, own, tape } = behind(0);
    const short = new Tape(5 * SECOND);
    own.open(["Ada", "Ben"]);
    const laid = tape.tableAt(clock.now());
    if (!laid) throw new Error("nothing was taped");
    short.take(laid, clock.now());
    clock.pass(60 * SECOND);
    short.take({ type: "settled", epoch: laid.epoch, rollId: "roll-1" }, clock.now());
    expect(short.find(laid.epoch, laid.seq)).toBeNull();
    expect(short.tableAt(clock.now())).toEqual(laid);
  });

  it("takes a snapshot that says nothing new for nothing", () => {
    const { clock, own, tape } = behind(0);
    own.open(["Ada", "Ben"]);
    const next = tape.firstAfter(clock.now());
    const laid = tape.tableAt(clock.now());
    if (laid) tape.take({ ...laid }, clock.now());
    expect(tape.firstAfter(clock.now())).toBe(next);
  });
});
