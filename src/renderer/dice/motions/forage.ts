import type { Pose } from "../world";
import { hop } from "./hop";
import { type Motion, sequence } from "./motion";
import { tips } from "./tip";
import { add, minus } from "./turning";

/**
 * The motions of Forage's dice. Poses are at rest, flat, in any one frame with y up and die edges as units; what a die
 * shows is told by its rotation alone.
 */

const TIP_MS = 420;

const distance = (from: Pose, to: Pose): number => Math.hypot(...minus(to.position, from.position));

/** A new die goes from its supply to its cell, showing 1 there (FG-D2): one arc, one turn. */
export function placed(supply: Pose, cell: Pose): Motion {
  const far = distance(supply, cell);
  return hop(supply, cell, { lift: 1.4 + far * 0.12, durationMs: Math.min(780, 460 + far * 18), turns: 1 });
}

/**
 * A die moves up to the card laid over it and shows what `cell` shows: where it grows (FG-D3) it tips over an edge to
 * the neighbouring side first; where it stays as it was (FG-D4, or at 15) it only hops.
 */
export function movedUp(from: Pose, cell: Pose): Motion {
  const tipped = tips(from, cell.quaternion, TIP_MS);
  const start = tipped.at(-1)?.end ?? from;
  const up = hop(start, cell, { lift: 0.7, durationMs: 320 });
  return sequence([...tipped, up]);
}

/** Low and quick hops of a mouse, from side to side of the straight way. */
const SCURRIES = 4;
const SCURRY_MS = 130;
const ASIDE = 0.35;

/** A die becomes a mouse (FG-D5): it scurries from its supply to beside its cell, and tips over onto it as a mouse. */
export function becameMouse(supply: Pose, cell: Pose): Motion {
  // Where the last tip has to begin is found by tipping back, in thought, from the end.
  const [tip] = tips({ position: [0, 0, 0], quaternion: supply.quaternion }, cell.quaternion, TIP_MS);
  const beside: Pose = {
    position: tip ? minus(cell.position, tip.end.position) : cell.position,
    quaternion: supply.quaternion,
  };
  const way = minus(beside.position, supply.position);
  const length = Math.max(1e-6, Math.hypot(way[0], way[2]));
  const spot = (index: number): Pose => {
    if (index === SCURRIES) return beside;
    const t = index / SCURRIES;
    const aside = (index % 2 === 1 ? ASIDE : -ASIDE) * Math.min(1, length);
    return {
      position: add(supply.position, [
        way[0] * t - (way[2] / length) * aside,
        way[1] * t,
        way[2] * t + (way[0] / length) * aside,
      ]),
      quaternion: supply.quaternion,
    };
  };
  const hops = Array.from({ length: SCURRIES }, (_, i) =>
    hop(i === 0 ? supply : spot(i), spot(i + 1), { lift: 0.35, durationMs: SCURRY_MS }),
  );
  const over = tip ? tips(beside, cell.quaternion, TIP_MS) : [];
  const last = over.at(-1)?.end ?? beside;
  // The tip leaves the die square to where it came from; a last small hop sets it square to its cell.
  const square = hop(last, cell, { lift: 0.12, durationMs: 140 });
  return sequence([...hops, ...over, square]);
}

/** A die goes back to its supply (FG-D5, FG-D6): plucked, and set down without a tumble. */
export function returned(cell: Pose, supply: Pose): Motion {
  const far = distance(cell, supply);
  return hop(cell, supply, { lift: 1 + far * 0.08, durationMs: Math.min(640, 380 + far * 14) });
}
