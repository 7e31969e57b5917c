import { type RefObject, useEffect, useRef } from "react";
import type { Event } from "../../shared/games/forage/events";
import { soundsOfStep } from "../audio/forage-to-sounds";
import type { Mixer } from "../audio/mixer";
import { useMixer } from "../audio/use-mixer";
import type { ForageLogEntry } from "./hud/forage-props";

/** Lets a Forage table be heard as loud as this device is set. */
export function useForageSound(tableId: string | null, log: readonly ForageLogEntry[]): void {
  const { mixer } = useMixer();
  useStepSounds(tableId, log, mixer);
}

/** Lets each step be heard as it is added to the log, and no more than the newest of several. */
export function useStepSounds(
  tableId: string | null,
  log: readonly ForageLogEntry[],
  mixer: RefObject<Mixer | null>,
): void {
  const heard = useRef<{ tableId: string | null; seq: number } | null>(null);
  const newest = log.at(-1);
  useEffect(() => {
    const last = heard.current;
    heard.current = { tableId, seq: newest?.seq ?? 0 };
    // What lay there when the table was first seen has happened already.
    if (last?.tableId !== tableId || !newest || newest.seq <= last.seq) return;
    const events = newest.events.filter((event): event is Event => event.type !== "undone");
    mixer.current?.play(soundsOfStep(events, recipesBefore(log.slice(0, -1), events)));
  }, [tableId, newest, log, mixer]);
}

/** What the recipes had earned in the forest that a step is about, by the placement before; null for its first. */
function recipesBefore(log: readonly ForageLogEntry[], events: readonly Event[]): number | null {
  const placed = events.find((event) => event.type === "card-placed");
  for (const entry of [...log].reverse()) {
    for (const event of entry.events) {
      if (event.type === "card-placed" && event.seat === placed?.seat) return event.score.recipes;
    }
  }
  return null;
}
