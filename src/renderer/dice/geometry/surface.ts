import { BufferGeometry, type Color, Float32BufferAttribute } from "three";
import { cross, type Vec } from "../quaternion";

/** What a vertex is painted with: a colour, and whether the body's pattern runs through it. */
export interface Paint {
  colour: Color;
  patterned: boolean;
}

/** Collects triangles with their own vertices for every part, so that rims stay crisp. */
export class Surface {
  private readonly positions: number[] = [];
  private readonly normals: number[] = [];
  private readonly colours: number[] = [];
  private readonly patterned: number[] = [];
  private readonly indices: number[] = [];

  vertex(position: Vec, normal: Vec, { colour, patterned }: Paint, shade = 1): number {
    this.positions.push(...position);
    this.normals.push(...normal);
    this.colours.push(colour.r * shade, colour.g * shade, colour.b * shade);
    this.patterned.push(patterned ? 1 : 0);
    return this.positions.length / 3 - 1;
  }

  /** Turned so that it faces the way of its first corner's normal. */
  triangle(a: number, b: number, c: number): void {
    const [pa, pb, pc] = [this.at(a), this.at(b), this.at(c)];
    const [x, y, z] = cross(minus(pb, pa), minus(pc, pa));
    const n = a * 3;
    const along =
      x * (this.normals[n] as number) + y * (this.normals[n + 1] as number) + z * (this.normals[n + 2] as number);
    if (along >= 0) this.indices.push(a, b, c);
    else this.indices.push(a, c, b);
  }

  quad(a: number, b: number, c: number, d: number): void {
    this.triangle(a, b, c);
    this.triangle(a, c, d);
  }

  build(): BufferGeometry {
    const geometry = new BufferGeometry();
    geometry.setAttribute("position", new Float32BufferAttribute(this.positions, 3));
    geometry.setAttribute("normal", new Float32BufferAttribute(this.normals, 3));
    geometry.setAttribute("color", new Float32BufferAttribute(this.colours, 3));
    geometry.setAttribute("patterned", new Float32BufferAttribute(this.patterned, 1));
    geometry.setIndex(this.indices);
    geometry.computeBoundingSphere();
    return geometry;
  }

  private at(index: number): Vec {
    return [
      this.positions[index * 3] as number,
      this.positions[index * 3 + 1] as number,
      this.positions[index * 3 + 2] as number,
    ];
  }
}

const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

export const unit = (v: Vec): Vec => {
  const length = Math.hypot(...v);
  return [v[0] / length, v[1] / length, v[2] / length];
};
