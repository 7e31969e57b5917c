import { Quaternion, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { topFace } from "../../../../src/renderer/dice/faces";
import { DiceModel } from "../../../../src/renderer/scene/dice-model";
import { tableLayout } from "../../../../src/renderer/scene/layout";
import { dicePlaces, type Pose, toQuat } from "../../../../src/renderer/scene/places";
import type { DieId } from "../../../../src/shared/dice/kinds";
import type { State } from "../../../../src/shared/games/diced-tomatoes/state";
import { midGame } from "../../../harness/scene-table/states";

const options = { goldenSun: true, killerTomatoes: true };
const noTray = new Map<DieId, Pose>();
const noLift = () => 0;

/** What must be seen: every die with a value, wherever it lies. */
function valued(state: State): Map<DieId, number> {
  const dice = new Map<DieId, number>();
  for (const { die, value } of state.hand) if (value !== null) dice.set(die, value);
  for (const player of state.players) {
    for (const vine of player.vines) {
      if (vine) for (const { die, value } of [vine.seed, ...vine.dice]) dice.set(die, value);
    }
    for (const { die, value } of player.track) dice.set(die, value);
  }
  return dice;
}

describe("places", () => {
  it.each([1, 2, 3, 4, 5, 6])(
    "shows the engine's value on every die of %i players, and none inside another",
    (players) => {
      const state = midGame(players, options);
      const places = dicePlaces(state, tableLayout(players, true), noTray, false);
      expect(places.size).toBe(players * 14);
      for (const [die, value] of valued(state)) {
        const place = places.get(die);
        if (!place) throw new Error(`no place for ${die}`);
        expect(place.value).toBe(value);
        const top = topFace(toQuat(place.rotation));
        expect(top.value).toBe(value);
        expect(top.flatness).toBeGreaterThan(0.9999);
      }
      const all = [...places.values()];
      for (const [index, a] of all.entries()) {
        for (const b of all.slice(index + 1)) {
          expect(a.position.distanceTo(b.position)).toBeGreaterThan(((a.scale + b.scale) / 2) * 0.999);
        }
      }
    },
  );

  it("sets passed dice aside on the rail, without a value (DT-T2)", () => {
    const state = midGame(2, {});
    const passed = state.basket.slice(0, 2);
    const next: State = {
      ...state,
      basket: state.basket.slice(2),
      hand: passed.map((die) => ({ die, value: null })),
    };
    const places = dicePlaces(next, tableLayout(2, false), noTray, false);
    for (const die of passed) expect(places.get(die)).toMatchObject({ zone: "rail", value: null });
  });

  it("leaves rolled dice where they fell, turned over in place when their value changes (DT-K5)", () => {
    const state = midGame(2, {});
    const [die] = state.basket as [DieId];
    const fell = new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), 0.7);
    const tray = new Map([[die, { position: new Vector3(1, 0.5, 4), rotation: fell, scale: 1 }]]);
    const layout = tableLayout(2, false);
    const value = topFace(toQuat(fell)).value;
    const held = (shown: typeof value): State => ({
      ...state,
      phase: "place",
      basket: state.basket.slice(1),
      hand: [{ die, value: shown }],
    });
    const before = dicePlaces(held(value), layout, tray, false).get(die);
    expect(before?.zone).toBe("tray");
    expect(before?.rotation.equals(fell)).toBe(true);
    const other = value === 6 ? 5 : 6;
    const after = dicePlaces(held(other), layout, tray, false).get(die);
    expect(after && topFace(toQuat(after.rotation)).value).toBe(other);
    expect(after?.position.equals(new Vector3(1, 0.5, 4))).toBe(true);
  });

  it("closes up the rail while a die flies (DT-K5 reroll)", () => {
    const state = midGame(2, {});
    const [a, b] = state.basket as [DieId, DieId];
    const hand = [
      { die: a, value: 3 as const },
      { die: b, value: 4 as const },
    ];
    const held: State = { ...state, phase: "place", basket: state.basket.slice(2), hand };
    const layout = tableLayout(2, false);
    expect(dicePlaces(held, layout, noTray, false, new Set([a])).get(b)?.position.x).toBeCloseTo(layout.rail.x);
    expect(dicePlaces(held, layout, noTray, false).get(b)?.position.x).toBeGreaterThan(layout.rail.x);
  });

  it("keeps the dice of the starting throw in the tray although they are basket dice (DT-S4)", () => {
    const state = midGame(2, {});
    const [die] = state.basket as [DieId];
    const tray = new Map([[die, { position: new Vector3(1, 0.5, 4), rotation: new Quaternion(), scale: 1 }]]);
    const layout = tableLayout(2, false);
    expect(dicePlaces(state, layout, tray, true).get(die)?.zone).toBe("tray");
    expect(dicePlaces(state, layout, tray, false).get(die)?.zone).toBe("basket");
  });
});

describe("dice model", () => {
  const laid = () => {
    const state = midGame(2, {});
    const layout = tableLayout(2, false);
    const places = dicePlaces(state, layout, noTray, false);
    return { state, layout, places, dice: new DiceModel(places) };
  };

  it("hops to a new place in under half a second and rests exactly there", () => {
    const { state, layout, dice } = laid();
    const [die] = state.basket as [DieId];
    const seed = { die, value: 5 as const };
    const player = state.players[0];
    if (!player) throw new Error("no player");
    const next: State = {
      ...state,
      basket: state.basket.slice(1),
      players: state.players.map((other, seat) =>
        seat === 0 ? { ...player, vines: [player.vines[0] ?? null, { seed, dice: [] }, null] } : other,
      ),
    };
    const places = dicePlaces(next, layout, noTray, false);
    dice.arrange(places, noLift, 1000, false);
    expect(dice.step(1010)).toBe(true);
    const way = dice.actor(die)?.pose.position.y ?? 0;
    dice.step(1200);
    expect(dice.actor(die)?.pose.position.y).toBeGreaterThan(way);
    // 450 ms for the hop, at most 360 ms of waiting for others.
    dice.step(1900);
    expect(dice.step(1900)).toBe(false);
    const rest = dice.actor(die)?.pose;
    const place = places.get(die);
    expect(place && rest?.position.distanceTo(place.position)).toBe(0);
    expect(dice.topFaces()[die]).toBe(5);
  });

  it("moves at once where motion is reduced", () => {
    const { places, dice } = laid();
    dice.arrange(places, () => 0.5, 0, true);
    expect(dice.step(0)).toBe(false);
    const [die, place] = [...places][0] ?? [];
    if (!die || !place) throw new Error("no dice");
    expect(dice.actor(die)?.pose.position.y).toBeCloseTo(place.position.y + 0.5);
  });

  it("follows a throw and keeps its dice where they came to rest", () => {
    const { state, layout, dice } = laid();
    const [die] = state.basket as [DieId];
    dice.beginThrow("roll-1", [die], 0);
    expect([...dice.flying]).toEqual([die]);
    const at = new Vector3(2, 0.53, 5);
    dice.drive(die, at, new Quaternion(), 1000);
    dice.endThrow();
    expect(dice.flying.size).toBe(0);
    expect(dice.trayPoses.get(die)?.position.equals(at)).toBe(true);
    const value = dice.topFaces()[die];
    if (!value) throw new Error("no face");
    const held: State = { ...state, phase: "place", basket: state.basket.slice(1), hand: [{ die, value }] };
    dice.arrange(dicePlaces(held, layout, dice.trayPoses, false), noLift, 1100, false);
    expect(dice.actor(die)?.motion).toBeNull();
    dice.beginThrow("roll-2", [], 1200);
    expect(dice.trayPoses.size).toBe(0);
    dice.arrange(dicePlaces(held, layout, dice.trayPoses, false), noLift, 1200, false);
    expect(dice.actor(die)?.place.zone).toBe("rail");
  });

  it("takes a dropped die back, unless it was given a place meanwhile", () => {
    const { state, dice, places } = laid();
    const [die] = state.basket as [DieId];
    dice.hold(die, new Vector3(0, 2, 0));
    expect(dice.step(0)).toBe(false);
    dice.release(die, 100);
    dice.step(300);
    expect(dice.actor(die)?.pose.position.y).toBe(2);
    dice.step(2000);
    const place = places.get(die);
    expect(place && dice.actor(die)?.pose.position.distanceTo(place.position)).toBe(0);
  });

  it("refuses dice that are not of this table", () => {
    const { dice } = laid();
    expect(() => dice.beginThrow("roll-1", ["red-99"], 0)).toThrow(RangeError);
  });
});
