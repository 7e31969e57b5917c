import { describe, expect, it } from "vitest";
import { type Presentation, Presenter, throwOf } from "../../../../src/renderer/app/presenter";
import { writtenDice } from "../../../../src/shared/dice/random-written";
import { dicedTomatoes } from "../../../../src/shared/games/diced-tomatoes";
import type { Event } from "../../../../src/shared/games/diced-tomatoes/events";
import { DEFAULT_OPTIONS, type State } from "../../../../src/shared/games/diced-tomatoes/state";
import { Clock } from "../../../harness/clock";

interface Bench {
  presenter: Presenter;
  clock: Clock;
  seen: Presentation[];
  flags: { seen: boolean; instant: boolean; throws: boolean; scene: boolean; pace: number };
  state: State;
}

/** Ada alone; her first roll is 5, 2, 6 and is not made yet. */
function bench(): Bench {
  const begun = dicedTomatoes.start({ players: ["Ada"], options: DEFAULT_OPTIONS }, writtenDice([]));
  if (!begun) throw new Error("single mode needs no dice to start");
  const clock = new Clock();
  const seen: Presentation[] = [];
  const flags = { seen: true, instant: false, throws: true, scene: true, pace: 1 };
  const presenter = new Presenter("table-12345", begun.state, {
    onChange: (presentation) => seen.push(presentation),
    isSeen: () => flags.seen,
    instant: () => flags.instant,
    playsThrows: () => flags.throws,
    sceneIsThere: () => flags.scene,
    pace: () => flags.pace,
    setTimer: clock.setTimer,
    clearTimer: clock.clearTimer,
  });
  return { presenter, clock, seen, flags, state: begun.state };
}

function events(state: State, command: unknown, dice: number[] = []): { state: State; events: Event[] } {
  const decision = dicedTomatoes.decide(state, 0, command, writtenDice(dice as (1 | 2 | 3 | 4 | 5 | 6)[]));
  if (!decision.ok) throw new Error(`refused: ${decision.refusal.reason}`);
  return decision;
}

const roll = { type: "roll", dice: ["red-1", "red-2", "black-1"] };

describe("Presenter", () => {
  it("throws the dice with the engine's values and waits until they lie still", () => {
    const { presenter, clock, state } = bench();
    const rolled = events(state, roll, [5, 2, 6]);
    presenter.play(rolled.events);
    expect(presenter.current.rolling).toBe(true);
    expect(presenter.current.thrown?.spec.dice.map(({ id, kind, value }) => [id, kind, value])).toEqual([
      ["red-1", "red", 5],
      ["red-2", "red", 2],
      ["black-1", "black", 6],
    ]);
    clock.pass(3000);
    expect(presenter.current.rolling).toBe(true);
    presenter.settled("another-roll");
    expect(presenter.current.rolling).toBe(true);
    presenter.settled(presenter.current.thrown?.spec.rollId ?? "");
    expect(presenter.current.rolling).toBe(false);
    expect(presenter.current.shown).toEqual(rolled.state);
  });

  it("throws the dice the way they were flicked", () => {
    const rolled: Event = {
      type: "dice-rolled",
      rollId: "roll-2",
      seat: 0,
      dice: [{ die: "red-1", value: 4 }],
      picked: [],
    };
    expect(throwOf("table-1", rolled, { x: 30, z: -60 })?.spec).toMatchObject({
      rollId: "roll-2",
      flick: { x: 30, z: -60 },
    });
    expect(throwOf("table-1", rolled)?.spec).not.toHaveProperty("flick");
  });

  it("goes on by itself where no scene ever reports the dice", () => {
    const { presenter, clock, state } = bench();
    presenter.play(events(state, roll, [5, 2, 6]).events);
    clock.pass(6000);
    expect(presenter.current.rolling).toBe(false);
  });

  it("gives a scene that is still on its way 15 s, and its dice the usual time once it has come", () => {
    const { presenter, clock, flags, state } = bench();
    flags.scene = false;
    presenter.play(events(state, roll, [5, 2, 6]).events);
    clock.pass(14_000);
    expect(presenter.current.rolling).toBe(true);
    flags.scene = true;
    presenter.sceneCame();
    clock.pass(5999);
    expect(presenter.current.rolling).toBe(true);
    clock.pass(1);
    expect(presenter.current.rolling).toBe(false);

    const never = bench();
    never.flags.scene = false;
    never.presenter.play(events(never.state, roll, [5, 2, 6]).events);
    never.clock.pass(15_000);
    expect(never.presenter.current.rolling).toBe(false);
  });

  it("keeps events for the screen that is about to show the table", () => {
    const { presenter, clock, flags, state } = bench();
    flags.seen = false;
    presenter.play(events(state, roll, [5, 2, 6]).events);
    clock.pass(10_000);
    expect(presenter.current).toMatchObject({ shown: state, waiting: 1, rolling: false });
    flags.seen = true;
    presenter.goOn();
    expect(presenter.current).toMatchObject({ waiting: 0, rolling: true });
  });

  it("never waits for dice where no scene plays throws", () => {
    const { presenter, flags, state } = bench();
    flags.throws = false;
    const rolled = events(state, roll, [5, 2, 6]);
    presenter.play(rolled.events);
    expect(presenter.current.rolling).toBe(false);
    expect(presenter.current.shown).toEqual(rolled.state);
  });

  it("holds events that arrive during a roll until the dice rest", () => {
    const { presenter, clock, state } = bench();
    const rolled = events(state, roll, [5, 2, 6]);
    const placed = events(rolled.state, { type: "place", die: "red-1", seat: 0, vine: 0 });
    presenter.play(rolled.events);
    presenter.play(placed.events);
    expect(presenter.current.shown.players[0]?.vines[0]).toBeNull();
    expect(presenter.current.waiting).toBe(1);
    presenter.settled(presenter.current.thrown?.spec.rollId ?? "");
    clock.pass(1000);
    expect(presenter.current.shown).toEqual(placed.state);
    expect(presenter.current.waiting).toBe(0);
  });

  it("shows the end of everything at once when flushed, event by event", () => {
    const { presenter, seen, state } = bench();
    const rolled = events(state, roll, [5, 2, 6]);
    const placed = events(rolled.state, { type: "place", die: "red-1", seat: 0, vine: 0 });
    presenter.play([...rolled.events, ...placed.events]);
    presenter.flush();
    expect(presenter.current).toMatchObject({ rolling: false, waiting: 0 });
    expect(presenter.current.shown).toEqual(placed.state);
    expect(seen.map(({ latest }) => latest?.type)).toContain("dice-rolled");
  });

  it("shows events faster where it is asked to, but gives dice the time they take", () => {
    const { presenter, clock, flags, state } = bench();
    flags.pace = 4;
    const rolled = events(state, roll, [5, 2, 6]);
    const placed = events(rolled.state, { type: "place", die: "red-1", seat: 0, vine: 0 });
    presenter.play([...rolled.events, ...placed.events]);
    clock.pass(5999);
    expect(presenter.current.rolling).toBe(true);
    clock.pass(1);
    expect(presenter.current.rolling).toBe(false);
    // The roll is looked at for 150 ms, four times as fast.
    clock.pass(38);
    expect(presenter.current.shown).toEqual(placed.state);
  });

  it("shows the throw it is given with a whole state, none included", () => {
    const { presenter, state } = bench();
    const rolled = events(state, roll, [5, 2, 6]);
    presenter.play(rolled.events);
    const { thrown } = presenter.current;
    presenter.reset(rolled.state, null);
    expect(presenter.current).toMatchObject({ thrown: null, rolling: false });
    presenter.reset(rolled.state, thrown);
    expect(presenter.current).toMatchObject({ thrown, rolling: false });
  });

  it("keeps a throw on the table through an undo, and forgets it when its dice are gone", () => {
    const { presenter, state } = bench();
    const rolled = events(state, roll, [5, 2, 6]);
    const placed = events(rolled.state, { type: "place", die: "red-1", seat: 0, vine: 0 });
    presenter.play([...rolled.events, ...placed.events]);
    presenter.flush();
    presenter.reset(rolled.state);
    expect(presenter.current.thrown?.spec.dice).toHaveLength(3);
    expect(presenter.current.shown).toEqual(rolled.state);
    presenter.reset(state);
    expect(presenter.current.thrown).toBeNull();
  });
});
