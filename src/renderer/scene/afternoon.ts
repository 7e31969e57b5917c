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

/** The low warm sun from the far left, where surfaces reflect and where they are plain. */
export const SUN = {
  reflecting: { colour: "#ffdca6", strength: 2.45 },
  plain: { colour: "#ffe6c0", strength: 3.1 },
  /** From where it stands to what it shines on, in die edges. */
  away: { x: -17, y: 25, z: -13 },
} as const;

/** Light from all sides: sky above, wood below. */
export const SKY = {
  reflecting: { sky: "#fff1d8", ground: "#8a5a34", strength: 0.85, surroundings: 0.55 },
  plain: { sky: "#fff6e8", ground: "#8a6444", strength: 1.35 },
} as const;

/** The room as surfaces mirror it; the caller disposes what it is given. */
export function surroundings(gl: WebGLRenderer): WebGLRenderTarget {
  const generator = new PMREMGenerator(gl);
  const room = afternoonRoom();
  const target = generator.fromScene(room, 0.05);
  generator.dispose();
  room.traverse((thing) => {
    if (!(thing instanceof Mesh)) return;
    thing.geometry.dispose();
    thing.material.dispose();
  });
  return target;
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
