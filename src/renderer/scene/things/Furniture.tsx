import { useEffect, useMemo } from "react";
import { AdditiveBlending, type BufferGeometry, type Material, Mesh, MeshBasicMaterial, PlaneGeometry } from "three";
import { basketFloor, basketGeometry } from "../geometry/basket-geometry";
import { lanternShine, lanterns } from "../geometry/lanterns";
import { gardenProps } from "../geometry/pieces";
import { railFloor, woodenFrames } from "../geometry/wood-geometry";
import { type TableLayout, TRAY_FLOOR } from "../layout";
import type { SceneLook } from "../look";
import { surface } from "../materials";
import {
  clothTexture,
  FRAME_PIXELS,
  feltTexture,
  reedFloor,
  runnerTexture,
  shineTexture,
  woodTexture,
} from "../textures/surfaces";
import type { SceneTheme } from "../themes/scene-theme";

const TABLE = { width: 110, depth: 70 };
const BOARD_LENGTH = 26;
const RUNNER_WIDTH = 15.4;
/** What lies under everything is drawn last, where nothing covers it: light is not worked out for what is not seen. */
const UNDERMOST = 2;

/** Table top, runner, basket, tray, rail and the things at the edge: built once for a table, never moving. */
export function Furniture({ layout, look }: { layout: TableLayout; look: SceneLook }) {
  const meshes = useMemo(() => build(layout, look), [layout, look]);
  useEffect(
    () => () => {
      for (const { geometry, material } of meshes) {
        geometry.dispose();
        (material as Material).dispose();
      }
    },
    [meshes],
  );
  return meshes.map((mesh) => <primitive key={mesh.uuid} object={mesh} />);
}

function build(layout: TableLayout, look: SceneLook): Mesh[] {
  const { basket, tray, rail, bounds } = layout;
  const { theme } = look;
  const meshes: Mesh[] = [];
  const add = (geometry: BufferGeometry, material: Material, casts = false) => {
    const mesh = new Mesh(geometry, material);
    mesh.castShadow = casts;
    mesh.receiveShadow = true;
    mesh.matrixAutoUpdate = false;
    meshes.push(mesh);
    return mesh;
  };

  if (theme.top) {
    const boards = surface(look, { map: woodTexture(theme.top, look.boardPixels), roughness: 0.55 });
    add(ground(TABLE.width, TABLE.depth, 0, 0, 0, BOARD_LENGTH), boards).renderOrder = UNDERMOST;
  }
  if (theme.runner) {
    const depth = bounds.depth + 26;
    const runner = ground(RUNNER_WIDTH, depth, 0, bounds.z, 0.015, null);
    const uv = runner.getAttribute("uv");
    for (let vertex = 0; vertex < uv.count; vertex++) uv.setY(vertex, (uv.getY(vertex) * depth) / (RUNNER_WIDTH * 2));
    add(runner, surface(look, { map: runnerTexture(theme.runner, 2), roughness: 0.95 })).renderOrder = UNDERMOST - 1;
  }

  add(
    basketGeometry(basket).translate(basket.x, 0, basket.z),
    surface(look, { vertexColors: true, roughness: 0.75 }),
    true,
  );
  add(basketFloor(basket), surface(look, { map: reedFloor(), roughness: 0.9 }));

  add(woodenFrames(tray, rail), surface(look, { map: woodTexture(theme.frame, FRAME_PIXELS), roughness: 0.42 }), true);
  add(
    ground(tray.width, tray.depth, tray.x, tray.z, TRAY_FLOOR, 3),
    surface(look, { map: feltTexture(theme.felt), roughness: 1 }),
  );
  add(railFloor(rail), surface(look, { map: clothTexture(theme.cloth), roughness: 0.95 }));

  if (theme.about) ABOUT[theme.about](spotsAbout(bounds), look, add);
  return meshes;
}

type Add = (geometry: BufferGeometry, material: Material, casts?: boolean) => Mesh;
type AboutSpot = Parameters<typeof gardenProps>[0][number];

/** Where things lie about: beyond the far corners of what is played on. */
function spotsAbout(bounds: TableLayout["bounds"]): AboutSpot[] {
  const [right, far] = [bounds.width / 2, bounds.z - bounds.depth / 2];
  return [
    { x: bounds.x - right - 1.7, z: far + 0.9, size: 1.05, turn: 0.4 },
    { x: bounds.x - right - 3.3, z: far + 2.6, size: 0.85, turn: 2.2 },
    { x: bounds.x + right + 1.9, z: far + 1.1, size: 0.95, turn: 1.2 },
  ];
}

const ABOUT: Readonly<
  Record<NonNullable<SceneTheme["about"]>, (spots: AboutSpot[], look: SceneLook, add: Add) => void>
> = {
  tomatoes: (spots, look, add) => {
    add(gardenProps(spots), surface(look, { vertexColors: true, roughness: 0.25 }), true);
  },
  lanterns: (spots, _look, add) => {
    // Their own light: the sun adds nothing to it.
    add(lanterns(spots), new MeshBasicMaterial({ vertexColors: true }));
    const shine = add(
      lanternShine(spots),
      new MeshBasicMaterial({ map: shineTexture(), transparent: true, depthWrite: false, blending: AdditiveBlending }),
    );
    shine.receiveShadow = false;
  },
};

/** A level rectangle; `repeat` is the length that one texture covers, null once over. */
function ground(width: number, depth: number, x: number, z: number, y: number, repeat: number | null): BufferGeometry {
  const geometry = new PlaneGeometry(width, depth).rotateX(-Math.PI / 2).translate(x, y, z);
  if (repeat === null) return geometry;
  const uv = geometry.getAttribute("uv");
  for (let vertex = 0; vertex < uv.count; vertex++) {
    uv.setXY(vertex, (uv.getX(vertex) * width) / repeat, (uv.getY(vertex) * depth) / repeat);
  }
  return geometry;
}
