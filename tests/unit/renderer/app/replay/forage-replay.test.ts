import { describe, expect, it } from "vitest";
import { startForageReplay } from "../../../../../src/renderer/app/replay/forage-replay";
import { type ForageTape, forageTape, highlightsIn, seatsOf } from "../../../../../src/renderer/app/replay/forage-tape";
import { forage } from "../../../../../src/shared/games/forage";
import type { DieChange, State } from "../../../../../src/shared/games/forage/state";
import { stateHash } from "../../../../../src/shared/protocol/hash";
import type { TableFile } from "../../../../../src/shared/table/file";
import { Clock } from "../../../../harness/clock";
import { writtenForage } from "../../../../harness/written-forage";

const STANDARD = "fg-0013";
const RECIPES = "fg-0011";
const RACE = "fg-0012";

function tapeFrom(file: TableFile): ForageTape {
  const tape = forageTape(file);
  if (!tape) throw new Error("nothing to play");
  return tape;
}

function bench(tape: ForageTape, playing = false) {
  const clock = new Clock();
  const page = { hidden: false };
  const replay = startForageReplay(tape, playing, {
    setTimer: clock.setTimer,
    clearTimer: clock.clearTimer,
    isHidden: () => page.hidden,
  });
  replay.wake();
  const at = () => replay.store.getState().transport.at;
  const shown = () => replay.store.getState().shown;
  const state = () => tape.frames[shown().at]?.state as State;
  return { clock, replay, page, at, shown, state };
}

describe.each([STANDARD, RECIPES, RACE])("the written game %s as a tape", (name) => {
  const game = writtenForage(name);
  const tape = tapeFrom(game.file);

  it("is laid in two steps, then has one for every card, and ends as it was written to", () => {
    expect(tape.frames).toHaveLength(2 + game.script.commands.length);
    expect(tape.cut).toBe(false);
    expect(tape.frames[1]?.state.players.map(({ hand }) => hand)).toEqual(
      game.script.players.map(() => game.script.pile.slice(1, 3)),
    );
    expect(forage.summary(tape.frames.at(-1)?.state as State)).toEqual(game.summary);
  });

  it("has the state of every step that the host wrote down", () => {
    const written = game.file.log.flatMap((record) => ("seq" in record ? [[record.seq, record.hash] as const] : []));
    expect(written).toHaveLength(game.script.commands.length);
    for (const [seq, hash] of written) {
      expect(stateHash(tape.frames.find((frame) => frame.seq === seq)?.state)).toBe(hash);
    }
  });

  it("marks every card laid as a turn, and looks at the forest of whoever laid it", () => {
    const turns = tape.marks.filter(({ kind }) => kind === "turn");
    expect(turns.map(({ at }) => at)).toEqual(game.script.commands.map((_, index) => index + 2));
    expect(seatsOf(tape).slice(2)).toEqual(game.script.commands.map(({ seat = 0 }) => seat));
  });

  it("plays by itself to its end, and jumps to any step at once", () => {
    const { clock, replay, at, state, shown } = bench(tape, true);
    replay.setSpeed(4);
    clock.pass(120_000);
    expect(at()).toBe(tape.frames.length - 1);
    expect(forage.summary(state())).toEqual(game.summary);
    expect(replay.store.getState().transport.playing).toBe(false);
    for (const index of [...tape.frames.keys()].reverse()) {
      replay.seek(index);
      expect(shown()).toEqual({ at: index, seat: seatsOf(tape)[index], instant: true });
    }
  });
});

describe("the highlights of a placement", () => {
  const score = (total: number) => ({ dice: total, split: 0, mice: 0, token: 0, recipes: 0, total });
  const laid = tapeFrom(writtenForage(STANDARD).file).frames[1]?.state as State;
  const race = tapeFrom(writtenForage(RACE).file).frames[1]?.state as State;
  const placed = (dice: DieChange[], from = 0, to = from, state = laid) => {
    const players = state.players.map((player) => ({ ...player, score: score(from) }));
    const placement = { card: "F01", x: 0, y: 0, rotation: 0, dice } as const;
    return highlightsIn(
      { type: "card-placed", seat: 0, number: 1, placement, score: score(to), open: true },
      { ...state, players },
    );
  };
  const grown = (from: 1 | 3 | 6 | 10 | 15, face: 3 | 6 | 10 | 15): DieChange => {
    return { change: "grown", cell: "0,0", colour: "bramble", from, face };
  };

  it("are dice that come to 10 and 15, the taller first, and the mouse token last", () => {
    const token: DieChange = { change: "token", cell: "1,1" };
    expect(placed([token, grown(6, 10), grown(10, 15)])).toEqual([grown(10, 15), grown(6, 10), token]);
  });

  it("begin with the target where it is reached: 35 in a standard game (FG-C2), none in a race (FG-C4)", () => {
    const reached = { change: "target", target: 35 };
    expect(placed([grown(10, 15)], 34, 35)).toEqual([reached, grown(10, 15)]);
    expect(placed([], 30, 34)).toEqual([]);
    expect(placed([], 35, 40)).toEqual([]);
    expect(placed([], 34, 35, race)).toEqual([]);
  });

  it("are neither smaller dice, nor mice, nor a 15 that stays one (FG-D3)", () => {
    const others: DieChange[] = [
      { change: "new", cell: "0,0", colour: "soil" },
      { change: "moved", cell: "0,1", colour: "leaves", face: 10 },
      { change: "mouse", cell: "1,0", colour: "soil" },
      { change: "returned", cell: "1,0", die: { colour: "leaves", face: 10 } },
    ];
    expect(placed([...others, grown(1, 3), grown(3, 6), grown(15, 15)])).toEqual([]);
  });
});

describe("a race as a replay", () => {
  const tape = tapeFrom(writtenForage(RACE).file);
  const seats = seatsOf(tape);
  /** A frame in which another seat moves than before, beyond the first card. */
  const change = seats.findIndex((seat, at) => at > 2 && seat !== seats[at - 1]);

  it("brings in the forest of the next seat as it was, then lays its card on it", () => {
    const { clock, replay, at, shown } = bench(tape);
    replay.seek(change - 1);
    replay.stepOn();
    expect(at()).toBe(change);
    expect(shown()).toEqual({ at: change - 1, seat: seats[change], instant: true });
    clock.pass(5_000);
    expect(shown()).toEqual({ at: change, seat: seats[change], instant: false });
    expect(at()).toBe(change);
  });

  it("steps on from the midst of that, and goes back out of it", () => {
    const { clock, replay, at, shown } = bench(tape);
    replay.seek(change - 1);
    replay.stepOn();
    replay.stepBack();
    clock.pass(5_000);
    expect(shown()).toEqual({ at: change - 1, seat: seats[change - 1], instant: true });
    replay.stepOn();
    replay.stepOn();
    clock.pass(5_000);
    expect(at()).toBe(change + 1);
    expect(shown()).toMatchObject({ at: change + 1, seat: seats[change + 1] });
  });

  it("looks at the forest of who took a card back, and of whoever moved where the table went back by agreement", () => {
    const { file } = writtenForage(RACE);
    const hash = (seq: number) => stateHash(tape.frames[seq]?.state);
    const undone = { type: "undone", at: 0, seq: 5, seat: null, to: 3, hash: hash(3) } as const;
    const begun = file.log.filter((record) => !("seq" in record) || record.seq < 5);
    const back = tapeFrom({ ...file, log: [...begun, undone] });
    expect(back.frames.map(({ undoneTo }) => undoneTo)).toEqual([null, null, null, null, null, 3]);
    expect(back.frames[5]?.state).toEqual(tape.frames[3]?.state);
    expect(seatsOf(back)[5]).toBe(seats[4]);
    const [, ...others] = back.frames.toReversed();
    const own = { ...back, frames: [...others.toReversed(), { ...back.frames[5], events: [{ ...undone, seat: 1 }] }] };
    expect(seatsOf(own as ForageTape)[5]).toBe(1);
  });

  it("ends before the first step that cannot have been so, and says that it is cut", () => {
    const { file } = writtenForage(RACE);
    const log = file.log.map((record) =>
      record.type === "command" && record.seq === 5 ? { ...record, hash: "0".repeat(64) } : record,
    );
    const cut = tapeFrom({ ...file, log });
    expect(cut.frames.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4]);
    expect(cut.cut).toBe(true);
  });
});

describe("a forest for one as a replay", () => {
  const tape = tapeFrom(writtenForage(STANDARD).file);

  it("lays a card step by step where one steps on, and shows others at once", () => {
    const { replay, shown } = bench(tape);
    replay.seek(2);
    expect(shown()).toEqual({ at: 2, seat: 0, instant: true });
    replay.stepOn();
    expect(shown()).toEqual({ at: 3, seat: 0, instant: false });
    replay.stepBack();
    expect(shown()).toEqual({ at: 2, seat: 0, instant: true });
    replay.nextTurn();
    expect(shown()).toEqual({ at: 3, seat: 0, instant: true });
    replay.previousTurn();
    expect(shown()).toEqual({ at: 2, seat: 0, instant: true });
  });

  it("waits while nobody looks, and goes on when somebody does", () => {
    const { clock, replay, page, at } = bench(tape, true);
    page.hidden = true;
    clock.pass(60_000);
    expect(at()).toBe(0);
    page.hidden = false;
    replay.wake();
    clock.pass(60_000);
    expect(at()).toBe(tape.frames.length - 1);
  });

  it("is none where the game had not begun", () => {
    const { file } = writtenForage(STANDARD);
    expect(forageTape({ ...file, log: file.log.filter(({ type }) => type === "seeded") })).toBeNull();
  });
});
