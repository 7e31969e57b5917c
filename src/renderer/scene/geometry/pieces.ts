import {
  type BufferGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  LatheGeometry,
  Shape,
  SphereGeometry,
  Vector2,
} from "three";
import { COLOURS } from "../../theme/colours";
import { TOKEN_HEIGHT } from "../layout";
import { decorRandom } from "../textures/noise";
import { joined, tinted } from "./tint";

/** A flat outline laid on the table: shape y points away from the viewer. */
function slab(shape: Shape, height: number, bevel: number, segments = 3): BufferGeometry {
  const geometry = new ExtrudeGeometry(shape, {
    depth: Math.max(0.001, height - 2 * bevel),
    bevelEnabled: bevel > 0,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelSegments: segments,
    curveSegments: 14,
  });
  geometry.translate(0, 0, bevel);
  geometry.rotateX(-Math.PI / 2);
  return geometry;
}

function polar(count: number, radius: (angle: number) => number): Shape {
  const shape = new Shape();
  for (let step = 0; step <= count; step++) {
    const angle = (step / count) * Math.PI * 2;
    const r = radius(angle);
    const [x, y] = [Math.sin(angle) * r, Math.cos(angle) * r];
    if (step === 0) shape.moveTo(x, y);
    else shape.lineTo(x, y);
  }
  return shape;
}

/** Five pointed sepals. */
const calyxShape = (size: number): Shape =>
  polar(60, (angle) => size * (0.3 + 0.7 * Math.abs(Math.cos((angle * 5) / 2)) ** 2.2));

/** A tomato token: an enamelled disc lobed like a tomato, its calyx at the far edge. */
export function tokenGeometry(radius: number): BufferGeometry {
  const lobes = (r: number) => polar(72, (angle) => r * (1 + 0.03 * Math.cos(angle * 5) - 0.05 * Math.cos(angle) ** 8));
  const bevel = 0.05;
  const body = tinted(slab(lobes(radius - bevel), TOKEN_HEIGHT, bevel), COLOURS.tomato);
  const rim = tinted(slab(lobes(radius + 0.015), TOKEN_HEIGHT * 0.35, 0.015, 1), "#4a130c");
  const calyx = tinted(slab(calyxShape(radius * 0.52), 0.06, 0.02, 2), "#4f8a34");
  calyx.translate(0, TOKEN_HEIGHT - 0.02, -radius * 0.66);
  const stem = tinted(new CylinderGeometry(0.035, 0.05, 0.16, 6), "#3c6b28");
  stem.translate(0, TOKEN_HEIGHT + 0.1, -radius * 0.66);
  // Cut flesh, so that a red die on the token keeps its outline.
  const flesh = tinted(slab(lobes(radius * 0.8), 0.012, 0), "#e57d62").translate(0, TOKEN_HEIGHT, 0.02);
  return joined([rim, body, flesh, calyx, stem]);
}

export function heartGeometry(): BufferGeometry {
  const shape = new Shape();
  shape.moveTo(0, -0.26);
  shape.bezierCurveTo(-0.06, -0.2, -0.3, -0.02, -0.3, 0.12);
  shape.bezierCurveTo(-0.3, 0.3, -0.06, 0.32, 0, 0.15);
  shape.bezierCurveTo(0.06, 0.32, 0.3, 0.3, 0.3, 0.12);
  shape.bezierCurveTo(0.3, -0.02, 0.06, -0.2, 0, -0.26);
  return slab(shape, 0.2, 0.05);
}

/** A splinter of a heart: three make one karma (DT-K4). */
export function shardGeometry(): BufferGeometry {
  const shape = new Shape();
  shape.moveTo(0, -0.17);
  shape.lineTo(0.15, 0.02);
  shape.lineTo(0.07, 0.18);
  shape.lineTo(-0.14, 0.11);
  shape.closePath();
  return slab(shape, 0.14, 0.03, 2);
}

/** The turn marker: a seedling in a small terracotta pot. */
export function potGeometry(): BufferGeometry {
  const profile = [
    [0, 0],
    [0.2, 0],
    [0.26, 0.3],
    [0.31, 0.3],
    [0.32, 0.42],
    [0.27, 0.43],
    [0.25, 0.36],
    [0, 0.35],
  ].map(([x, y]) => new Vector2(x, y));
  const pot = tinted(new LatheGeometry(profile, 20), "#c0633a");
  const soil = tinted(new CylinderGeometry(0.25, 0.25, 0.02, 16), "#3a2415").translate(0, 0.37, 0);
  const stem = tinted(new CylinderGeometry(0.025, 0.03, 0.4, 6), "#5d9140").translate(0, 0.55, 0);
  const leaves = [0, 1, 2, 3].map((leaf) => {
    const blade = tinted(new SphereGeometry(0.2, 10, 6), leaf % 2 ? "#6aa84a" : "#568f3a");
    blade.scale(1, 0.16, 0.46).translate(0.2, 0, 0).rotateZ(0.35);
    return blade.rotateY((leaf * Math.PI) / 2 + 0.4).translate(0, leaf < 2 ? 0.72 : 0.62, 0);
  });
  const tomato = tinted(new SphereGeometry(0.11, 12, 8), COLOURS.tomato).translate(0.05, 0.8, 0.08);
  return joined([pot, soil, stem, ...leaves, tomato]);
}

/** The ketchup splatter of the last player (DT-S4). */
export function splatterGeometry(): BufferGeometry {
  const random = decorRandom(23);
  const arms = Array.from({ length: 11 }, () => ({
    at: random() * 6.28,
    reach: 0.12 + random() * 0.26,
    sharp: 14 + random() * 30,
  }));
  const blob = polar(120, (angle) => {
    let r = 0.25;
    for (const arm of arms) r += arm.reach * Math.exp(-arm.sharp * (1 - Math.cos(angle - arm.at)));
    return r;
  });
  const parts = [slab(blob, 0.07, 0.03)];
  for (let drop = 0; drop < 6; drop++) {
    const [angle, far, size] = [random() * 6.28, 0.52 + random() * 0.14, 0.03 + random() * 0.04];
    const round = new SphereGeometry(size, 8, 6);
    parts.push(round.scale(1, 0.5, 1).translate(Math.sin(angle) * far, 0.02, Math.cos(angle) * far));
  }
  return joined(parts);
}

/** The medal for the first sixth tomato (DT-H4): a golden coin with a tomato on it. */
export function medalGeometry(): BufferGeometry {
  const coin = tinted(new CylinderGeometry(0.4, 0.42, 0.1, 32), "#d9a62e").translate(0, 0.05, 0);
  const ring = tinted(
    slab(
      polar(40, (angle) => 0.34 + 0.03 * Math.cos(angle * 20)),
      0.03,
      0.01,
      1,
    ),
    "#f2cf63",
  );
  ring.translate(0, 0.1, 0);
  const fruit = tinted(new SphereGeometry(0.22, 16, 8), COLOURS.tomato)
    .scale(1, 0.4, 0.92)
    .translate(0, 0.13, 0.02);
  const calyx = tinted(slab(calyxShape(0.17), 0.03, 0.01, 1), "#4f8a34").translate(0, 0.2, -0.1);
  return joined([coin, ring, fruit, calyx]);
}

/** Tomatoes and leaves that lie about at the table's edge. */
export function gardenProps(spots: readonly { x: number; z: number; size: number; turn: number }[]): BufferGeometry {
  const tomato = looseTomato();
  const lying = spots.map(({ x, z, size, turn }) =>
    tomato
      .clone()
      .scale(size, size, size)
      .rotateX(0.25)
      .rotateY(turn)
      .translate(x, size * 0.78, z),
  );
  tomato.dispose();
  return joined(lying);
}

/** A tomato of radius 1 with its calyx. */
function looseTomato(): BufferGeometry {
  const fruit = new SphereGeometry(1, 28, 18);
  const position = fruit.getAttribute("position");
  for (let vertex = 0; vertex < position.count; vertex++) {
    const [px, py, pz] = [position.getX(vertex), position.getY(vertex), position.getZ(vertex)];
    const lobe = 1 + 0.035 * Math.cos(Math.atan2(px, pz) * 5) * (1 - Math.abs(py));
    const dimple = py > 0 ? 1 - 0.16 * Math.exp(-(px * px + pz * pz) * 7) : 1;
    position.setXYZ(vertex, px * lobe, py * 0.8 * dimple, pz * lobe);
  }
  fruit.computeVertexNormals();
  const calyx = tinted(slab(calyxShape(0.62), 0.05, 0.015, 2), "#47792f").translate(0, 0.66, 0);
  const stem = tinted(new CylinderGeometry(0.04, 0.07, 0.4, 6), "#3c6b28")
    .rotateZ(0.3)
    .translate(-0.04, 0.8, 0);
  return joined([tinted(fruit, "#cf3a22"), calyx, stem]);
}
