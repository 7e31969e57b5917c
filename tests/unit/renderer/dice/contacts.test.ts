import { describe, expect, it } from "vitest";
import { type Contact, ContactEar } from "../../../../src/renderer/dice/contacts";
import { planThrow } from "../../../../src/renderer/dice/plan";
import type { DieStart } from "../../../../src/renderer/dice/throw-builder";
import { STEP_MS, STEP_S, TRAY } from "../../../../src/renderer/dice/tray";
import { buildWorld } from "../../../../src/renderer/dice/world";
import { throwSpec } from "./throws";

const still: Pick<DieStart, "quaternion" | "angularVelocity"> = {
  quaternion: [0, 0, 0, 1],
  angularVelocity: [0, 0, 0],
};

/** What a die let go like this tells within a second. */
function contactsOf(start: Pick<DieStart, "position" | "velocity">, resting: DieStart["position"][] = []): Contact[] {
  const lying = resting.map((position) => ({ position, quaternion: [0, 0, 0, 1] as const }));
  const { world } = buildWorld([{ ...still, ...start }], lying);
  const ear = new ContactEar(world, lying.length);
  for (let step = 1; step <= 60; step++) {
    world.step(STEP_S);
    ear.hear(step);
  }
  return ear.contacts;
}

describe("contacts", () => {
  it("a die let fall from height h meets the floor at √2gh, beneath itself", () => {
    // From 2 above rest: √(2 × 65 × 2) = 16.1, and it comes back with 0.35 of that: a jolt of 21.8, and gravity adds to it.
    const [first] = contactsOf({ position: [2, 2.5, 1], velocity: [0, 0, 0] });
    expect(first?.pair).toBe("die-floor");
    expect(first?.other).toBeNull();
    expect(first?.strength).toBeGreaterThan(15);
    expect(first?.strength).toBeLessThan(26);
    expect(first?.place[0]).toBeCloseTo(2, 1);
    expect(first?.place[1]).toBeCloseTo(0, 0);
    expect(first?.place[2]).toBeCloseTo(1, 1);
    // √(2 × 2 / 65) = 0.248 s.
    expect(first?.timeMs).toBeGreaterThan(230);
    expect(first?.timeMs).toBeLessThan(285);
  });

  it("a lying die is silent", () => {
    const late = contactsOf({ position: [2, 0.5, 1], velocity: [0, 0, 0] }).filter(({ step }) => step > 10);
    expect(late).toEqual([]);
  });

  it("a die against the wall, and against a die that lay there", () => {
    const wall = contactsOf({ position: [4, 1.2, 0], velocity: [16, 0, 0] }).find(({ pair }) => pair === "die-wall");
    expect(wall?.place[0]).toBeCloseTo(TRAY.width / 2, 0);
    const struck = contactsOf({ position: [0, 1, 0], velocity: [14, 0, 0] }, [[2, 0.5, 0]]);
    expect(struck.find(({ pair }) => pair === "die-die")).toMatchObject({ die: 0, other: null });
  });

  it("two thrown dice tell their meeting once, by the earlier of them", () => {
    const meetings = planThrow(throwSpec("meet", 0, 6)).batches.flatMap(({ contacts }) =>
      contacts.filter(({ pair }) => pair === "die-die"),
    );
    expect(meetings.length).toBeGreaterThan(0);
    for (const { die, other } of meetings) expect(other).toBeGreaterThan(die);
    expect(new Set(meetings.map(({ step, die, other }) => [step, die, other].join())).size).toBe(meetings.length);
  });

  it("are sorted by time, within the throw and the tray", () => {
    for (let number = 0; number < 20; number++) {
      const [batch] = planThrow(throwSpec("contacts", number, 5)).batches;
      if (!batch) throw new Error("no batch");
      expect(batch.contacts.length).toBeGreaterThan(5);
      batch.contacts.forEach((contact, i) => {
        expect(contact.timeMs).toBe(contact.step * STEP_MS);
        expect(contact.step).toBeGreaterThanOrEqual(batch.contacts[i - 1]?.step ?? 1);
        expect(contact.step).toBeLessThanOrEqual(batch.steps);
        expect(contact.strength).toBeGreaterThanOrEqual(2);
        expect(Math.abs(contact.place[0])).toBeLessThan(TRAY.width / 2 + 0.2);
        expect(Math.abs(contact.place[2])).toBeLessThan(TRAY.depth / 2 + 0.2);
      });
    }
  });
});
