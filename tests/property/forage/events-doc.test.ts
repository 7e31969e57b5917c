import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { seededDice } from "../../../src/shared/dice/random-stream";
import { forage } from "../../../src/shared/games/forage";
import type { Event } from "../../../src/shared/games/forage/events";
import { randomGame, setupFor } from "./random-games";

/** The fields of an event, and those of the result it may carry. */
const fields = (event: Event): string =>
  [event.type, ...Object.keys(event).sort(), ...("result" in event ? Object.keys(event.result).sort() : [])].join(" ");

test("docs/events.md shows every event as it happens in games and as others see it, with just its fields", () => {
  const file = readFileSync(new URL("../../../docs/events.md", import.meta.url), "utf8");
  const doc = file.split(/^# /m).find((section) => section.startsWith("Forage")) ?? "";
  const shown = [...doc.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json]) => fields(JSON.parse(json ?? "")));
  const happened = new Set<string>();
  const note = (events: Event[]): void => {
    for (const event of events) happened.add(fields(event));
  };
  for (const players of [1, 2, 3]) {
    const setup = setupFor(players, "recipes");
    note(forage.start(setup, seededDice("doc"))?.events ?? []);
    for (const { events } of randomGame(setup, "doc")) {
      note(events);
      note(forage.viewEvents(events, { role: "spectator" }));
    }
  }
  expect([...happened].sort()).toEqual(shown.sort());
});
