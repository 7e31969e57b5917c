import { type Flick, HARDEST_FLICK } from "../../shared/dice/throw";
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
/** So far from a wall a die cannot touch it however it is turned. */
const MARGIN = 0.95;
const LOWEST = 1.2;

/** Along x and z of the tray. */
type Flat = readonly [x: number, z: number];

/** How a handful of some size is thrown. */
interface Manner {
  /** Dice side by side; a handful is one layer, for dice that lie on dice do not come to rest flat. */
  wide: number;
  /** Slowest and fastest throw, units a second: many dice have less room to roll. */
  speed: readonly [number, number];
  /** How much the outer dice close in (a small handful) or fan out (a large one), per unit from the middle. */
  gather: number;
}

function mannerOf(count: number): Manner {
  if (count <= 4) return { wide: count, speed: [11, 18], gather: 1 };
  if (count <= 8) return { wide: Math.ceil(count / 2), speed: [11, 17], gather: 1 };
  if (count <= 15) return { wide: 5, speed: [9, 13], gather: -0.5 };
  return { wide: 6, speed: [8, 12], gather: -0.5 };
}

/** Places of the dice of a handful about its middle. */
function handful(count: number, wide: number): Flat[] {
  const deep = Math.ceil(count / wide);
  return Array.from({ length: count }, (_, i) => [
    ((i % wide) - (wide - 1) / 2) * PITCH,
    (Math.floor(i / wide) - (deep - 1) / 2) * PITCH,
  ]);
}

function anyRotation(random: ThrowRandom): Quat {
  for (;;) {
    const q: Quat = [random.between(-1, 1), random.between(-1, 1), random.between(-1, 1), random.between(-1, 1)];
    const square = q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3];
    if (square > 0.05 && square <= 1) return normalise(q);
  }
}

/** The way a throw goes, its speed and where its middle starts, all on the flat. */
interface Gesture {
  way: Flat;
  speed: number;
  middle: Flat;
}

/** A throw by key or click: from the far edge, where the basket stands, towards the viewer and across. */
function ownGesture(random: ThrowRandom, [slow, fast]: readonly [number, number], [roomX, roomZ]: Flat): Gesture {
  const room = Math.min(3, roomX);
  const aside = random.between(-room, room);
  // Across the tray rather than straight at the near wall: the long way leaves room to roll.
  const drift = random.between(-10, 10) - aside * 1.5;
  const ahead = random.between(slow, fast - (fast - slow) / 4);
  const speed = Math.sqrt(drift * drift + ahead * ahead);
  return { way: [drift / speed, ahead / speed], speed, middle: [aside, -roomZ] };
}

/** A flick: from the edge that the hand comes from, the way it went, as hard as it went. */
function flicked({ x, z }: Flick, [slow, fast]: readonly [number, number], [roomX, roomZ]: Flat): Gesture {
  const length = Math.sqrt(x * x + z * z);
  const way: Flat = [x / length, z / length];
  const reach = Math.max(Math.abs(way[0]), Math.abs(way[1]));
  return {
    way,
    speed: slow + (fast - slow) * Math.min(1, length / HARDEST_FLICK),
    middle: [(-way[0] / reach) * roomX, (-way[1] / reach) * roomZ],
  };
}

/**
 * Starts for `count` dice thrown together, in one gesture. The same seed and flick give the same bits.
 * A flick of no length is none.
 */
export function buildStarts(seed: string, count: number, flick?: Flick): DieStart[] {
  const random = new ThrowRandom(seed);
  const { wide, speed: speeds, gather } = mannerOf(count);
  const slots = handful(count, wide);
  const [roomX, roomZ] = roomFor(slots);
  const hasFlick = flick !== undefined && (flick.x !== 0 || flick.z !== 0);
  const { way, speed, middle } = hasFlick
    ? flicked(flick, speeds, [roomX, roomZ])
    : ownGesture(random, speeds, [roomX, roomZ]);
  const lift = random.between(-6, -1);
  const spin = random.between(14, 24);
  const [wayX, wayZ] = way;
  return slots.map(([x, z]) => {
    const ahead = speed * random.between(0.85, 1.15);
    const across = random.between(-2, 2) - gather * (x * wayZ - z * wayX);
    // Rolling the way it flies.
    const roll = spin + random.between(-8, 8);
    return {
      position: [middle[0] + x, LOWEST + random.between(0, 0.2), middle[1] + z],
      quaternion: anyRotation(random),
      velocity: [wayX * ahead + wayZ * across, lift + random.between(-1.5, 1.5), wayZ * ahead - wayX * across],
      angularVelocity: [
        wayZ * roll + random.between(-6, 6),
        random.between(-8, 8),
        -wayX * roll + random.between(-6, 6),
      ],
    };
  });
}

/** How far the middle of a handful may be from the middle of the tray, along x and z. */
function roomFor(slots: readonly Flat[]): Flat {
  const reach = (axis: 0 | 1) => Math.max(...slots.map((slot) => Math.abs(slot[axis])));
  return [Math.max(0, TRAY.width / 2 - MARGIN - reach(0)), Math.max(0, TRAY.depth / 2 - MARGIN - reach(1))];
}
