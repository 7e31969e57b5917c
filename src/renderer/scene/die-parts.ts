import { type BufferGeometry, type Material, MeshLambertMaterial } from "three";
import type { DieColour } from "../../shared/dice/kinds";
import { createDieGeometry } from "../dice/die-geometry";
import { createDieMaterial } from "../dice/die-materials";

export interface DieParts {
  geometry: BufferGeometry;
  material: Material;
}

/** What all dice of a colour are drawn with; without reflections they are plainly lit. */
export function dieParts(colour: DieColour, reflections: boolean): DieParts {
  return {
    geometry: createDieGeometry(colour, reflections ? "full" : "light"),
    material: reflections ? createDieMaterial(colour, "light") : new MeshLambertMaterial({ vertexColors: true }),
  };
}
