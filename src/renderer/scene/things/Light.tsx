import { useThree } from "@react-three/fiber";
import { useEffect, useMemo } from "react";
import {
  BackSide,
  BoxGeometry,
  DirectionalLight,
  Mesh,
  MeshBasicMaterial,
  Object3D,
  PMREMGenerator,
  Scene,
  SphereGeometry,
} from "three";
import type { TableLayout } from "../layout";
import type { QualityLook } from "../quality";

/** Late afternoon: a low warm sun from the far left, a cool sky, a warm floor. */
export function Light({ layout, look }: { layout: TableLayout; look: QualityLook }) {
  const { gl, scene } = useThree();
  const sun = useMemo(() => {
    const light = new DirectionalLight(look.reflections ? "#ffdca6" : "#ffe8c8", look.reflections ? 2.7 : 2.4);
    const { bounds } = layout;
    light.layers.enableAll();
    light.target = new Object3D();
    light.target.position.set(bounds.x, 0, bounds.z);
    light.position.set(bounds.x - 17, 25, bounds.z - 13);
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
    const generator = new PMREMGenerator(gl);
    const room = afternoonRoom();
    const target = generator.fromScene(room, 0.05);
    scene.environment = target.texture;
    scene.environmentIntensity = 0.45;
    generator.dispose();
    return () => {
      scene.environment = null;
      target.dispose();
    };
  }, [gl, scene, look]);

  return (
    <>
      <primitive object={sun} />
      <primitive object={sun.target} />
      <hemisphereLight
        ref={(light) => light?.layers.enableAll()}
        args={look.reflections ? ["#fff1d8", "#8a5a34", 0.65] : ["#fff6e8", "#97755a", 1.9]}
      />
    </>
  );
}

/** What shines on enamel and pips: a bright window at the left, a warm ceiling, dark wood below. */
function afternoonRoom(): Scene {
  const room = new Scene();
  const add = (mesh: Mesh, x: number, y: number, z: number) => {
    mesh.position.set(x, y, z);
    room.add(mesh);
  };
  add(new Mesh(new SphereGeometry(40, 24, 16), new MeshBasicMaterial({ color: "#9a7a55", side: BackSide })), 0, 0, 0);
  const window = new MeshBasicMaterial({ color: "#fff0d0" });
  window.color.multiplyScalar(7);
  for (const z of [-9, 2]) add(new Mesh(new BoxGeometry(1, 12, 8), window), -24, 14, z);
  const ceiling = new MeshBasicMaterial({ color: "#ffe9c8" });
  ceiling.color.multiplyScalar(1.5);
  add(new Mesh(new BoxGeometry(26, 1, 26), ceiling), 0, 28, 0);
  add(new Mesh(new BoxGeometry(60, 1, 60), new MeshBasicMaterial({ color: "#4a2c17" })), 0, -14, 0);
  return room;
}
