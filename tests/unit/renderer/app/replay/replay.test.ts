import { describe, expect, it } from "vitest";
import { throwOf } from "../../../../../src/renderer/app/presenter";
import { type DicedTape, dicedTape, throwsOf } from "../../../../../src/renderer/app/replay/diced-tape";
import { type Replay, startReplay } from "../../../../../src/renderer/app/replay/replay";
import { dicedTomatoes } from "../../../../../src/shared/games/diced-tomatoes";
import { stateHash } from "../../../../../src/shared/protocol/hash";
import type { TableFile } from "../../../../../src/shared/table/file";
import { Clock } from "../../../../harness/clock";
import { keptTables, playOn, sitDown } from "../../../../harness/kept-tables";
import { exported, playedGame } from "../../../../harness/played-game";

const game = playedGame();

function tapeFrom(file: TableFile): DicedTape {
  const tape = dicedTape(file);
  if (!tape) throw new Error("nothing to play");
  return tape;
}

/** A replay on a screen with a scene that lets every throw rest 2 s after it began, at whatever speed. */
function bench(tape: DicedTape, playing: boolean) {
  const clock = new Clock();
  const page = { hidden: false };
  const replay = startReplay(tape, playing, {
    setTimer: clock.setTimer,
    clearTimer: clock.clearTimer,
    isHidden: () => page.hidden,
  });
  replay.store.subscribe(({ presentation: now }, { presentation: before }) => {
    const { thrown } = now;
    if (now.rolling && !before.rolling && thrown) {
      clock.setTimer(() => replay.settled(thrown.spec.rollId), 2000);
    }
  });
  replay.show({ playsThrows: true, sceneIsThere: true, instant: false });
  return { clock, replay, page };
}

const shown = (replay: Replay) => replay.store.getState().presentation.shown;
const at = (replay: Replay) => replay.store.getState().transport.at;

/** The hash that the host wrote down with every seq. */
function hashes(file: TableFile): Map<number, string> {
  const found = new Map<number, string>();
  for (const record of file.log) if ("seq" in record) found.set(record.seq, record.hash);
  return found;
}

describe("a game of six as a replay", () => {
  const tape = tapeFrom(game.file);

  it("plays by itself to the game's own summary, every step ending in the state that the host wrote down", () => {
    const { clock, replay } = bench(tape, true);
    replay.setSpeed(4);
    const written = hashes(game.file);
    const seen = new Set<number>();
    replay.store.subscribe(({ transport, presentation }) => {
      if (presentation.rolling || presentation.waiting > 0) return;
      const frame = tape.frames[transport.at];
      // The position moves on just before its first event is shown.
      if (frame && stateHash(presentation.shown) === written.get(frame.seq)) seen.add(frame.seq);
    });
    for (let minutes = 0; at(replay) < tape.frames.length - 1 && minutes < 120; minutes += 1) clock.pass(60_000);
    clock.pass(60_000);
    expect([...written.keys()].filter((seq) => !seen.has(seq))).toEqual([]);
    expect(dicedTomatoes.summary(shown(replay))).toEqual(dicedTomatoes.summary(game.state));
    expect(replay.store.getState().transport).toMatchObject({ playing: false, at: tape.frames.length - 1 });
  });

  it("jumps to any step, with its state at once and its throw in the tray", () => {
    const { replay } = bench(tape, false);
    const throws = throwsOf(tape);
    for (const [index, frame] of [...tape.frames.entries()].reverse()) {
      replay.seek(index);
      const { presentation } = replay.store.getState();
      expect(stateHash(presentation.shown)).toBe(stateHash(frame.state));
      expect(presentation).toMatchObject({ rolling: false, waiting: 0, thrown: throws[index] });
      // What lies in the tray and is in hand shows what it fell on, or what a power has made of it since.
      for (const { die, value } of frame.state.hand) {
        if (value === null || !frame.events.some((event) => event.type === "dice-rolled")) continue;
        expect(throws[index]?.spec.dice).toContainEqual(expect.objectContaining({ id: die, value }));
      }
    }
  });

  it("marks every harvest and every beginning of a turn, in order", () => {
    const events = tape.frames.flatMap((frame) => frame.events);
    const count = (type: string) => events.filter((event) => event.type === type).length;
    expect(tape.marks.filter(({ kind }) => kind === "highlight")).toHaveLength(count("vine-harvested"));
    expect(tape.marks.filter(({ kind }) => kind === "turn")).toHaveLength(count("turn-started"));
    expect(tape.marks.map((mark) => mark.at)).toEqual(tape.marks.map((mark) => mark.at).sort((a, b) => a - b));
    expect(tape.cut).toBe(false);
  });

  it("jumps from turn to turn", () => {
    const { replay } = bench(tape, false);
    replay.nextTurn();
    expect(shown(replay)).toMatchObject({ turn: 1, phase: "pick" });
    replay.nextTurn();
    expect(shown(replay)).toMatchObject({ turn: 2, phase: "pick" });
    replay.previousTurn();
    expect(shown(replay)).toMatchObject({ turn: 1, phase: "pick" });
  });

  it("steps on after the end of what still moves, and back; both pause", () => {
    const { clock, replay } = bench(tape, true);
    const first = tape.frames.findIndex(({ events }) => events.some((event) => event.type === "dice-rolled"));
    replay.seek(first - 1);
    replay.stepOn();
    expect(replay.store.getState()).toMatchObject({ presentation: { rolling: true }, transport: { playing: false } });
    const { skips } = replay.store.getState();
    replay.stepOn();
    expect(replay.store.getState().skips).toBe(skips + 1);
    clock.pass(60_000);
    expect(at(replay)).toBe(first + 1);
    expect(shown(replay)).toEqual(tape.frames[first + 1]?.state);
    replay.stepBack();
    expect(shown(replay)).toEqual(tape.frames[first]?.state);
    clock.pass(60_000);
    expect(at(replay)).toBe(first);
  });

  it("pauses, plays on, and waits while nobody looks", () => {
    const { clock, replay, page } = bench(tape, true);
    clock.pass(20_000);
    const before = at(replay);
    expect(before).toBeGreaterThan(0);
    replay.toggle();
    clock.pass(60_000);
    expect(at(replay)).toBe(before);
    replay.toggle();
    page.hidden = true;
    clock.pass(60_000);
    expect(at(replay)).toBe(before);
    page.hidden = false;
    replay.wake();
    clock.pass(20_000);
    expect(at(replay)).toBeGreaterThan(before);
    replay.seek(tape.frames.length);
    replay.toggle();
    expect(at(replay)).toBe(0);
    expect(shown(replay)).toEqual(tape.frames[0]?.state);
  });
});

describe("the tape of a table", () => {
  it("throws the dice as the player flicked them", () => {
    const ada = sitDown(keptTables().host(), "ada");
    ada.open(["Ada"]);
    const { tableId: table } = ada.table;
    const command = { type: "roll", dice: ["red-1", "red-2", "black-1"] };
    const flick = { x: 30, z: -60 };
    ada.request({ type: "command", id: ada.id(), table, seat: 0, seq: ada.seq, command, flick });
    const tape = tapeFrom(exported(ada).file);
    const rolled = tape.frames.at(-1)?.events.find((event) => event.type === "dice-rolled");
    if (rolled?.type !== "dice-rolled") throw new Error("no roll");
    expect(throwsOf(tape).at(-1)).toEqual(throwOf(table, rolled, flick));
    expect(throwsOf(tape).at(-1)?.spec.flick).toEqual(flick);
  });

  it("ends before the first step that cannot have been so, and says that it is cut", () => {
    const ada = sitDown(keptTables().host(), "ada");
    ada.open(["Ada", "Ben"]);
    playOn(ada, "a few moves", 8);
    const { file } = exported(ada);
    const whole = tapeFrom(file);
    const log = file.log.map((record) =>
      record.type === "command" && record.seq === whole.frames.length - 2
        ? { ...record, hash: "0".repeat(64) }
        : record,
    );
    const tape = tapeFrom({ ...file, log });
    expect(tape.frames).toHaveLength(whole.frames.length - 2);
    expect(tape).toMatchObject({ cut: true });
    expect(whole.cut).toBe(false);
  });

  it("is none where the game had not begun", () => {
    const { file } = game;
    expect(dicedTape({ ...file, log: file.log.filter(({ type }) => type === "seeded") })).toBeNull();
  });
});
