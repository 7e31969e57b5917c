import type { WebGLRenderer } from "three";
import { type InstancedMesh, Matrix4, Quaternion, Vector3 } from "three";
import type { DieId, DieValue } from "../../shared/dice/kinds";
import { topFace } from "../dice/faces";
import { toQuat } from "./places";

/** The instance of each die in the meshes that draw them; `NOT_SEEN` for a die that has gone. */
export type DrawnDice = ReadonlyMap<DieId, { mesh: InstancedMesh; index: number }>;

export const NOT_SEEN = -1;

interface Mounted {
  drawn: DrawnDice;
  gl: WebGLRenderer;
}

let mounted: Mounted | null = null;

/** Lets tests and the diagnostics panel look at the scene while it is mounted. */
export function mountProbe(scene: Mounted): () => void {
  mounted = scene;
  return () => {
    if (mounted === scene) mounted = null;
  };
}

/** What every die shows on top, read from the matrices it was last drawn with; empty without a scene. */
export function readTopFaces(): Record<DieId, DieValue> {
  const faces: Record<DieId, DieValue> = {};
  const matrix = new Matrix4();
  const rotation = new Quaternion();
  for (const [id, { mesh, index }] of mounted?.drawn ?? []) {
    if (index === NOT_SEEN) continue;
    mesh.getMatrixAt(index, matrix);
    matrix.decompose(new Vector3(), rotation, new Vector3());
    faces[id] = topFace(toQuat(rotation)).value;
  }
  return faces;
}

/** Where every die is drawn, as the 16 numbers of its matrix; empty without a scene. */
export function drawnPoses(): Record<DieId, number[]> {
  const poses: Record<DieId, number[]> = {};
  const matrix = new Matrix4();
  for (const [id, { mesh, index }] of mounted?.drawn ?? []) {
    if (index === NOT_SEEN) continue;
    mesh.getMatrixAt(index, matrix);
    poses[id] = matrix.toArray();
  }
  return poses;
}

export interface DrawingFigures {
  /** Frames drawn so far: stands still while nothing moves. */
  frames: number;
  /** Draw calls and triangles of the last frame, its shadows included. */
  calls: number;
  triangles: number;
  /** What the graphics card keeps for this scene. */
  geometries: number;
  textures: number;
  programs: number;
}

export function drawingFigures(): DrawingFigures | null {
  if (!mounted) return null;
  const { render, memory, programs } = mounted.gl.info;
  const { frame: frames, calls, triangles } = render;
  return {
    frames,
    calls,
    triangles,
    geometries: memory.geometries,
    textures: memory.textures,
    programs: programs?.length ?? 0,
  };
}
