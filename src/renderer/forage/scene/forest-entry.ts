import { ForestCanvas } from "./ForestCanvas";
import { type SeenDie, seenDice } from "./probe";

/** What the forest's scene draws, for tests and for anyone who wants to check the dice from the console. */
interface ForestProbe {
  dice(): Record<string, SeenDie>;
}

declare global {
  interface Window {
    forestProbe?: ForestProbe;
  }
}

window.forestProbe = { dice: seenDice };

export default ForestCanvas;
