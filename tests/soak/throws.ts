import { checkLive } from "../checks/live";

const DICE = [1, 2, 3, 4, 5, 6];

/**
 * Throws one after another on one page, each in a live physics world of its own: none may freeze, and every drawn die
 * shows the engine's value. On a loaded machine a world may answer too late; such a throw goes on from its recorded poses.
 */
export async function soakThrows(throws: number): Promise<boolean> {
  const each = Math.ceil(throws / DICE.length);
  const { byDice, pageErrors } = await checkLive({ throws: each, dice: DICE, seed: "soak", slowdown: 1 });
  const results = Object.values(byDice);
  const sum = (of: (result: (typeof results)[number]) => number) =>
    results.reduce((total, result) => total + of(result), 0);
  const because = results.map(({ fellBackBecause }) => fellBackBecause);
  console.log(
    `${sum(({ throws }) => throws)} throws, ${sum(({ landed }) => landed)} landed as planned, ` +
      `${sum(({ mismatched }) => mismatched)} mismatched, ${sum(({ corrected }) => corrected)} dice turned, ` +
      `${sum(({ fellBack }) => fellBack)} fell back ${JSON.stringify(because)}, ` +
      `farthest from the plan ${Math.max(...results.map(({ farthest }) => farthest))}`,
  );
  for (const error of pageErrors) console.log(`page: ${error}`);
  return pageErrors.length === 0 && results.every(({ throws, landed }) => landed === throws);
}
