import type { Quaternion, Vector3 } from "three";
import { type DieColour, type DieId, type DieValue, dieColour } from "../../shared/dice/kinds";
import { topFace } from "../dice/faces";
import { clonePose, type Hop, hop, hopAt, samePose, staggered } from "./motion";
import { lifted, type Place, type Pose, toQuat } from "./places";

interface Actor {
  id: DieId;
  colour: DieColour;
  /** As drawn now. */
  pose: Pose;
  place: Place;
  /** Where it rests with its lift; hops end here. */
  goal: Pose;
  motion: Hop | null;
  /** In the fingers: follows the pointer. */
  held: boolean;
  /** In a throw: follows the physics; grows from its size in the basket. */
  flight: { from: number; start: number } | null;
}

/** A die taken from a full basket has its real size after this time, in milliseconds. */
const PICK_UP_MS = 260;
/** A dropped die waits so long for its new place before it goes back. */
const DROP_WAIT_MS = 240;

/** Where every die is drawn, and how it gets from place to place. Knows no rules and no clock. */
export class DiceModel {
  private readonly actors = new Map<DieId, Actor>();
  private readonly landed = new Map<DieId, Pose>();
  private throwName: string | null = null;

  constructor(places: ReadonlyMap<DieId, Place>) {
    for (const [id, place] of places) {
      const pose = clonePose(place);
      this.actors.set(id, {
        id,
        colour: dieColour(id),
        pose,
        place,
        goal: place,
        motion: null,
        held: false,
        flight: null,
      });
    }
  }

  get ids(): DieId[] {
    return [...this.actors.keys()];
  }

  /** Poses of the last throw at rest, in the table's frame. */
  get trayPoses(): ReadonlyMap<DieId, Pose> {
    return this.landed;
  }

  /** Dice of a throw that has not come to rest. */
  get flying(): ReadonlySet<DieId> {
    return new Set([...this.actors.values()].filter(({ flight }) => flight !== null).map(({ id }) => id));
  }

  actor(id: DieId): Readonly<Actor> | null {
    return this.actors.get(id) ?? null;
  }

  each(visit: (actor: Readonly<Actor>) => void): void {
    for (const actor of this.actors.values()) visit(actor);
  }

  /** Sends every die whose place (or lift) changed there: as a group, in hops, or at once. */
  arrange(
    places: ReadonlyMap<DieId, Place>,
    lift: (id: DieId, place: Place) => number,
    now: number,
    instant: boolean,
  ): void {
    const leaving: Actor[] = [];
    for (const [id, place] of places) {
      const actor = this.actors.get(id);
      if (!actor) throw new RangeError(`no die ${id} on this table`);
      const goal = lifted(place, lift(id, place));
      const changed = !samePose(goal, actor.goal);
      actor.place = place;
      actor.goal = goal;
      if (actor.flight) continue;
      if (instant) {
        actor.motion = null;
        actor.held = false;
        copyPose(goal, actor.pose);
      } else if (changed) {
        actor.held = false;
        leaving.push(actor);
      }
    }
    const farAway = leaving.filter((actor) => actor.pose.position.distanceTo(actor.goal.position) > 1.5);
    const starts = staggered(farAway.length, now);
    farAway.forEach((actor, index) => {
      actor.motion = hop(actor.pose, actor.goal, starts[index] as number);
    });
    for (const actor of leaving) if (!farAway.includes(actor)) actor.motion = hop(actor.pose, actor.goal, now);
  }

  /** A new throw: the tray is free, the thrown dice follow `drive` from where they are. */
  beginThrow(name: string, ids: readonly string[], now: number): void {
    if (this.throwName === name) return;
    this.throwName = name;
    this.landed.clear();
    for (const actor of this.actors.values()) actor.flight = null;
    for (const id of ids) {
      const actor = this.actors.get(id as DieId);
      if (!actor) throw new RangeError(`no die ${id} on this table`);
      actor.motion = null;
      actor.held = false;
      actor.flight = { from: actor.pose.scale, start: now };
    }
  }

  /** The throw starts moving now: it may have been planned for a while. */
  liftOff(now: number): void {
    for (const { flight } of this.actors.values()) if (flight) flight.start = now;
  }

  /** One drawn pose of a thrown die, in the table's frame. */
  drive(id: string, position: Vector3, rotation: Quaternion, now: number): void {
    const actor = this.actors.get(id as DieId);
    if (!actor?.flight) return;
    const { from, start } = actor.flight;
    actor.pose.position.copy(position);
    actor.pose.rotation.copy(rotation);
    const t = Math.min(1, Math.max(0, (now - start) / PICK_UP_MS));
    actor.pose.scale = from + (1 - from) * t;
  }

  /** The throw lies still: its dice stay in the tray as they are drawn now. */
  endThrow(): void {
    for (const actor of this.actors.values()) {
      if (!actor.flight) continue;
      actor.flight = null;
      actor.pose.scale = 1;
      this.landed.set(actor.id, clonePose(actor.pose));
      actor.goal = clonePose(actor.pose);
    }
  }

  /** Forgets the last throw, also one that will not come to rest here: its dice go where they belong. False where there was none. */
  dropThrow(): boolean {
    if (this.throwName === null) return false;
    this.throwName = null;
    this.landed.clear();
    for (const actor of this.actors.values()) {
      if (!actor.flight) continue;
      actor.flight = null;
      actor.goal = clonePose(actor.pose);
    }
    return true;
  }

  /** Takes a die into the fingers, or moves it there. */
  hold(id: DieId, point: Vector3): void {
    const actor = this.actors.get(id);
    if (!actor || actor.flight) return;
    actor.held = true;
    actor.motion = null;
    actor.pose.position.copy(point);
    actor.pose.rotation.copy(actor.goal.rotation);
    actor.pose.scale = actor.goal.scale;
  }

  /** Lets go: the die goes back to its place unless it is given another meanwhile. */
  release(id: DieId, now: number): void {
    const actor = this.actors.get(id);
    if (!actor?.held) return;
    actor.held = false;
    actor.motion = hop(actor.pose, actor.goal, now + DROP_WAIT_MS);
  }

  /** Moves everything to `now`; true while something is on its way. */
  step(now: number): boolean {
    let moving = false;
    for (const actor of this.actors.values()) {
      if (actor.flight) moving = true;
      if (!actor.motion) continue;
      moving = true;
      if (hopAt(actor.motion, now, actor.pose)) actor.motion = null;
    }
    return moving;
  }

  /** What every die shows on top as it is drawn now. */
  topFaces(): Record<DieId, DieValue> {
    const faces: Record<DieId, DieValue> = {};
    for (const actor of this.actors.values()) faces[actor.id] = topFace(toQuat(actor.pose.rotation)).value;
    return faces;
  }
}

function copyPose(from: Pose, to: Pose): void {
  to.position.copy(from.position);
  to.rotation.copy(from.rotation);
  to.scale = from.scale;
}
