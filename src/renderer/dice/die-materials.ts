import { type Material, MeshLambertMaterial, MeshPhysicalMaterial, MeshStandardMaterial } from "three";
import { addPattern } from "./die-pattern";
import type { Finish } from "./sets/dice-set";

/** How light meets a die: plain diffuse, with reflections, or with reflections in a clear coat over it. */
export type DieSurface = "plain" | "reflecting" | "coated";

/** What dice of this finish are drawn with, for geometry with vertex colours. */
export function createDieMaterial(finish: Finish, surface: DieSurface): Material {
  const material = bare(finish, surface);
  addPattern(material, finish);
  return material;
}

function bare({ roughness, metalness, clearcoat, clearcoatRoughness }: Finish, surface: DieSurface): Material {
  if (surface === "plain") return new MeshLambertMaterial({ vertexColors: true });
  const common = { vertexColors: true, roughness, metalness };
  if (surface === "reflecting") return new MeshStandardMaterial(common);
  return new MeshPhysicalMaterial({ ...common, clearcoat, clearcoatRoughness });
}
