import { type Material, MeshLambertMaterial, MeshStandardMaterial, type Texture } from "three";
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
  const common = { ...(map ? { map } : {}), ...(color ? { color } : {}), vertexColors: vertexColors ?? false };
  return look.reflections
    ? new MeshStandardMaterial({ ...common, roughness, metalness })
    : new MeshLambertMaterial(common);
}
