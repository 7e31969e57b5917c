import { normalise, type Quat, type Vec } from "./quaternion";
import { ThrowRandom } from "./throw-random";
import { TRAY } from "./tray";

/** How one die leaves the hand, in the tray frame (units, units a second, radians a second). */
export interface DieStart {
  position: Vec;
  quaternion: Quat;
  velocity: Vec;
  angularVelocity: Vec;
}

/** Centre distance at which two dice cannot touch however they are turned (√3, rounded up). */
const PITCH = 1.75;
const FIRST_ROW = -TRAY.depth / 2 + 0.95;
const LOWEST = 1.2;

interface Slot {
  x: number;
  y: number;
  z: number;
}

/** A handful: at most four wide and two deep, two high beyond that. */
function handful(count: number): Slot[] {
  const high = count > 8 ? 2 : 1;
  const wide = count > 4 ? Math.min(4, Math.ceil(count / 2 / high)) : count;
  return Array.from({ length: count }, (_, i) => ({
    x: ((i % wide) - (wide - 1) / 2) * PITCH,
    y: (Math.floor(i / wide) % high) * PITCH,
    z: Math.floor(i / (wide * high)) * PITCH,
  }));
}

function anyRotation(random: ThrowRandom): Quat {
  for (;;) {
    const q: Quat = [random.between(-1, 1), random.between(-1, 1), random.between(-1, 1), random.between(-1, 1)];
    const square = q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3];
    if (square > 0.05 && square <= 1) return normalise(q);
  }
}

/**
 * Starts for `count` dice thrown together, in one gesture, from the tray's far edge, where the basket stands.
 * The same seed gives the same bits.
 */
export function buildStarts(seed: string, count: number): DieStart[] {
  const random = new ThrowRandom(seed);
  const slots = handful(count);
  const reach = Math.max(...slots.map((slot) => Math.abs(slot.x)));
  const room = Math.min(3, Math.max(0, TRAY.width / 2 - 0.95 - reach));
  const aside = random.between(-room, room);
  const speed = random.between(11, 16);
  // Across the tray rather than straight at the near wall: the long way leaves room to roll.
  const drift = random.between(-10, 10) - aside * 1.5;
  const lift = random.between(-6, -1);
  const spin = random.between(14, 24);
  return slots.map((slot) => ({
    position: [aside + slot.x, LOWEST + slot.y + random.between(0, 0.2), FIRST_ROW + slot.z],
    quaternion: anyRotation(random),
    velocity: [
      drift + random.between(-2, 2) - slot.x,
      lift + random.between(-1.5, 1.5),
      speed * random.between(0.85, 1.15),
    ],
    angularVelocity: [
      // Rolling the way it flies.
      spin + random.between(-8, 8),
      random.between(-8, 8),
      random.between(-12, 12) - drift,
    ],
  }));
}
