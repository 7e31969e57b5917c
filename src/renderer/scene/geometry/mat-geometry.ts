import { type BufferGeometry, Float32BufferAttribute, Shape, ShapeGeometry } from "three";
import { MAT_THICKNESS, type MatLayout } from "../layout";
import { evenStops, roundedLoop, sweep } from "./sweep";
import { joined } from "./tint";

export function roundedShape(width: number, depth: number, radius: number): Shape {
  const [x, y] = [width / 2, depth / 2];
  const shape = new Shape();
  shape.moveTo(-x + radius, -y);
  shape.lineTo(x - radius, -y).quadraticCurveTo(x, -y, x, -y + radius);
  shape.lineTo(x, y - radius).quadraticCurveTo(x, y, x - radius, y);
  shape.lineTo(-x + radius, y).quadraticCurveTo(-x, y, -x, y - radius);
  shape.lineTo(-x, -y + radius).quadraticCurveTo(-x, -y, -x + radius, -y);
  return shape;
}

/** A sheet of thick paper in the mat's frame; the texture covers its top, the sides repeat its edge. */
export function matGeometry(mat: MatLayout): BufferGeometry {
  const radius = 0.22;
  const top = new ShapeGeometry(roundedShape(mat.width, mat.depth, radius), 5);
  top.rotateX(-Math.PI / 2).translate(0, MAT_THICKNESS, 0);
  const loop = roundedLoop(mat.width, mat.depth, radius);
  const side = sweep({
    loop,
    stops: evenStops(loop.length, 72),
    closed: false,
    section: () => [
      { out: 0, up: MAT_THICKNESS },
      { out: 0.015, up: MAT_THICKNESS - 0.02 },
      { out: 0.02, up: 0 },
    ],
  });
  side.deleteAttribute("color");
  for (const part of [top, side]) {
    const position = part.getAttribute("position");
    const uvs = new Float32Array(position.count * 2);
    for (let vertex = 0; vertex < position.count; vertex++) {
      uvs[vertex * 2] = Math.min(0.998, Math.max(0.002, position.getX(vertex) / mat.width + 0.5));
      uvs[vertex * 2 + 1] = Math.min(0.998, Math.max(0.002, 0.5 + position.getZ(vertex) / mat.depth));
    }
    part.setAttribute("uv", new Float32BufferAttribute(uvs, 2));
  }
  return joined([top, side]);
}
