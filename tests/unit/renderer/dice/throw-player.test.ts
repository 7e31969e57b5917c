import { describe, expect, it } from "vitest";
import { planThrow, type ThrowBatch } from "../../../../src/renderer/dice/plan";
import { quatAt, vecAt } from "../../../../src/renderer/dice/quaternion";
import { LEAD_IN_S, lastToRest, ThrowPlayer } from "../../../../src/renderer/dice/throw-player";
import { STEP_S } from "../../../../src/renderer/dice/tray";
import { throwSpec } from "./throws";

const spec = throwSpec("player", 1, 3);
const plan = planThrow(spec);
const batch = plan.batches[0] as ThrowBatch;
const values = Object.fromEntries(spec.dice.map((die) => [die.id, die.value]));

/** What a live world that follows the plan tells after `step` steps. */
const world = (step: number, aside = 0): [Float32Array, Float32Array] => [
  batch.positions.slice(step * 9, step * 9 + 9).map((at, i) => (i === 0 ? at + aside : at)),
  batch.quaternions.slice(step * 12, step * 12 + 12),
];

/** Frames until the throw rests; `offer` plays the world before each frame. */
function play(player: ThrowPlayer, frame: number, offer?: (time: number) => void): number {
  let time = 0;
  while (!player.settled && time < 20) {
    offer?.(time);
    player.advance(frame);
    time += frame;
  }
  return time;
}

describe("throw player", () => {
  for (const rate of [10, 30, 60, 144])
    it(`recorded, at ${rate} frames a second: rests on the values in the planned time`, () => {
      const player = new ThrowPlayer(plan, { live: false });
      const time = play(player, 1 / rate);
      // The first frame counts for one step only, the last one ends after the last step.
      expect(Math.abs(time - plan.durationMs / 1000)).toBeLessThan(2 / rate + STEP_S);
      expect(player.report).toEqual({ faces: values, corrected: 0, fellBack: null, farthest: 0 });
    });

  it("at double speed: rests on the values in half the time", () => {
    const player = new ThrowPlayer(plan, { live: false, speed: 2 });
    const time = play(player, STEP_S);
    expect(Math.abs(time - plan.durationMs / 2000)).toBeLessThan(3 * STEP_S);
    expect(player.report).toEqual({ faces: values, corrected: 0, fellBack: null, farthest: 0 });
  });

  it("a live world keeps its own time, whatever speed is asked for", () => {
    const player = new ThrowPlayer(plan, { live: true, speed: 2 });
    const time = play(player, STEP_S, (now) => player.offer(...world(Math.min(batch.steps, Math.floor(now / STEP_S)))));
    expect(time).toBeGreaterThan(plan.durationMs / 1000 - 3 * STEP_S);
    expect(player.report.fellBack).toBeNull();
  });

  it("in slow motion the last die takes half a second of the throw for more than a second and a half", () => {
    const player = new ThrowPlayer(plan, { live: false, slowEnd: true });
    const slowed = new Set<string | null>();
    let slowFrames = 0;
    while (!player.settled) {
      player.advance(STEP_S);
      slowed.add(player.slowedFor);
      if (player.slowedFor !== null) slowFrames++;
    }
    const last = lastToRest(batch);
    expect([...slowed]).toEqual([null, last?.die]);
    // 30 steps at 0.3 of their speed.
    expect(Math.abs(slowFrames - 100)).toBeLessThan(5);
    expect(player.report).toEqual({ faces: values, corrected: 0, fellBack: null, farthest: 0 });
  });

  it("after the last die lies, no die turns any more", () => {
    const last = lastToRest(batch);
    const index = batch.dice.findIndex(({ id }) => id === last?.die);
    expect(index).toBeGreaterThanOrEqual(0);
    const from = quatAt(batch.quaternions, (last?.step ?? 0) * 3 + index);
    const to = quatAt(batch.quaternions, batch.steps * 3 + index);
    expect(Math.abs(from[0] * to[0] + from[1] * to[1] + from[2] * to[2] + from[3] * to[3])).toBeGreaterThan(0.99);
  });

  it("tells every contact once, when the dice come to it, and none of a throw that is skipped", () => {
    const player = new ThrowPlayer(plan, { live: false });
    const told = [];
    for (let time = 0; !player.settled; time += 1 / 50) {
      player.advance(1 / 50);
      const now = player.takeContacts();
      for (const { timeMs } of now) expect(Math.abs(timeMs - time * 1000)).toBeLessThan(60);
      told.push(...now);
    }
    expect(told).toEqual(batch.contacts.slice(0, told.length));
    expect(told.length).toBeGreaterThanOrEqual(batch.contacts.length - 1);
    const skipped = new ThrowPlayer(plan, { live: false });
    skipped.finish("skipped");
    expect(skipped.takeContacts()).toEqual([]);
  });

  it("30 and 144 frames a second end in the very same poses", () => {
    const [slow, fast] = [30, 144].map((rate) => {
      const player = new ThrowPlayer(plan, { live: false });
      play(player, 1 / rate);
      return player;
    }) as [ThrowPlayer, ThrowPlayer];
    expect(slow.positions).toEqual(fast.positions);
    expect(slow.quaternions).toEqual(fast.quaternions);
  });

  it("live, following the plan: no fall back, nothing corrected, close to the end in time", () => {
    const player = new ThrowPlayer(plan, { live: true });
    const time = play(player, STEP_S, (now) => player.offer(...world(Math.min(batch.steps, Math.floor(now / STEP_S)))));
    expect(player.report).toEqual({ faces: values, corrected: 0, fellBack: null, farthest: 0 });
    expect(time).toBeLessThan(plan.durationMs / 1000 + 0.1);
  });

  it("live at 144 frames a second moves between the steps", () => {
    const player = new ThrowPlayer(plan, { live: true });
    const seen: number[] = [];
    play(player, 1 / 144, (now) => {
      player.offer(...world(Math.min(batch.steps, Math.floor(now / STEP_S))));
      seen.push(player.positions[2] as number);
    });
    const early = seen.slice(10, 60);
    expect(new Set(early).size).toBeGreaterThan(40);
  });

  it("a world off the plan is left for the recorded poses", () => {
    const player = new ThrowPlayer(plan, { live: true });
    play(player, STEP_S, (now) => {
      const step = Math.min(batch.steps, Math.floor(now / STEP_S));
      player.offer(...world(step, step > 20 ? 0.2 : 0));
    });
    expect(player.report).toMatchObject({ faces: values, corrected: 0, fellBack: "deviated" });
    expect(player.needsWorld).toBe(false);
  });

  it("a world that says nothing for 0.4 s is left, from the start or in mid-roll", () => {
    for (const lastWord of [-1, 0.3]) {
      const player = new ThrowPlayer(plan, { live: true });
      const time = play(player, STEP_S, (now) => {
        if (now < lastWord) player.offer(...world(Math.floor(now / STEP_S)));
      });
      expect(player.report).toMatchObject({ faces: values, corrected: 0, fellBack: "silent" });
      expect(time).toBeLessThan(plan.durationMs / 1000 + 0.6);
    }
  });

  it("at eight frames a second a world has six of them to answer in", () => {
    const player = new ThrowPlayer(plan, { live: true });
    for (let frame = 0; frame < 6; frame++) player.advance(1 / 8);
    expect(player.needsWorld).toBe(true);
    player.advance(1 / 8);
    expect(player.needsWorld).toBe(false);
  });

  it("a page that draws four frames a second does not wait longer than a second", () => {
    const player = new ThrowPlayer(plan, { live: true });
    for (let frame = 0; frame < 6; frame++) player.advance(1 / 4);
    expect(player.needsWorld).toBe(false);
  });

  it("a world at a third of its speed is late", () => {
    const player = new ThrowPlayer(plan, { live: true });
    play(player, STEP_S, (now) => player.offer(...world(Math.min(batch.steps, Math.floor(now / STEP_S / 3)))));
    expect(player.report).toMatchObject({ faces: values, fellBack: "late" });
  });

  it("the first frame after a long idle time does not jump", () => {
    const player = new ThrowPlayer(plan, { live: false });
    player.advance(3600);
    expect(player.settled).toBe(false);
    player.advance(3600);
    expect(player.settled).toBe(false);
  });

  it("swings from where the dice lay into the throw, without a jump", () => {
    const lying = { position: [2, 0.6, -9], quaternion: [0, 0, 0, 1] } as const;
    const player = new ThrowPlayer(plan, { live: false, from: () => lying });
    expect(vecAt(player.positions, 0)).toEqual([2, Math.fround(0.6), -9]);
    let before = vecAt(player.positions, 0);
    let longest = 0;
    for (let time = 0; time < LEAD_IN_S + 0.1; time += 1 / 240) {
      player.advance(1 / 240);
      const now = vecAt(player.positions, 0);
      longest = Math.max(longest, Math.hypot(now[0] - before[0], now[1] - before[1], now[2] - before[2]));
      before = now;
    }
    // Never faster than 60 units a second.
    expect(longest).toBeLessThan(60 / 240);
    expect(player.settled).toBe(false);
  });

  it("finish shows the end at once, and once", () => {
    const player = new ThrowPlayer(plan, { live: true });
    player.advance(STEP_S);
    player.finish("hidden");
    const end = quatAt(player.quaternions, 0);
    expect(player.report).toMatchObject({ faces: values, fellBack: "hidden" });
    player.finish("skipped");
    player.advance(1);
    expect(player.report.fellBack).toBe("hidden");
    expect(quatAt(player.quaternions, 0)).toEqual(end);
  });

  it("a die painted wrongly is turned to the engine's value, and counted", () => {
    const wrong = { ...batch, paint: batch.paint.map((_, i) => (i % 4 === 3 ? 1 : 0)) };
    const player = new ThrowPlayer({ ...plan, batches: [wrong] }, { live: false });
    player.finish("skipped");
    expect(player.report.faces).toEqual(values);
    expect(player.report.corrected).toBeGreaterThan(0);
  });

  it("a throw without dice is settled from the start", () => {
    expect(new ThrowPlayer({ ...plan, batches: [] }, { live: true }).settled).toBe(true);
  });
});
