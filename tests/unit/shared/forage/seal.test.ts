import { describe, expect, it } from "vitest";
import { hashOf } from "../../../../src/main/host/hash-of";
import { seededDice } from "../../../../src/shared/dice/random-stream";
import { forage } from "../../../../src/shared/games/forage";
import type { Setup, State } from "../../../../src/shared/games/forage/state";
import { Course } from "../../../../src/shared/table/course";
import type { TableRecord } from "../../../../src/shared/table/records";
import { sealedRecords } from "../../../../src/shared/table/seal";
import { ToldTable } from "../../../../src/shared/table/told-table";

const setup: Setup = { players: ["Ada", "Ben"], mode: "standard", deck: null, deal: null };

/** Records of a race in which the seats named lay their first listed move, one after another. */
function race(seats: readonly number[]): { records: TableRecord[]; state: State } {
  const course = new Course("forage", setup);
  const stream = (position: number) => seededDice("a race", position);
  const laid = course.laying(stream) ?? [];
  for (const step of laid) course.take(step);
  const records: TableRecord[] = [
    { type: "seeded", at: 0, commitment: "0".repeat(64), seed: null },
    { type: "started", at: 0, drawn: laid.flatMap(({ drawn }) => drawn), hash: hashOf(course.newest.state) },
  ];
  for (const seat of seats) {
    const [command] = forage.legalMoves(course.newest.state as State, seat);
    const attempt = course.attempt(seat, { ...command }, stream);
    if (!attempt.ok) throw new Error(attempt.refusal.reason);
    const { seq, drawn, state } = attempt.step;
    course.take(attempt.step);
    const hash = hashOf(state);
    records.push({ type: "command", at: 0, seq, by: "local", seat, command: { ...command }, drawn, hash });
  }
  return { records, state: course.newest.state as State };
}

const sealed = (records: TableRecord[]) => {
  const result = sealedRecords({ game: "forage", setup }, records, (unseen) => unseen, hashOf);
  if (!result) throw new Error("nothing to seal");
  return result;
};

describe("a race that is not over", () => {
  it("is told as far as all have come (FG-C4)", () => {
    const seatsOf = (records: TableRecord[]) =>
      records.flatMap((record) => (record.type === "command" ? [record.seat] : []));
    // Ada's second and third placements are not for Ben's eyes yet.
    expect(seatsOf(sealed(race([0, 1, 0, 0]).records).records)).toEqual([0, 1]);
    expect(seatsOf(sealed(race([0, 1, 0, 1]).records).records)).toEqual([0, 1, 0, 1]);
    expect(seatsOf(sealed(race([0, 0]).records).records)).toEqual([]);
  });

  it("keeps the cards back that only the faster have drawn", () => {
    const { records, state } = race([0, 1, 0, 0]);
    const { setup: open } = sealed(records);
    const pile = (open as Setup).deal?.pile ?? [];
    // The start card, two in hand, one drawn for the one placement that both have made.
    expect(pile.slice(0, 4)).toEqual(state.pile?.slice(0, 4));
    expect(pile.slice(4)).toEqual([...pile.slice(4)].sort());
  });

  it("tells of no move that was taken back: the others never saw it", () => {
    const { records } = race([0, 1]);
    const [, started] = records;
    if (started?.type !== "started") throw new Error("no start");
    const back: TableRecord = { type: "undone", at: 0, seq: 4, seat: null, to: 1, hash: started.hash };
    const seen = sealed([...records, back]).records;
    expect(seen.map(({ type }) => type)).toEqual(["seeded", "started"]);
  });

  it("plays again without a difference", () => {
    const { setup: open, records } = sealed(race([0, 1, 1, 0, 0]).records);
    const told = new ToldTable("forage", open, hashOf);
    expect(records.flatMap((record) => told.tell(record))).toEqual([]);
  });
});
