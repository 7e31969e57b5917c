import { type Mesh, Quaternion, Vector3 } from "three";
import { type DieFace, type ForageKind, forageFaceOn } from "../../../shared/dice/forage-faces";
import { topFace } from "../../dice/faces";
import { CELL } from "./layout";

let mounted: ReadonlyMap<string, Mesh> | null = null;

/** Lets tests look at the dice of the scene while it is mounted. */
export function mountForestProbe(meshes: ReadonlyMap<string, Mesh>): () => void {
  mounted = meshes;
  return () => {
    if (mounted === meshes) mounted = null;
  };
}

export interface SeenDie {
  colour: ForageKind;
  face: DieFace;
  /** The cell it is drawn over, as "x,y". */
  cell: string;
}

/** Every die as it was last drawn: what is on top of it, read from its rotation, and the cell it stands over. */
export function seenDice(): Record<string, SeenDie> {
  const seen: Record<string, SeenDie> = {};
  const at = new Vector3();
  const turn = new Quaternion();
  for (const [id, mesh] of mounted ?? []) {
    mesh.updateWorldMatrix(true, false);
    mesh.matrixWorld.decompose(at, turn, new Vector3());
    const { value } = topFace([turn.x, turn.y, turn.z, turn.w]);
    seen[id] = {
      colour: id.slice(0, id.indexOf("-")) as ForageKind,
      face: forageFaceOn(value),
      cell: `${Math.floor(at.x / CELL)},${Math.floor(at.z / CELL)}`,
    };
  }
  return seen;
}
