import { ShapeUtils, Vector2 } from "three";
import { UP } from "../faces";
import type { Mark } from "../marks/face-marks";
import type { Point } from "../marks/outline";
import { cross, rotate, turnBetween, type Vec } from "../quaternion";
import { type Paint, type Surface, unit } from "./surface";

/** Less light reaches the walls of a recess than its floor. */
const WALL_SHADE = 0.62;

/** The flat plane of one side: points of the face at a depth below it, and directions in it, in the die's frame. */
class Plane {
  private readonly right: Vec;
  private readonly up: Vec;

  /** A die laid down to show this side, without a further turn, shows it upright to the viewer. */
  constructor(readonly normal: Vec) {
    const [x, y, z, w] = turnBetween(normal, UP);
    const [px, py, pz] = rotate([-x, -y, -z, w], [1, 0, 0]);
    this.right = [Math.round(px), Math.round(py), Math.round(pz)];
    this.up = cross(normal, this.right);
  }

  at([u, v]: Point, depth: number): Vec {
    return this.sum(0.5 - depth, u, v);
  }

  /** A direction that leaves the face by `out` and goes along it by u and v. */
  along(out: number, u: number, v: number): Vec {
    return unit(this.sum(out, u, v));
  }

  private sum(out: number, u: number, v: number): Vec {
    const { normal, right, up } = this;
    return [
      normal[0] * out + right[0] * u + up[0] * v,
      normal[1] * out + right[1] * u + up[1] * v,
      normal[2] * out + right[2] * u + up[2] * v,
    ];
  }
}

/** One side: a square of `half` to each way from its middle, with its marks cut in; bowls in so many rings. */
export function addFace(
  surface: Surface,
  normal: Vec,
  half: number,
  marks: readonly Mark[],
  paint: { body: Paint; mark: Paint },
  rings: number,
): void {
  const plane = new Plane(normal);
  const contour: Point[] = [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ];
  addSheet(
    surface,
    plane,
    0,
    contour,
    marks.map(({ outline }) => outline.outer),
    paint.body,
  );
  for (const mark of marks) {
    for (const island of mark.outline.islands) addSheet(surface, plane, 0, island, [], paint.body);
    if (mark.hollow === "bowl") addBowl(surface, plane, mark, paint.mark, rings);
    else addRecess(surface, plane, mark, paint.mark);
  }
}

/** A flat piece at a depth below the face, with holes. */
function addSheet(
  surface: Surface,
  plane: Plane,
  depth: number,
  contour: readonly Point[],
  holes: readonly (readonly Point[])[],
  paint: Paint,
): void {
  const vertices = [contour, ...holes]
    .flat()
    .map((point) => surface.vertex(plane.at(point, depth), plane.normal, paint));
  const flat = (points: readonly Point[]) => points.map(([u, v]) => new Vector2(u, v));
  for (const corners of ShapeUtils.triangulateShape(flat(contour), holes.map(flat))) {
    const [a, b, c] = corners.map((corner) => vertices[corner] as number);
    surface.triangle(a as number, b as number, c as number);
  }
}

/** A hollow: depth × (1 − s²) at the share s of the way from its middle to its outline. */
function addBowl(surface: Surface, plane: Plane, { outline, middle, depth }: Mark, paint: Paint, rings: number): void {
  const bottom = surface.vertex(plane.at(middle, depth), plane.normal, paint);
  let inner: number[] | null = null;
  for (let ring = 1; ring <= rings; ring++) {
    const s = ring / rings;
    const outer = outline.outer.map(([u, v]) => {
      const [du, dv] = [u - middle[0], v - middle[1]];
      const reach = Math.hypot(du, dv);
      // The wall leans towards the middle by its slope here, and less light reaches it than the bottom.
      const slope = (2 * depth * s) / reach;
      const normal = plane.along(1, (-du / reach) * slope, (-dv / reach) * slope);
      const at = plane.at([middle[0] + du * s, middle[1] + dv * s], depth * (1 - s * s));
      return surface.vertex(at, normal, paint, 1 - 0.3 * s * s);
    });
    outer.forEach((vertex, i) => {
      const next = outer[(i + 1) % outer.length] as number;
      if (!inner) surface.triangle(bottom, vertex, next);
      else surface.quad(inner[i] as number, vertex, next, inner[(i + 1) % outer.length] as number);
    });
    inner = outer;
  }
}

/** A cut with a flat floor and steep walls, round what is left standing in it too. */
function addRecess(surface: Surface, plane: Plane, { outline, depth }: Mark, paint: Paint): void {
  addSheet(surface, plane, depth, outline.outer, outline.islands, paint);
  addWalls(surface, plane, outline.outer, depth, paint, 1);
  for (const island of outline.islands) addWalls(surface, plane, island, depth, paint, -1);
}

/** Walls along a contour; they look to its inside (1) or its outside (−1). */
function addWalls(
  surface: Surface,
  plane: Plane,
  contour: readonly Point[],
  depth: number,
  paint: Paint,
  side: 1 | -1,
): void {
  const turn = side * Math.sign(ShapeUtils.area(contour.map(([u, v]) => new Vector2(u, v))));
  contour.forEach((from, i) => {
    const to = contour[(i + 1) % contour.length] as Point;
    const normal = plane.along(0, -(to[1] - from[1]) * turn, (to[0] - from[0]) * turn);
    const corner = (point: Point, at: number, shade: number) =>
      surface.vertex(plane.at(point, at), normal, paint, shade);
    surface.quad(
      corner(from, 0, WALL_SHADE),
      corner(to, 0, WALL_SHADE),
      corner(to, depth, 0.8),
      corner(from, depth, 0.8),
    );
  });
}
