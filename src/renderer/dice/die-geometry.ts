import { type BufferGeometry, Color } from "three";
import type { DieKind } from "../../shared/dice/forage-faces";
import { DIE_VALUES } from "../../shared/dice/kinds";
import { FACE_NORMALS } from "./faces";
import { addCorners, addEdges } from "./geometry/edges";
import { addFace } from "./geometry/face";
import { type Paint, Surface } from "./geometry/surface";
import { faceMarks, faceOf } from "./marks/face-marks";
import type { KindLook } from "./sets/dice-set";

/** `full` for close-ups, `light` for screens that draw in software. */
export type DieDetail = "full" | "light";

const EDGE_STEPS: Record<DieDetail, number> = { full: 5, light: 2 };
const BOWL_RINGS: Record<DieDetail, number> = { full: 3, light: 1 };

/**
 * One die of edge 1 around its middle, with pips or figures cut in and its colours in its vertices;
 * its sides look the way FACE_NORMALS tells. Share one for all dice of a kind; the caller disposes it.
 */
export function createDieGeometry(kind: DieKind, look: KindLook, detail: DieDetail): BufferGeometry {
  const surface = new Surface();
  const body: Paint = { colour: new Color(look.body), patterned: true };
  const mark: Paint = { colour: new Color(look.mark), patterned: false };
  const edge: Paint = look.edgePaint ? { colour: new Color(look.edgePaint), patterned: false } : body;
  for (const side of DIE_VALUES) {
    const marks = faceMarks(kind, look, faceOf(kind, side), detail === "full");
    addFace(surface, FACE_NORMALS[side], 0.5 - look.edge.size, marks, { body, mark }, BOWL_RINGS[detail]);
  }
  addEdges(surface, look.edge, EDGE_STEPS[detail], edge);
  addCorners(surface, look.edge, EDGE_STEPS[detail], edge);
  return surface.build();
}
