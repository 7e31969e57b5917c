import { useEffect, useMemo } from "react";
import { type BufferGeometry, type Material, Mesh, PlaneGeometry } from "three";
import { basketFloor, basketGeometry } from "../geometry/basket-geometry";
import { gardenProps } from "../geometry/pieces";
import { railFloor, woodenFrames } from "../geometry/wood-geometry";
import { type TableLayout, TRAY_FLOOR } from "../layout";
import { surface } from "../materials";
import type { QualityLook } from "../quality";
import { darkWood, feltTexture, linenTexture, reedFloor, runnerTexture, tableWood } from "../textures/surfaces";

const TABLE = { width: 110, depth: 70 };
const BOARD_LENGTH = 26;
const RUNNER_WIDTH = 15.4;

/** Table top, runner, basket, tray, rail and the things at the edge: built once for a table, never moving. */
export function Furniture({ layout, look }: { layout: TableLayout; look: QualityLook }) {
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

function build(layout: TableLayout, look: QualityLook): Mesh[] {
  const { basket, tray, rail, bounds } = layout;
  const meshes: Mesh[] = [];
  const add = (geometry: BufferGeometry, material: Material, casts = false) => {
    const mesh = new Mesh(geometry, material);
    mesh.castShadow = casts;
    mesh.receiveShadow = true;
    mesh.matrixAutoUpdate = false;
    meshes.push(mesh);
    return mesh;
  };

  add(ground(TABLE.width, TABLE.depth, 0, 0, 0, BOARD_LENGTH), surface(look, { map: tableWood(), roughness: 0.55 }));

  const depth = bounds.depth + 26;
  const runner = ground(RUNNER_WIDTH, depth, 0, bounds.z, 0.015, null);
  const cloth = surface(look, { map: runnerTexture(2), roughness: 0.95 });
  const uv = runner.getAttribute("uv");
  for (let vertex = 0; vertex < uv.count; vertex++) uv.setY(vertex, (uv.getY(vertex) * depth) / (RUNNER_WIDTH * 2));
  add(runner, cloth);

  add(
    basketGeometry(basket).translate(basket.x, 0, basket.z),
    surface(look, { vertexColors: true, roughness: 0.75 }),
    true,
  );
  add(basketFloor(basket), surface(look, { map: reedFloor(), roughness: 0.9 }));

  add(woodenFrames(tray, rail), surface(look, { map: darkWood(), roughness: 0.42 }), true);
  add(
    ground(tray.width, tray.depth, tray.x, tray.z, TRAY_FLOOR, 3),
    surface(look, { map: feltTexture(), roughness: 1 }),
  );
  add(railFloor(rail), surface(look, { map: linenTexture(), roughness: 0.95 }));

  const [right, far] = [bounds.width / 2, bounds.z - bounds.depth / 2];
  add(
    gardenProps([
      { x: bounds.x - right - 1.7, z: far + 0.9, size: 1.05, turn: 0.4 },
      { x: bounds.x - right - 3.3, z: far + 2.6, size: 0.85, turn: 2.2 },
      { x: bounds.x + right + 1.9, z: far + 1.1, size: 0.95, turn: 1.2 },
    ]),
    surface(look, { vertexColors: true, roughness: 0.25 }),
    true,
  );
  return meshes;
}

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
