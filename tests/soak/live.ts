import type { ThrowReport } from "../../src/renderer/dice/throw-player";
import type { ThrowSpec } from "../../src/shared/dice/throw";
import { openDicePage } from "../harness/dice-page";
import { throwSpec } from "../unit/renderer/dice/throws";

/** Rolls dice in the live physics of a Chromium page; false where a face was wrong or had to be turned. */
export async function soakLive(throws: number): Promise<boolean> {
  const live = await openDicePage();
  const fellBack = new Map<string, number>();
  let [corrected, wrong, farthest] = [0, 0, 0];
  try {
    await live.page.waitForFunction(() => "throwDice" in window);
    for (let number = 0; number < throws; number++) {
      const spec = throwSpec("soak-live", number, 1 + (number % 6));
      const report = await live.page.evaluate(
        (wanted) => (Reflect.get(window, "throwDice") as (spec: ThrowSpec) => Promise<ThrowReport>)(wanted),
        spec,
      );
      corrected += report.corrected;
      farthest = Math.max(farthest, report.farthest);
      wrong += spec.dice.filter(({ id, value }) => report.faces[id] !== value).length;
      const why = report.fellBack ?? "live to the end";
      fellBack.set(why, (fellBack.get(why) ?? 0) + 1);
      if ((number + 1) % 100 === 0) console.log(`${number + 1} throws …`);
    }
    const ways = [...fellBack].map(([why, count]) => `${why}: ${count}`).join(", ");
    console.log(`${throws} live throws (${ways})`);
    console.log(`${corrected} dice corrected, ${wrong} wrong, at most ${farthest.toExponential(1)} off the plan`);
    for (const error of live.errors) console.log(`page: ${error}`);
    return corrected === 0 && wrong === 0 && live.errors.length === 0;
  } finally {
    await live.close();
  }
}
