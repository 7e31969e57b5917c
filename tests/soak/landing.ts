import { topFace } from "../../src/renderer/dice/faces";
import type { ThrowPlan } from "../../src/renderer/dice/plan";
import { quatAt } from "../../src/renderer/dice/quaternion";
import { ThrowPlayer } from "../../src/renderer/dice/throw-player";
import { REST_HEIGHT, TRAY } from "../../src/renderer/dice/tray";
import type { ThrowSpec } from "../../src/shared/dice/throw";

/** Farther out than this a die of edge 1 would be in the wall; a hair is left for rounding. */
const REACH = 0.49;

/** What is wrong with the end of a throw: empty where every die lies flat, inside, with the engine's value on top. */
export function landingFaults(plan: ThrowPlan, spec: ThrowSpec): string[] {
  const player = new ThrowPlayer(plan, { live: false });
  player.finish("skipped");
  const faults: string[] = [];
  if (player.ids.join() !== spec.dice.map(({ id }) => id).join()) faults.push(`${spec.rollId}: other dice`);
  if (player.report.corrected > 0) faults.push(`${spec.rollId}: ${player.report.corrected} dice turned at the end`);
  spec.dice.forEach((die, i) => {
    const top = topFace(quatAt(player.quaternions, i));
    const [x = Number.NaN, y, z = Number.NaN] = player.positions.subarray(i * 3, i * 3 + 3);
    const which = `${spec.rollId} ${die.id}`;
    if (top.value !== die.value) faults.push(`${which}: shows ${top.value}, not ${die.value}`);
    if (!(top.flatness > 0.9999)) faults.push(`${which}: cocked, ${top.flatness}`);
    if (y !== REST_HEIGHT) faults.push(`${which}: at height ${y}`);
    const inside = Math.abs(x) < TRAY.width / 2 - REACH && Math.abs(z) < TRAY.depth / 2 - REACH;
    if (!inside) faults.push(`${which}: outside, at ${x}, ${z}`);
  });
  return faults;
}
