import { describe, expect, it } from "vitest";
import { textOfDeck } from "../../../../src/renderer/forage/decks/deck-text";
import { handOver } from "../../../../src/renderer/forage/kept-on-device";
import type { Deck } from "../../../../src/shared/games/forage/cards";
import type { DayScore } from "../../../../src/shared/games/forage/day-scores";
import { TABLE_DECK } from "../../../../src/shared/games/forage/table-deck";

const OWN: Deck = { ...TABLE_DECK, name: "Printed" };
const DAY: DayScore = { day: "2026-12-01", mode: "standard", best: 37 };
const NOTHING = { deck: null, days: [] };

/** A device that kept a deck and a score, and a host that takes them or does not. */
function device(takes: boolean, texts: Record<string, string> = {}) {
  const kept = new Map(
    Object.entries({
      "harvest-table:forage-deck": textOfDeck(OWN),
      "harvest-table:forage-days": JSON.stringify([DAY]),
      ...texts,
    }),
  );
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
  const taken: unknown[] = [];
  const take = async (what: unknown) => {
    taken.push(what);
    return takes;
  };
  return { kept, storage, taken, host: { keepDeck: take, keepDays: take } };
}

describe("what a device kept by itself", () => {
  it("goes over to the host, once", async () => {
    const { kept, storage, taken, host } = device(true);
    await handOver(storage, NOTHING, host);
    expect(taken).toEqual([OWN, [DAY]]);
    expect([...kept.keys()]).toEqual([]);
    await handOver(storage, NOTHING, host);
    expect(taken).toHaveLength(2);
  });

  it("stays where the host does not take it", async () => {
    const { kept, storage, host } = device(false);
    await handOver(storage, NOTHING, host);
    expect(kept.size).toBe(2);
  });

  it("leaves a deck that the host has alone", async () => {
    const { kept, storage, taken, host } = device(true);
    await handOver(storage, { deck: { ...OWN, name: "Another" }, days: [] }, host);
    expect(taken).toEqual([[DAY]]);
    expect([...kept.keys()]).toEqual(["harvest-table:forage-deck"]);
  });

  it("is passed over where it cannot be read", async () => {
    const broken = { "harvest-table:forage-deck": "{", "harvest-table:forage-days": '[{"day": 1}]' };
    const { storage, taken, host } = device(true, broken);
    await handOver(storage, NOTHING, host);
    expect(taken).toEqual([]);
  });
});
