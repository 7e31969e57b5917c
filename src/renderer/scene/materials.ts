import {
  Color,
  type InstancedMesh,
  type Material,
  MeshLambertMaterial,
  MeshStandardMaterial,
  type Texture,
} from "three";
import type { QualityLook } from "./quality";

interface Surface {
  map?: Texture;
  color?: string;
  vertexColors?: boolean;
  roughness?: number;
  metalness?: number;
}

/** One surface for every quality: physically based where light is reflected, plain diffuse otherwise. */
export function surface(
  look: QualityLook,
  { map, color, vertexColors, roughness = 0.8, metalness = 0 }: Surface,
): Material {
  if (map) map.anisotropy = look.anisotropy;
  const common = { ...(map ? { map } : {}), ...(color ? { color } : {}), vertexColors: vertexColors ?? false };
  return look.reflections
    ? new MeshStandardMaterial({ ...common, roughness, metalness })
    : new MeshLambertMaterial(common);
}

const UNCHANGED = new Color(1, 1, 1);

/**
 * Gives instances that have no colour of their own the colour that changes nothing, so that the program that draws
 * dice draws them too: every program costs a machine without a graphics card a tenth of a second.
 */
export function inOwnColours<Mesh extends InstancedMesh>(mesh: Mesh): Mesh {
  for (let index = 0; index < mesh.instanceMatrix.count; index++) mesh.setColorAt(index, UNCHANGED);
  return mesh;
}
