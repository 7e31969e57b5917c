import {
  BackSide,
  BoxGeometry,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  SphereGeometry,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from "three";
import type { SceneTheme } from "./themes/scene-theme";

/** From where the low sun stands to what it shines on, in die edges: the far left, in every theme. */
export const SUN_AWAY = { x: -17, y: 25, z: -13 } as const;

const rooms = new WeakMap<WebGLRenderer, Map<SceneTheme["room"], WebGLRenderTarget>>();

/** The room as surfaces mirror it: worked out once for a renderer, and let go with it. */
export function roomOf(gl: WebGLRenderer, room: SceneTheme["room"]): WebGLRenderTarget {
  const known = rooms.get(gl) ?? new Map<SceneTheme["room"], WebGLRenderTarget>();
  rooms.set(gl, known);
  const target = known.get(room) ?? mirrored(gl, room);
  known.set(room, target);
  return target;
}

/** After its context was lost a renderer has nothing left of what was worked out for it. */
export const forgetRooms = (gl: WebGLRenderer): void => void rooms.delete(gl);

function mirrored(gl: WebGLRenderer, room: SceneTheme["room"]): WebGLRenderTarget {
  const generator = new PMREMGenerator(gl);
  const scene = roomScene(room);
  const target = generator.fromScene(scene, 0.05);
  generator.dispose();
  scene.traverse((thing) => {
    if (!(thing instanceof Mesh)) return;
    thing.geometry.dispose();
    thing.material.dispose();
  });
  return target;
}

/** What shines on enamel and pips: a bright window at the left, a ceiling, the floor below. */
function roomScene({ walls, window, brightness, ceiling, floor }: SceneTheme["room"]): Scene {
  const scene = new Scene();
  const add = (mesh: Mesh, x: number, y: number, z: number) => {
    mesh.position.set(x, y, z);
    scene.add(mesh);
  };
  add(new Mesh(new SphereGeometry(40, 24, 16), new MeshBasicMaterial({ color: walls, side: BackSide })), 0, 0, 0);
  const pane = new MeshBasicMaterial({ color: window });
  pane.color.multiplyScalar(brightness);
  for (const z of [-9, 2]) add(new Mesh(new BoxGeometry(1, 12, 8), pane), -24, 14, z);
  const above = new MeshBasicMaterial({ color: ceiling });
  above.color.multiplyScalar(1.5);
  add(new Mesh(new BoxGeometry(26, 1, 26), above), 0, 28, 0);
  add(new Mesh(new BoxGeometry(60, 1, 60), new MeshBasicMaterial({ color: floor })), 0, -14, 0);
  return scene;
}
