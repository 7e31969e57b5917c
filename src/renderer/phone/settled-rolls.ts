/** A roll whose dice nobody has said to lie still shows its values after this time, in milliseconds. */
export const REVEAL_LIMIT = 3500;

/** Rolls remembered at once; older ones have been shown long since. */
const REMEMBERED = 24;

/** When the values of each roll may be shown on a screen that rolls no dice itself. */
export class SettledRolls {
  /** When each roll is shown at the latest, in milliseconds; in the past where its dice lie still. */
  private readonly due = new Map<string, number>();

  /** @param now milliseconds, only ever rising. */
  constructor(private readonly now: () => number) {}

  /** The host has told of a roll. */
  rolled(rollId: string): void {
    if (!this.due.has(rollId)) this.set(rollId, this.now() + REVEAL_LIMIT);
  }

  /** The dice of a roll lie still on a screen that shows them; the word may come before the roll itself. */
  settled(rollId: string): void {
    this.set(rollId, Number.NEGATIVE_INFINITY);
  }

  /** How long its values are still kept back, in milliseconds; 0 where they may be shown. */
  wait(rollId: string): number {
    return Math.max(0, (this.due.get(rollId) ?? 0) - this.now());
  }

  /** Another table has rolls of the same names. */
  clear(): void {
    this.due.clear();
  }

  private set(rollId: string, due: number): void {
    this.due.delete(rollId);
    this.due.set(rollId, due);
    const [oldest] = this.due.keys();
    if (this.due.size > REMEMBERED && oldest !== undefined) this.due.delete(oldest);
  }
}
