import { type BufferGeometry, CylinderGeometry, PlaneGeometry, SphereGeometry } from "three";
import { joined, tinted } from "./tint";

interface Spot {
  x: number;
  z: number;
  size: number;
}

const RIBS = 10;

/** Paper lanterns standing on the table, bright in their middle and darker at their ends. */
export function lanterns(spots: readonly Spot[]): BufferGeometry {
  return joined(
    spots.flatMap(({ x, z, size }) => {
      const paper = tinted(new SphereGeometry(size, 36, 20), "#ff8f3a");
      const at = paper.getAttribute("position");
      const colour = paper.getAttribute("color");
      for (let vertex = 0; vertex < at.count; vertex++) {
        const [px, py, pz] = [at.getX(vertex), at.getY(vertex), at.getZ(vertex)];
        const rib = Math.abs(Math.sin(Math.acos(Math.max(-1, Math.min(1, py / size))) * RIBS));
        const glow = (0.42 + 0.58 * (1 - Math.abs(py / size)) ** 0.8) * (0.62 + 0.38 * rib);
        at.setXYZ(vertex, px * (0.97 + 0.03 * rib), py * 0.86, pz * (0.97 + 0.03 * rib));
        colour.setXYZ(
          vertex,
          colour.getX(vertex) * glow,
          colour.getY(vertex) * glow ** 1.6,
          colour.getZ(vertex) * glow ** 2.4,
        );
      }
      const ring = () => tinted(new CylinderGeometry(size * 0.36, size * 0.36, size * 0.16, 20), "#2a120f");
      return [paper, ring().translate(0, size * 0.84, 0), ring().translate(0, -size * 0.84, 0)].map((part) =>
        part.translate(x, size * 0.92, z),
      );
    }),
  );
}

/** Light that falls from them on the boards, each a disc's square. */
export function lanternShine(spots: readonly Spot[]): BufferGeometry {
  return joined(
    spots.map(({ x, z, size }) => new PlaneGeometry(size * 11, size * 11).rotateX(-Math.PI / 2).translate(x, 0.012, z)),
  );
}
