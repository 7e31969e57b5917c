import { useThree } from "@react-three/fiber";
import { useEffect, useMemo } from "react";
import { DirectionalLight, Object3D } from "three";
import { SKY, SUN, surroundings } from "../afternoon";
import type { TableLayout } from "../layout";
import type { QualityLook } from "../quality";

/** Late afternoon: a low warm sun from the far left, a cool sky, a warm floor. */
export function Light({ layout, look }: { layout: Pick<TableLayout, "bounds">; look: QualityLook }) {
  const { gl, scene } = useThree();
  const sun = useMemo(() => {
    const { colour, strength } = look.reflections ? SUN.reflecting : SUN.plain;
    const light = new DirectionalLight(colour, strength);
    const { bounds } = layout;
    light.layers.enableAll();
    light.target = new Object3D();
    light.target.position.set(bounds.x, 0, bounds.z);
    light.position.set(bounds.x + SUN.away.x, SUN.away.y, bounds.z + SUN.away.z);
    if (look.shadowMap > 0) {
      light.castShadow = true;
      light.shadow.mapSize.set(look.shadowMap, look.shadowMap);
      const reach = Math.max(bounds.width, bounds.depth) / 2 + 4.5;
      Object.assign(light.shadow.camera, {
        left: -reach,
        right: reach,
        top: reach * 0.72,
        bottom: -reach * 0.72,
        near: 2,
        far: 75,
      });
      light.shadow.radius = 3.5;
      light.shadow.bias = -0.0004;
      light.shadow.normalBias = 0.03;
    }
    return light;
  }, [layout, look]);
  useEffect(() => () => sun.dispose(), [sun]);

  useEffect(() => {
    if (!look.reflections) return;
    const target = surroundings(gl);
    scene.environment = target.texture;
    scene.environmentIntensity = SKY.reflecting.surroundings;
    return () => {
      scene.environment = null;
      target.dispose();
    };
  }, [gl, scene, look]);

  const { sky, ground, strength } = look.reflections ? SKY.reflecting : SKY.plain;
  return (
    <>
      <primitive object={sun} />
      <primitive object={sun.target} />
      <hemisphereLight ref={(light) => light?.layers.enableAll()} args={[sky, ground, strength]} />
    </>
  );
}
