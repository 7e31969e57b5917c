import {
  BufferGeometry,
  DataTexture,
  DirectionalLight,
  Float32BufferAttribute,
  HemisphereLight,
  InstancedMesh,
  type Material,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  Scene,
  SRGBColorSpace,
  type WebGLRenderer,
} from "three";
import { createDieMaterial } from "../dice/die-materials";
import type { KindLook } from "../dice/sets/dice-set";
import { KeptPicture } from "./kept-picture";
import type { SceneLook } from "./look";
import { inOwnColours, surface } from "./materials";
import { roomOf } from "./surroundings";

const NOWHERE = new Matrix4().makeTranslation(0, 0, -2);

/**
 * Draws one small thing of every kind into every kind of picture that comes first, before anything is on the canvas:
 * graphics drivers compile at the first use, and so do it while the scene is still being built. What it makes is small
 * and stays as long as the renderer, or its programs would go with it.
 */
export function warmUp(gl: WebGLRenderer, look: SceneLook, kinds: readonly KindLook[]): void {
  const scene = sceneOfEveryKind(look, kinds);
  if (look.reflections) {
    scene.environment = roomOf(gl, look.theme.room).texture;
    scene.environmentIntensity = look.theme.room.share;
  }
  const camera = new PerspectiveCamera();
  camera.layers.enableAll();
  gl.shadowMap.needsUpdate = true;
  for (const kind of PICTURES[look.kept]) {
    const picture = new KeptPicture(kind);
    picture.take(gl, scene, camera);
    picture.show(gl);
  }
  if (look.kept !== "everything") gl.render(scene, camera);
}

/** What the painters take first. */
const PICTURES: Readonly<Record<SceneLook["kept"], ConstructorParameters<typeof KeptPicture>[0][]>> = {
  nothing: [],
  "what is still": [{ samples: 0, depths: true }],
  everything: [{ samples: 0 }],
};

function sceneOfEveryKind(look: SceneLook, kinds: readonly KindLook[]): Scene {
  const scene = new Scene();
  const sun = new DirectionalLight();
  sun.castShadow = look.shadowMap > 0;
  sun.position.set(0, 1, 0);
  const map = new DataTexture(new Uint8Array([255, 255, 255, 255]), 1, 1);
  map.colorSpace = SRGBColorSpace;
  map.needsUpdate = true;
  const painted = surface(look, { vertexColors: true });
  const triangle = smallTriangle();
  const instances = (material: Material) => {
    const mesh = new InstancedMesh(triangle, material, 1);
    mesh.setMatrixAt(0, NOWHERE);
    return mesh;
  };
  const single = (material: Material) => {
    const mesh = new Mesh(triangle, material);
    mesh.applyMatrix4(NOWHERE);
    return mesh;
  };
  const solid = [
    single(painted),
    single(surface(look, { map })),
    inOwnColours(instances(painted)),
    ...kinds.map(({ finish }) => inOwnColours(instances(createDieMaterial(finish, look.dice)))),
  ];
  for (const mesh of solid) {
    mesh.castShadow = true;
    mesh.receiveShadow = true;
  }
  const glow = instances(new MeshBasicMaterial({ map, transparent: true, depthWrite: false }));
  scene.add(sun, sun.target, new HemisphereLight(), ...solid, glow);
  return scene;
}

/** With all that any thing of the scene has at its corners. */
function smallTriangle(): BufferGeometry {
  const geometry = new BufferGeometry();
  const give = (name: string, size: number, values: number[]) =>
    geometry.setAttribute(name, new Float32BufferAttribute(values, size));
  give("position", 3, [0, 0, 0, 0.01, 0, 0, 0, 0.01, 0]);
  give("normal", 3, [0, 0, 1, 0, 0, 1, 0, 0, 1]);
  give("color", 3, [1, 1, 1, 1, 1, 1, 1, 1, 1]);
  give("uv", 2, [0, 0, 1, 0, 0, 1]);
  give("patterned", 1, [1, 1, 1]);
  return geometry;
}
