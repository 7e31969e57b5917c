import type { Body, World } from "cannon-es";
import { PLANES, STEP_MS, STEP_S } from "./tray";

/** Which two surfaces met: floor is felt or wood as the tray is drawn, a wall is the tray's rim. */
export type ContactPair = "die-floor" | "die-wall" | "die-die";

/**
 * One jolt worth hearing. A die that lies or rolls on without a jolt tells nothing, so a list of these is
 * a list of sounds; it is sorted by time, and the same for every screen that plans the throw.
 */
export interface Contact {
  pair: ContactPair;
  /** Milliseconds from the start of the batch (the swing of the hand before it is not counted). */
  timeMs: number;
  /** The recorded pose at which it is over: `timeMs` is `step` × STEP_MS. */
  step: number;
  /** Index in the batch's dice; of two thrown dice the earlier. */
  die: number;
  /** The other thrown die's index; null for floor, wall and dice that lay there before. */
  other: number | null;
  /** How much speed the die lost or gained along the contact's normal, units a second: 2 is a tick, 15 a knock. */
  strength: number;
  /** Where they touch, in the tray frame. */
  place: readonly [x: number, y: number, z: number];
}

/** A resting die is pushed with about 1.1 in every step; what is below this is not heard. */
const FAINTEST = 2;
/** A push this much stronger than in the step before is another jolt, not the same one going on. */
const RENEWED = 1.5;

interface Touch {
  jolt: number;
  x: number;
  y: number;
  z: number;
}

/** Listens to a world: call `hear` after every step. `restingCount` static dice stand between tray and thrown dice. */
export class ContactEar {
  readonly contacts: Contact[] = [];
  private before = new Map<number, Touch>();
  private now = new Map<number, Touch>();
  private readonly firstDie: number;

  constructor(
    private readonly world: World,
    restingCount: number,
  ) {
    this.firstDie = PLANES.length + restingCount;
  }

  hear(step: number): void {
    [this.before, this.now] = [this.now, this.before];
    this.now.clear();
    for (const contact of this.world.contacts) {
      // The impulse of a contact changes the speed of a die, which weighs 1, by as much.
      const jolt = contact.multiplier * STEP_S;
      if (!(jolt > 0)) continue;
      const key = contact.bi.index * 4096 + contact.bj.index;
      const touch = this.now.get(key) ?? { jolt: 0, x: 0, y: 0, z: 0 };
      touch.jolt += jolt;
      touch.x += jolt * (contact.bi.position.x + contact.ri.x);
      touch.y += jolt * (contact.bi.position.y + contact.ri.y);
      touch.z += jolt * (contact.bi.position.z + contact.ri.z);
      this.now.set(key, touch);
    }
    for (const [key, touch] of this.now) {
      if (touch.jolt < FAINTEST || touch.jolt < RENEWED * (this.before.get(key)?.jolt ?? 0)) continue;
      this.contacts.push(this.contact(step, Math.floor(key / 4096), key % 4096, touch));
    }
  }

  private contact(step: number, first: number, second: number, { jolt, x, y, z }: Touch): Contact {
    const [low, high] = [Math.min(first, second), Math.max(first, second)];
    const plane = PLANES[low];
    const thrown = low - this.firstDie;
    return {
      pair: plane ? `die-${plane.material === "floor" ? "floor" : "wall"}` : "die-die",
      timeMs: step * STEP_MS,
      step,
      die: thrown >= 0 ? thrown : high - this.firstDie,
      other: thrown >= 0 ? high - this.firstDie : null,
      strength: jolt,
      place: [x / jolt, y / jolt, z / jolt],
    };
  }
}

/** Whether a body touches a wall, in the step just taken. */
export function touchesWall(world: World, isMeant: (body: Body) => boolean): boolean {
  return world.contacts.some(({ bi, bj }) => (isWall(bi) && isMeant(bj)) || (isWall(bj) && isMeant(bi)));
}

const isWall = ({ index }: Body): boolean => PLANES[index]?.material === "wall";
