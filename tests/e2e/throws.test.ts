import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { planThrow } from "../../src/renderer/dice/plan";
import type { ThrowReport } from "../../src/renderer/dice/throw-player";
import type { ThrowSpec } from "../../src/shared/dice/throw";
import { type DicePage, openDicePage } from "../harness/dice-page";
import { throwSpec } from "../unit/renderer/dice/throws";

interface Shown extends ThrowReport {
  settledCalls: number;
  posesAfterSettled: number;
  frames: number;
  sink: Record<string, number>;
}
type Options = { recorded?: boolean; skipAfterMs?: number; lift?: boolean };

/** The functions that tests/harness/dice-live puts on its window. */
interface LiveWindow {
  throwDice(spec: ThrowSpec, options?: Options): Promise<Shown>;
  planHashes(specs: ThrowSpec[]): string[];
  workerHashes(specs: ThrowSpec[]): Promise<string[]>;
}

const valuesOf = (spec: ThrowSpec) => Object.fromEntries(spec.dice.map((die) => [die.id, die.value]));

describe("throws in Chromium", () => {
  let live: DicePage;
  beforeAll(async () => {
    live = await openDicePage();
    await live.page.waitForFunction(() => "throwDice" in window);
  }, 120_000);
  afterAll(() => live?.close());

  const show = (spec: ThrowSpec, options: Options = {}): Promise<Shown> =>
    live.page.evaluate(
      ([wanted, how]) => (window as unknown as LiveWindow).throwDice(wanted as ThrowSpec, how as Options),
      [spec, options] as const,
    );

  function expectRight(shown: Shown, spec: ThrowSpec): void {
    expect(shown.faces).toEqual(valuesOf(spec));
    expect(shown.sink).toEqual(valuesOf(spec));
    expect(shown.corrected).toBe(0);
    expect(shown.settledCalls).toBe(1);
    expect(shown.posesAfterSettled).toBe(0);
  }

  it("50 throws have the same poses in Node and in Chromium, on the page and in its worker", async () => {
    const specs = Array.from({ length: 50 }, (_, number) => throwSpec("hash", number, 1 + (number % 6)));
    const here = specs.map((spec) => planThrow(spec).hash);
    const there = await live.page.evaluate((asked) => (window as unknown as LiveWindow).planHashes(asked), specs);
    const worker = await live.page.evaluate((asked) => (window as unknown as LiveWindow).workerHashes(asked), specs);
    expect(there).toEqual(here);
    expect(worker).toEqual(here);
  });

  it("24 live throws show the engine's values, none corrected, none off the plan", async () => {
    let farthest = 0;
    const fellBack: (string | null)[] = [];
    for (let number = 0; number < 24; number++) {
      const spec = throwSpec("live", number, 1 + (number % 6));
      const shown = await show(spec, { lift: number % 2 === 0 });
      expectRight(shown, spec);
      farthest = Math.max(farthest, shown.farthest);
      fellBack.push(shown.fellBack);
    }
    // The live world follows the plan bit by bit; positions come back unrounded.
    expect(farthest).toBeLessThan(1e-5);
    // On a loaded machine a world may answer too late; the values are right all the same.
    expect(fellBack.filter((why) => why !== null && why !== "silent" && why !== "late")).toEqual([]);
    expect(fellBack.filter((why) => why === null).length).toBeGreaterThan(12);
  });

  it("a recorded throw needs no physics", async () => {
    const spec = throwSpec("recorded", 1, 4);
    const shown = await show(spec, { recorded: true, lift: true });
    expectRight(shown, spec);
    expect(shown.fellBack).toBeNull();
    expect(shown.farthest).toBe(0);
  });

  it("a throw in batches ends with every value", async () => {
    const spec = throwSpec("batches", 0, 22);
    const shown = await show(spec, { recorded: true });
    expectRight(shown, spec);
  });

  it("skip shows the end at once", async () => {
    const spec = throwSpec("skip", 1, 5);
    const shown = await show(spec, { skipAfterMs: 250, lift: true });
    expectRight(shown, spec);
    expect(shown.fellBack).toBe("skipped");
  });

  it("hiding the page in mid-roll settles it, and a roll on a hidden page too", async () => {
    const hide = (hidden: boolean) =>
      live.page.evaluate((state) => {
        Object.defineProperty(document, "hidden", { value: state, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }, hidden);
    const spec = throwSpec("hidden", 1, 5);
    const rolling = show(spec);
    await live.page.waitForTimeout(400);
    await hide(true);
    const shown = await rolling;
    expectRight(shown, spec);
    expect(shown.fellBack).toBe("hidden");
    const unseen = throwSpec("hidden", 2, 3);
    expectRight(await show(unseen), unseen);
    await hide(false);
  });

  it("nothing went wrong on the page", () => {
    expect(live.errors).toEqual([]);
  });
});
