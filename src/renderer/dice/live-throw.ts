import type { ComponentType } from "react";
import type { ShownThrow } from "./use-throw-player";

let player: ComponentType<ShownThrow> | null = null;
let asked = false;

/** What plays throws in a live physics world; null until it is there. */
export const liveThrow = (): ComponentType<ShownThrow> | null => player;

/** Fetches it, once: a third of all that draws a table, and not wanted for the first picture. */
export function fetchLiveThrow(): void {
  if (asked) return;
  asked = true;
  import("./LiveThrow").then(
    ({ LiveThrow }) => {
      player = LiveThrow;
    },
    (error: unknown) => console.warn("The dice roll as recorded: the physics world could not be fetched.", error),
  );
}
