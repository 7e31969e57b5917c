import { BoxGeometry, type BufferGeometry, Float32BufferAttribute } from "three";
import { type Area, KARMA_HEIGHT, MAT_THICKNESS, type MatLayout, RAIL_FLOOR, TRAY_RIM } from "../layout";
import { barSection, evenStops, type Loop, roundedLoop, sweep } from "./sweep";
import { joined } from "./tint";

/** Drawn height of the tray's rim: lower than the walls of the physics, so that no die hides behind it. */
const TRAY_RIM_HEIGHT = 0.72;
const RAIL_RIM = 0.22;

/** Stops dense in the corners and sparse along the sides. */
function frameStops(loop: Loop, width: number, depth: number, radius: number): number[] {
  const arc = (Math.PI / 2) * radius;
  const sides = [depth - 2 * radius, width - 2 * radius, depth - 2 * radius, width - 2 * radius];
  const stops: number[] = [];
  let at = 0;
  for (const side of sides) {
    stops.push(at, at + side * 0.5);
    at += side;
    for (let step = 0; step < 6; step++) stops.push(at + (step / 6) * arc);
    at += arc;
  }
  return stops.filter((stop) => stop < loop.length);
}

function frame(area: Area, thick: number, height: number, radius: number): BufferGeometry {
  const loop = roundedLoop(area.width, area.depth, radius);
  const geometry = sweep({
    loop,
    stops: frameStops(loop, area.width, area.depth, radius),
    closed: false,
    section: () => barSection(thick, height, Math.min(0.16, thick / 2.2)),
    texture: 5,
  });
  return geometry.translate(area.x, 0, area.z);
}

/** The tray's rim, and the shelf for dice set aside. */
export function woodenFrames(tray: Area, rail: Area): BufferGeometry {
  const shelf = { ...rail, width: rail.width - 2 * RAIL_RIM, depth: rail.depth - 2 * RAIL_RIM };
  return joined([frame(tray, TRAY_RIM, TRAY_RIM_HEIGHT, 0.3), frame(shelf, RAIL_RIM, RAIL_FLOOR + 0.16, 0.12)]);
}

/** The linen-lined floor of the shelf. */
export function railFloor(rail: Area): BufferGeometry {
  const floor = new BoxGeometry(rail.width - 2 * RAIL_RIM, RAIL_FLOOR, rail.depth - 2 * RAIL_RIM);
  const uv = floor.getAttribute("uv");
  const top = 8;
  for (let vertex = top; vertex < top + 4; vertex++) uv.setXY(vertex, uv.getX(vertex) * 6, uv.getY(vertex) * 0.55);
  return floor.translate(rail.x, RAIL_FLOOR / 2, rail.z);
}

/** One mat's karma board in the mat's frame; its top carries the whole texture, its sides a strip of it. */
export function karmaBoard(mat: MatLayout): BufferGeometry {
  const { width, depth } = mat.karma;
  const loop = roundedLoop(width - 0.14, depth - 0.14, 0.14);
  const side = sweep({
    loop,
    stops: evenStops(loop.length, 64),
    closed: false,
    section: () => [
      { out: -0.6, up: KARMA_HEIGHT },
      { out: 0.02, up: KARMA_HEIGHT },
      { out: 0.06, up: KARMA_HEIGHT - 0.03 },
      { out: 0.07, up: 0 },
    ],
  });
  side.deleteAttribute("color");
  // The inner ring reaches past the middle of the narrow board: flatten it onto the centre line.
  const position = side.getAttribute("position");
  const uvs = new Float32Array(position.count * 2);
  for (let vertex = 0; vertex < position.count; vertex++) {
    if (vertex % 4 === 0) {
      position.setZ(vertex, 0);
      position.setX(vertex, Math.max(-width / 2 + 0.4, Math.min(width / 2 - 0.4, position.getX(vertex))));
    }
    uvs[vertex * 2] = position.getX(vertex) / width + 0.5;
    uvs[vertex * 2 + 1] = 0.5 + position.getZ(vertex) / depth;
  }
  side.setAttribute("uv", new Float32BufferAttribute(uvs, 2));
  side.computeVertexNormals();
  return side.translate(mat.karma.x, MAT_THICKNESS, mat.karma.z);
}
