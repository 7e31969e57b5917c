import type { Roll } from "../../shared/games/game";
import type { Diagnostics } from "../../shared/protocol/messages";
import { type Refused, refuse } from "./refuse";

/** Rolls that a screen may still be showing. */
const REMEMBERED_ROLLS = 64;

/** Compares the faces that screens show at rest with the values the engine drew, and counts. */
export class DiceWatch {
  private readonly rolls = new Map<string, ReadonlyMap<string, number>>();
  private counters: Diagnostics = { rolls: 0, settled: 0, mismatched: 0, lastMismatch: null };

  get diagnostics(): Diagnostics {
    return this.counters;
  }

  /** Notes the rolls of a step. */
  note(tableId: string, rolls: readonly Roll[]): void {
    for (const roll of rolls) {
      this.rolls.set(`${tableId}/${roll.rollId}`, new Map(roll.dice.map(({ die, value }) => [die, value])));
      this.counters = { ...this.counters, rolls: this.counters.rolls + 1 };
    }
    for (const oldest of this.rolls.keys()) {
      if (this.rolls.size <= REMEMBERED_ROLLS) break;
      this.rolls.delete(oldest);
    }
  }

  /** Takes one screen's report of one roll; refused where it does not name exactly the dice of that roll. */
  settled(tableId: string, rollId: string, faces: Readonly<Record<string, number>>): Refused | null {
    const roll = this.rolls.get(`${tableId}/${rollId}`);
    if (!roll) return refuse("bad-request", "unknown-roll", { rollId });
    const shown = new Map(Object.entries(faces));
    if (shown.size !== roll.size || [...roll.keys()].some((die) => !shown.has(die))) {
      return refuse("bad-request", "other-dice", { rollId, field: "faces" });
    }
    const wrong = [...roll].find(([die, engine]) => shown.get(die) !== engine);
    const { settled, mismatched } = this.counters;
    this.counters = { ...this.counters, settled: settled + 1 };
    if (wrong) {
      const [die, engine] = wrong;
      const lastMismatch = { rollId, die, engine, shown: shown.get(die) ?? engine };
      this.counters = { ...this.counters, mismatched: mismatched + 1, lastMismatch };
    }
    return null;
  }
}
