import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { seededDice } from "../../../src/shared/dice/random-stream";
import { dicedTomatoes } from "../../../src/shared/games/diced-tomatoes";
import type { Event } from "../../../src/shared/games/diced-tomatoes/events";
import { OPTION_MIXTURES, randomGame, setupFor } from "./random-games";

/** The fields of an event, and those of the result it may carry. */
const fields = (event: Event): string =>
  [event.type, ...Object.keys(event).sort(), ...("result" in event ? Object.keys(event.result).sort() : [])].join(" ");

test("docs/events.md shows every event as it happens in games, with just its fields", () => {
  const file = readFileSync(new URL("../../../docs/events.md", import.meta.url), "utf8");
  const doc = file.split(/^# /m).find((section) => section.startsWith("Diced Tomatoes")) ?? "";
  const shown = [...doc.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json]) => fields(JSON.parse(json ?? "")));
  const happened = new Set<string>();
  for (let game = 0; game < 96; game += 1) {
    const setup = setupFor(1 + (game % 6), OPTION_MIXTURES[game % OPTION_MIXTURES.length] ?? expect.fail());
    const started = dicedTomatoes.start(setup, seededDice(`doc ${game}`));
    for (const event of started?.events ?? []) happened.add(fields(event));
    for (const { events } of randomGame(setup, `doc ${game}`)) {
      for (const event of events) happened.add(fields(event));
    }
  }
  expect([...happened].sort()).toEqual(shown.sort());
});
