import { MeshPhysicalMaterial, MeshStandardMaterial } from "three";
import type { DieColour } from "../../shared/dice/kinds";

export interface DieColouring {
  body: string;
  pip: string;
}

/** Colours in sRGB; they are put into the vertices of the dice, so that a die is drawn with one material. */
export const DIE_COLOURING: Readonly<Record<DieColour, DieColouring>> = {
  /** Tomato enamel with cream pips. */
  red: { body: "#b8220f", pip: "#fff4da" },
  /** Matte charcoal with bone pips. */
  black: { body: "#262325", pip: "#f3eee2" },
  /** Brushed gold with burnt pips. */
  gold: { body: "#e2a92f", pip: "#2b1608" },
};

/** The material of a kind's dice, for geometry with vertex colours. `light` is for screens that draw in software. */
export function createDieMaterial(kind: DieColour, detail: "full" | "light"): MeshStandardMaterial {
  const surface = {
    red: { roughness: 0.32, metalness: 0 },
    black: { roughness: 0.62, metalness: 0 },
    gold: { roughness: 0.38, metalness: 0.45 },
  }[kind];
  if (detail === "light") return new MeshStandardMaterial({ vertexColors: true, ...surface });
  return new MeshPhysicalMaterial({
    vertexColors: true,
    ...surface,
    clearcoat: { red: 0.55, black: 0.1, gold: 0.3 }[kind],
    clearcoatRoughness: { red: 0.18, black: 0.5, gold: 0.3 }[kind],
  });
}
