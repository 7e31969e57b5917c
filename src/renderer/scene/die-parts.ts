import { type BufferGeometry, type Material, MeshLambertMaterial, MeshStandardMaterial } from "three";
import { RoundedBoxGeometry } from "three/examples/jsm/geometries/RoundedBoxGeometry.js";
import type { DieColour } from "../../shared/dice/kinds";

export interface DieParts {
  geometry: BufferGeometry;
  material: Material;
}

export function dieParts(colour: DieColour, reflections: boolean): DieParts {
  const hex = { red: "#b3261a", black: "#1e1a1d", gold: "#d7a437" }[colour];
  const material = reflections
    ? new MeshStandardMaterial({ color: hex, roughness: 0.3 })
    : new MeshLambertMaterial({ color: hex });
  return { geometry: new RoundedBoxGeometry(1, 1, 1, 3, 0.12), material };
}
