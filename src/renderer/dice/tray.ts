/**
 * The rolling tray and the physics in it, as data. Tray frame: origin at the centre of the tray's floor,
 * y up, x right, z towards the viewer; 1 unit is a die's edge, seconds, and a die weighs 1.
 */
export const TRAY = {
  /** Inner size from wall to wall. */
  width: 13,
  depth: 9,
  /** Height of the drawn rim; dice are kept from touching a wall above it. */
  rim: 1.5,
} as const;

export const DIE_EDGE = 1;
export const REST_HEIGHT = DIE_EDGE / 2;

export const STEP_MS = 1000 / 60;
export const STEP_S = 1 / 60;

/** Settings of the physics world, shared by the planner and the live world. */
export const WORLD = {
  gravity: [0, -65, 0] as [number, number, number],
  iterations: 20,
  tolerance: 1e-7,
} as const;

export type MaterialName = "die" | "floor" | "wall";

export interface MaterialSpec {
  name: MaterialName;
  friction: number;
  restitution: number;
}

/**
 * Where two things touch, their values are multiplied: dice slip off each other (friction 0.0025), which keeps them
 * from leaning, and grip the floor (0.48) and the walls (0.31).
 */
export const MATERIALS: Readonly<Record<MaterialName, MaterialSpec>> = {
  die: { name: "die", friction: 0.05, restitution: 0.66 },
  floor: { name: "floor", friction: 9.68, restitution: 0.53 },
  wall: { name: "wall", friction: 6.16, restitution: 1.05 },
};

/** How hard contacts are; said in full, because the worker's defaults are not those of cannon-es. */
export const CONTACT = {
  contactEquationStiffness: 1e6,
  contactEquationRelaxation: 3,
  frictionEquationStiffness: 1e6,
  frictionEquationRelaxation: 3,
} as const;

export interface PlaneSpec {
  material: MaterialName;
  position: [number, number, number];
  /** Turns the plane's normal (z) the way it pushes. */
  quaternion: [number, number, number, number];
}

const HALF = Math.SQRT1_2;

/** Floor and walls; endless planes cannot be tunnelled through, whatever the speed. */
export const PLANES: readonly PlaneSpec[] = [
  { material: "floor", position: [0, 0, 0], quaternion: [-HALF, 0, 0, HALF] },
  { material: "wall", position: [-TRAY.width / 2, 0, 0], quaternion: [0, HALF, 0, HALF] },
  { material: "wall", position: [TRAY.width / 2, 0, 0], quaternion: [0, -HALF, 0, HALF] },
  { material: "wall", position: [0, 0, -TRAY.depth / 2], quaternion: [0, 0, 0, 1] },
  { material: "wall", position: [0, 0, TRAY.depth / 2], quaternion: [0, 1, 0, 0] },
];
