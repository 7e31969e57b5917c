import type { ThrowReport } from "../../src/renderer/dice/throw-player";
import type { ThrowSpec } from "../../src/shared/dice/throw";
import { openDicePage } from "../harness/dice-page";
import { mixedThrow } from "./specs";

export interface LiveOptions {
  /** Throws for each number of dice. */
  throws: number;
  dice: number[];
  seed: string;
  /** How many times slower than it is the processor is made for the page: 1 leaves it alone. */
  slowdown: number;
}

export interface LiveResult {
  throws: number;
  /** Throws in which every drawn die showed the engine's value, without being turned, and was told once. */
  landed: number;
  mismatched: number;
  /** Dice that had to be turned after the live run. */
  corrected: number;
  /** Throws that had to show the recorded poses, and why. */
  fellBack: number;
  fellBackBecause: Record<string, number>;
  /** Largest distance of a live die from its planned place, in die edges. */
  farthest: number;
}

export interface LiveReport {
  byDice: Record<string, LiveResult>;
  /** What the page said on its console as an error, or threw. */
  pageErrors: string[];
}

interface Shown extends ThrowReport {
  settledCalls: number;
  posesAfterSettled: number;
  sink: Record<string, unknown>;
}

type Thrower = (spec: ThrowSpec, how: { lift: boolean }) => Promise<Shown>;

/** Rolls dice in the live physics of a Chromium page, one throw after another. */
export async function checkLive({ throws, dice, seed, slowdown }: LiveOptions): Promise<LiveReport> {
  const live = await openDicePage();
  try {
    await live.page.waitForFunction(() => "throwDice" in window);
    if (slowdown > 1) {
      const session = await live.page.context().newCDPSession(live.page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    }
    const show = (spec: ThrowSpec): Promise<Shown> =>
      live.page.evaluate(
        ([wanted, how]) => (Reflect.get(window, "throwDice") as Thrower)(wanted, how),
        // As at the table, where the hand gathers the dice first while the world starts.
        [spec, { lift: true }] as const,
      );
    const byDice: Record<string, LiveResult> = {};
    for (const count of dice) byDice[count] = await checkCount(throws, count, seed, show);
    return { byDice, pageErrors: live.errors };
  } finally {
    await live.close();
  }
}

async function checkCount(
  throws: number,
  count: number,
  seed: string,
  show: (spec: ThrowSpec) => Promise<Shown>,
): Promise<LiveResult> {
  const result: LiveResult = {
    throws,
    landed: 0,
    mismatched: 0,
    corrected: 0,
    fellBack: 0,
    fellBackBecause: {},
    farthest: 0,
  };
  for (let number = 0; number < throws; number++) {
    const spec = mixedThrow(seed, number, count);
    const shown = await show(spec);
    const wrong = spec.dice.some(({ id, value }) => shown.faces[id] !== value || shown.sink[id] !== value);
    const toldOnce = shown.settledCalls === 1 && shown.posesAfterSettled === 0;
    if (wrong) result.mismatched++;
    if (!wrong && toldOnce && shown.corrected === 0) result.landed++;
    result.corrected += shown.corrected;
    result.farthest = Math.max(result.farthest, shown.farthest);
    if (shown.fellBack === null) continue;
    result.fellBack++;
    result.fellBackBecause[shown.fellBack] = (result.fellBackBecause[shown.fellBack] ?? 0) + 1;
  }
  return result;
}
