import { useThree } from "@react-three/fiber";
import { useEffect, useLayoutEffect, useMemo } from "react";
import { DirectionalLight, Object3D } from "three";
import type { TableLayout } from "../layout";
import type { SceneLook } from "../look";
import { roomOf, SUN_AWAY } from "../surroundings";

/** A low light from the far left, and light from all sides: sky above, the table below. */
export function Light({ layout, look }: { layout: Pick<TableLayout, "bounds">; look: SceneLook }) {
  const { gl, scene } = useThree();
  const sun = useMemo(() => {
    const { colour, strength } = lightOf(look).sun;
    const light = new DirectionalLight(colour, strength);
    const { bounds } = layout;
    light.layers.enableAll();
    light.target = new Object3D();
    light.target.position.set(bounds.x, 0, bounds.z);
    light.position.set(bounds.x + SUN_AWAY.x, SUN_AWAY.y, bounds.z + SUN_AWAY.z);
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

  useLayoutEffect(() => {
    if (!look.reflections) return;
    scene.environment = roomOf(gl, look.theme.room).texture;
    scene.environmentIntensity = look.theme.room.share;
    return () => {
      scene.environment = null;
    };
  }, [gl, scene, look]);

  const { above, below, strength } = lightOf(look).sky;
  return (
    <>
      <primitive object={sun} />
      <primitive object={sun.target} />
      <hemisphereLight ref={(light) => light?.layers.enableAll()} args={[above, below, strength]} />
    </>
  );
}

const lightOf = ({ theme, reflections }: SceneLook) => theme.light[reflections ? "reflecting" : "plain"];
