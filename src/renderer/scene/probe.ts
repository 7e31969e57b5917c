import type { WebGLRenderer } from "three";
import { InstancedMesh, Matrix4, Quaternion, type Scene, Vector3 } from "three";
import type { DieId, DieValue } from "../../shared/dice/kinds";
import type { Stage } from "./stage";

interface Mounted {
  stage: Stage;
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

/** What every die shows on top, as it is drawn; empty without a scene. */
export function readTopFaces(): Record<DieId, DieValue> {
  return mounted?.stage.dice.topFaces() ?? {};
}

export interface DrawingFigures {
  /** Frames drawn so far: stands still while nothing moves. */
  frames: number;
  /** Draw calls and triangles of the last frame, its shadows included. */
  calls: number;
  triangles: number;
}

export function drawingFigures(): DrawingFigures | null {
  if (!mounted) return null;
  const { frame, calls, triangles } = mounted.gl.info.render;
  return { frames: frame, calls, triangles };
}
