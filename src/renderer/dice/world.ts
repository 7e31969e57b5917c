import { Body, Box, GSSolver, Material, NaiveBroadphase, Plane, Vec3, World } from "cannon-es";
import type { Quat, Vec } from "./quaternion";
import type { DieStart } from "./throw-builder";
import { CONTACT, DIE_EDGE, MATERIALS, type MaterialName, PLANES, WORLD } from "./tray";

/** Where something lies, in the tray frame. */
export interface Pose {
  position: Vec;
  quaternion: Quat;
}

export interface ThrowWorld {
  world: World;
  dice: Body[];
}

/**
 * The world that the worker of @react-three/cannon builds from the props in ThrowWorldBodies.tsx:
 * the same bodies in the same order with the same settings, so that both follow the same path.
 */
export function buildWorld(starts: readonly DieStart[], resting: readonly Pose[]): ThrowWorld {
  const world = new World();
  world.allowSleep = false;
  world.gravity.set(...WORLD.gravity);
  world.broadphase = new NaiveBroadphase();
  if (!(world.solver instanceof GSSolver)) throw new Error("cannon-es no longer solves with GSSolver by default");
  world.solver.iterations = WORLD.iterations;
  world.solver.tolerance = WORLD.tolerance;

  Object.assign(world.defaultContactMaterial, CONTACT);

  const materials: Record<MaterialName, Material> = {
    die: new Material(MATERIALS.die),
    floor: new Material(MATERIALS.floor),
    wall: new Material(MATERIALS.wall),
  };

  for (const plane of PLANES) {
    const body = new Body({ mass: 0, type: Body.STATIC, material: materials[plane.material] });
    body.addShape(new Plane());
    body.position.set(...plane.position);
    body.quaternion.set(...plane.quaternion);
    world.addBody(body);
  }

  const edge = new Vec3(DIE_EDGE / 2, DIE_EDGE / 2, DIE_EDGE / 2);
  for (const pose of resting) {
    const body = new Body({ mass: 0, type: Body.STATIC, material: materials.die });
    body.addShape(new Box(edge));
    body.position.set(...pose.position);
    body.quaternion.set(...pose.quaternion);
    world.addBody(body);
  }

  const dice = starts.map((start) => {
    // Damping is raised to a power in every step, and Math.pow is not the same everywhere; 1 to any power is.
    const body = new Body({ mass: 1, material: materials.die, linearDamping: 0, angularDamping: 0 });
    body.addShape(new Box(edge));
    body.position.set(...start.position);
    body.velocity.set(...start.velocity);
    body.angularVelocity.set(...start.angularVelocity);
    body.quaternion.set(...start.quaternion);
    world.addBody(body);
    return body;
  });
  return { world, dice };
}
